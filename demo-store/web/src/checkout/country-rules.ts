import type { Country } from '@vitrine/commerce/models';
import type { Words } from '../words/en.ts';

/** How a country writes addresses; the shop has the last word. */
export interface CountryRules {
  postal: string;
  /** Undefined where addresses have no region. */
  region: { label: string; hint?: string } | undefined;
}

/** Labels and fields of an address by country; before one is chosen everything is asked for in general words. */
export function countryRules(country: Country | undefined, { checkout: words }: Words): CountryRules {
  const { postal, region } = words;
  if (country === 'US') return { postal: postal.US, region: { label: region.US, hint: words.regionHint } };
  if (country === 'GB') return { postal: postal.GB, region: undefined };
  if (country === 'DE') return { postal: postal.other, region: undefined };
  const label = country ? region[country] : region.other;
  return { postal: postal.other, region: { label } };
}
