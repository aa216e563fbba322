import type { Answer, ApprovalView, Question } from '@vitrine/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { exampleClock, type ExampleClock } from '../../example-clock.ts';
import { exampleContent, exampleQuote } from '../../example-quote.ts';
import type { ConfirmElement } from './confirm-element.ts';
import { createConfirmation } from './create-confirmation.ts';

const approval: ApprovalView = { id: 'apr_1', quote_id: 'quo_1', level: 'click', at: '2026-11-30T12:00:00Z' };
const element = () => document.querySelector<ConfirmElement>('vitrine-confirm');
const find = (name: string) => element()?.shadowRoot?.querySelector<HTMLElement>(name);
const dialog = () => find('dialog') as HTMLDialogElement | null;
const turn = () => new Promise((resolve) => setTimeout(resolve));
const approveButton = () => page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

let clock: ExampleClock;
let digests: string[];
let answer: Answer<ApprovalView> | Promise<Answer<ApprovalView>>;

async function ask(changes = {}, signal = new AbortController().signal) {
  const quote = { ...(await exampleQuote()), ...changes };
  const approve = async (digest: string) => (digests.push(digest), answer);
  const question: Question = { kind: 'commit', title: 'Place the order', quote, approve };
  const decision = createConfirmation(document, { clock, locale: 'en' }).ask(question, { signal });
  while (!dialog()?.open && !find('.note span')) await turn();
  return { decision, quote };
}

beforeEach(() => {
  clock = exampleClock();
  digests = [];
  answer = { ok: true, value: approval };
});
afterEach(() => element()?.remove());

