import { checkout as schema } from '@vitrine/commerce/models';
import type { Checkout, Problem } from '@vitrine/commerce/models';
import { describe, expect, it } from 'vitest';
import { address, person } from './buyer.fixture.ts';
import { openShop } from './open-shop.fixture.ts';

const shop = await openShop();

/** A buyer with two large mugs (48.00) in an open checkout. */
async function atCheckout(quantities: Record<string, number> = { 'variant-mugl-sand': 2 }) {
  const buyer = await shop.arrive();
  await buyer.put(quantities);
  await buyer.send('POST /api/checkout');
  return buyer;
}

const rows = ({ totals }: Checkout) =>
  totals.map(({ display_text, amount, included }) => [
    display_text,
    amount,
    ...(included ? ['included'] : []),
  ]);

describe('a checkout', () => {
  it('is none before it is started, and an empty cart starts none', async () => {
    const buyer = await shop.arrive();
    expect((await buyer.checkout()).body).toEqual({ status: 'none' });
    expect(await buyer.send('POST /api/checkout')).toMatchObject({
      status: 422,
      body: { reason: 'empty_cart' },
    });
  });

  it('says at once everything that is missing', async () => {
    const buyer = await atCheckout();
    const { body } = await buyer.checkout();
    expect(schema.parse(body).status).toBe('incomplete');
    expect(body.missing.map(({ part }) => part)).toEqual(['buyer', 'fulfillment', 'payment_option']);
    expect(body.messages.filter(({ type }) => type === 'error')).toHaveLength(3);
  });

  it('is the same one when started again, with the lines as they are now', async () => {
    const buyer = await atCheckout();
    const { body: first } = await buyer.checkout();
    await buyer.put({ 'variant-pan-26': 1 });
    const { body: second } = await buyer.send<Checkout>('POST /api/checkout');
    expect(second.id).toBe(first.id);
    expect(second.line_items).toHaveLength(2);
    expect(second.version).not.toBe(first.version);
  });

  it('has a new version after a cart change and its reversal', async () => {
    const buyer = await atCheckout();
    const { body: first } = await buyer.checkout();
    await buyer.put({ 'variant-mugl-sand': 3 });
    await buyer.put({ 'variant-mugl-sand': 2 });
    expect((await buyer.checkout()).body.version).not.toBe(first.version);
  });

  it('keeps its version when the same part comes again', async () => {
    const buyer = await atCheckout();
    const { body } = await buyer.change({ buyer: person });
    expect((await buyer.change({ buyer: { ...person } })).body.version).toBe(body.version);
  });

  it('refuses a part without a version (428), with an old one (412), and when none is open (422)', async () => {
    const buyer = await atCheckout();
    const { body } = await buyer.checkout();
    const part = { buyer: person };
    expect((await buyer.send('PUT /api/checkout', { body: part })).status).toBe(428);
    await buyer.change({ payment_option: 'invoice' });
    const late = await buyer.send<Problem>('PUT /api/checkout', { body: part, version: body.version });
    expect(late).toMatchObject({ status: 412, body: { code: 'conflict', state: { id: body.id } } });
    const none = await (await shop.arrive()).send('PUT /api/checkout', { body: part, version: body.version });
    expect(none).toMatchObject({ status: 422, body: { reason: 'not_allowed_now' } });
  });

  it('takes exactly one part at a time', async () => {
    const buyer = await atCheckout();
    const { version } = (await buyer.checkout()).body;
    for (const body of [{}, { buyer: person, payment_option: 'invoice' }, { price: 1 }]) {
      expect(await buyer.send('PUT /api/checkout', { body, version })).toMatchObject({
        status: 400,
        body: { code: 'invalid' },
      });
    }
  });

  it('is not another buyer’s', async () => {
    await atCheckout();
    expect((await (await shop.arrive()).checkout()).body).toEqual({ status: 'none' });
  });
});

describe('the sums', () => {
  const cases: [keyof typeof address, (string | number)[][]][] = [
    [
      'US',
      [
        ['Subtotal', 4800],
        ['Standard delivery', 595],
        ['Sales tax OR 0 %', 0],
        ['Total', 5395],
      ],
    ],
    [
      'DE',
      [
        ['Subtotal', 4800],
        ['Standard delivery', 995],
        ['Includes VAT 19 %', 925, 'included'],
        ['Total', 5795],
      ],
    ],
    [
      'ES',
      [
        ['Subtotal', 4800],
        ['Standard delivery', 995],
        ['Includes VAT 21 %', 1006, 'included'],
        ['Total', 5795],
      ],
    ],
    [
      'GB',
      [
        ['Subtotal', 4800],
        ['Standard delivery', 1195],
        ['Includes VAT 20 %', 999, 'included'],
        ['Total', 5995],
      ],
    ],
    [
      'CN',
      [
        ['Subtotal', 4800],
        ['Standard delivery', 1995],
        ['Total', 6795],
      ],
    ],
  ];

  it.each(cases)('for %s', async (country, expected) => {
    const buyer = await atCheckout();
    const { body } = await buyer.change({ fulfillment: { destination: address[country] } });
    expect(rows(body)).toEqual(expected);
  });

  it('add a US state’s sales tax to the goods after discounts', async () => {
    const buyer = await atCheckout();
    await buyer.change({ discount_codes: ['welcome10'] });
    const california = { ...address.US, address_region: 'CA', postal_code: '94103' };
    const { body } = await buyer.change({ fulfillment: { destination: california, option_id: 'express' } });
    expect(rows(body)).toEqual([
      ['Subtotal', 4800],
      ['Discount WELCOME10', -480],
      ['Express delivery', 1495],
      ['Sales tax CA 7.25 %', 313],
      ['Total', 6128],
    ]);
  });

  it('deliver for free from a worth that discounts count against', async () => {
    const buyer = await atCheckout({ 'variant-pan-26': 1 });
    const { body: free } = await buyer.change({ fulfillment: { destination: address.US } });
    expect(free.fulfillment.options).toMatchObject([
      { id: 'standard', amount: 0 },
      { id: 'express', amount: 1495 },
    ]);
    const { body } = await buyer.change({ discount_codes: ['WELCOME10'] });
    expect(body.fulfillment.options[0]?.amount).toBe(595);
  });

  it('keep a code that no longer counts and say why', async () => {
    const buyer = await atCheckout();
    await buyer.change({ discount_codes: ['GLAZE5'] });
    await buyer.put({ 'variant-mugl-sand': 1 });
    const { body } = await buyer.checkout();
    expect(body.discounts).toEqual({ codes: ['GLAZE5'], applied: [] });
    expect(body.messages).toContainEqual(
      expect.objectContaining({ code: 'discount_not_applied', path: '$.discounts.codes[0]' }),
    );
  });
});

