import { canonicalJson } from './canonical-json.ts';
import { sha256, shortDigest } from './digest.ts';
import { toHints } from './hints.ts';
import type { ToolDefinition } from './tool-definition.ts';

/** Everything of a tool that is published, as canonical JSON: what its version stands for. */
export function publishedText(
  tool: Pick<ToolDefinition, 'name' | 'title' | 'description' | 'input' | 'effect' | 'content'>,
): string {
  const { name, title, description, input } = tool;
  return canonicalJson({ name, title, description, inputSchema: input, annotations: toHints(tool) });
}

/** First 12 hex digits of the SHA-256 over what is published; a short digest where Web Crypto is missing. */
export async function toVersion(tool: Parameters<typeof publishedText>[0]): Promise<string> {
  const text = publishedText(tool);
  return (await sha256(text))?.slice(0, 12) ?? shortDigest(text);
}

/** Versions of tools: from the build where they have one, else computed when first asked for. */
export function createVersions() {
  const computed = new WeakMap<ToolDefinition, string>();
  const known = (tool: ToolDefinition): string | undefined => tool.version ?? computed.get(tool);
  return {
    /** Computes what is missing; undefined when nothing is. */
    complete(tools: readonly ToolDefinition[]): Promise<unknown> | undefined {
      const missing = tools.filter((tool) => known(tool) === undefined);
      if (missing.length === 0) return undefined;
      return Promise.all(missing.map(async (tool) => computed.set(tool, await toVersion(tool))));
    },
    /** `name@version` of each, sorted. */
    list: (tools: readonly ToolDefinition[]): string[] =>
      tools.map((tool) => `${tool.name}@${known(tool)}`).sort(),
  };
}
