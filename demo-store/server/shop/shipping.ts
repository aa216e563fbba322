import type { Country } from '@vitrine/commerce/models';

interface Tariff {
  id: string;
  title: string;
  amount: number;
  /** Goods worth this much after discounts travel free. */
  free_from?: number;
  delivery_days: { min: number; max: number };
}

/** A way to deliver; `amount` in minor units, value added tax included where the country has one. */
export interface ShippingOption {
  id: string;
  title: string;
  amount: number;
  delivery_days: { min: number; max: number };
}

const standard = (amount: number, rest: Pick<Tariff, 'free_from' | 'delivery_days'>): Tariff => ({
  id: 'standard',
  title: 'Standard delivery',
  amount,
  ...rest,
});
const express = (amount: number, delivery_days: Tariff['delivery_days']): Tariff => ({
  id: 'express',
  title: 'Express delivery',
  amount,
  delivery_days,
});
const europe = [
  standard(995, { free_from: 10_000, delivery_days: { min: 3, max: 5 } }),
  express(2495, { min: 1, max: 2 }),
];

const tariffs: Readonly<Record<Country, readonly Tariff[]>> = {
  US: [
    standard(595, { free_from: 6000, delivery_days: { min: 3, max: 6 } }),
    express(1495, { min: 1, max: 2 }),
  ],
  DE: europe,
  ES: europe,
  GB: [
    standard(1195, { free_from: 12_000, delivery_days: { min: 4, max: 7 } }),
    express(2795, { min: 2, max: 3 }),
  ],
  CN: [standard(1995, { delivery_days: { min: 8, max: 14 } })],
};

/** The ways to deliver goods of this worth (minor units, after discounts) to a country, cheapest first. */
export function shippingOptions(country: Country, goods: number): ShippingOption[] {
  return tariffs[country].map(({ free_from = Number.POSITIVE_INFINITY, amount, ...tariff }) => ({
    ...tariff,
    amount: goods >= free_from ? 0 : amount,
  }));
}
