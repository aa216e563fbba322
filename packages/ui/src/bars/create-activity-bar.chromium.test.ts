import type { CallNotice, VitrineEvents } from '@vitrine/core';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleClock, type ExampleClock } from '../../example-clock.ts';
import { quiet_ms, type ActivityElement } from './activity-element.ts';
import { pause_ms } from './announcer.ts';
import type { CartNews, UndoOutcome } from './cart-undo.ts';
import { createActivityBar } from './create-activity-bar.ts';

type Listeners = { [Name in keyof VitrineEvents]?: (detail: VitrineEvents[Name]) => void };

let bar: ActivityElement;
let clock: ExampleClock;
let pressed: string[];
let listeners: Listeners;
let cart: (news: CartNews) => void;
let outcome: Promise<UndoOutcome>;

const find = (name: string) => bar.shadowRoot?.querySelector<HTMLElement>(name) ?? null;
const button = (name: string) => page.getByRole('button', { name });
const text = () => find('.pill')?.textContent?.replace(/\s+/g, ' ').trim();
const said = () => find('[role=status]')?.textContent;
const focused = () => bar.shadowRoot?.activeElement?.className.trim();
const notice = (id: string, tool = 'get_cart', effect: CallNotice['effect'] = 'read'): CallNotice => ({
  id,
  tool,
  title: tool,
  effect,
});
const surface = (status: 'on' | 'off') =>
  listeners.surface?.({ phase: 'storefront', epoch: 1, status, excluded: [], tools: [] });

function start(id: string, tool?: string, effect?: CallNotice['effect']) {
  const call = notice(id, tool, effect);
  listeners.call_started?.(call);
  return (end: Partial<VitrineEvents['call_ended']> = {}) =>
    listeners.call_ended?.({ ...call, status: 'done', ...end });
}
/** A finished change of the cart that can be taken back. */
function changeCart(id = 'c1') {
  const end = start(id, 'update_cart', 'write');
  const lines = [{ variant_id: 'v', title: 'Speckled Mug', quantity_before: 0, quantity: 2 }];
  cart({ changed: { call: id, lines }, undoable: id });
  end();
}

beforeEach(async () => {
  await page.viewport(800, 600);
  localStorage.clear();
  document.documentElement.lang = 'en';
  clock = exampleClock();
  pressed = [];
  listeners = {};
  outcome = Promise.resolve('undone');
  bar = createActivityBar(document, {
    events: { on: (name, listener) => Object.assign(listeners, { [name]: listener }) },
    stop: () => pressed.push('stop'),
    turn(on) {
      pressed.push(`turn ${on}`);
      surface(on ? 'on' : 'off');
    },
    undo: {
      hear: () => undefined,
      follow: (listener) => (cart = listener),
      takeBack: (call) => (pressed.push(`undo ${call}`), outcome),
    },
    clock,
  });
  await bar.updateComplete;
});
afterEach(() => bar.remove());

