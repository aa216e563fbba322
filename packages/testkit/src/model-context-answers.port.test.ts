import { afterEach, describe, expect, it } from 'vitest';
import { createPortContext, pause, rejection, until } from './port-context.ts';

const port = createPortContext();
const { context } = port;
afterEach(() => port.clear());

const answerOf = async (value: () => unknown): Promise<unknown> =>
  context.executeTool(await port.add({ execute: value }));

class Named {
  a = 1;
}

describe('what the caller gets', () => {
  it.each<[string, () => unknown, string | null]>([
    ['a text', () => 'plain', 'plain'],
    ['an empty text', () => '', 'Operation succeeded'],
    ['undefined', () => undefined, 'undefined'],
    ['null', () => null, 'null'],
    ['a number', () => 5, '5'],
    ['negative zero', () => -0, '0'],
    ['NaN', () => NaN, 'NaN'],
    ['Infinity', () => Infinity, 'Infinity'],
    ['true', () => true, 'true'],
    ['a BigInt', () => 1n, '1'],
    ['an object', () => ({ a: 1, b: undefined }), '{"a":1}'],
    ['an array', () => [1, undefined], '[1,null]'],
    ['a class instance', () => new Named(), '{"a":1}'],
    ['an object without prototype', () => Object.create(null), '{}'],
    ['a Date', () => new Date(0), '"1970-01-01T00:00:00.000Z"'],
    ['an invalid Date', () => new Date(NaN), 'null'],
    ['a Map', () => new Map([[1, 2]]), '{}'],
    ['a RegExp', () => /x/, '{}'],
    ['an Error that is returned', () => new Error('lost'), '{}'],
    ['a typed array', () => new Uint8Array([1, 2]), '{"0":1,"1":2}'],
    ['a boxed text', () => new String('abc'), '"abc"'],
    ['a boxed empty text', () => new String(''), '""'],
    ['a function', () => () => 1, 'undefined'],
    ['toJSON giving undefined', () => ({ toJSON: () => undefined }), 'undefined'],
    ['toJSON giving text', () => ({ toJSON: () => 'q' }), '"q"'],
    ['a wrapped Symbol', () => ({ a: Symbol('x') }), '{}'],
    ['a promise', () => Promise.resolve({ b: 2 }), '{"b":2}'],
    // oxlint-disable-next-line unicorn/no-thenable -- a thenable is the point
    ['a thenable', () => ({ then: (resolve: (value: string) => void) => resolve('late') }), 'late'],
    ['an MCP result', () => ({ content: [], isError: true }), '{"content":[],"isError":true}'],
    ['a text with an unpaired surrogate', () => 'abc\ud83d', null],
    ['a text with a pair', () => 'abc🛒', 'abc🛒'],
    ['an object with an unpaired surrogate', () => ({ a: 'abc\ud83d' }), '{"a":"abc\\ud83d"}'],
  ])('is a text for %s', async (...[, value, text]) => {
    expect(await answerOf(value)).toBe(text);
  });

  const circular: { self?: unknown } = {};
  circular.self = circular;
  const thrower = (value: unknown) => (): never => {
    throw value;
  };
  it.each<[string, () => unknown]>([
    ['a circular object', () => circular],
    ['a BigInt inside an object', () => ({ a: 1n })],
    ['a throwing toJSON', () => ({ toJSON: thrower(1) })],
    ['a thrown Error', thrower(new Error('secret'))],
    ['a thrown text', thrower('secret')],
    ['a thrown DOMException', thrower(new DOMException('secret', 'AbortError'))],
    ['a rejection with undefined', () => Promise.reject(undefined)],
    // oxlint-disable-next-line unicorn/no-thenable -- a thenable is the point
    ['a throwing then', () => ({ then: thrower(new Error('secret')) })],
  ])('is one and the same error for %s', async (_, value) => {
    const error = await answerOf(value).then(
      () => undefined,
      (reason: unknown) => reason as DOMException,
    );
    expect(error).toBeInstanceOf(DOMException);
    expect([error?.name, error?.code, error?.cause]).toEqual(['UnknownError', 0, undefined]);
    expect(error?.message).not.toContain('secret');
  });
});

