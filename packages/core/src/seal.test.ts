import { describe, expect, it } from 'vitest';
import { envelopeSchema } from './envelope-schema.ts';
import type { DoneEnvelope, Envelope, FaultEnvelope } from './envelope.ts';
import { faultTable, reasonErrors, type NextStep } from './fault-table.ts';
import type { Fault, FaultCode, Reason, SideEffect } from './fault.ts';
import { seal, type SealContext } from './seal.ts';
import type { Done } from './tool-definition.ts';

const context: SealContext = {
  tool: { effect: 'write', settled_by: 'get_cart' },
  surface: 'storefront#7-a01c',
  atCheckout: false,
  onDisplay: () => true,
};

/** Seals, and holds the result to everything that is promised of every result. */
function sealed(outcome: Done | Fault, more: Partial<SealContext> = {}): Envelope {
  const envelope = seal(outcome, { ...context, ...more });
  expect(envelopeSchema.safeParse(envelope).error?.message).toBeUndefined();
  expect(JSON.stringify(envelope).length).toBeLessThanOrEqual(1500);
  expect(/\p{Surrogate}/u.test(JSON.stringify(envelope))).toBe(false);
  expect(envelope.surface).toBe('storefront#7-a01c');
  return envelope;
}
const sealedFault = (fault: Fault, more?: Partial<SealContext>) => sealed(fault, more) as FaultEnvelope;
const sealedDone = (done: Partial<Done>, more?: Partial<SealContext>) =>
  sealed({ status: 'done', data: {}, ...done }, more) as DoneEnvelope;

const read: NextStep[] = ['refresh_tools', 'call'];
type Row = [FaultEnvelope['status'], SideEffect, boolean, NextStep[]];
const rows: Record<FaultCode, Row> = {
  tool_not_exposed: ['blocked', 'none', false, ['refresh_tools', 'replan']],
  subject_missing: ['blocked', 'none', false, ['hand_to_buyer']],
  session_unverified: ['waiting', 'none', true, ['wait']],
  step_up_required: ['blocked', 'none', false, ['hand_to_buyer']],
  final_authority_denied: ['blocked', 'none', false, ['stop']],
  invalid_arguments: ['rejected', 'none', false, []],
  rejected: ['rejected', 'none', false, ['replan']],
  confirmation_declined: ['blocked', 'none', false, ['hand_to_buyer']],
  confirmation_expired: ['blocked', 'none', false, ['hand_to_buyer']],
  confirmation_void: ['blocked', 'none', false, ['hand_to_buyer']],
  confirmation_unavailable: ['blocked', 'none', false, ['hand_to_buyer']],
  stopped_by_shopper: ['blocked', 'none', false, ['hand_to_buyer']],
  buyer_action_pending: ['waiting', 'none', false, ['hand_to_buyer', 'call']],
  checkout_busy: ['waiting', 'none', true, ['wait', 'call']],
  submission_in_progress: ['waiting', 'unknown', false, ['wait', 'call']],
  page_moving: ['waiting', 'none', true, ['wait', 'refresh_tools']],
  update_failed: ['unknown', 'unknown', false, [...read, 'compare_then_send_difference']],
  submission_failed: ['rejected', 'none', false, read],
  outcome_unknown: ['unknown', 'unknown', false, read],
  rate_limited: ['waiting', 'none', true, ['wait']],
  timed_out: ['rejected', 'none', true, []],
  aborted: ['rejected', 'none', true, []],
  too_large: ['rejected', 'none', false, []],
  effect_violation: ['rejected', 'none', false, ['stop']],
  internal: ['rejected', 'none', false, ['stop']],
};
const codes = Object.keys(rows) as FaultCode[];
const steps = (envelope: Envelope): NextStep[] => (envelope.next ?? []).map((next) => next.do);
const long = 'many words '.repeat(150);

