import { accountSets } from '@vitrine/commerce/account';
import { checkoutSets } from '@vitrine/commerce/checkout';
import { storefrontSet } from '@vitrine/commerce/storefront';
import { describe, expect, it } from 'vitest';
import { format } from './format.ts';
import { fromToolSets } from './from-tool-sets.ts';
import { lint } from './lint.ts';

const lines = (sets: Parameters<typeof fromToolSets>[0]): string[] =>
  lint(fromToolSets(sets)).map(
    (finding) => `${finding.tool}${finding.path} ${finding.rule}: ${format(finding)}`,
  );

describe('the tool sets of a shop', () => {
  it('give no finding', () => {
    const sets = [storefrontSet(), ...checkoutSets(), ...accountSets()];
    expect(fromToolSets(sets).length).toBeGreaterThan(10);
    expect(lines(sets)).toEqual([]);
  });

  it('give no finding where the catalogue is other people’s', () => {
    expect(lines([storefrontSet({ thirdPartyCatalog: true })])).toEqual([]);
  });

  it('give findings once something in them is wrong', () => {
    const [first, ...rest] = fromToolSets([storefrontSet()]);
    const broken = { ...first!, annotations: { consequentialHint: true } };
    expect(lint([broken, ...rest]).map(({ rule }) => rule)).toEqual([
      'consequential-harmless',
      'read-only-missing',
    ]);
  });
});
