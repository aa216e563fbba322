import { problemsOfTool } from './problems-of-tool.ts';
import type { StorePort } from './store-port.ts';
import type { Effect, ToolDefinition, ToolSet, ToolSpec } from './tool-definition.ts';

const deadlines: Record<Effect, number> = { read: 10_000, navigate: 10_000, write: 15_000, commit: 25_000 };

/** Checks a tool and freezes it. Throws at once, naming everything the platform or the contract forbids. */
export function defineTool<Input, S extends StorePort, E extends Effect>(
  spec: ToolSpec<Input, S, E>,
): ToolDefinition {
  const problems = problemsOfTool(spec);
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