describe('an abort of the caller', () => {
  it('prevents the body only when it came before the call', async () => {
    let ran = false;
    const entry = await port.add({ execute: () => void (ran = true) });
    const signal = AbortSignal.abort('why');
    expect(await rejection(context.executeTool(entry, {}, { signal }))).toBe('why');
    await pause();
    expect(ran).toBe(false);
  });

  it('rejects with the reason as it is, tells the body without it, and lets the body run on', async () => {
    const seen: unknown[] = port.record('toolactivated', 'toolcancel');
    const entry = await port.add({
      name: 'long',
      async execute(_, { signal }) {
        signal.addEventListener('abort', () => seen.push(signal.reason.name));
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        await pause();
        seen.push('end');
      },
    });
    const cancel = new AbortController();
    const answer = rejection(context.executeTool(entry, {}, { signal: cancel.signal }));
    await until(() => seen.length > 0);
    cancel.abort('why');
    seen.push(await answer);
    await until(() => seen.includes('end'));
    expect(seen).toEqual(['toolactivated:long', 'why', 'AbortError', 'toolcancel:long', 'end']);
  });

  it('in the tick of the call still starts the body, whose signal goes off a moment later', async () => {
    const seen: unknown[] = port.record('toolactivated', 'toolcancel');
    const entry = await port.add({
      name: 'started',
      async execute(_, { signal }) {
        seen.push(signal.aborted);
        const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
        signal.addEventListener('abort', () => seen.push('abort'));
        await Promise.resolve();
        seen.push(signal.aborted);
        await aborted;
      },
    });
    const cancel = new AbortController();
    const answer = rejection(context.executeTool(entry, {}, { signal: cancel.signal }));
    cancel.abort('why');
    seen.push(await answer);
    await until(() => seen.includes('toolcancel:started'));
    const told = seen.filter((each) => each !== 'toolactivated:started');
    expect(told).toEqual(['why', false, false, 'abort', 'toolcancel:started']);
  });

  it('does not reach a body that ended', async () => {
    let own: AbortSignal | undefined;
    const seen = port.record('toolactivated', 'toolcancel');
    const entry = await port.add({ execute: (_, { signal }) => void (own = signal) });
    const cancel = new AbortController();
    await context.executeTool(entry, {}, { signal: cancel.signal });
    cancel.abort();
    await pause();
    expect(own?.aborted).toBe(false);
    expect(own).not.toBe(cancel.signal);
    expect(seen).not.toContain(`toolcancel:${entry.name}`);
  });

  it('during the last turn of the body rejects the caller and cancels nothing', async () => {
    const cancel = new AbortController();
    const entry = await port.add({ execute: () => cancel.abort('late') });
    const seen = port.record('toolactivated', 'toolcancel');
    expect(await rejection(context.executeTool(entry, {}, { signal: cancel.signal }))).toBe('late');
    await pause();
    expect(seen).not.toContain(`toolcancel:${entry.name}`);
  });

  it('may be a timeout', async () => {
    const entry = await port.add({ execute: () => new Promise(() => undefined) });
    const answer = rejection(context.executeTool(entry, {}, { signal: AbortSignal.timeout(20) }));
    expect(await answer).toBe('TimeoutError');
  });
});

describe('unregistering around a call', () => {
  it('in the tick of the call rejects it and never runs the body', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    const entry = await port.add({ execute: () => void seen.push('body') }, { signal: stop.signal });
    const answer = rejection(context.executeTool(entry));
    stop.abort();
    expect(await answer).toBe('UnknownError');
    await pause();
    expect(seen).toEqual([]);
  });

  it('and registering anew in one tick runs the new body', async () => {
    const stop = new AbortController();
    const entry = await port.add({ execute: () => 'old' }, { signal: stop.signal });
    const answer = context.executeTool(entry);
    stop.abort();
    const adding = port.add({ name: entry.name, execute: () => 'new' });
    expect(await answer).toBe('new');
    await adding;
  });

  it('leaves a running call alone', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    const entry = await port.add(
      {
        async execute(_, { signal }) {
          seen.push('entered');
          await until(() => seen.includes('unregistered'));
          await pause();
          return `aborted: ${String(signal.aborted)}`;
        },
      },
      { signal: stop.signal },
    );
    const answer = context.executeTool(entry);
    await until(() => seen.length > 0);
    stop.abort();
    seen.push('unregistered');
    expect(await answer).toBe('aborted: false');
  });

  it('from inside the body still answers', async () => {
    const stop = new AbortController();
    const tool = { execute: () => pause(0).then(() => (stop.abort(), 'answered')) };
    expect(await context.executeTool(await port.add(tool, { signal: stop.signal }))).toBe('answered');
  });

  it('and aborting the call in its tick keeps the body from running', async () => {
    const stop = new AbortController();
    let ran = false;
    const entry = await port.add({ execute: () => void (ran = true) }, { signal: stop.signal });
    const cancel = new AbortController();
    const answer = rejection(context.executeTool(entry, {}, { signal: cancel.signal }));
    cancel.abort('why');
    stop.abort();
    expect(await answer).toBe('why');
    await pause();
    expect(ran).toBe(false);
  });
});
