import type { Answer } from '@vitrine/core';
import { createTestClock } from '@vitrine/testkit/contract';
import { describe, expect, it } from 'vitest';
import { createWriteQueue } from './write-queue.ts';

const done: Answer<string> = { ok: true, value: 'done' };

/** A write that ends when told. */
const openWrite = () => {
  let finish = (_: Answer<string>): void => {};
  const ended = new Promise<Answer<string>>((resolve) => {
    finish = resolve;
  });
  const state = { ran: false, finish: () => finish(done) };
  return { state, run: () => ((state.ran = true), ended) };
};

describe('the write queue', () => {
  it('runs one write at a time, in the order they came', async () => {
    const clock = createTestClock();
    const turn = createWriteQueue(clock);
    const [first, second] = [openWrite(), openWrite()];
    const answers = [turn(first.run, {}), turn(second.run, {})];
    await clock.tick(0);
    expect([first.state.ran, second.state.ran]).toEqual([true, false]);
    first.state.finish();
    await answers[0];
    await clock.tick(0);
    expect(second.state.ran).toBe(true);
    second.state.finish();
    expect(await answers[1]).toEqual(done);
  });

  it("lets a tool's write wait 5 s and no longer, and never runs it afterwards", async () => {
    const clock = createTestClock();
    const turn = createWriteQueue(clock);
    const [first, second] = [openWrite(), openWrite()];
    void turn(first.run, {});
    const answer = turn(second.run, { via: 'tool' });
    await clock.tick(4999);
    let early: unknown;
    void answer.then((value) => (early = value));
    await clock.tick(0);
    expect(early).toBeUndefined();
    await clock.tick(1);
    expect(await answer).toEqual({ ok: false, fault: { code: 'checkout_busy' } });
    first.state.finish();
    await clock.tick(0);
    expect(second.state.ran).toBe(false);
  });

  it("lets a button's write wait as long as it takes", async () => {
    const clock = createTestClock();
    const turn = createWriteQueue(clock);
    const [first, second] = [openWrite(), openWrite()];
    void turn(first.run, {});
    const answer = turn(second.run, { via: 'button' });
    await clock.tick(600_000);
    first.state.finish();
    second.state.finish();
    expect(await answer).toEqual(done);
  });

  it('answers aborted for a write aborted while it waits, and never runs it', async () => {
    const clock = createTestClock();
    const turn = createWriteQueue(clock);
    const [first, second] = [openWrite(), openWrite()];
    const controller = new AbortController();
    void turn(first.run, {});
    const answer = turn(second.run, { signal: controller.signal });
    controller.abort();
    expect(await answer).toEqual({ ok: false, fault: { code: 'aborted' } });
    first.state.finish();
    await clock.tick(0);
    expect(second.state.ran).toBe(false);
  });

  it('goes on after a write that threw', async () => {
    const turn = createWriteQueue(createTestClock());
    const broken = turn(() => Promise.reject(new Error('broken')), {});
    await expect(broken).rejects.toThrow('broken');
    expect(await turn(async () => done, {})).toEqual(done);
  });
});
