import { shortDigest } from './digest.ts';
import type { SurfaceRecord } from './entries.ts';
import type { Surface } from './surface.ts';
import { createVersions } from './versions.ts';

/** The surface in the words of results (`tag`: `phase#epoch-digest`) and of entries (`record`). */
export interface Description {
  tag: string;
  record: SurfaceRecord;
}

/** Describes the surface as it is when asked; digests are computed at the first call, once per surface. */
export function createDescription(surface: () => Surface) {
  const versions = createVersions();
  let last: (Description & { of: Surface }) | undefined;
  return async (): Promise<Description> => {
    for (let now = surface(); last?.of !== now; now = surface()) {
      const missing = versions.complete(now.visible);
      if (missing) await missing;
      const tools = versions.list(now.visible);
      const digest = shortDigest(tools.join());
      const { phase, rule, epoch, excluded } = now;
      const tag = `${phase}#${epoch}-${digest.slice(0, 4)}`;
      last = { of: now, tag, record: { phase, rule, epoch, digest, tools, excluded } };
    }
    return last;
  };
}
