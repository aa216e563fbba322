import type { ToolDefinition } from './tool-definition.ts';

/** What the shop allows: scopes (all when absent) and tools switched off by name. `version` names the rules in entries. */
export interface Policy {
  version: string;
  scopes?: readonly string[];
  off?: readonly string[];
}

/** Why a policy keeps a tool off the surface, or undefined when it allows it. A scope `cart` covers `cart.read`. */
export function refusedBy(
  policy: Policy,
  { name, scope }: Pick<ToolDefinition, 'name' | 'scope'>,
): 'policy' | 'scope' | undefined {
  if (policy.off?.includes(name)) return 'policy';
  if (!policy.scopes) return undefined;
  return policy.scopes.some((allowed) => scope === allowed || scope.startsWith(`${allowed}.`))
    ? undefined
    : 'scope';
}

/** A policy from merchant's words: lists are space or comma separated. Throws on a scope that is not dotted words. */
export function toPolicy({
  version,
  scopes,
  off,
}: {
  version?: string;
  scopes?: string;
  off?: string;
}): Policy {
  const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
  const bad = words(scopes ?? '').find((scope) => !/^[a-z]+(\.[a-z]+)*$/.test(scope));
  if (bad !== undefined)
    throw new TypeError(`Scope ${JSON.stringify(bad)} must be dotted lower-case words such as cart.read`);
  return {
    version: version ?? '0',
    ...(scopes !== undefined && { scopes: words(scopes) }),
    off: words(off ?? ''),
  };
}
