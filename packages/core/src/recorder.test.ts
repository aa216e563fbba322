import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openCall } from './call.ts';
import { canonicalJson } from './canonical-json.ts';
import { createMemoryEntries, digestOf, redact, type ClosedEntry, type OpenedEntry } from './entries.ts';
import type { Envelope } from './envelope.ts';
import { createRecorder } from './recorder.ts';
import { until } from './stage.fixture.ts';
import { writeTool } from './tools.fixture.ts';

const surface = {
  phase: 'storefront',
  rule: 'default',
  epoch: 3,
  digest: 'd',
  tools: ['put_it@v9'],
  excluded: [],
};
const done: Envelope = { ok: true, status: 'done', data: {}, surface: 'storefront#3-dddd' };
const fault: Envelope = {
  ok: false,
  isError: true,
  status: 'blocked',
  code: 'subject_missing',
  error: 'E.',
  retryable: false,
  side_effect: 'none',
  next: [],
  repeat: 2,
  surface: 'storefront#3-dddd',
};

function open(sensitive: string[] = []) {
  const entries = createMemoryEntries();
  const recorder = createRecorder({
    entries,
    now: () => Date.UTC(2026, 10, 30, 9),
    who: () => ({ session: 's1', subject: 'ada', subject_epoch: 4, policy: 'p1' }),
  });
  const generation = { tool: writeTool('put_it', { sensitive }), subject_epoch: 4, live: true };
  const call = openCall({ id: 'c1', generation, caller: undefined });
  call.end();
  return { entries, recorder, call };
}

describe('the two entries of a call', () => {
  it('say what was known when it began, and how it ended', async () => {
    const { entries, recorder, call } = open();
    await recorder.open({ call, raw: { text: 'hello' }, surface });
    call.requests.push({ type: 'answered', request_id: 'r1', before: 'v1', after: 'v2' });
    const quote = {
      id: 'q1',
      kind: 'order',
      canonical: '{}',
      digest: 'dd',
      level: 'click',
      expires_s: 1,
    } as const;
    const approval = { id: 'a1', quote_id: 'q1', level: 'click', at: 'then' };
    recorder.close(call, { envelope: done, confirmed: { quote, approval } });
    await until(() => entries.list.length === 2);
    expect(entries.list).toEqual([
      {
        kind: 'opened',
        id: 'c1',
        at: '2026-11-30T09:00:00.000Z',
        session: 's1',
        subject: 'ada',
        subject_epoch: 4,
        policy: 'p1',
        tool: 'put_it',
        tool_version: 'v9',
        surface,
        via: 'tool',
        arguments: { text: 'hello' },
        arguments_digest: `sha256:${createHash('sha256').update('{"text":"hello"}').digest('hex')}`,
      },
      {
        kind: 'closed',
        id: 'c1',
        at: '2026-11-30T09:00:00.000Z',
        status: 'done',
        confirmed: { quote: 'q1', digest: 'dd', level: 'click', at: 'then' },
        request_ids: ['r1'],
        state_before: 'v1',
        state_after: 'v2',
      },
    ]);
  });

  it('keep code, side effect, repeats and the real cause of a failure, but no secret in it', async () => {
    const { entries, recorder, call } = open();
    const cause = new Error('card 4111 1111 1111 1111 refused');
    recorder.close(call, { envelope: fault, cause });
    await until(() => entries.list.length === 1);
    expect(entries.list[0]).toMatchObject({
      status: 'blocked',
      code: 'subject_missing',
      side_effect: 'none',
      repeat: 2,
      cause: 'Error: card [redacted] refused',
    });
  });

  it('come in their order even when both are written later', async () => {
    const { entries, recorder, call } = open();
    recorder.openLater({ call, raw: {}, surface });
    recorder.close(call, { envelope: done });
    recorder.note({ kind: 'subject', detail: { present: true } });
    await until(() => entries.list.length === 3);
    expect(entries.list.map(({ kind }) => kind)).toEqual(['opened', 'closed', 'subject']);
  });

  it('are strict where the call waits for them, and a refusal to keep them is heard there alone', async () => {
    const kept: string[] = [];
    const { call } = open();
    const recorder = createRecorder({
      entries: {
        append: (entry, durability) => {
          kept.push(`${entry.kind} ${durability}`);
          return durability === 'strict'
            ? Promise.reject(new Error('full'))
            : Promise.reject(new Error('later'));
        },
      },
      now: () => 0,
      who: () => ({ session: null, subject: null, subject_epoch: 0, policy: 'p' }),
    });
    await expect(recorder.open({ call, raw: {}, surface })).rejects.toThrow('full');
    recorder.close(call, { envelope: done });
    recorder.note({ kind: 'surface', detail: {} });
    await until(() => kept.length === 3);
    expect(kept).toEqual(['opened strict', 'closed relaxed', 'surface relaxed']);
  });

  it('hide what the tool calls sensitive, and keep no arguments that are no object', async () => {
    const { entries, recorder, call } = open(['/text']);
    await recorder.open({ call, raw: { text: 'Main St 1' }, surface });
    await recorder.open({ call, raw: '{"text":"Main St', surface });
    const [first, second] = entries.list as OpenedEntry[];
    expect(first?.arguments).toEqual({ text: '[redacted]' });
    expect(first?.arguments_digest).toBe(await digestOf({ text: '[redacted]' }));
    expect(second?.arguments).toBeNull();
  });

  it('cuts a long cause and takes one of any shape', async () => {
    const { entries, recorder, call } = open();
    const causes = ['x'.repeat(900), { code: 'timed_out' }, new TypeError('t'), 5, null];
    for (const cause of causes) recorder.close(call, { envelope: fault, cause });
    await until(() => entries.list.length === causes.length);
    const texts = (entries.list as ClosedEntry[]).map(({ cause }) => cause);
    expect(texts[0]?.length).toBe(300);
    expect(texts.slice(1, 3)).toEqual(['timed_out', 'TypeError: t']);
  });
});

