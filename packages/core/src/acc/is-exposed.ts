import { parseDeclaration } from './parse-declaration.ts';

/** What the page knows: does its policy allow the declared scope, and did its own session source name a subject? */
export interface Exposure {
  scopeAllowed: boolean;
  trustedSubject: boolean;
}

/**
 * May the capability be on display (ACC 3, 4.2, 4.3, 4.5)? A malformed declaration never is. Reach only: the shop's server
 * still decides. Whoever a caller or an argument claims to be is no trusted subject, so both answers must be `true` itself.
 */
export function isExposed(declaration: unknown, { scopeAllowed, trustedSubject }: Exposure): boolean {
  const parsed = parseDeclaration(declaration);
  if (!parsed.valid || !parsed.declaration.enabled || scopeAllowed !== true) return false;
  return parsed.declaration.subject?.required !== true || trustedSubject === true;
}
