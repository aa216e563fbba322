import { describe, expect, it } from 'vitest';
import { openPage } from './open-page.fixture.ts';

const moved = (moves: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (left: number): void => {
      if (moves.length > 0) resolve();
      else if (left === 0) reject(new Error('the page did not move'));
      else setTimeout(look, 20, left - 1);
    };
    look(50);
  });

describe('browse_store', () => {
  it('opens a collection and answers its products in the order asked for', async () => {
    const page = await openPage('/');
    const answer = await page.call('browse_store', { collection: 'kitchen', sort: 'price_ascending' });
    expect(answer).toMatchObject({
      ok: true,
      moving_to: '/collections/kitchen?sort=price_ascending',
      data: { items: [{ handle: 'tea-set' }, { handle: 'clay-mug' }, { handle: 'oak-tray' }] },
    });
    await moved(page.moves);
    expect(page.moves).toEqual(['/collections/kitchen?sort=price_ascending']);
  });

  it('lists the collections without one', async () => {
    const page = await openPage('/cart');
    const answer = await page.call('browse_store');
    expect(answer).toMatchObject({
      moving_to: '/',
      data: { items: [{ handle: 'kitchen', product_count: 3 }, { handle: 'wear' }] },
    });
  });

  it('continues a list without moving the page', async () => {
    const page = await openPage('/');
    const answer = await page.call('browse_store', { collection: 'kitchen', cursor: '2~' });
    expect(answer).toMatchObject({ ok: true, data: { items: [{ handle: 'tea-set' }] } });
    expect(answer).not.toHaveProperty('moving_to');
  });

  it('does not move for a collection that does not exist', async () => {
    const page = await openPage('/');
    const answer = await page.call('browse_store', { collection: 'nowhere' });
    expect(answer).toMatchObject({ code: 'rejected', reason: 'not_found' });
    expect(answer).not.toHaveProperty('moving_to');
  });

  it('takes sort only together with a collection', async () => {
    const page = await openPage('/');
    expect(await page.call('browse_store', { sort: 'newest' })).toMatchObject({
      code: 'invalid_arguments',
      fields: [{ path: '/sort' }],
    });
  });
});
