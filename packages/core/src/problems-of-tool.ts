import { budgets } from './budgets.ts';
import { outsideSubset, type SubsetSchema } from './subset.ts';
import type { ToolDefinition } from './tool-definition.ts';

const effects = ['read', 'navigate', 'write', 'commit'];

type Checked = Pick<ToolDefinition, 'name' | 'title' | 'description' | 'input' | 'effect' | 'confirm'> & {
  prepare?: unknown;
};

/** What the platform or the contract forbids in a tool, one phrase each; empty when it may be registered. */
export function problemsOfTool(tool: Checked): string[] {
  return [...problemsOfTexts(tool), ...problemsOfEffect(tool)];
}

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
  if (!effects.includes(effect)) return [`effect must be one of: ${effects.join(', ')}`];
  if (effect === 'commit') return prepare && confirm ? [] : ['a commit needs prepare and confirm'];
  const problems = prepare ? ['prepare is for commits only'] : [];
  if (confirm && effect !== 'write') problems.push(`confirm is refused for ${effect}`);
  return problems;
}
