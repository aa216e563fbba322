import type { VitrineEvents } from '@vitrine/core';
import { afterEach, expect, it } from 'vitest';
import { createActivityBar } from './create-activity-bar.ts';
import type { ActivityElement } from './activity-element.ts';

let bar: ActivityElement;
let listeners: { [Name in keyof VitrineEvents]?: (detail: VitrineEvents[Name]) => void };

function open(): void {
  listeners = {};
  bar = createActivityBar(document, {
    events: { on: (name, listener) => Object.assign(listeners, { [name]: listener }) },
    stop: () => undefined,
    turn: () => undefined,
  });
}
afterEach(() => {
  bar.remove();
  document.documentElement.lang = '';
});

const call = { id: 'c1', tool: 'update_cart', title: 'Set cart quantities', effect: 'write' } as const;
const text = async () => {
  await bar.updateComplete;
  return bar.shadowRoot?.querySelector('.pill')?.textContent?.replace(/\s+/g, ' ').trim();
};

it('works without Undo, and where storage is forbidden', async () => {
  const kept = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new Error('denied');
    },
  });
  open();
  listeners.call_started?.(call);
  listeners.call_ended?.({ ...call, status: 'done' });
  expect(await text()).toBe('Changed the cart');
  if (kept) Object.defineProperty(window, 'localStorage', kept);
});

it('speaks the language of the document', async () => {
  document.documentElement.lang = 'es-MX';
  open();
  listeners.call_started?.(call);
  expect(await text()).toBe('Cambiando la cesta … Parar');
  expect(bar.getAttribute('aria-label')).toBe('Agente de compras');
  expect(bar.lang).toBe('es');
});

it('tells that the shopper is asked, and that the question outlived the call', async () => {
  open();
  const commit = { id: 'c2', tool: 'complete_checkout', title: 'Place the order', effect: 'commit' } as const;
  listeners.call_started?.(commit);
  listeners.call_waiting?.(commit);
  expect(await text()).toBe('Placing the order: waiting for your answer Stop');
  listeners.call_ended?.({
    ...commit,
    status: 'waiting',
    code: 'buyer_action_pending',
    side_effect: 'none',
  });
  expect(await text()).toBe('Placing the order: the question is still open');
});

it('stays as one small button where tools are off, and ignores why else nothing is on display', async () => {
  open();
  const surface = { phase: 'storefront', epoch: 1, excluded: [], tools: [] } as const;
  listeners.surface?.({ ...surface, excluded: [], tools: [], status: 'policy' });
  await bar.updateComplete;
  expect(bar.shadowRoot?.querySelector('.open')).toBeTruthy();
  listeners.surface?.({ ...surface, excluded: [], tools: [], status: 'off' });
  expect(await text()).toBe('Agent tools off Turn on again');
});
