import { parseDeclaration } from './parse-declaration.ts';

/** Should arguments and results be kept redacted (ACC 4.7)? Of a malformed declaration, yes. */
export function isAuditSensitive(declaration: unknown): boolean {
  const parsed = parseDeclaration(declaration);
  return !parsed.valid || parsed.declaration.audit?.sensitive === true;
}
