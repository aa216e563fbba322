import { memoryGoods } from '@vitrine/testkit/contract';
import { describe, expect, it } from 'vitest';
import { openAccount } from './open-page.fixture.ts';

const { destination: address } = memoryGoods;

describe('update_address', () => {
  it('shows the address to the shopper and saves it after their yes; the same again changes nothing', async () => {
    const asked: unknown[] = [];
    const page = await openAccount({
      decide: async (question) => {
        asked.push(question.kind === 'write' ? question.rows : question);
        return { decided: 'approved' };
      },
    });
    expect(await page.call('update_address', { address })).toMatchObject({ status: 'done', data: {} });
    expect(JSON.stringify(asked)).toContain('Lindenweg 3');
    expect(await page.store.queries.address({})).toMatchObject({ value: { address } });
    expect(await page.call('update_address', { address })).toMatchObject({ status: 'nothing_changed' });
  });

  it('saves nothing when the shopper declines', async () => {
    const page = await openAccount({ decide: async () => ({ decided: 'declined' }) });
    expect(await page.call('update_address', { address })).toMatchObject({ code: 'confirmation_declined' });
    expect(await page.store.queries.address({})).toMatchObject({ value: { address: null } });
  });

  it('names the field a country needs', async () => {
    const page = await openAccount();
    const { postal_code: _, ...without } = address;
    expect(await page.call('update_address', { address: without })).toMatchObject({
      code: 'invalid_arguments',
      fields: [{ path: '/address/postal_code' }],
    });
  });

  it('takes no account from the caller', async () => {
    const page = await openAccount();
    expect(await page.call('update_address', { address, user_id: 'account-grace' })).toMatchObject({
      code: 'invalid_arguments',
      fields: [{ path: '/user_id' }],
    });
  });
});
