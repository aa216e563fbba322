import { afterEach, describe, expect, it } from 'vitest';
import { createPortContext, pause, plainTool, rejection } from './port-context.ts';

const port = createPortContext();
const { context } = port;
afterEach(() => port.clear());

/** Registers what the types forbid, and lists nothing of it afterwards. */
const refused = (tool: unknown, options?: unknown): Promise<unknown> =>
  rejection(port.register(tool as never, options as never));

describe('the context', () => {
  it('is the native one in a browser and the one in memory elsewhere', () => {
    const browser = typeof document === 'object';
    expect(port.native).toBe(browser);
    expect('ToolActivatedEvent' in globalThis).toBe(browser);
  });

  it('takes one required argument to register, none to list, one to call', () => {
    expect([context.registerTool.length, context.getTools.length, context.executeTool.length]).toEqual([
      1, 0, 1,
    ]);
  });

  it('rejects a method that lost its context', async () => {
    const { getTools } = context;
    expect(await rejection(getTools())).toBe('TypeError');
  });
});

describe('names and descriptions', () => {
  it.each(['a', '-a', '.a', '1a', '...', '_', 'A.b-c_9', 'x'.repeat(128)])(
    'takes the name %s',
    async (name) => {
      expect((await port.add({ name })).name).toBe(name);
    },
  );

  it.each(['', 'x'.repeat(129), 'a b', 'a/b', 'a:b', 'é', '🛒', 'a\0', 'a\n', 'a\ud83d'])(
    'refuses the name %j',
    async (name) => {
      expect(await refused({ ...plainTool(''), name })).toBe('InvalidStateError');
    },
  );

  it('coerces names, descriptions and titles to text', async () => {
    const odd = { ...plainTool(''), name: 5, description: null, title: 7 };
    const entry = await port.add(odd as never);
    expect([entry.name, entry.description, entry.title]).toEqual(['5', 'null', '7']);
  });

  it('tells names apart by case', async () => {
    await port.add({ name: 'dup' });
    expect((await port.add({ name: 'DUP' })).name).toBe('DUP');
  });

  it('refuses a second tool of one name, even before the first has settled', async () => {
    const first = port.add({ name: 'twice' });
    expect(await refused(plainTool('twice'))).toBe('InvalidStateError');
    await first;
  });

  it.each([' ', 'x'.repeat(5000)])('takes a description of any length but none', async (description) => {
    expect((await port.add({ description })).description).toBe(description);
  });

  it('refuses an empty description', async () => {
    expect(await refused({ ...plainTool('a'), description: '' })).toBe('InvalidStateError');
  });

  it('loses a description with an unpaired surrogate and mends a title', async () => {
    const entry = await port.add({ description: 'abc\ud83d', title: 'abc\ud83d' });
    expect([entry.description, entry.title]).toEqual(['', 'abc\ufffd']);
  });

  it.each([undefined, null, 'x', 5, {}, { name: 'a' }, { name: 'a', description: 'b' }])(
    'refuses %j as a tool',
    async (tool) => {
      expect(await refused(tool)).toBe('TypeError');
    },
  );

  it.each([{ execute: 'x' }, { name: Symbol('a') }, { annotations: 'x' }, { execute: undefined }])(
    'refuses a member of the wrong kind (%#)',
    async (wrong) => {
      expect(await refused({ ...plainTool('a'), ...wrong })).toBe('TypeError');
    },
  );
});

