import type { checkoutSets } from '@vitrine/commerce/checkout';
import type { storefrontSet } from '@vitrine/commerce/storefront';
import type { createConfirmation } from '@vitrine/ui/confirm';
import type { Chunk, LoadChunk } from './chunk.ts';
import type { openBar } from './parts/bars.ts';
import type { createCalls } from './parts/calls.ts';
import type { showFindings } from './parts/dev.ts';
import type { createHttpStore } from './parts/http.ts';

/** What is loaded later, by name. */
export interface Parts {
  storefront: { storefrontSet: typeof storefrontSet };
  checkout: { checkoutSets: typeof checkoutSets };
  calls: { createCalls: typeof createCalls };
  http: { createHttpStore: typeof createHttpStore };
  confirm: { createConfirmation: typeof createConfirmation };
  bars: { openBar: typeof openBar };
  /** Only where the tag says `data-dev`. */
  dev: { showFindings: typeof showFindings };
}

/** Loads a part; rejects where it cannot be loaded or is not what was built. */
export type LoadPart = <Name extends keyof Parts>(name: Name) => Promise<Parts[Name]>;

/** Files of each part, the module itself last; filled in by the build. */
declare const vitrineParts: Readonly<Record<keyof Parts, readonly Chunk[]>>;

/** Parts as built files; each is asked for once. */
export function createPartLoader(load: LoadChunk): LoadPart {
  const asked = new Map<string, Promise<unknown>>();
  return <Name extends keyof Parts>(name: Name) => {
    const part = asked.get(name) ?? load(vitrineParts[name]);
    asked.set(name, part);
    return part as Promise<Parts[Name]>;
  };
}