describe('the fault table', () => {
  it('has exactly these rows', () => expect(Object.keys(faultTable).sort()).toEqual(codes.toSorted()));

  it.each(codes)('seals %s as the table says', (code) => {
    const [status, side_effect, retryable, next] = rows[code];
    const envelope = sealedFault({ code });
    expect(envelope).toMatchObject({ ok: false, isError: true, status, code, side_effect, retryable });
    expect(steps(envelope)).toEqual(next);
    expect(envelope.error).toMatch(/^[A-Z].*\.$/);
  });

  it.each(codes)('fits %s into the budget whatever it carries', (code) => {
    const lists = { applied: [long, long], not_applied: [long] };
    const many = Array.from({ length: 40 }, (_, index) => ({
      path: `/${index}`,
      got: 'string',
      accepted: long,
    }));
    for (const fault of [
      { code, state: { text: long } },
      { code, fields: many },
      { code, missing: many, difference: { long } },
      { code, ...lists },
      { code, acr_values: long, task_id: long },
      { code, state: many, fields: many, missing: many, difference: many, ...lists },
    ] as Fault[]) {
      const envelope = sealedFault(fault, { repeat: 3, atCheckout: true });
      expect(envelope).toMatchObject({ code, status: rows[code][0], repeat: 3 });
    }
  });

  it.each(codes)('says of %s at checkout to refresh, read and compare', (code) => {
    const next = sealedFault(
      { code },
      { atCheckout: true, tool: { effect: 'write', settled_by: 'get_checkout' } },
    ).next;
    expect(next).toEqual(
      expect.arrayContaining([
        { do: 'call', tool: 'get_checkout' },
        { do: 'refresh_tools' },
        { do: 'compare_then_send_difference' },
      ]),
    );
  });

  it.each(['none', 'partial', 'done', 'unknown'] as const)(
    'lets a fault know better that its side effect is %s',
    (side_effect) => {
      expect(sealedFault({ code: 'rejected', side_effect }).side_effect).toBe(side_effect);
    },
  );

  it('calls a failed submission unknown where its side effect is', () => {
    expect(sealedFault({ code: 'submission_failed', side_effect: 'unknown' }).status).toBe('unknown');
    expect(sealedFault({ code: 'submission_failed', side_effect: 'partial' }).status).toBe('rejected');
  });

  it.each(Object.keys(reasonErrors) as Reason[])('has a sentence of its own for %s', (reason) => {
    const { error } = sealedFault({ code: 'rejected', reason });
    expect(error).toBe(reasonErrors[reason]);
    expect(error).not.toBe(faultTable.rejected.error);
  });

  it('says nothing was changed only where nothing was', () => {
    for (const reason of Object.keys(reasonErrors) as Reason[]) {
      expect(sealedFault({ code: 'rejected', reason, side_effect: 'partial' }).error).not.toMatch(
        /nothing was changed/i,
      );
    }
  });
});

