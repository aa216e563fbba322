import type { Answer, CallOptions, Hearing } from '@vitrine/core';
import type { Store } from '@vitrine/commerce/store';
import { createMemoryShop } from '@vitrine/testkit/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCartUndo, type CartNews, type CartUndo } from './cart-undo.ts';

const mug = { variant_id: 'v-mug' };
const oddChange = { cart: { version: 'v' }, changed: true, changes: [null] };
const red = { variant_id: 'v-scarf-red' };

let store: Store;
let otherTab: Store;
let undo: CartUndo;
let news: CartNews[];
let requests: ReturnType<typeof createMemoryShop>['requests'];

beforeEach(() => {
  const shop = createMemoryShop();
  requests = shop.requests;
  store = shop.open();
  otherTab = shop.open();
  undo = createCartUndo(() => store);
  news = [];
  undo.follow((item) => news.push(item));
});

/** A write as a tool's call makes it, heard as the script hears it. */
async function asTool(call: string, write: (options: CallOptions) => Promise<Answer<unknown>>) {
  const requests: Parameters<Hearing>[0]['requests'] = [];
  const report: CallOptions['report'] = (news) => news.type === 'answered' && requests.push(news);
  const answer = write({ via: 'tool', call, report });
  undo.hear({ id: call, requests }, answer);
  if (!(await answer).ok) throw new Error('the shop refused');
  await Promise.resolve();
}
const set = (call: string, ...lines: { variant_id: string; quantity: number }[]) =>
  asTool(call, (options) => store.commands.setCartLines({ lines }, options));
const inCart = async () => {
  const answer = await store.queries.cart({});
  return answer.ok ? answer.value.line_items.map(({ item, quantity }) => `${item.id} ${quantity}`) : answer;
};
const undoable = () => news.at(-1)?.undoable;

describe('what the bar hears', () => {
  it('is which lines a call changed, by the names and quantities the cart has', async () => {
    await set('c1', { ...mug, quantity: 2 }, { ...red, quantity: 1 });
    expect(news).toEqual([
      {
        changed: {
          call: 'c1',
          lines: [
            { ...mug, title: 'Clay mug', quantity_before: 0, quantity: 2 },
            { ...red, title: 'Wool scarf (Red)', quantity_before: 0, quantity: 1 },
          ],
        },
        undoable: 'c1',
      },
    ]);
  });

  it('has the name of a line that is gone, because some cart had it before', async () => {
    await store.commands.setCartLines({ lines: [{ ...mug, quantity: 1 }] });
    await asTool('c0', (options) => store.queries.cart({}, options));
    await set('c1', { ...mug, quantity: 0 });
    expect(news.at(-1)?.changed?.lines).toEqual([
      { ...mug, title: 'Clay mug', quantity_before: 1, quantity: 0 },
    ]);
  });

  it('is nothing where nothing changed or the answer is no cart', async () => {
    await store.commands.setCartLines({ lines: [{ ...mug, quantity: 1 }] });
    await set('c1', { ...mug, quantity: 1 });
    for (const value of [
      undefined,
      null,
      'x',
      { cart: null, changed: true },
      { line_items: [null] },
      oddChange,
    ])
      await asTool('c2', async () => ({ ok: true, value }));
    undo.hear({ id: 'c3', requests: [] }, Promise.reject(new Error('gone')));
    expect(news).toEqual([]);
  });
});

describe('taking back', () => {
  it('restores the quantities from before, as a button of the page would', async () => {
    await store.commands.setCartLines({ lines: [{ ...mug, quantity: 3 }] });
    await set('c1', { ...mug, quantity: 1 }, { ...red, quantity: 2 });
    expect(await undo.takeBack('c1')).toBe('undone');
    expect(await inCart()).toEqual(['v-mug 3']);
    const sent = requests.filter(({ method }) => method === 'PUT').at(-1);
    expect(new Headers(sent?.headers).get('Vitrine-Via')).toBe('button');
    expect(undoable()).toBeUndefined();
  });

  it('puts a cart that was emptied back', async () => {
    await set('c1', { ...mug, quantity: 2 }, { ...red, quantity: 1 });
    await asTool('c2', (options) => store.commands.clearCart({}, options));
    expect(await inCart()).toEqual([]);
    expect(await undo.takeBack('c2')).toBe('undone');
    expect((await inCart()) as string[]).toEqual(expect.arrayContaining(['v-mug 2', 'v-scarf-red 1']));
  });

  it('goes back change by change, newest first', async () => {
    await set('c1', { ...mug, quantity: 1 });
    await set('c2', { ...red, quantity: 1 });
    expect(await undo.takeBack('c1')).toBe('changed_since');
    expect(await undo.takeBack('c2')).toBe('undone');
    expect(undoable()).toBe('c1');
    expect(await undo.takeBack('c1')).toBe('undone');
    expect(await inCart()).toEqual([]);
  });

  it('takes two changes of one call back as one', async () => {
    await set('c1', { ...mug, quantity: 1 });
    await set('c1', { ...mug, quantity: 4 }, { ...red, quantity: 1 });
    expect(await undo.takeBack('c1')).toBe('undone');
    expect(await inCart()).toEqual([]);
  });

  it('is over once the shopper changed the cart', async () => {
    await set('c1', { ...mug, quantity: 1 });
    await store.commands.setCartLines({ lines: [{ ...red, quantity: 1 }] });
    expect(undoable()).toBeUndefined();
    expect(await undo.takeBack('c1')).toBe('changed_since');
    expect(await inCart()).toEqual(['v-mug 1', 'v-scarf-red 1']);
  });

  it('is refused by the shop where the cart changed without this page hearing of it', async () => {
    await set('c1', { ...mug, quantity: 1 });
    await otherTab.commands.setCartLines({ lines: [{ ...red, quantity: 1 }] });
    // The page's store has read the new version meanwhile; Undo still counts from the old one.
    await store.queries.cart({});
    expect(undoable()).toBe('c1');
    expect(await undo.takeBack('c1')).toBe('changed_since');
    expect(await inCart()).toEqual(['v-mug 1', 'v-scarf-red 1']);
  });

  it('stops at the last change that somebody else made in between', async () => {
    await set('c1', { ...mug, quantity: 1 });
    await otherTab.commands.setCartLines({ lines: [{ ...red, quantity: 1 }] });
    await store.queries.cart({});
    await set('c2', { ...mug, quantity: 2 });
    expect(await undo.takeBack('c2')).toBe('undone');
    expect(undoable()).toBeUndefined();
    expect(await inCart()).toEqual(['v-mug 1', 'v-scarf-red 1']);
  });

  it('is over with the session', async () => {
    await set('c1', { ...mug, quantity: 1 });
    await store.session.changed({
      session: 'another',
      subject: null,
      authenticated_s: null,
      acr: null,
      expires_s: 60,
      csrf: 'x',
    });
    expect(undoable()).toBeUndefined();
  });

  it('says so where it fails, and is not offered again', async () => {
    await set('c1', { ...mug, quantity: 1 });
    store = { ...store, commands: { setCartLines: () => Promise.reject(new Error('gone')) } as never };
    expect(await undo.takeBack('c1')).toBe('failed');
    expect(undoable()).toBeUndefined();
  });
});
