import { createPlainStore } from '@vitrine/testkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSessionSource, followStore } from './session.ts';

afterEach(() => vi.useRealTimers());

function open() {
  const time = { now: 0 };
  const clock = (): number => time.now;
  const store = createPlainStore({ clock });
  const changes: { subject: string | null; lost: boolean }[] = [];
  const session = createSessionSource({
    port: () => store.session,
    clock,
    onChange: (change) => changes.push(change),
  });
  const asks = { count: 0 };
  const { ask } = store.session;
  store.session.ask = () => ((asks.count += 1), ask());
  return { time, store, session, changes, asks };
}

describe('the subject', () => {
  it('is whoever the server says, and unknown before', async () => {
    const { session, store, changes } = open();
    store.become('ada', { quiet: true });
    expect(session.subject).toBeNull();
    expect(await session.ask()).toBeUndefined();
    expect([session.subject, session.epoch]).toEqual(['ada', 1]);
    expect(changes).toEqual([{ subject: 'ada', lost: false }]);
  });

  it('moves the epoch when it comes, goes, becomes another, or gets a new session', async () => {
    const { session, store, changes } = open();
    for (const [subject, reference] of [
      [null, 's1'],
      ['ada', 's1'],
      ['bea', 's1'],
      ['bea', 's2'],
      [null, 's2'],
      [null, 's3'],
    ] as const) {
      store.become(subject, { session: reference });
      await session.ask();
    }
    expect(session.epoch).toBe(5);
    expect(changes.map(({ lost }) => lost)).toEqual([false, true, true, true, false]);
  });

  it('changes nothing when the answer is the same as before', async () => {
    const { session, store, changes } = open();
    store.become('ada');
    await session.ask();
    await session.ask();
    expect([session.epoch, changes.length]).toEqual([1, 1]);
  });

  it('starts above the epoch the tab had', () => {
    const { session } = open();
    session.liftEpoch(7);
    expect(session.epoch).toBe(7);
  });
});

describe('verification for a private tool', () => {
  it('trusts an answer for 60 s, then asks again', async () => {
    const { session, store, time, asks } = open();
    store.become('ada');
    await session.ask();
    time.now = 59_999;
    expect(await session.verify({ since: 1, always: false })).toBeUndefined();
    expect(asks.count).toBe(1);
    time.now = 60_000;
    expect(await session.verify({ since: 1, always: false })).toBeUndefined();
    expect(asks.count).toBe(2);
  });

  it('asks again once the session should have ended, and always for a commit', async () => {
    const { session, store, time, asks } = open();
    store.become('ada');
    store.answers.ask = () => ({
      ok: true,
      value: { ...store.session.current, session: 's1', subject: 'ada', expires_s: 5, at: time.now },
    });
    await session.ask();
    time.now = 5_000;
    await session.verify({ since: 1, always: false });
    expect(asks.count).toBe(2);
    await session.verify({ since: 1, always: true });
    expect(asks.count).toBe(3);
  });

  it('counts the age of an answer from when the store got it', async () => {
    const { session, store, time, asks } = open();
    store.become('ada');
    time.now = 61_000;
    session.adopt(store.session.current);
    await session.verify({ since: 1, always: false });
    expect(asks.count).toBe(1);
  });

  it('finds the subject gone, or not the one the tool was registered for', async () => {
    const { session, store } = open();
    store.become('ada');
    await session.ask();
    expect(await session.verify({ since: 0, always: false })).toEqual({ code: 'subject_missing' });
    store.become(null, { quiet: true });
    expect(await session.verify({ since: 1, always: true })).toEqual({ code: 'subject_missing' });
  });

  it.each<[string, () => never]>([
    ['says no', () => ({ ok: false, fault: { code: 'timed_out' } }) as never],
    ['breaks', () => Promise.reject(new Error('down')) as never],
  ])('is unverified, not refused, where the server %s', async (_what, ask) => {
    const { session, store } = open();
    store.answers.ask = ask;
    expect(await session.verify({ since: 0, always: true })).toEqual({
      code: 'session_unverified',
      wait_s: 3,
    });
  });

  it('waits 3 s for the server and no longer', async () => {
    vi.useFakeTimers();
    const { session, store } = open();
    store.answers.ask = () => new Promise(() => undefined);
    const verdict = session.verify({ since: 0, always: true });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await verdict).toMatchObject({ code: 'session_unverified' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('doubt', () => {
  it('leads to one question however often it is raised, and other calls wait for its answer', async () => {
    const { session, asks } = open();
    const doubts = [session.raiseDoubt(), session.raiseDoubt(), session.settled()];
    expect(await Promise.all(doubts)).toEqual([undefined, undefined, undefined]);
    expect(asks.count).toBe(1);
    expect(await session.settled()).toBeUndefined();
    expect(asks.count).toBe(1);
  });
});

describe('following a store', () => {
  it('adopts what it knows already and hears of changes, until it is stopped', () => {
    const { session, store } = open();
    const stop = new AbortController();
    store.become('ada');
    followStore(store, session, stop.signal);
    expect(session.subject).toBe('ada');
    store.become(null);
    expect(session.subject).toBeNull();
    stop.abort();
    store.become('bea');
    expect(session.subject).toBeNull();
  });

  it('asks a store that has not asked yet, and lives with one that cannot', async () => {
    const { session, store, asks } = open();
    store.answers.ask = () => Promise.reject(new Error('down'));
    followStore(store, session, new AbortController().signal);
    await new Promise((done) => setTimeout(done));
    expect([asks.count, session.subject]).toEqual([1, null]);
  });
});
