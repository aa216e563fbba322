import type { LintDefinition } from '../definition.ts';

/** `tools.json` as webmcp-evals (GoogleChromeLabs) reads it; hints stand beside for whoever reads them. One entry a name. */
export function toToolsJson(definitions: readonly LintDefinition[]): { tools: object[] } {
  const byName = new Map(definitions.map((one) => [one.name, one]));
  return {
    tools: [...byName.values()].map(({ name, title, description, inputSchema, annotations }) => ({
      name,
      ...(title !== undefined && { title }),
      description,
      inputSchema: inputSchema ?? { type: 'object', properties: {} },
      outputSchema: null,
      ...(annotations !== undefined && { annotations }),
    })),
  };
}
