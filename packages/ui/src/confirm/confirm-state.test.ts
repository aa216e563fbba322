import { describe, expect, it } from 'vitest';
import { confirmStep, isArmed, type ConfirmState } from './confirm-state.ts';
import type { Sheet } from './sheet.ts';

const sheet = (value = '42.90'): Sheet => ({
  heading: 'Order?',
  intro: '',
  sections: [{ title: 'To pay', layout: 'totals', rows: [{ key: 'total', label: 'Total', value }] }],
  approve: { text: 'Place order' },
  expires_s: 300,
});
const asked = confirmStep({ at: 'idle' }, { type: 'asked', sheet: sheet(), now: 1000 });
const press = (state: ConfirmState, now: number) =>
  confirmStep(state, { type: 'approve', trusted: true, now });
const approving = press(asked, 2000);

describe('the conversation with the buyer', () => {
  it('counts no press in the first 700 ms and every trusted one from then on', () => {
    expect(isArmed(asked, 1699)).toBe(false);
    expect(press(asked, 1699)).toBe(asked);
    expect(press(asked, 1700).at).toBe('approving');
  });

  it('never counts a press that a script made', () => {
    expect(confirmStep(asked, { type: 'approve', trusted: false, now: 2000 })).toBe(asked);
    expect(confirmStep(asked, { type: 'decline', trusted: false })).toBe(asked);
  });

  it('waits 1,500 ms after a change and marks the changed row', () => {
    const replaced = confirmStep(asked, { type: 'replaced', sheet: sheet('52.90'), now: 5000 });
    expect(replaced).toMatchObject({ at: 'asking', marks: { changed: new Set(['total']), removed: [] } });
    expect(press(replaced, 6499)).toBe(replaced);
    expect(press(replaced, 6500).at).toBe('approving');
  });

  it('expires at the second the quote ends, even for a press that comes with it', () => {
    const expired = { at: 'ended', decision: { decided: 'expired' } };
    expect(confirmStep(asked, { type: 'tick', now: 300_999 })).toBe(asked);
    expect(confirmStep(asked, { type: 'tick', now: 301_000 })).toEqual(expired);
    expect(press(asked, 301_000)).toEqual(expired);
  });

  it('sends one approval for two presses and takes no decline after it', () => {
    expect(press(approving, 2001)).toBe(approving);
    expect(confirmStep(approving, { type: 'decline', trusted: true })).toBe(approving);
    expect(confirmStep(approving, { type: 'tick', now: 400_000 })).toBe(approving);
  });

  it.each([
    ['confirmation_expired', { decided: 'expired' }],
    ['confirmation_void', { decided: 'void' }],
    ['rate_limited', { decided: 'refused', fault: { code: 'rate_limited' } }],
  ] as const)('ends with what the server said: %s', (code, decision) => {
    const answer = { ok: false, fault: { code } } as const;
    expect(confirmStep(approving, { type: 'answered', answer })).toEqual({ at: 'ended', decision });
  });

  it('carries the approval, and stays ended whatever comes later', () => {
    const approval = { id: 'apr_1', quote_id: 'quo_1', level: 'click', at: '2026-11-30T12:00:00Z' };
    const ended = confirmStep(approving, { type: 'answered', answer: { ok: true, value: approval } });
    expect(ended).toEqual({ at: 'ended', decision: { decided: 'approved', approval } });
    expect(confirmStep(ended, { type: 'end', decision: { decided: 'withdrawn' } })).toBe(ended);
  });
});
