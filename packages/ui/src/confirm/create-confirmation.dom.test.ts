import type { Answer, ApprovalView, Question } from '@vitrine/core';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleClock } from '../../example-clock.ts';
import { exampleQuote } from '../../example-quote.ts';
import { createConfirmation } from './create-confirmation.ts';

const never = new AbortController().signal;
const approve = async (): Promise<Answer<ApprovalView>> => {
  throw new Error('nothing may be approved here');
};
const commit = async (): Promise<Question> => ({
  kind: 'commit',
  title: 'Place the order',
  quote: await exampleQuote(),
  approve,
});
const write: Question = {
  kind: 'write',
  title: 'Change address',
  rows: [{ label: 'City', value: 'Berlin' }],
};
const root = () => document.querySelector('vitrine-confirm')?.shadowRoot;
const dialog = () => root()?.querySelector('dialog');
const shown = async () => {
  while (!dialog()?.open) await new Promise((resolve) => setTimeout(resolve));
};

afterEach(() => document.querySelector('vitrine-confirm')?.remove());

describe('the confirmation in the document', () => {
  it('opens a labelled modal dialog with the two named buttons', async () => {
    const stop = new AbortController();
    const decision = createConfirmation(document).ask(await commit(), { signal: stop.signal });
    await shown();
    expect(dialog()?.getAttribute('role')).toBe('dialog');
    expect(dialog()?.dataset['vitrine']).toBe('confirm');
    expect(root()?.querySelector(`#${dialog()?.getAttribute('aria-labelledby')}`)?.textContent).toContain(
      'Harbour & Pine',
    );
    expect(root()?.querySelector('[data-vitrine=approve]')?.textContent).toContain(
      'Zahlungspflichtig bestellen',
    );
    expect(root()?.querySelector('[data-vitrine=approve]')?.getAttribute('lang')).toBe('de');
    expect(root()?.querySelector('[data-vitrine=decline]')).toBeTruthy();
    stop.abort();
    await decision;
  });

  it('speaks the language the document has when the question is put', async () => {
    const confirmation = createConfirmation(document);
    document.documentElement.lang = 'es';
    const stop = new AbortController();
    const decision = confirmation.ask(await commit(), { signal: stop.signal });
    await shown();
    document.documentElement.removeAttribute('lang');
    expect(document.querySelector('vitrine-confirm')?.getAttribute('lang')).toBe('es');
    expect(root()?.querySelector('[data-vitrine=decline]')?.textContent).toBe('Rechazar');
    expect(root()?.querySelector('.left')?.textContent).toContain('Caduca en');
    stop.abort();
    await decision;
    await Promise.resolve();
    expect(root()?.querySelector('.note')?.textContent).toContain('retirado');
  });

  it('withdraws visibly when its signal is aborted', async () => {
    const stop = new AbortController();
    const decision = createConfirmation(document).ask(await commit(), { signal: stop.signal });
    await shown();
    stop.abort();
    expect(await decision).toEqual({ decided: 'withdrawn' });
    expect(dialog()?.open).toBe(false);
    await Promise.resolve();
    expect(root()?.querySelector('.note')?.textContent).toContain('withdrawn');
  });

  it('asks nothing when it was aborted before', async () => {
    expect(await createConfirmation(document).ask(write, { signal: AbortSignal.abort() })).toEqual({
      decided: 'withdrawn',
    });
    expect(root()).toBeUndefined();
  });

  it('puts one question at a time and can ask again afterwards', async () => {
    const confirmation = createConfirmation(document);
    const stop = new AbortController();
    const first = confirmation.ask(write, { signal: stop.signal });
    expect(await confirmation.ask(write, { signal: never })).toEqual({ decided: 'unavailable' });
    await shown();
    stop.abort();
    await first;
    const again = new AbortController();
    const second = confirmation.ask(write, { signal: again.signal });
    await shown();
    expect(dialog()?.textContent).toContain('Berlin');
    again.abort();
    expect(await second).toEqual({ decided: 'withdrawn' });
  });

  it('is unavailable without Web Crypto, and the page says so', async () => {
    const confirmation = createConfirmation(document, { subtle: null });
    expect(await confirmation.ask(await commit(), { signal: never })).toEqual({ decided: 'unavailable' });
    expect(dialog()?.open).toBe(false);
    await Promise.resolve();
    expect(root()?.querySelector('.note')?.textContent).toContain('by hand');
  });

  it('expires by its own clock, counting from when it was asked', async () => {
    const clock = exampleClock();
    const decision = createConfirmation(document, { clock }).ask(await commit(), { signal: never });
    await shown();
    expect(root()?.querySelector('.left')?.textContent).toBe('Expires in 5:00');
    clock.advance(299_000);
    await new Promise((resolve) => setTimeout(resolve));
    expect(root()?.querySelector('.left')?.textContent).toBe('Expires in 0:01');
    clock.advance(1000);
    expect(await decision).toEqual({ decided: 'expired' });
  });

  it('ignores clicks made by a script', async () => {
    const clock = exampleClock();
    const stop = new AbortController();
    const decision = createConfirmation(document, { clock }).ask(await commit(), { signal: stop.signal });
    await shown();
    clock.advance(5000);
    root()?.querySelector<HTMLElement>('[data-vitrine=decline]')?.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(dialog()?.open).toBe(true);
    stop.abort();
    await decision;
  });
});
