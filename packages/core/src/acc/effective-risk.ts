import type { Risk } from './declaration.ts';
import { parseDeclaration } from './parse-declaration.ts';

/**
 * The declared risk, else what `execution.readonly` says, else `low` for GET, else `medium` (ACC 4.4; bindings/openapi, input
 * mapping: an explicit `readonly: false` outweighs GET). `method` is that of an OpenAPI operation, in either case of letters.
 * A malformed declaration is `high`.
 */
export function effectiveRisk(declaration: unknown, method?: string): Risk {
  const parsed = parseDeclaration(declaration);
  if (!parsed.valid) return 'high';
  const { risk, execution } = parsed.declaration;
  const isReadonly = execution?.readonly ?? method?.toUpperCase() === 'GET';
  return risk?.level ?? (isReadonly ? 'low' : 'medium');
}
