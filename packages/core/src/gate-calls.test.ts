import { createScriptedConfirmation } from '@vitrine/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { envelopeSchema } from './envelope-schema.ts';
import type { Done } from './tool-definition.ts';
import { openStage, until, type Stage, type StageOptions } from './stage.fixture.ts';
import { commitTool, navigateTool, readTool, toOutcome, writeTool } from './tools.fixture.ts';
import type { ToolDefinition } from './tool-definition.ts';

const stages: Stage[] = [];
afterEach(() => {
  for (const stage of stages.splice(0)) stage.page.close();
});
async function open(tools: ToolDefinition[], more: Partial<StageOptions> = {}): Promise<Stage> {
  const stage = await openStage({ sets: [{ phase: 'storefront', tools }], ...more });
  stages.push(stage);
  return stage;
}
const never = (): Promise<never> => new Promise(() => undefined);
const done: Done = { status: 'done', data: {} };
/** The ended call as everybody hears of it; an aborted caller hears nothing else. */
const ended = async (stage: Stage, act: () => unknown) => {
  const heard = stage.heard('call_ended');
  act();
  await until(() => heard.length > 0);
  return heard[0];
};

describe('an abort by the caller', () => {
  it('in the tick of the call sends nothing', async () => {
    const stage = await open([writeTool('put_it')]);
    const controller = new AbortController();
    const end = await ended(stage, () => {
      void stage.call('put_it', {}, { signal: controller.signal });
      setTimeout(() => controller.abort());
    });
    expect(end).toMatchObject({ status: 'rejected', code: 'aborted', side_effect: 'none' });
    expect(stage.store.requests).not.toContain('put');
  });

  it('after a write was sent leaves its outcome unknown', async () => {
    const stage = await open([writeTool('put_it')]);
    stage.store.answers.put = never;
    const controller = new AbortController();
    const end = await ended(stage, () => {
      void stage.call('put_it', {}, { signal: controller.signal });
      void until(() => stage.store.requests.includes('put')).then(() => controller.abort());
    });
    expect(end).toMatchObject({ status: 'unknown', code: 'outcome_unknown', side_effect: 'unknown' });
  });

  it('of a read is an abort, whatever was sent', async () => {
    const stage = await open([readTool('get_it')]);
    stage.store.answers.look = never;
    const controller = new AbortController();
    const end = await ended(stage, () => {
      void stage.call('get_it', {}, { signal: controller.signal });
      void until(() => stage.store.requests.includes('look')).then(() => controller.abort());
    });
    expect(end).toMatchObject({ code: 'aborted', side_effect: 'none' });
  });
});

describe('the deadline', () => {
  it('before anything was sent: timed out, and what runs on can send nothing', async () => {
    let later: unknown;
    const slow = writeTool('put_it', {
      deadline_ms: 30,
      async run(_input, { store }) {
        const { commands } = store;
        await new Promise((resolve) => setTimeout(resolve, 60));
        later = await Promise.resolve()
          .then(() => commands.put({}, {}))
          .catch((error: unknown) => error);
        return done;
      },
    });
    const stage = await open([slow]);
    expect(await stage.call('put_it')).toMatchObject({
      code: 'timed_out',
      side_effect: 'none',
      retryable: true,
    });
    await until(() => later !== undefined);
    expect(later).toMatchObject({ code: 'effect_violation' });
    expect(stage.store.requests).not.toContain('put');
  });

  it('after a write was sent: outcome unknown, with the read that settles it', async () => {
    const stage = await open([writeTool('put_it', { deadline_ms: 500 }), readTool('get_cart')]);
    stage.store.answers.put = never;
    expect(await stage.call('put_it')).toMatchObject({
      code: 'outcome_unknown',
      retryable: false,
      next: [{ do: 'refresh_tools' }, { do: 'call', tool: 'get_cart' }],
    });
  });
});

it('an answer names no tool that went off display meanwhile', async () => {
  const stage = await open([writeTool('put_it', { deadline_ms: 500 }), readTool('get_cart')]);
  stage.store.answers.put = () => (stage.page.go('/checkout'), never());
  expect(await stage.call('put_it')).toMatchObject({
    code: 'outcome_unknown',
    next: [{ do: 'refresh_tools' }],
  });
});

describe("the shopper's Stop", () => {
  it.each([
    ['before sending', false, 'none'],
    ['after sending', true, 'unknown'],
  ])('%s', async (_when, sends, side_effect) => {
    let running = false;
    const stage = await open([
      writeTool('put_it', {
        async run(input, { store }) {
          running = true;
          return sends ? toOutcome(await store.commands.put(input, {})) : never();
        },
      }),
    ]);
    stage.store.answers.put = never;
    const answer = stage.call('put_it');
    await until(() => running && (!sends || stage.store.requests.includes('put')));
    stage.vitrine.stopCalls();
    expect(await answer).toMatchObject({ status: 'blocked', code: 'stopped_by_shopper', side_effect });
  });
});