describe('the order of checks', () => {
  const unserialisable = { toJSON: () => undefined };
  const aborted = { signal: AbortSignal.abort('why') };

  it('reads members once, alphabetically, and the options last', async () => {
    const seen: string[] = [];
    const spy = (target: object, prefix = ''): never =>
      new Proxy(target, {
        get: (from, key) => {
          if (typeof key === 'string') seen.push(prefix + key);
          return Reflect.get(from, key);
        },
      }) as never;
    const stop = new AbortController();
    const tool = spy({ ...plainTool('spied'), annotations: spy({}, 'hint.') });
    await port.register(tool, spy({ signal: stop.signal }, 'option.'));
    stop.abort();
    // What comes after these is the suite's own reading of the signal.
    expect(seen.slice(0, 12).join(' ')).toBe(
      'annotations hint.consequentialHint hint.debugging hint.readOnlyHint hint.untrustedContentHint ' +
        'description execute inputSchema name title option.exposedTo option.signal',
    );
  });

  it('puts the kind of the options before the name', async () => {
    expect(await refused(plainTool(''), { signal: 5 })).toBe('TypeError');
  });

  it('puts a bad name before an unserialisable schema', async () => {
    expect(await refused({ ...plainTool(''), inputSchema: unserialisable })).toBe('InvalidStateError');
  });

  it('puts a duplicate before an unserialisable schema and an aborted signal', async () => {
    await port.add({ name: 'dup' });
    expect(await refused({ ...plainTool('dup'), inputSchema: unserialisable })).toBe('InvalidStateError');
    expect(await refused(plainTool('dup'), aborted)).toBe('InvalidStateError');
  });

  it('puts an empty description before an unserialisable schema', async () => {
    const tool = { ...plainTool('a'), description: '', inputSchema: unserialisable };
    expect(await refused(tool)).toBe('InvalidStateError');
  });

  it('puts an unserialisable schema before an aborted signal, and that before origins', async () => {
    expect(await refused({ ...plainTool('a'), inputSchema: unserialisable }, aborted)).toBe('TypeError');
    expect(await refused(plainTool('a'), { ...aborted, exposedTo: ['*'] })).toBe('why');
  });
});

describe('schemas', () => {
  it.each([
    [{ type: 5 }, { type: 5 }],
    [
      { type: 'array', required: 'a', $ref: '#/nowhere' },
      { type: 'array', required: 'a', $ref: '#/nowhere' },
    ],
    [[1], [1]],
    [new Map([[1, 2]]), {}],
    [/x/, {}],
    [{ description: 'abc\ud83d' }, { description: 'abc\ud83d' }],
    [{ toJSON: () => ({ a: 1 }) }, { a: 1 }],
  ])('keeps anything that serialises to an object (%#)', async (inputSchema, listed) => {
    expect((await port.add({ inputSchema })).inputSchema).toEqual(listed);
  });

  it.each([
    new Date(0),
    { toJSON: () => 'text' },
    { toJSON: () => 5 },
    { toJSON: () => null },
    new String('abc'),
  ])(
    'hides a tool whose schema serialises to something else, which can be called all the same (%#)',
    async (inputSchema) => {
      const { name: _, ...owner } = await port.add();
      const stop = new AbortController();
      await port.register({ ...plainTool('hidden'), inputSchema }, { signal: stop.signal });
      expect((await context.getTools()).map((tool) => tool.name)).not.toContain('hidden');
      expect(await context.executeTool({ ...owner, name: 'hidden' })).toBe('ok');
      expect(await refused(plainTool('hidden'))).toBe('InvalidStateError');
      stop.abort();
    },
  );

  it('lists no schema where none was given', async () => {
    expect('inputSchema' in (await port.add())).toBe(false);
  });

  const circular: { self?: unknown } = {};
  circular.self = circular;
  it.each([null, 'x', 5, true, circular, { a: 1n }, () => undefined, { toJSON: () => undefined }])(
    'refuses what is no object or does not serialise (%#)',
    async (inputSchema) => {
      expect(await refused({ ...plainTool('a'), inputSchema })).toBe('TypeError');
    },
  );

  it('passes on the error of a getter', async () => {
    const inputSchema = {
      get a(): never {
        throw new RangeError('boom');
      },
    };
    expect(await refused({ ...plainTool('a'), inputSchema })).toBe('RangeError');
  });
});

