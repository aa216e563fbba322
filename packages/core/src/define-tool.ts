import { outsideSubset, type SubsetSchema } from './subset.ts';
import type { StorePort } from './store-port.ts';
import type { Effect, ToolDefinition, ToolSet, ToolSpec } from './tool-definition.ts';

/** Chrome's advised text budgets in characters (tool security page, revised September 2026). */
export const budgets = { name: 30, description: 500, parameter: 150, result: 1500, tools: 20 } as const;

const deadlines: Record<Effect, number> = { read: 10_000, navigate: 10_000, write: 15_000, commit: 25_000 };

/** Checks a tool and freezes it. Throws at once, naming everything the platform or the contract forbids. */
export function defineTool<Input, S extends StorePort, E extends Effect>(
  spec: ToolSpec<Input, S, E>,
): ToolDefinition {
  const problems = [...problemsOfTexts(spec), ...problemsOfEffect(spec)];
  if (problems.length > 0) throw new TypeError(`Tool ${JSON.stringify(spec.name)}: ${problems.join('; ')}`);
  return Object.freeze({
    ...spec,
    deadline_ms: spec.deadline_ms ?? deadlines[spec.effect],
  }) as ToolDefinition;
}

/** A list of tools for one phase or several. Throws when two of them share a name. */
export function defineToolSet(set: ToolSet): ToolSet {
  const names = set.tools.map((tool) => tool.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new TypeError(`Tool set: ${twice} stands in it twice`);
  return Object.freeze({ phase: set.phase, tools: Object.freeze([...set.tools]) });
}

type Checked = Pick<ToolDefinition, 'name' | 'title' | 'description' | 'input' | 'effect' | 'confirm'> & {
  prepare?: unknown;
};

function problemsOfTexts({ name, title, description, input }: Checked): string[] {
  const problems: string[] = [];
  if (!/^[a-z][a-z0-9_]*$/.test(name) || name.length > budgets.name) {
    problems.push(`name must be snake_case letters and digits, at most ${budgets.name} characters`);
  }
  if (!title) problems.push('title is empty');
  problems.push(...problemsOfText('description', description, budgets.description));
  const outside = outsideSubset(input);
  if (input?.type !== 'object') outside.unshift('input must be an object schema');
  return [...problems, ...outside, ...(outside.length > 0 ? [] : problemsOfParameters(input, ''))];
}

function problemsOfParameters(schema: SubsetSchema, path: string): string[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, parameter]) => [
    ...(name.length > budgets.name ? [`parameter ${path}${name} is over ${budgets.name} characters`] : []),
    ...problemsOfText(`description of ${path}${name}`, parameter.description, budgets.parameter),
    ...problemsOfParameters(parameter, `${path}${name}.`),
  ]);
  return schema.items ? [...inner, ...problemsOfParameters(schema.items, path)] : inner;
}

function problemsOfText(what: string, text: string | undefined, budget: number): string[] {
  if (!text?.trim()) return [`${what} is empty`];
  // Chromium 156 lists a description with an unpaired surrogate as "".
  if (/\p{Surrogate}/u.test(text)) return [`${what} has an unpaired surrogate`];
  return text.length > budget
    ? [`${what} has ${text.length} characters, at most ${budget} are accepted`]
    : [];
}

function problemsOfEffect({ effect, prepare, confirm }: Checked): string[] {
  if (!Object.hasOwn(deadlines, effect))
    return [`effect must be one of: ${Object.keys(deadlines).join(', ')}`];
  if (effect === 'commit') return prepare && confirm ? [] : ['a commit needs prepare and confirm'];
  const problems = prepare ? ['prepare is for commits only'] : [];
  if (confirm && effect !== 'write') problems.push(`confirm is refused for ${effect}`);
  return problems;
}