describe('the confirmation in Chromium', () => {
  it('approves with the digest it computed when the buyer clicks', async () => {
    const { decision, quote } = await ask();
    clock.advance(2000);
    await approveButton().click();
    expect(await decision).toEqual({ decided: 'approved', approval });
    expect(digests).toEqual([quote.digest]);
    expect(dialog()?.open).toBe(false);
  });

  it('does nothing on a click within 700 ms', async () => {
    const { decision } = await ask();
    clock.advance(699);
    await approveButton().click({ force: true });
    expect(digests).toEqual([]);
    await press('Decline');
    expect(await decision).toEqual({ decided: 'declined' });
  });

  it('does not count a key that was pressed within 700 ms and released later', async () => {
    const { decision } = await ask();
    await userEvent.keyboard('{Tab}{Tab}{ >}');
    clock.advance(2000);
    await userEvent.keyboard('{/ }');
    expect(digests).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(await decision).toMatchObject({ decided: 'approved' });
  });

  it('does not count a key that is held down until Approve arms', async () => {
    const { decision } = await ask();
    await userEvent.keyboard('{Tab}{Tab}');
    const enter = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };
    await cdp().send('Input.dispatchKeyEvent', { ...enter, type: 'keyDown' });
    clock.advance(2000);
    await cdp().send('Input.dispatchKeyEvent', { ...enter, type: 'keyDown', autoRepeat: true });
    expect(digests).toEqual([]);
    await cdp().send('Input.dispatchKeyEvent', { ...enter, type: 'keyUp' });
    await userEvent.keyboard('{Enter}');
    expect(await decision).toMatchObject({ decided: 'approved' });
  });

  it('ignores clicks, keys and closes that a script makes up', async () => {
    const { decision } = await ask();
    clock.advance(5000);
    find('[data-vitrine=approve]')?.click();
    find('[data-vitrine=approve]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    find('[data-vitrine=decline]')?.click();
    dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    dialog()?.dispatchEvent(new Event('close'));
    await turn();
    expect(dialog()?.open).toBe(true);
    expect(digests).toEqual([]);
    await press('Decline');
    expect(await decision).toEqual({ decided: 'declined' });
  });

  it('declines on Escape, every time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { decision } = await ask();
      await userEvent.keyboard('{Escape}');
      expect(await decision).toEqual({ decided: 'declined' });
      element()?.remove();
    }
  });

  it.each(['{Escape}', '{Escape}{Escape}', '{Escape}{Escape}{Escape}{Escape}'])(
    'stays on %s while the approval is sent, says that it was sent, and takes what the shop answers',
    async (keys) => {
      let tell = (_: Answer<ApprovalView>): void => undefined;
      answer = new Promise((resolve) => (tell = resolve));
      const { decision } = await ask();
      clock.advance(2000);
      await approveButton().click();
      await userEvent.keyboard(keys);
      await turn();
      await turn();
      expect(dialog()?.matches(':modal')).toBe(true);
      expect(find('.live')?.textContent).toBe('Your approval was sent. Waiting for the shop’s answer …');
      tell({ ok: true, value: approval });
      expect(await decision).toEqual({ decided: 'approved', approval });
      expect(dialog()?.open).toBe(false);
    },
  );

  it('starts with focus on the heading and keeps Tab inside', async () => {
    const { decision } = await ask();
    expect(element()?.shadowRoot?.activeElement).toBe(find('#heading'));
    await userEvent.keyboard('{Tab}');
    expect(element()?.shadowRoot?.activeElement).toBe(find('[data-vitrine=decline]'));
    await userEvent.keyboard('{Enter}');
    expect(await decision).toEqual({ decided: 'declined' });
  });

  it('approves by keyboard', async () => {
    const { decision } = await ask();
    clock.advance(2000);
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(await decision).toMatchObject({ decided: 'approved' });
  });

  it('sends one approval for a double click', async () => {
    const { decision } = await ask();
    clock.advance(2000);
    await userEvent.dblClick(approveButton());
    expect(await decision).toMatchObject({ decided: 'approved' });
    expect(digests).toHaveLength(1);
  });

  it('never opens for a quote whose text and digest do not belong together', async () => {
    const { decision } = await ask({ digest: `sha256:${'0'.repeat(64)}` });
    expect(await decision).toMatchObject({ decided: 'refused', fault: { code: 'confirmation_void' } });
    expect(dialog()?.open).toBe(false);
    expect(digests).toEqual([]);
  });

  it('says so when the time is over and takes no click any more', async () => {
    const { decision } = await ask({ expires_s: 2 });
    clock.advance(2000);
    expect(await decision).toEqual({ decided: 'expired' });
    expect(dialog()?.open).toBe(false);
    expect(find('.note')?.textContent).toContain('expired');
  });

  it('passes on why the shop refused the approval', async () => {
    answer = { ok: false, fault: { code: 'rate_limited', wait_s: 5 } };
    const { decision } = await ask();
    clock.advance(2000);
    await approveButton().click();
    expect(await decision).toEqual({ decided: 'refused', fault: { code: 'rate_limited', wait_s: 5 } });
  });

  it('marks what changed in a replaced quote, waits 1,500 ms, and approves the new digest', async () => {
    const { decision } = await ask();
    clock.advance(5000);
    const totals = exampleContent().totals.map((row) =>
      row.type === 'total' ? { ...row, amount: 5290 } : row,
    );
    const next = await exampleQuote({ totals });
    element()!.quote = next;
    while (!find('[data-changed]')) await turn();
    expect(find('[data-changed]')?.textContent).toContain('€52.90');
    expect(find('[role=status]')?.textContent).toContain('changed');
    clock.advance(1499);
    await approveButton().click({ force: true });
    expect(digests).toEqual([]);
    clock.advance(2000);
    await approveButton().click();
    expect(await decision).toMatchObject({ decided: 'approved' });
    expect(digests).toEqual([next.digest]);
  });

  it('ends when a replaced quote does not match its digest', async () => {
    const { decision, quote } = await ask();
    element()!.quote = { ...quote, canonical: quote.canonical.replace('4290', '4291') };
    expect(await decision).toMatchObject({ decided: 'refused', fault: { code: 'confirmation_void' } });
  });

  it('withdraws when the page takes the dialog away', async () => {
    const { decision } = await ask();
    element()?.remove();
    expect(await decision).toEqual({ decided: 'withdrawn' });
  });

  it('fits a window 320 pixels wide', async () => {
    await page.viewport(320, 640);
    const { decision } = await ask();
    expect(dialog()!.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    expect(find('.body')!.scrollWidth).toBeLessThanOrEqual(find('.body')!.clientWidth);
    await press('Decline');
    await decision;
  });

  it('keeps the total in sight of Approve in a window of 320 by 256 pixels', async () => {
    await page.viewport(320, 256);
    const { decision } = await ask();
    const sum = find('.sum')!;
    const { left, top, height } = sum.getBoundingClientRect();
    expect(sum.textContent).toContain('42.90');
    expect(sum.contains(element()!.shadowRoot!.elementFromPoint(left + 2, top + height / 2))).toBe(true);
    expect(find('[data-vitrine=approve]')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(256);
    expect(find('.body')!.clientHeight).toBeGreaterThan(40);
    await press('Decline');
    await decision;
  });
});
