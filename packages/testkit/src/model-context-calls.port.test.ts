import { afterEach, describe, expect, it } from 'vitest';
import type { ListedTool } from './model-context.ts';
import { createPortContext, rejection, until } from './port-context.ts';

const port = createPortContext();
const { context } = port;
afterEach(() => port.clear());

const echo = (): Promise<ListedTool> => port.add({ execute: (input) => input });
const call = (tool: unknown, ...rest: unknown[]): Promise<unknown> =>
  rejection(context.executeTool(tool as never, ...(rest as [])));

describe('finding the tool', () => {
  it('goes by name, origin and window, not by the entry', async () => {
    const { name, origin, window } = await echo();
    expect(await context.executeTool({ name, origin, window, description: '' })).toBe('{}');
    expect(await context.executeTool({ name, origin: `${origin}/path`, window, description: '' })).toBe('{}');
  });

  it('lets an old entry call the tool that has the name now', async () => {
    const stop = new AbortController();
    const old = await port.add({ execute: () => 'old' }, { signal: stop.signal });
    stop.abort();
    await port.add({ name: old.name, execute: () => 'new' });
    expect(await context.executeTool(old)).toBe('new');
  });

  it('refuses unknown names and other origins in a later task', async () => {
    const entry = await echo();
    const seen: string[] = [];
    const refusal = call({ ...entry, name: 'ghost' }).then((name) => seen.push(String(name)));
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    seen.push('microtasks');
    await refusal;
    expect(seen).toEqual(['microtasks', 'UnknownError']);
    expect(await call({ ...entry, origin: 'https://a.example' })).toBe('UnknownError');
  });

  it('does not find a tool that is registered after the call in the same tick', async () => {
    const entry = await echo();
    const early = call({ ...entry, name: 'soon' });
    const adding = port.add({ name: 'soon' });
    expect(await early).toBe('UnknownError');
    await adding;
  });

  it('finds a tool that is registered before the call in the same tick', async () => {
    const entry = await echo();
    const adding = port.add({ name: 'just_now' });
    expect(await context.executeTool({ ...entry, name: 'just_now' })).toBe('ok');
    await adding;
  });

  it.each(['nope', 'null', ''])('refuses the origin %j', async (origin) => {
    expect(await call({ ...(await echo()), origin })).toBe('NotSupportedError');
  });

  it.each(['description', 'name', 'origin', 'window'])('needs %s', async (member) => {
    expect(await call({ ...(await echo()), [member]: undefined })).toBe('TypeError');
  });

  it.each([undefined, null, 'x'])('refuses %j as a tool', async (tool) => {
    expect(await call(tool)).toBe('TypeError');
  });

  it.each([null, {}])('refuses %j as a window', async (window) => {
    expect(await call({ ...(await echo()), window })).toBe('TypeError');
  });
});

