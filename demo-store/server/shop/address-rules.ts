import type { Country, PostalAddress } from '@vitrine/commerce/models';
import { usSalesTax } from './us-sales-tax.ts';

interface Rule {
  region?: { required: string; known?: Readonly<Record<string, unknown>>; invalid?: string };
  postal_code: { pattern: RegExp; accepted: string };
  /** Why a well-formed address is out of reach. */
  unreachable?: (address: PostalAddress) => string | undefined;
}

const rules: Readonly<Record<Country, Rule>> = {
  US: {
    region: {
      required: 'Name the state by its two letters, for example CA.',
      known: usSalesTax,
      invalid: 'Name a state or DC by its two capital letters, for example CA.',
    },
    postal_code: {
      pattern: /^\d{5}(-\d{4})?$/,
      accepted: 'five digits, or five and four (97201 or 97201-1234)',
    },
  },
  DE: { postal_code: { pattern: /^\d{5}$/, accepted: 'five digits (10115)' } },
  ES: {
    region: { required: 'Name the province, for example Madrid.' },
    postal_code: { pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, accepted: 'five digits from 01 to 52 (28013)' },
    unreachable: ({ postal_code = '' }) =>
      /^(35|38|51|52)/.test(postal_code)
        ? 'We do not deliver to the Canary Islands, Ceuta or Melilla.'
        : undefined,
  },
  CN: {
    region: { required: 'Name the province or municipality, for example Shanghai.' },
    postal_code: { pattern: /^\d{6}$/, accepted: 'six digits (200000)' },
  },
  GB: {
    postal_code: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, accepted: 'a UK postcode (SW1A 1AA)' },
    unreachable: ({ postal_code = '' }) =>
      /^BF/i.test(postal_code) ? 'We do not deliver to British Forces addresses.' : undefined,
  },
};

/** One thing wrong with an address; `field` names its member. */
export interface AddressProblem {
  field: 'address_region' | 'postal_code';
  code: 'missing' | 'invalid' | 'address_undeliverable';
  content: string;
}

/** Everything a country finds wrong with an address, all at once. */
export function addressProblems(address: PostalAddress): AddressProblem[] {
  const { region, postal_code, unreachable } = rules[address.address_country];
  const problems: AddressProblem[] = [];
  const named = address.address_region?.trim();
  if (region && !named) problems.push({ field: 'address_region', code: 'missing', content: region.required });
  if (named && region?.known && !Object.hasOwn(region.known, named)) {
    problems.push({ field: 'address_region', code: 'invalid', content: region.invalid ?? region.required });
  }
  const code = address.postal_code?.trim();
  if (!code)
    problems.push({
      field: 'postal_code',
      code: 'missing',
      content: `The postal code is ${postal_code.accepted}.`,
    });
  else if (!postal_code.pattern.test(code)) {
    problems.push({
      field: 'postal_code',
      code: 'invalid',
      content: `The postal code must be ${postal_code.accepted}.`,
    });
  }
  const reason = problems.length === 0 ? unreachable?.(address) : undefined;
  return reason ? [{ field: 'postal_code', code: 'address_undeliverable', content: reason }] : problems;
}
