import { isRecord } from '../subset.ts';
import { appliesTo, isDecidable } from './condition.ts';
import { declarationSchema, type Condition, type Declaration } from './declaration.ts';
import { inputAt } from './input-path.ts';
import { fits } from './json-schema.ts';

export type Parsed =
  | { valid: true; declaration: Declaration }
  | { valid: false; diagnostic: 'unsupported_version' | 'invalid_declaration' };

/**
 * Reads an ACC v1 declaration (release 1.0.3, sections 4 and 6). Given the operation's parameter schema, it also checks that
 * every condition names exactly one declared input of a type its operator applies to. Unknown fields are passed over.
 * A condition without the value its operator needs is invalid, though the published schema lets it pass: it could only
 * be ignored, and then nobody would be asked.
 */
export function parseDeclaration(value: unknown, parameterSchema?: unknown): Parsed {
  // A later family may be shaped otherwise, so its version is looked at first.
  if (isRecord(value) && Number.isInteger(value.version) && value.version !== 1)
    return { valid: false, diagnostic: 'unsupported_version' };
  if (!fits(declarationSchema, value)) return { valid: false, diagnostic: 'invalid_declaration' };
  const declaration = value as unknown as Declaration;
  const conditions = declaration.approval?.when ?? [];
  const isSound = (condition: Condition): boolean =>
    isDecidable(condition) && (parameterSchema === undefined || isPosed(condition, parameterSchema));
  return conditions.every(isSound)
    ? { valid: true, declaration }
    : { valid: false, diagnostic: 'invalid_declaration' };
}

function isPosed(condition: Condition, parameterSchema: unknown): boolean {
  const input = inputAt(parameterSchema, condition.param);
  return input !== undefined && appliesTo(condition, input.schema);
}
