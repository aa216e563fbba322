import { describe, expect, it } from 'vitest';
import { openPage, readAll } from './open-page.fixture.ts';

type Row = { type: string; text: string };
const rows = ({ data }: { data: { policies: Row[] } }): Row[] => data.policies;

describe('search_shop_policies_and_faqs', () => {
  it("answers the shop's own words, whole, with type and path", async () => {
    const page = await openPage('/');
    const answer = await page.call('search_shop_policies_and_faqs', { query: 'return' });
    expect(answer).toMatchObject({
      total: 1,
      data: { policies: [{ type: 'refund', title: 'Returns', path: '/policies/refunds' }] },
    });
    const all = await readAll(page, {
      name: 'search_shop_policies_and_faqs',
      input: { query: 'return' },
      list: rows,
    });
    expect(all.map(({ text }) => text).join(' ')).toBe(
      'You may return within 30 days. Send it back in its box. We pay the postage. Final sale items stay with you.',
    );
  });

  it('looks only at the types asked for', async () => {
    const page = await openPage('/');
    const answer = await page.call('search_shop_policies_and_faqs', { query: 'in', types: ['faq'] });
    expect(answer).toMatchObject({ data: { policies: [{ type: 'faq' }] } });
  });
});
