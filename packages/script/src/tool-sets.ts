import type { Phase, ToolSet } from '@vitrine/core';
import type { LoadPart } from './parts.ts';

type SetPart = 'storefront' | 'checkout';
type MakeSets = (options: { thirdPartyCatalog: boolean }) => ToolSet[];

const partOf: Readonly<Record<Phase, SetPart | undefined>> = {
  storefront: 'storefront',
  checkout: 'checkout',
  receipt: 'checkout',
  none: undefined,
};

/** Our tool sets, as far as they are loaded. */
export function createToolSets(load: LoadPart) {
  const makers = new Map<SetPart, MakeSets>();
  const made = new Map<string, ToolSet[]>();
  const add = async (part: SetPart): Promise<void> => {
    if (part === 'storefront') {
      const { storefrontSet } = await load(part);
      makers.set(part, (options) => [storefrontSet(options)]);
    } else makers.set(part, (await load(part)).checkoutSets);
  };
  return {
    /** Resolves true when what the phase needs was loaded just now; false when it was there, or cannot be loaded. */
    async load(phase: Phase): Promise<boolean> {
      const part = partOf[phase];
      if (!part || makers.has(part)) return false;
      return add(part).then(
        () => true,
        () => false,
      );
    },
    /** The same objects for the same options, so that nothing is registered twice. */
    list: (options: { thirdPartyCatalog: boolean }): ToolSet[] =>
      [...makers].flatMap(([part, make]) => {
        const key = `${part} ${options.thirdPartyCatalog}`;
        const sets = made.get(key) ?? make(options);
        made.set(key, sets);
        return sets;
      }),
  };
}
