/** A quote's content as the dialog draws it; amounts are minor units of `currency`. */
export interface QuoteContent {
  kind: 'order';
  merchant: string;
  account: string | null;
  checkout_id: string;
  checkout_version: string;
  currency: string;
  lines: QuoteLine[];
  totals: { type: string; display_text: string; amount: number; included?: true }[];
  buyer: { first_name: string; last_name: string; email: string; phone_number?: string };
  destination: QuoteAddress;
  delivery: { id: string; title: string; delivery_days: { min: number; max: number } };
  payment_label: string;
  discounts: string[];
  disclosures: string[];
  terms_version: string;
  nonce: string;
  expires_at: string;
}

export interface QuoteLine {
  id: string;
  variant_id: string;
  title: string;
  variant_title: string;
  quantity: number;
  unit_price: { amount: number; currency: string };
  line_total: { amount: number; currency: string };
}

export interface QuoteAddress {
  street_address: string;
  extended_address?: string;
  address_locality: string;
  address_region?: string;
  postal_code?: string;
  address_country: string;
}

type Shape = 'text' | 'text|null' | 'whole' | 'true' | readonly [Shape] | { readonly [key: string]: Shape };

const money = { amount: 'whole', currency: 'text' } as const;
const optional = new Set(['included', 'phone_number', 'extended_address', 'address_region', 'postal_code']);
const content: Shape = {
  kind: 'text',
  merchant: 'text',
  account: 'text|null',
  checkout_id: 'text',
  checkout_version: 'text',
  currency: 'text',
  lines: [
    {
      id: 'text',
      variant_id: 'text',
      title: 'text',
      variant_title: 'text',
      quantity: 'whole',
      unit_price: money,
      line_total: money,
    },
  ],
  totals: [{ type: 'text', display_text: 'text', amount: 'whole', included: 'true' }],
  buyer: { first_name: 'text', last_name: 'text', email: 'text', phone_number: 'text' },
  destination: {
    street_address: 'text',
    extended_address: 'text',
    address_locality: 'text',
    address_region: 'text',
    postal_code: 'text',
    address_country: 'text',
  },
  delivery: { id: 'text', title: 'text', delivery_days: { min: 'whole', max: 'whole' } },
  payment_label: 'text',
  discounts: ['text'],
  disclosures: ['text'],
  terms_version: 'text',
  nonce: 'text',
  expires_at: 'text',
};

/**
 * Parses the canonical text of an order's quote. Undefined for anything the dialog cannot show whole:
 * a member it does not know could be something the buyer approves unseen.
 */
export function readQuote(canonical: string): QuoteContent | undefined {
  try {
    const value: unknown = JSON.parse(canonical);
    return fits(value, content) && (value as QuoteContent).kind === 'order'
      ? (value as QuoteContent)
      : undefined;
  } catch {
    return undefined;
  }
}

function fits(value: unknown, shape: Shape): boolean {
  if (shape === 'text') return typeof value === 'string';
  if (shape === 'text|null') return value === null || typeof value === 'string';
  if (shape === 'whole') return Number.isSafeInteger(value);
  if (shape === 'true') return value === true;
  if (isList(shape)) return Array.isArray(value) && value.every((item) => fits(item, shape[0]));
  return typeof value === 'object' && value !== null && fitsObject(value as Record<string, unknown>, shape);
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

function fitsObject(value: Record<string, unknown>, shape: { readonly [key: string]: Shape }): boolean {
  if (Object.keys(value).some((key) => !Object.hasOwn(shape, key))) return false;
  return Object.entries(shape).every(([key, part]) =>
    Object.hasOwn(value, key) ? fits(value[key], part) : optional.has(key),
  );
}
