import { describe, expect, it } from 'vitest';
import { faultTable } from './fault-table.ts';
import type { FaultCode } from './fault.ts';
import { createRepeatGuard } from './repeat-guard.ts';

const guarded = [
  'tool_not_exposed',
  'subject_missing',
  'step_up_required',
  'final_authority_denied',
  'invalid_arguments',
];
const fault = { code: 'final_authority_denied' } as const;

function open() {
  const time = { now: 0 };
  return { time, guard: createRepeatGuard(() => time.now) };
}

describe('the repeat guard', () => {
  it.each(Object.keys(faultTable) as FaultCode[])(
    'remembers %s only where asking again cannot help',
    (code) => {
      const { guard } = open();
      guard.note('k', { code });
      expect(guard.recall('k')?.code).toBe(guarded.includes(code) ? code : undefined);
    },
  );

  it('counts repeats and says nothing of the first', () => {
    const { guard } = open();
    expect([guard.note('k', fault), guard.note('k', fault), guard.note('k', fault)]).toEqual([
      undefined,
      1,
      2,
    ]);
  });

  it('keeps keys apart', () => {
    const { guard } = open();
    guard.note('a', fault);
    expect(guard.recall('b')).toBeUndefined();
    expect(guard.note('b', fault)).toBeUndefined();
  });

  it('forgets after 60 s counted from the first refusal, however often it was repeated', () => {
    const { guard, time } = open();
    guard.note('k', fault);
    time.now = 59_999;
    expect(guard.note('k', fault)).toBe(1);
    expect(guard.recall('k')).toEqual(fault);
    time.now = 60_000;
    expect(guard.recall('k')).toBeUndefined();
    expect(guard.note('k', fault)).toBeUndefined();
  });

  it('begins anew when another fault comes', () => {
    const { guard } = open();
    guard.note('k', fault);
    expect(guard.note('k', { code: 'invalid_arguments' })).toBeUndefined();
    expect(guard.recall('k')).toEqual({ code: 'invalid_arguments' });
  });

  it('forgets all when told', () => {
    const { guard } = open();
    guard.note('k', fault);
    guard.forget();
    expect(guard.recall('k')).toBeUndefined();
  });

  it('holds a bounded number of keys', () => {
    const { guard } = open();
    for (let index = 0; index < 1000; index += 1) guard.note(`k${index}`, fault);
    const kept = Array.from({ length: 1000 }, (_, index) => guard.recall(`k${index}`)).filter(Boolean).length;
    expect(kept).toBeLessThanOrEqual(201);
    expect(guard.recall('k999')).toEqual(fault);
  });
});
