export type Resource = 'cart' | 'checkout';

/** The newest versions this page knows. A read that set out before a write was answered (`since`) may not set one. */
export interface Versions {
  get(resource: Resource): string | undefined;
  since(): number;
  read(resource: Resource, version: string | undefined, since: number): void;
  /** What a write's answer said; undefined: whatever was known is no longer so. */
  wrote(now: Partial<Record<Resource, string | undefined>>): void;
}

export const createVersions = (): Versions => {
  let known: Partial<Record<Resource, string | undefined>> = {};
  let moves = 0;
  return {
    get: (resource) => known[resource],
    since: () => moves,
    read: (resource, version, since) => {
      if (since === moves) known[resource] = version;
    },
    wrote: (now) => {
      moves++;
      known = { ...known, ...now };
    },
  };
};