describe('what the server refuses in a part', () => {
  const parts: [string, object, string][] = [
    ['an unknown code', { discount_codes: ['FREEALL'] }, 'discount_invalid'],
    ['a code named like an object’s own member', { discount_codes: ['constructor'] }, 'discount_invalid'],
    [
      'a delivery option the country does not have',
      { fulfillment: { destination: address.CN, option_id: 'express' } },
      'not_found',
    ],
    ['an unknown way to pay', { payment_option: 'card' }, 'not_found'],
  ];

  it.each(parts)('%s', async (_, part, reason) => {
    const buyer = await atCheckout();
    const { body: before } = await buyer.checkout();
    expect(await buyer.change(part)).toMatchObject({ status: 422, body: { code: 'rejected', reason } });
    expect((await buyer.checkout()).body).toEqual(before);
  });
});

describe('the address rules', () => {
  const field = (name: string) => `$.fulfillment.destination.${name}`;
  const wrong: [string, object, [string, string][]][] = [
    [
      'US without state and ZIP code',
      { ...address.US, address_region: undefined, postal_code: undefined },
      [
        ['address_region', 'missing'],
        ['postal_code', 'missing'],
      ],
    ],
    [
      'US with an unknown state and a short ZIP code',
      { ...address.US, address_region: 'Oregon', postal_code: '972' },
      [
        ['address_region', 'invalid'],
        ['postal_code', 'invalid'],
      ],
    ],
    ['DE with a short postal code', { ...address.DE, postal_code: '1011' }, [['postal_code', 'invalid']]],
    [
      'ES without province and with a postal code past 52',
      { ...address.ES, address_region: ' ', postal_code: '53001' },
      [
        ['address_region', 'missing'],
        ['postal_code', 'invalid'],
      ],
    ],
    [
      'ES on the Canary Islands',
      { ...address.ES, postal_code: '35001' },
      [['postal_code', 'address_undeliverable']],
    ],
    ['CN without province', { ...address.CN, address_region: undefined }, [['address_region', 'missing']]],
    [
      'GB with a postcode of another country',
      { ...address.GB, postal_code: '10115' },
      [['postal_code', 'invalid']],
    ],
    [
      'GB at British Forces',
      { ...address.GB, postal_code: 'BF1 2AA' },
      [['postal_code', 'address_undeliverable']],
    ],
  ];

  it.each(wrong)('name everything wrong at once: %s', async (_, destination, expected) => {
    const buyer = await atCheckout();
    await buyer.change({ buyer: person });
    await buyer.change({ payment_option: 'invoice' });
    const { status, body } = await buyer.change({ fulfillment: { destination } });
    expect(status).toBe(200);
    expect(body.status).toBe('incomplete');
    expect(body.missing.map(({ path, code }) => [path, code])).toEqual(
      expected.map(([name, code]) => [field(name), code]),
    );
    for (const { path, code } of body.missing)
      expect(body.messages).toContainEqual(expect.objectContaining({ path, code, severity: 'recoverable' }));
  });

  it('name a line that cannot go to the country', async () => {
    const buyer = await atCheckout({ 'variant-pan-26': 1 });
    const { body } = await buyer.change({ fulfillment: { destination: address.CN } });
    expect(body.missing).toContainEqual({
      part: 'fulfillment',
      path: '$.line_items[0]',
      code: 'address_undeliverable',
      who: 'agent',
    });
  });
});

describe('disclosures', () => {
  const codes = ({ messages }: Checkout) =>
    messages.filter(({ presentation }) => presentation === 'disclosure').map(({ code }) => code);

  it('name the duty to pay in the language the country’s law asks for', async () => {
    const buyer = await atCheckout();
    for (const [country, words] of [
      ['US', 'obliges you to pay'],
      ['DE', 'Zahlungspflicht'],
      ['ES', 'obligación de pago'],
    ] as const) {
      const { body } = await buyer.change({ fulfillment: { destination: address[country] } });
      expect(body.messages).toContainEqual(
        expect.objectContaining({ code: 'payment_obligation', content: expect.stringContaining(words) }),
      );
    }
  });

  it('name final sale, Proposition 65 only for California, import duty only for China', async () => {
    const buyer = await atCheckout({ 'variant-vase-2nd': 1, 'variant-board-s': 1 });
    const california = { ...address.US, address_region: 'CA', postal_code: '94103' };
    const at = async (destination: object) =>
      codes((await buyer.change({ fulfillment: { destination } })).body);
    expect(await at(california)).toEqual(['final_sale', 'prop65', 'payment_obligation']);
    expect(await at(address.GB)).toEqual(['final_sale', 'payment_obligation']);
    expect(await at(address.CN)).toEqual(['final_sale', 'payment_obligation', 'import_duty']);
  });
});