describe('a sealed fault', () => {
  it('names the read tool that settles it: its own, or the one of the tool', () => {
    expect(sealedFault({ code: 'outcome_unknown' }).next).toContainEqual({ do: 'call', tool: 'get_cart' });
    expect(sealedFault({ code: 'outcome_unknown', read: 'list_orders' }).next).toContainEqual({
      do: 'call',
      tool: 'list_orders',
    });
    expect(steps(sealedFault({ code: 'outcome_unknown' }, { tool: { effect: 'read' } }))).toEqual([
      'refresh_tools',
    ]);
  });

  it('names no tool that is not on display: it says to list the tools instead', () => {
    const onDisplay = (name: string): boolean => name === 'get_checkout';
    for (const code of codes) {
      const { next } = sealedFault({ code, read: 'get_cart' }, { onDisplay });
      expect(next.map((one) => one.tool).filter(Boolean)).toEqual([]);
      if (rows[code][3].includes('call')) expect(next).toContainEqual({ do: 'refresh_tools' });
      expect(new Set(next.map((one) => one.do)).size).toBe(next.length);
    }
    const { next } = sealedFault({ code: 'outcome_unknown', read: 'get_checkout' }, { onDisplay });
    expect(next).toContainEqual({ do: 'call', tool: 'get_checkout' });
  });

  it('never tells the cause', () => {
    const envelope = sealedFault({ code: 'internal', cause: new Error('secret detail') });
    expect(JSON.stringify(envelope)).not.toMatch(/secret|cause/);
  });

  it('offers the way out by action, never by URL', () => {
    expect(sealedFault({ code: 'subject_missing', task_id: 't1' }).remediation).toEqual({
      kind: 'authenticate',
      action_ref: 'authenticate',
      task_id: 't1',
    });
    expect(sealedFault({ code: 'step_up_required', acr_values: 'urn:x', max_age: 300 }).remediation).toEqual({
      kind: 'step_up',
      action_ref: 'step_up',
      acr_values: 'urn:x',
      max_age: 300,
    });
    expect(sealedFault({ code: 'outcome_unknown', cause: 'subject_missing' }).remediation?.kind).toBe(
      'authenticate',
    );
    for (const code of codes.filter((one) => !['subject_missing', 'step_up_required'].includes(one))) {
      expect(sealedFault({ code, task_id: 't', acr_values: 'a' }).remediation).toBeUndefined();
    }
  });

  it('shrinks the list in its state before it gives the state up', () => {
    const state = {
      total: { amount: 5, currency: 'EUR' },
      lines: Array.from({ length: 60 }, (_, n) => ({ n, title: `Line ${n} ${'x'.repeat(40)}` })),
    };
    const tool = { effect: 'write', trim: { page: '/data/lines' } } as const;
    const envelope = sealedFault({ code: 'rejected', reason: 'conflict', state }, { tool });
    const kept = envelope.state as typeof state;
    expect(kept.total).toEqual(state.total);
    expect(kept.lines.length).toBeGreaterThan(5);
    expect(kept.lines).toEqual(state.lines.slice(0, kept.lines.length));
  });

  it('keeps as many of its fields as fit', () => {
    const fields = Array.from({ length: 100 }, (_, index) => ({
      path: `/${index}`,
      got: 'string',
      accepted: 'integer',
    }));
    const kept = sealedFault({ code: 'invalid_arguments', fields }).fields ?? [];
    expect(kept.length).toBeGreaterThan(10);
    expect(kept).toEqual(fields.slice(0, kept.length));
  });
});

describe('a sealed result', () => {
  it('carries status, data, note and where the page moves', () => {
    expect(
      sealedDone({ data: { a: 1 }, note: 'A note.', status: 'nothing_changed' }, { movingTo: '/checkout' }),
    ).toEqual({
      ok: true,
      status: 'nothing_changed',
      data: { a: 1 },
      note: 'A note.',
      moving_to: '/checkout',
      next: [{ do: 'refresh_tools' }],
      surface: 'storefront#7-a01c',
    });
  });

  it('says what the tool wants done next, after the move if there is one', () => {
    expect(sealedDone({ next: ['hand_to_buyer'] }).next).toEqual([{ do: 'hand_to_buyer' }]);
    expect(sealedDone({ next: ['hand_to_buyer'] }, { movingTo: '/cart' }).next).toEqual([
      { do: 'refresh_tools' },
      { do: 'hand_to_buyer' },
    ]);
    expect(sealedDone({})).not.toHaveProperty('next');
  });

  it('cleans what others said', () => {
    const { quoted } = sealedDone({
      quoted: [{ source: 'review <b>1</b>', text: 'Good\u202e <script>x</script>\u200b' }],
    });
    expect(quoted).toEqual([{ source: 'review 1', text: 'Good x' }]);
  });

  it('replaces halves of characters wherever they stand', () => {
    expect(sealedDone({ data: { a: ['x\ud83d'] } }).data).toEqual({ a: ['x\ufffd'] });
  });

  it.each([
    ['write', 'done', 'done'],
    ['commit', 'done', 'done'],
    ['write', 'nothing_changed', 'none'],
    ['read', 'done', 'none'],
  ] as const)(
    'of a %s that ended %s and is too large says so, with side effect %s',
    (effect, status, side_effect) => {
      const envelope = sealedFault({ status, data: { long } } as never, { tool: { effect } });
      expect(envelope).toMatchObject({ ok: false, code: 'too_large', side_effect });
    },
  );

  it('is too large where only quoted words are and nothing may be cut', () => {
    expect(sealed({ status: 'done', data: {}, quoted: [{ source: 's', text: long }] })).toMatchObject({
      code: 'too_large',
    });
  });
});