describe('the activity bar', () => {
  it('is a named region', async () => {
    await expect.element(page.getByRole('region', { name: 'Shopping agent' })).toBeInTheDocument();
    expect(bar.dataset['vitrine']).toBe('activity');
  });

  it('says what the agent is doing, then what it did', async () => {
    const end = start('c1');
    await bar.updateComplete;
    expect(text()).toBe('Looking at the cart … Stop');
    end();
    await bar.updateComplete;
    expect(text()).toBe('Looked at the cart');
  });

  it('opens a list by keyboard, and Escape closes it again', async () => {
    start('c1')();
    start('c2', 'search_catalog')();
    await userEvent.keyboard('{Tab}{Enter}');
    const items = () => [...(find('.panel > ul')?.children ?? [])].map((item) => item.textContent?.trim());
    expect(find('.open')?.getAttribute('aria-expanded')).toBe('true');
    expect(items()).toEqual(['Searched the products', 'Looked at the cart']);
    await userEvent.keyboard('{Tab}{Tab}');
    expect(focused()).toBe('off');
    await userEvent.keyboard('{Escape}');
    expect(find('.panel')).toBeNull();
    expect(focused()).toBe('open');
  });

  it('stops what runs, and only then offers it', async () => {
    const end = start('c1', 'search_catalog');
    await button('Stop').click();
    expect(pressed).toEqual(['stop']);
    end({ status: 'rejected', code: 'stopped_by_shopper', side_effect: 'none' });
    await bar.updateComplete;
    expect(text()).toBe('Searching the products: you stopped it');
    expect(find('.stop')).toBeNull();
    expect(focused()).toBe('open');
  });

  it('says what it did to the cart and takes it back', async () => {
    changeCart();
    await bar.updateComplete;
    expect(text()).toBe('Set Speckled Mug to 2 Undo');
    await button('Undo').click();
    cart({ undoable: undefined });
    await expect.poll(text).toBe('Set Speckled Mug to 2 Undone.');
    expect(pressed).toEqual(['undo c1']);
  });

  it('does not take back twice while the shop answers, and says honestly when it cannot', async () => {
    let answer = (_: UndoOutcome): void => undefined;
    outcome = new Promise((done) => (answer = done));
    changeCart();
    await button('Undo').click();
    await button('Undoing …').click();
    expect(pressed).toEqual(['undo c1']);
    cart({ undoable: undefined });
    answer('changed_since');
    await expect.poll(text).toContain('changed since then, so it was left as it is');
    expect(find('.undo')).toBeNull();
  });

  it('offers Undo in the list, too, only where it is possible', async () => {
    changeCart();
    start('c2')();
    await bar.updateComplete;
    expect(find('.undo')).toBeNull();
    await userEvent.click(find('.open')!);
    expect(find('li[data-standing] .undo')).not.toBeNull();
    cart({ undoable: undefined });
    await bar.updateComplete;
    expect(find('.undo')).toBeNull();
  });

  it('turns agent tools off and, from the one button that is left, on again', async () => {
    start('c1')();
    await bar.updateComplete;
    await userEvent.click(find('.open')!);
    await button('Turn agent tools off here').click();
    await bar.updateComplete;
    expect(text()).toBe('Agent tools off Turn on again');
    expect(focused()).toBe('on');
    expect(bar.shadowRoot?.querySelectorAll('button')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await bar.updateComplete;
    expect(pressed).toEqual(['turn false', 'turn true']);
    expect(focused()).toBe('open');
  });

  it('does nothing on a click that a script makes up', async () => {
    changeCart();
    await bar.updateComplete;
    await userEvent.click(find('.open')!);
    for (const made of bar.shadowRoot!.querySelectorAll('button')) made.click();
    await bar.updateComplete;
    expect(pressed).toEqual([]);
    expect(find('.panel')).not.toBeNull();
  });

  it('reads out politely, and not more often than somebody can listen', async () => {
    start('c1')();
    await bar.updateComplete;
    expect(said()).toBe('Looked at the cart');
    for (const tool of ['search_catalog', 'get_product', 'update_cart']) start(tool, tool)();
    await bar.updateComplete;
    expect(said()).toBe('Looked at the cart');
    clock.advance(pause_ms);
    await bar.updateComplete;
    expect(said()).toBe('Changed the cart');
  });

  it('shrinks to its icon when nothing happens, but not under the shopper’s hand', async () => {
    start('c1')();
    await bar.updateComplete;
    find('.open')!.focus();
    clock.advance(quiet_ms);
    await bar.updateComplete;
    expect(bar.getBoundingClientRect().width).toBeGreaterThan(100);
    find('.open')!.blur();
    clock.advance(quiet_ms);
    await bar.updateComplete;
    expect(bar.getBoundingClientRect().width).toBeLessThan(60);
    await expect.element(button('Looked at the cart')).toBeInTheDocument();
    start('c2');
    await bar.updateComplete;
    expect(bar.getBoundingClientRect().width).toBeGreaterThan(100);
  });

  it('moves round the corners and stays where it was put, on the next page too', async () => {
    const box = () => bar.getBoundingClientRect();
    start('c1')();
    await bar.updateComplete;
    await userEvent.click(find('.open')!);
    expect([box().left < 100, box().bottom > 500]).toEqual([true, true]);
    await button('Move this bar').click();
    await bar.updateComplete;
    expect([box().right > 700, box().bottom > 500]).toEqual([true, true]);
    await button('Move this bar').click();
    await bar.updateComplete;
    expect([box().right > 700, box().top < 100]).toEqual([true, true]);
    bar.remove();
    document.body.append(bar);
    expect(bar.dataset['place']).toBe('top-end');
  });

  it('goes out of the way of what has the focus', async () => {
    const field = Object.assign(document.createElement('input'), { ariaLabel: 'Name' });
    field.style.cssText = 'position: fixed; bottom: 16px; left: 16px';
    document.body.append(field);
    start('c1')();
    await bar.updateComplete;
    field.focus();
    const covers = () => bar.getBoundingClientRect().bottom > field.getBoundingClientRect().top;
    expect(covers()).toBe(false);
    field.remove();
    find('.open')!.focus();
    const other = document.createElement('button');
    document.body.prepend(other);
    other.focus();
    expect(bar.getBoundingClientRect().bottom).toBeGreaterThan(500);
    other.remove();
  });

  it.each([
    ['fixed at the edge', 'position: fixed; bottom: 10px; left: 10px', true],
    ['fixed, in a shadow tree', 'position: fixed; bottom: 10px; left: 10px', true],
    ['in the text at the end of the page', 'position: absolute; top: 550px; left: 10px', true],
    ['in the text, which can be scrolled away', 'position: absolute; top: 550px; left: 10px', false],
  ])('leaves a button of the page free that is %s: %s', async (where, style, moves) => {
    const holder = document.createElement('div');
    const root = where.includes('shadow') ? holder.attachShadow({ mode: 'open' }) : holder;
    root.append(Object.assign(document.createElement('button'), { textContent: 'Go to cart' }));
    holder.style.cssText = style;
    document.body.style.height = where.includes('away') ? '3000px' : '';
    start('c1')();
    await bar.updateComplete;
    expect(bar.getBoundingClientRect().bottom).toBeGreaterThan(500);
    document.body.append(holder);
    clock.advance(1500);
    expect(bar.getBoundingClientRect().top < 100).toBe(moves);
    holder.remove();
    document.body.style.height = '';
    start('c2')();
    await bar.updateComplete;
    expect(bar.getBoundingClientRect().bottom).toBeGreaterThan(500);
  });

  it('fits a window 320 pixels wide, open and closed, in every language', async () => {
    await page.viewport(320, 568);
    changeCart();
    for (const lang of ['en', 'es', 'zh-Hans']) {
      document.documentElement.lang = lang;
      bar.requestUpdate();
      await bar.updateComplete;
      expect(bar.lang).toBe(lang);
      await userEvent.click(find('.open')!);
      for (const part of bar.shadowRoot!.querySelectorAll('.pill, .panel, button')) {
        expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(320);
        expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
      }
      await userEvent.keyboard('{Escape}');
    }
  });

  it.each(['light', 'dark'])('shuts nobody out, closed, open and off, in the %s scheme', async (scheme) => {
    document.documentElement.style.colorScheme = scheme;
    const look = async () => {
      await bar.updateComplete;
      const { violations } = await axe.run({ include: [['vitrine-activity']] });
      return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`);
    };
    changeCart();
    start('c2', 'search_catalog');
    expect(await look()).toEqual([]);
    await userEvent.click(find('.open')!);
    expect(await look()).toEqual([]);
    surface('off');
    expect(await look()).toEqual([]);
    document.documentElement.style.colorScheme = '';
  });

  it('can be reached while a modal dialog of the page is open, and is back when that closes or goes', async () => {
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<button>Close the cart</button>';
    document.body.append(dialog);
    start('c1');
    dialog.showModal();
    await expect.poll(() => bar.parentElement).toBe(dialog);
    await button('Stop').click();
    expect(pressed).toEqual(['stop']);
    find('.open')?.focus();
    await userEvent.keyboard('{Enter}');
    expect(find('.panel')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(find('.panel')).toBeNull();
    expect(dialog.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => bar.parentElement).toBe(document.body);

    dialog.showModal();
    await expect.poll(() => bar.parentElement).toBe(dialog);
    dialog.remove();
    await expect.poll(() => bar.parentElement).toBe(document.body);
    expect(text()).toContain('Stop');
  });

  it('moves nothing of the page', async () => {
    const before = document.documentElement.scrollHeight;
    changeCart();
    await bar.updateComplete;
    expect(document.documentElement.scrollHeight).toBe(before);
    expect(getComputedStyle(bar).position).toBe('fixed');
  });
});