describe('redact', () => {
  it.each<[unknown, string[], unknown]>([
    [{ a: { b: 'x' }, c: 'y' }, ['/a/b'], { a: { b: '[redacted]' }, c: 'y' }],
    [{ a: { b: 'x', n: 5 } }, ['/a'], { a: '[redacted]' }],
    [{ rows: [{ t: 1 }, { t: 'b' }] }, ['/rows/*/t'], { rows: [{ t: '[redacted]' }, { t: '[redacted]' }] }],
    [{ rows: ['a', 'b'] }, ['/rows/1'], { rows: ['a', '[redacted]'] }],
    [{ a: 'x' }, ['/b', '/a/b'], { a: 'x' }],
    [undefined, [], null],
  ])('%j at %j', (value, pointers, redacted) => expect(redact(value, pointers)).toEqual(redacted));

  it.each([
    'my card is 4111 1111 1111 1111 thanks',
    '4111-1111-1111-1111',
    'card4111111111111111end',
    'Bearer abc.def',
    'key sk_live_abcdefghij0123456789',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig',
  ])('hides what is shaped like a card or a token: %s', (text) => {
    expect(redact({ note: text })).not.toEqual({ note: text });
    expect(JSON.stringify(redact({ note: text }))).not.toMatch(/1111|abc\.def|abcdefghij|eyJ/);
  });

  it('hides a card number that came as a number, and whatever is named like a secret', () => {
    expect(
      redact({ n: 4111111111111111, cvc: 123, Password: 'x', access_token: { a: 1 }, size: 42 }),
    ).toEqual({
      n: '[redacted]',
      cvc: '[redacted]',
      Password: '[redacted]',
      access_token: '[redacted]',
      size: 42,
    });
  });

  it('leaves ordinary shopping alone', () => {
    const value = {
      query: 'shirt 42',
      phone: '+49 30 123456',
      zip: '10115',
      price: 123456,
      id: 'gid-000012',
    };
    expect(redact(value)).toEqual(value);
  });

  it('keeps the original as it was, and a member named __proto__', () => {
    const value = JSON.parse('{"__proto__":{"a":1},"card":"4111111111111111"}') as object;
    const before = canonicalJson(value);
    expect(canonicalJson(redact(value))).toBe('{"__proto__":{"a":1},"card":"[redacted]"}');
    expect(canonicalJson(value)).toBe(before);
  });
});
