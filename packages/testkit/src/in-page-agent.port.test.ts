import { afterEach, describe, expect, it } from 'vitest';
import { isRejection } from './agent.ts';
import { createInPageAgent } from './in-page-agent.ts';
import { createPortContext, pause, rejection, until } from './port-context.ts';

const port = createPortContext();
const agent = createInPageAgent(port.context);
afterEach(() => port.clear());

describe('the in-page agent', () => {
  it('lists tools as plain data, with every hint said', async () => {
    await port.add({ name: 'b', description: 'B.', annotations: { readOnlyHint: true } });
    await port.add({ name: 'a', description: 'A.', inputSchema: { type: 'object' } });
    const none = {
      readOnlyHint: false,
      untrustedContentHint: false,
      consequentialHint: false,
      debugging: false,
    };
    expect(await agent.tools()).toEqual([
      { name: 'a', description: 'A.', inputSchema: { type: 'object' }, annotations: none },
      { name: 'b', description: 'B.', inputSchema: null, annotations: { ...none, readOnlyHint: true } },
    ]);
  });

  it.each<[unknown, unknown]>([
    [{ ok: true }, { ok: true }],
    ['not JSON', 'not JSON'],
    ['"5"', '5'],
    ['', 'Operation succeeded'],
    ['abc\ud83d', null],
  ])('parses the answer %j once', async (value, answer) => {
    await port.add({ name: 'say', execute: () => value });
    expect(await agent.call('say')).toEqual(answer);
  });

  it('names what the browser rejected', async () => {
    await port.add({
      name: 'faulty',
      execute() {
        throw new Error('lost');
      },
    });
    expect(await agent.call('faulty')).toEqual({ rejected: 'UnknownError' });
    expect(await agent.call('gone')).toEqual({ rejected: 'UnknownError' });
    expect(await agent.call('faulty', 'no object' as never)).toEqual({ rejected: 'TypeError' });
  });

  it('cancels in the page by signal and by time', async () => {
    const seen: string[] = [];
    await port.add({
      name: 'endless',
      execute: (_, { signal }) =>
        new Promise(() => signal.addEventListener('abort', () => seen.push(signal.reason.name))),
    });
    const signal = AbortSignal.timeout(10);
    expect(await agent.call('endless', {}, { signal })).toEqual({ rejected: 'TimeoutError' });
    expect(await agent.call('endless', {}, { timeout_ms: 10 })).toEqual({ rejected: 'TimeoutError' });
    expect(await agent.call('endless', {}, { signal: AbortSignal.abort() })).toEqual({
      rejected: 'AbortError',
    });
    await until(() => seen.length === 2);
    expect(seen).toEqual(['AbortError', 'AbortError']);
  });

  it('waits until the listing is as wanted, and says what was listed if it never is', async () => {
    const waiting = agent.waitForTools((tools) => tools.some((tool) => tool.name === 'late'));
    await pause();
    await port.add({ name: 'late' });
    expect((await waiting).map((tool) => tool.name)).toEqual(['late']);
    const never = agent.waitForTools((tools) => tools.length > 1, { timeout_ms: 1 });
    await expect(never).rejects.toThrow('listed: late');
  });

  it('hands every answer but a rejection to the check, whose complaint fails the call', async () => {
    const checked: unknown[] = [];
    const strict = createInPageAgent(port.context, {
      check(tool, answer) {
        checked.push([tool, answer]);
        if (answer !== 'ok') throw new RangeError('not as agreed');
      },
    });
    await port.add({ name: 'fine' });
    await port.add({ name: 'odd', execute: () => 'odd' });
    await strict.call('fine');
    await strict.call('gone');
    expect(await rejection(strict.call('odd'))).toBe('RangeError');
    expect(checked).toEqual([
      ['fine', 'ok'],
      ['odd', 'odd'],
    ]);
  });
});

describe('isRejection', () => {
  it('tells a refusal from an answer', () => {
    const given = [{ rejected: 'UnknownError' }, { ok: false }, { ok: true, rejected: 1 }, null, 'rejected'];
    expect(given.map(isRejection)).toEqual([true, false, false, false, false]);
  });
});
