import type { CallNotice, VitrineEvents } from '@vitrine/core';
import { describe, expect, it } from 'vitest';
import { activityStep, noActivity, type ActivityEvent, type ActivityState } from './activity-state.ts';

const notice = (id: string, tool = 'get_cart', effect: CallNotice['effect'] = 'read'): CallNotice => ({
  id,
  tool,
  title: tool,
  effect,
});
const started = (call: CallNotice): ActivityEvent => ({ type: 'started', call });
const ended = (call: CallNotice, end: Partial<VitrineEvents['call_ended']> = {}): ActivityEvent => ({
  type: 'ended',
  call: { ...call, status: 'done', ...end },
});
const after = (...events: ActivityEvent[]): ActivityState => events.reduce(activityStep, noActivity);
const put = notice('c1', 'update_cart', 'write');

describe('the list', () => {
  it('has the latest call first', () => {
    const state = after(started(notice('a')), started(notice('b', 'get_product')));
    expect(state.deeds.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it.each([
    [{}, 'done'],
    [{ status: 'nothing_changed' }, 'same'],
    [{ status: 'rejected', code: 'stopped_by_shopper', side_effect: 'none' }, 'stopped'],
    [{ status: 'rejected', code: 'stopped_by_shopper', side_effect: 'unknown' }, 'unclear'],
    [{ status: 'unknown', code: 'outcome_unknown', side_effect: 'unknown' }, 'unclear'],
    [{ status: 'rejected', code: 'update_failed', side_effect: 'partial' }, 'unclear'],
    [{ status: 'rejected', code: 'too_large', side_effect: 'done' }, 'done'],
    [{ status: 'rejected', code: 'confirmation_declined', side_effect: 'none' }, 'declined'],
    [{ status: 'waiting', code: 'buyer_action_pending', side_effect: 'none' }, 'asked'],
    [{ status: 'rejected', code: 'invalid_arguments', side_effect: 'none' }, 'failed'],
  ])('of a call that ended with %o says %s', (end, standing) => {
    expect(after(started(put), ended(put, end)).deeds[0]?.standing).toBe(standing);
  });

  it('tells reading the same again and again once, and a change each time', () => {
    const reads = ['a', 'b', 'c'].flatMap((id) => [started(notice(id)), ended(notice(id))]);
    expect(after(...reads).deeds).toHaveLength(1);
    const writes = ['a', 'b'].map((id) => notice(id, 'update_cart', 'write'));
    expect(after(...writes.flatMap((call) => [started(call), ended(call)])).deeds).toHaveLength(2);
  });

  it('ends', () => {
    const many = Array.from({ length: 100 }, (_, index) => started(notice(`c${index}`, `tool_${index}`)));
    expect(after(...many).deeds).toHaveLength(30);
  });

  it('forgets what was done for somebody who signed out, and nothing when a guest signs in', () => {
    const done = [started(put), ended(put)];
    const signIn: ActivityEvent = { type: 'subject', present: true };
    const signOut: ActivityEvent = { type: 'subject', present: false };
    expect(after(...done, signIn).deeds).toHaveLength(1);
    expect(after(signIn, ...done, signOut).deeds).toEqual([]);
    expect(after(signIn, ...done, signIn).deeds).toEqual([]);
  });
});

describe('undo', () => {
  it('is offered for the call the cart names, and its outcome stays with it', () => {
    const lines = [{ variant_id: 'v', title: 'Mug', quantity_before: 0, quantity: 1 }];
    const changed = after(started(put), {
      type: 'cart',
      news: { changed: { call: 'c1', lines }, undoable: 'c1' },
    });
    expect(changed).toMatchObject({ undoable: 'c1', deeds: [{ lines }] });
    const undoing = activityStep(changed, { type: 'undoing' });
    expect(undoing.undoing).toBe(true);
    const undone = activityStep(undoing, { type: 'undo', call: 'c1', outcome: 'undone' });
    expect(undone).toMatchObject({ undoing: false, deeds: [{ undo: 'undone' }] });
  });
});
