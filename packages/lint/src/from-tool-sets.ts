import { toHints, type ToolDefinition, type ToolSet } from '@vitrine/core';
import type { LintDefinition, Source } from './definition.ts';

/** Vitrine's own tool sets, as `lint` takes them: a tool that stands in several sets becomes one definition with all their phases. */
export function fromToolSets(sets: readonly ToolSet[], source?: Source): LintDefinition[] {
  const phasesOf = new Map<ToolDefinition, string[]>();
  for (const { phase, tools } of sets) {
    for (const tool of tools) phasesOf.set(tool, [...(phasesOf.get(tool) ?? []), phase].flat() as string[]);
  }
  return [...phasesOf].map(([tool, phases]) => ({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: tool.input,
    annotations: toHints(tool),
    effect: tool.effect,
    content: tool.content,
    subject: tool.subject,
    scope: tool.scope,
    phases: [...new Set(phases)],
    ...(tool.confirm && { confirm: tool.confirm }),
    ...(source && { source }),
    knows: ['confirm', 'content', 'subject', 'phases'],
  }));
}