describe('hints and origins', () => {
  const none = {
    consequentialHint: false,
    debugging: false,
    readOnlyHint: false,
    untrustedContentHint: false,
  };

  it('coerces hints and lists all four once any were given', async () => {
    const annotations = { readOnlyHint: 'no', debugging: 1, untrustedContentHint: 0, destructiveHint: true };
    const entry = await port.add({ annotations } as never);
    expect(entry.annotations).toEqual({ ...none, readOnlyHint: true, debugging: true });
  });

  it.each([{}, null])('lists four false hints for %j', async (annotations) => {
    expect((await port.add({ annotations } as never)).annotations).toEqual(none);
  });

  it('lists no hints where none were given', async () => {
    expect('annotations' in (await port.add())).toBe(false);
  });

  it.each([
    [[]],
    [['https://a.example']],
    [['http://localhost:1/x?y']],
    [['http://127.0.0.1:1']],
    [['wss://a.b']],
  ])('may be exposed to %j', async (exposedTo) => {
    const stop = new AbortController();
    expect(await refused(plainTool('a'), { exposedTo, signal: stop.signal })).toBe('none');
    stop.abort();
  });

  it.each([
    [['*']],
    [['null']],
    [['http://a.example']],
    [['nope']],
    [['data:text/html,x']],
    [['https://a.b', 'nope']],
  ])('may not be exposed to %j', async (exposedTo) => {
    expect(await refused(plainTool('a'), { exposedTo })).toBe('SecurityError');
    expect(await rejection(context.getTools({ fromOrigins: exposedTo }))).toBe('SecurityError');
  });

  it.each(['https://a.example', null, 5])('refuses %j as a list of origins', async (exposedTo) => {
    expect(await refused(plainTool('a'), { exposedTo })).toBe('TypeError');
    expect(await rejection(context.getTools({ fromOrigins: exposedTo } as never))).toBe('TypeError');
  });
});

describe('listing', () => {
  it('sorts by code unit, not by registration', async () => {
    for (const name of ['b2', 'aaa', '_u', 'Zzz', '9', '-d', '10']) await port.add({ name });
    const names = (await context.getTools()).map((tool) => tool.name);
    expect(names).toEqual(['-d', '10', '9', 'Zzz', '_u', 'aaa', 'b2']);
  });

  it('gives fresh, open objects with alphabetical keys', async () => {
    const first = await port.add({ title: 'T', inputSchema: { a: 1 }, annotations: {} });
    expect(Object.keys(first).join()).toBe('annotations,description,inputSchema,name,origin,title,window');
    Object.assign(first.inputSchema ?? {}, { a: 2 });
    const second = await port.entry(first.name);
    expect(second).not.toBe(first);
    expect(second.inputSchema).toEqual({ a: 1 });
    expect(Object.isFrozen(second)).toBe(false);
    expect(Object.getPrototypeOf(second)).toBe(Object.prototype);
  });

  it('gives entries that neither serialise nor clone', async () => {
    const entry = await port.add();
    expect(() => JSON.stringify(entry)).toThrow(TypeError);
    expect(() => structuredClone(entry)).toThrow(expect.objectContaining({ name: 'DataCloneError' }));
  });

  it('shows what stood at the time of asking', async () => {
    const stop = new AbortController();
    const gone = await port.add({}, { signal: stop.signal });
    const asked = context.getTools();
    stop.abort();
    const late = port.add({ name: 'late' });
    expect((await asked).map((tool) => tool.name)).toEqual([gone.name]);
    await late;
  });

  it('shows a tool before its registration has settled, and no later change of its descriptor', async () => {
    const tool = { ...plainTool('early'), annotations: { readOnlyHint: true } };
    const adding = port.add(tool);
    const asked = context.getTools();
    await pause(0);
    tool.description = 'changed';
    expect((await asked).map((listed) => listed.name)).toContain('early');
    expect((await adding).description).toBe('A tool.');
  });

  it.each(['x', 5])('refuses %j as options', async (options) => {
    expect(await rejection(context.getTools(options as never))).toBe('TypeError');
    expect(await refused(plainTool('a'), options)).toBe('TypeError');
  });
});
