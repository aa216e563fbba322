import type { PostalAddress, Total } from '@vitrine/commerce/models';
import { usSalesTax } from './us-sales-tax.ts';

const valueAddedTax = { DE: 19_000, ES: 21_000, GB: 20_000 } as const;

/**
 * The tax row of a destination: US sales tax is added to the goods; value added tax is already in the prices of goods
 * and delivery and its row says how much of them it is; nothing is charged for China. Amounts in minor units.
 */
export function taxRow(
  destination: PostalAddress,
  { goods, delivery }: { goods: number; delivery: number },
): Total | undefined {
  const { address_country: country, address_region: region = '' } = destination;
  if (country === 'CN') return undefined;
  if (country === 'US') {
    const rate = usSalesTax[region];
    if (rate === undefined) return undefined;
    return {
      type: 'tax',
      display_text: `Sales tax ${region} ${percent(rate)}`,
      amount: Math.round((goods * rate) / 100_000),
    };
  }
  const rate = valueAddedTax[country];
  const amount = Math.round(((goods + delivery) * rate) / (100_000 + rate));
  return { type: 'tax', display_text: `Includes VAT ${percent(rate)}`, amount, included: true };
}

const percent = (thousandths: number): string => `${thousandths / 1000} %`;
