export { decide, type Decision, type Invocation } from './acc/decide.ts';
export type { Condition, Declaration, Operator, Risk } from './acc/declaration.ts';
export { effectiveRisk } from './acc/effective-risk.ts';
export { isAuditSensitive } from './acc/is-audit-sensitive.ts';
export { isExposed, type Exposure } from './acc/is-exposed.ts';
export type { JsonSchema } from './acc/json-schema.ts';
export { parseDeclaration, type Parsed } from './acc/parse-declaration.ts';
