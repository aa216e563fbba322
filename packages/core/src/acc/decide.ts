import { isRecord } from '../subset.ts';
import { meets } from './condition.ts';
import { inputAt, valueAt } from './input-path.ts';
import { isJson } from './json.ts';
import { fits, type JsonSchema } from './json-schema.ts';
import { parseDeclaration } from './parse-declaration.ts';

/** `allow` means only that no approval intent is created; authority stays with the shop's server (ACC 2.1). */
export type Decision = 'allow' | 'approval_required' | 'reject_invalid_arguments';

/** One call: the operation's input schema, all inputs in one object, and the arguments as parsed JSON. */
export interface Invocation {
  parameterSchema: JsonSchema;
  args: unknown;
}

/**
 * Decides one call before it reaches the operation (ACC 4.6): arguments that do not fit, or that a condition cannot compare,
 * are rejected; `required` dominates; of `when`, any match is enough. What cannot be decided is rejected too: a malformed
 * declaration, a condition on no input or on several, a schema that does not describe an object.
 */
export function decide(declaration: unknown, { parameterSchema, args }: Invocation): Decision {
  const parsed = parseDeclaration(declaration, parameterSchema);
  if (!parsed.valid || !isInput(parameterSchema, args)) return 'reject_invalid_arguments';
  const { required = false, when = [] } = parsed.declaration.approval ?? {};
  const answers = when.map((condition) => {
    const input = inputAt(parameterSchema, condition.param);
    return input ? meets(condition, valueAt(args, input)) : 'incompatible';
  });
  if (answers.includes('incompatible')) return 'reject_invalid_arguments';
  return required || answers.includes(true) ? 'approval_required' : 'allow';
}

function isInput(parameterSchema: unknown, args: unknown): boolean {
  return (
    isRecord(parameterSchema) &&
    parameterSchema.type === 'object' &&
    isJson(args) &&
    fits(parameterSchema, args)
  );
}