describe('a phase that is left', () => {
  it('stops what has sent nothing', async () => {
    let running = false;
    const stage = await open([writeTool('put_it', { run: () => ((running = true), never()) })]);
    const answer = stage.call('put_it');
    await until(() => running);
    stage.page.go('/checkout');
    expect(await answer).toMatchObject({
      code: 'tool_not_exposed',
      side_effect: 'none',
      surface: expect.stringMatching(/^checkout#/) as string,
    });
  });

  it('lets a sent write run to its answer, which tells the surface as it is then', async () => {
    const stage = await open([writeTool('put_it')]);
    stage.store.answers.put = async () => {
      stage.page.go('/checkout');
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { ok: true, value: 1 };
    };
    expect(await stage.call('put_it')).toMatchObject({
      ok: true,
      surface: expect.stringMatching(/^checkout#/) as string,
    });
  });
});

describe('a subject that is lost', () => {
  const both = (run?: ToolDefinition['run']) => [
    writeTool('put_it', run ? { run: run as never } : {}),
    writeTool('put_mine', { subject: 'required', ...(run && { run: run as never }) }),
  ];

  it('stops every call, whatever its subject, before any further call is served', async () => {
    let running = 0;
    const stage = await open(
      both(() => ((running += 1), never())),
      { subject: 'ada' },
    );
    await until(async () => (await stage.names()).length === 2);
    const answers = [stage.call('put_it'), stage.call('put_mine')];
    await until(() => running === 2);
    stage.store.become(null);
    const [open_, mine] = await Promise.all(answers);
    expect(open_).toMatchObject({ code: 'aborted', side_effect: 'none' });
    expect(mine).toMatchObject({
      code: 'subject_missing',
      remediation: { kind: 'authenticate', action_ref: 'authenticate' },
    });
  });

  it('after sending: outcome unknown, and the way to sign in', async () => {
    const stage = await open(both(), { subject: 'ada' });
    await until(async () => (await stage.names()).length === 2);
    stage.store.answers.put = never;
    const answers = [stage.call('put_it'), stage.call('put_mine')];
    await until(() => stage.store.requests.filter((name) => name === 'put').length === 2);
    stage.store.become('bea');
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject({
        code: 'outcome_unknown',
        side_effect: 'unknown',
        remediation: { kind: 'authenticate' },
      });
    }
  });
});

describe('a tool that breaks', () => {
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  const faulty: [string, unknown, string][] = [
    ['throws', () => Promise.reject(new Error('secret detail')), 'internal'],
    [
      'throws at once',
      () => {
        throw new Error('secret detail');
      },
      'internal',
    ],
    ['throws null', () => Promise.reject(null), 'internal'],
    ['answers nothing', async () => undefined, 'internal'],
    ['answers what is no JSON', async () => ({ status: 'done', data: circular }), 'internal'],
    ['answers a number JSON does not have', async () => ({ status: 'done', data: { n: 1n } }), 'internal'],
    ['answers an unknown code', async () => ({ code: 'nonsense' }), 'internal'],
    [
      'uses a group it may not',
      async (_: unknown, { store }: { store: Record<string, unknown> }) => store['commits'],
      'effect_violation',
    ],
    ['answers too much', async () => ({ status: 'done', data: { text: 'x'.repeat(5000) } }), 'too_large'],
  ];

  it.each(faulty)('and %s still ends in an envelope, sending nothing', async (_how, run, code) => {
    const stage = await open([writeTool('put_it', { run: run as never })]);
    const answer = await stage.call('put_it');
    expect(envelopeSchema.safeParse(answer).success).toBe(true);
    expect(answer).toMatchObject({ ok: false, code });
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(stage.store.requests).not.toContain('put');
  });

  it('after it sent is not known to have done nothing', async () => {
    const run = async (input: unknown, { store }: { store: Stage['store'] }) => {
      await store.commands.put(input, {});
      throw new Error('x');
    };
    const stage = await open([writeTool('put_it', { run: run as never })]);
    expect(await stage.call('put_it')).toMatchObject({ code: 'internal', side_effect: 'unknown' });
  });

  it('leaves the cause in the record alone', async () => {
    const stage = await open([readTool('get_it', { run: () => Promise.reject(new Error('secret detail')) })]);
    await stage.call('get_it');
    await until(() => stage.entries.list.some((entry) => 'cause' in entry));
    expect(stage.entries.list).toContainEqual(
      expect.objectContaining({ kind: 'closed', cause: 'Error: secret detail' }),
    );
  });
});

describe('a navigating tool', () => {
  it('answers first with where the page goes; other calls hear that it moves until it has', async () => {
    const stage = await open([navigateTool('go_there'), readTool('get_it')]);
    expect(await stage.call('go_there')).toMatchObject({
      ok: true,
      moving_to: '/checkout',
      next: [{ do: 'refresh_tools' }],
    });
    expect(stage.store.requests).not.toContain('navigate /checkout');
    expect(await stage.call('get_it')).toMatchObject({ code: 'page_moving', retryable: true, wait_s: 1 });
    await until(() => stage.store.requests.includes('navigate /checkout'));
    await until(async () => (await stage.call('get_it')).ok);
  });

  it('is refused while the shopper has unsaved input, and then nothing moves', async () => {
    const stage = await open([navigateTool('go_there'), readTool('get_it')], {
      actions: () => ({ canLeave: () => false }),
    });
    expect(await stage.call('go_there')).toMatchObject({ code: 'rejected', reason: 'unsaved_changes' });
    expect(await stage.call('get_it')).toMatchObject({ ok: true });
  });
});

describe('a repeated refusal', () => {
  it('costs no request, counts, and ends with a settled write', async () => {
    const stage = await open([readTool('get_it'), writeTool('put_it')]);
    stage.store.answers.look = () => ({ ok: false, fault: { code: 'final_authority_denied' } });
    const looks = (): number => stage.store.requests.filter((name) => name === 'look').length;
    expect(await stage.call('get_it')).not.toHaveProperty('repeat');
    expect(await stage.call('get_it')).toMatchObject({ code: 'final_authority_denied', repeat: 1 });
    expect(await stage.call('get_it', { text: 'other' })).not.toHaveProperty('repeat');
    expect(looks()).toBe(2);
    await stage.call('put_it');
    expect(await stage.call('get_it')).not.toHaveProperty('repeat');
    expect(looks()).toBe(3);
  });

  it('counts for arguments too, as text or as an object', async () => {
    const stage = await open([readTool('get_it')]);
    expect(await stage.call('get_it', { text: 5 })).not.toHaveProperty('repeat');
    expect(await stage.call('get_it', { text: 5 })).toMatchObject({
      code: 'invalid_arguments',
      repeat: 1,
      fields: [{ path: '/text', got: 'number' }],
    });
  });
});

describe('a write with confirm', () => {
  const tool = writeTool('put_it', { confirm: 'click', title: 'Put it', deadline_ms: 200 });

  it('shows its checked arguments and runs once the buyer said yes', async () => {
    const confirmation = createScriptedConfirmation(['approve']);
    const stage = await open([tool], { confirmation });
    expect(await stage.call('put_it', { text: 'a' })).toMatchObject({ ok: true });
    expect(confirmation.asked).toEqual([
      { kind: 'write', title: 'Put it', rows: [{ label: 'text', value: 'a' }] },
    ]);
  });

  it.each([
    ['decline', 'confirmation_declined'],
    ['hold', 'confirmation_expired'],
    ['unavailable', 'confirmation_unavailable'],
  ] as const)('does not run where the buyer answers %s', async (decision, code) => {
    const confirmation = createScriptedConfirmation([decision]);
    const stage = await open([tool], { confirmation });
    expect(await stage.call('put_it')).toMatchObject({ code, side_effect: 'none' });
    expect(stage.store.requests).not.toContain('put');
    expect(confirmation.open).toBe(0);
  });

  it('holds the one place for a question: what else would ask or write waits', async () => {
    const confirmation = createScriptedConfirmation(['hold']);
    const stage = await open([tool, writeTool('put_more'), commitTool('buy_it'), readTool('get_it')], {
      confirmation,
    });
    const first = stage.call('put_it');
    await until(() => confirmation.open === 1);
    for (const name of ['put_it', 'put_more', 'buy_it']) {
      expect(await stage.call(name)).toMatchObject({ code: 'buyer_action_pending' });
    }
    expect(await stage.call('get_it')).toMatchObject({ ok: true });
    expect(await first).toMatchObject({ code: 'confirmation_expired' });
    expect(confirmation.asked).toHaveLength(1);
  });
});

describe('arguments', () => {
  it('come as text parsed exactly once, too, and are kept redacted as an object', async () => {
    let execute: (input: unknown) => Promise<unknown> = never;
    const stage = await open([readTool('get_it', { sensitive: ['/text'] })], {
      before({ context }) {
        const { registerTool } = context;
        context.registerTool = (tool, more) => {
          execute = tool.execute as typeof execute;
          return registerTool.call(context, tool, more);
        };
      },
    });
    expect(await execute('{"text":"home"}')).toMatchObject({ ok: true });
    expect(await execute('"{}"')).toMatchObject({
      code: 'invalid_arguments',
      fields: [{ path: '/', got: 'string', accepted: 'object' }],
    });
    expect(await execute('{')).toMatchObject({ code: 'invalid_arguments' });
    expect(await execute([])).toMatchObject({ fields: [{ got: 'array' }] });
    expect(await execute(undefined)).toMatchObject({ ok: true });
    await until(() => stage.entries.list.length >= 10);
    expect(JSON.stringify(stage.entries.list)).not.toContain('home');
  });
});
