import type { LintDefinition } from '../definition.ts';
import type { Unusable } from '../inputs/input.ts';
import { isRecord } from '../snapshot.ts';

/** A case as a shop writes it. `call` null: no tool fits. Arguments may be matchers such as `{ $contains: 'shoes' }`. */
export interface EvalCase {
  name?: string;
  ask: string;
  call: string | null;
  arguments?: Readonly<Record<string, unknown>>;
}

interface LabCase {
  name: string;
  messages: { role: 'user'; type: 'message'; content: string }[];
  expectedCall: { functionName: string; arguments: Readonly<Record<string, unknown>> }[] | null;
}

/** Cases in the shape of webmcp-evals (GoogleChromeLabs, 2026); a case about no known tool or parameter is refused. */
export function toEvals(
  cases: readonly unknown[],
  definitions: readonly LintDefinition[],
): { cases: LabCase[] } | Unusable {
  const made: LabCase[] = [];
  for (const [index, one] of cases.entries()) {
    const problem = problemOf(one, definitions);
    if (problem !== undefined) return { problem: `evals[${index}] ${problem}` };
    made.push(toLabCase(one as EvalCase));
  }
  return { cases: made };
}

const toLabCase = ({ name, ask, call, arguments: input = {} }: EvalCase): LabCase => ({
  name: name ?? ask,
  messages: [{ role: 'user', type: 'message', content: ask }],
  expectedCall: call === null ? null : [{ functionName: call, arguments: input }],
});

function problemOf(one: unknown, definitions: readonly LintDefinition[]): string | undefined {
  if (!isRecord(one) || typeof one['ask'] !== 'string') return 'has no "ask", the words of a shopper.';
  const { call, arguments: input = {} } = one;
  if (call === null) return undefined;
  const tool = definitions.find(({ name }) => name === call);
  if (!tool) return `calls ${String(call)}, which is no tool here.`;
  if (!isRecord(input)) return 'has arguments that are no object.';
  const schema = isRecord(tool.inputSchema) ? tool.inputSchema : {};
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const unknown = Object.keys(input).find((key) => !Object.hasOwn(properties, key));
  if (unknown !== undefined) return `gives ${tool.name} the argument ${unknown}, which it does not have.`;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const missing = required.find((key) => !Object.hasOwn(input, String(key)));
  return missing === undefined ? undefined : `leaves out ${String(missing)}, which ${tool.name} requires.`;
}