describe('input', () => {
  it.each([
    [undefined, {}],
    [
      [1, 2],
      [1, 2],
    ],
    [new Map([[1, 2]]), {}],
    [{ toJSON: () => [1] }, [1]],
    [
      { a: undefined, b: () => 1, c: NaN, d: new Date(0) },
      { c: null, d: '1970-01-01T00:00:00.000Z' },
    ],
    [{ a: 'abc\ud83d' }, { a: 'abc\ud83d' }],
  ])('arrives as its JSON copy (%#)', async (given, received) => {
    expect(JSON.parse(String(await context.executeTool(await echo(), given as never)))).toEqual(received);
  });

  const circular: { self?: unknown } = {};
  circular.self = circular;
  it.each([null, 5, true, '{}', '', Symbol('x'), () => 1, { toJSON: () => undefined }, { a: 1n }, circular])(
    'is refused where it is no object or does not serialise (%#)',
    async (input) => {
      expect(await call(await echo(), input)).toBe('TypeError');
    },
  );

  it.each([new Date(0), { toJSON: () => 'x' }, { toJSON: () => null }, { toJSON: () => 5 }, new String('s')])(
    'fails where it serialises to no object (%#)',
    async (input) => {
      expect(await call(await echo(), input)).toBe('UnknownError');
    },
  );

  it('is never checked against the schema', async () => {
    const inputSchema = { type: 'object', required: ['a'], properties: {}, additionalProperties: false };
    const entry = await port.add({ inputSchema, execute: (input) => input });
    expect(await context.executeTool(entry, { b: 'wrong' })).toBe('{"b":"wrong"}');
  });

  it('is read at the call: later changes do not show', async () => {
    const input = { a: 1 };
    const answer = context.executeTool(await echo(), input);
    const second = { a: 1 };
    const other = context.executeTool(await echo(), second);
    second.a = 2;
    expect([await answer, await other]).toEqual(['{"a":1}', '{"a":1}']);
  });

  it('keeps an own __proto__ key as an own property', async () => {
    let own: unknown;
    const entry = await port.add({
      execute(input) {
        own = [Object.hasOwn(input, '__proto__'), Object.getPrototypeOf(input) === Object.prototype];
      },
    });
    await context.executeTool(entry, JSON.parse('{"__proto__":{"x":1}}'));
    expect(own).toEqual([true, true]);
  });

  it('is checked after the origin, before the signal, and that before the tool is looked for', async () => {
    const ghost = { ...(await echo()), name: 'ghost' };
    const aborted = { signal: AbortSignal.abort('why') };
    expect(await call({ ...ghost, origin: 'null' }, 'x', aborted)).toBe('NotSupportedError');
    expect(await call(ghost, 'x', aborted)).toBe('TypeError');
    expect(await call(ghost, {}, aborted)).toBe('why');
    expect(await call({ ...ghost, origin: 'null' }, 'x', { signal: 5 })).toBe('TypeError');
  });
});

describe('the body', () => {
  it('gets two arguments, the second with nothing but a signal, and no this', async () => {
    let seen: unknown[] = [];
    const entry = await port.add({
      execute: function (this: unknown, ...given: unknown[]) {
        const [, second] = given as [unknown, object];
        seen = [this, given.length, Object.keys(second).join(), Object.isFrozen(second)];
      },
    });
    await context.executeTool(entry);
    expect(seen).toEqual([undefined, 2, 'signal', false]);
  });

  it('starts in a later task', async () => {
    const seen: string[] = [];
    const entry = await port.add({ execute: () => void seen.push('body') });
    const answer = context.executeTool(entry);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    seen.push('microtasks');
    await answer;
    expect(seen).toEqual(['microtasks', 'body']);
  });

  it('runs beside another call of the same tool', async () => {
    const seen: string[] = [];
    const entry = await port.add({
      async execute({ id }) {
        seen.push(`start ${String(id)}`);
        if (id === 'a') await until(() => seen.includes('end b'));
        seen.push(`end ${String(id)}`);
      },
    });
    await Promise.all([context.executeTool(entry, { id: 'a' }), context.executeTool(entry, { id: 'b' })]);
    expect(seen).toEqual(['start a', 'start b', 'end b', 'end a']);
  });

  it('may call another tool and register one', async () => {
    const inner = await port.add({ execute: () => 'inner' });
    const outer = await port.add({
      async execute() {
        await port.add({ name: 'made' });
        return `outer ${await context.executeTool(inner)}`;
      },
    });
    expect(await context.executeTool(outer)).toBe('outer inner');
    expect((await port.entry('made')).name).toBe('made');
  });

  it('is the one that was registered, whatever becomes of the descriptor', async () => {
    const tool = { name: 'copied', description: 'A tool.', execute: () => 'first' };
    const stop = new AbortController();
    await port.register(tool, { signal: stop.signal });
    tool.execute = () => 'second';
    expect(await context.executeTool(await port.entry('copied'))).toBe('first');
    stop.abort();
  });
});
