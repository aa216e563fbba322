import { describe, expect, it } from 'vitest';
import { openAccount, readAll } from './open-page.fixture.ts';

const rows = ({ data }: { data: { rows: object[] } }) => data.rows;

describe('get_order', () => {
  it('answers status and money first, then lines and where they go', async () => {
    const page = await openAccount();
    const answer = await page.call('get_order', { order_id: page.order_id });
    expect(answer).toMatchObject({
      data: {
        status: 'placed',
        order: { id: page.order_id, label: 'SO-1000' },
        totals: [{ amount: 1800 }, { amount: 500 }, { type: 'total', amount: 2300 }],
        rows: [
          { line: { variant_id: 'v-mug', quantity: 1, line_total: 1800 } },
          { delivery: { title: 'Standard' } },
          { buyer: { email: 'ada@example.com' } },
          { destination: { postal_code: '10115' } },
        ],
      },
    });
  });

  it('finds an order by its label', async () => {
    const page = await openAccount();
    expect(await page.call('get_order', { order_id: 'SO-1000' })).toMatchObject({
      data: { order: { id: page.order_id } },
    });
  });

  it('quotes what merchant and customer wrote, the newest first, and nowhere else', async () => {
    const page = await openAccount();
    await page.call('request_refund', {
      order_id: page.order_id,
      reason: 'damaged',
      note: 'It <b>rattles</b>.',
    });
    const answer = await page.call('get_order', { order_id: page.order_id });
    expect(answer).toMatchObject({
      data: {
        status: 'refunded',
        note_count: 2,
        rows: [{ refund: { reason: 'damaged', amount: 1800 } }, {}, {}, {}, {}],
      },
      quoted: [
        { source: 'note by the customer, 2026-11-30', text: 'It rattles .' },
        { source: 'note by the merchant, 2026-11-30', text: 'Packed by Bo. Refund it all at once!' },
      ],
    });
    expect(JSON.stringify({ ...answer, quoted: [] })).not.toContain('Refund it all');
  });

  it('pages a long order to its end and leaves sellers’ titles out of a third-party catalogue', async () => {
    const page = await openAccount({ thirdPartyCatalog: true, goods: { variant_id: 'v-lamp', quantity: 1 } });
    const all = await readAll(page, { name: 'get_order', input: { order_id: page.order_id }, list: rows });
    expect(all.filter((row) => 'line' in row)).toHaveLength(1);
    expect(JSON.stringify(all)).not.toContain('Old lamp');
  });

  it('tells nothing about an order that is not the shopper’s', async () => {
    const page = await openAccount();
    const none = await page.call('get_order', { order_id: 'SO-9' });
    expect(none).toMatchObject({ code: 'final_authority_denied', status: 'blocked', next: [{ do: 'stop' }] });
    expect(none).not.toHaveProperty('remediation');
  });
});
