import { createHash } from 'node:crypto';
import { createScriptedConfirmation, type ScriptedConfirmation } from '@vitrine/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import type { ClosedEntry, Entry } from './entries.ts';
import { openStage, until, type Stage, type StageOptions } from './stage.fixture.ts';
import type { StoreChange } from './store-port.ts';
import { commitTool, navigateTool, readTool, writeTool } from './tools.fixture.ts';

const stages: Stage[] = [];
afterEach(() => {
  for (const stage of stages.splice(0)) stage.page.close();
});
const tools = [
  commitTool('buy_it'),
  commitTool('refund_it'),
  writeTool('put_it'),
  navigateTool('go_there'),
  readTool('get_it'),
];
async function open(confirmation?: ScriptedConfirmation, more: Partial<StageOptions> = {}): Promise<Stage> {
  const stage = await openStage({
    sets: [{ phase: 'storefront', tools }],
    ...(confirmation && { confirmation }),
    ...more,
  });
  stages.push(stage);
  return stage;
}
/** The same, but for a deadline that a test can wait for. */
const hasty: Partial<StageOptions> = {
  sets: [
    { phase: 'storefront', tools: [commitTool('buy_it', { deadline_ms: 1500 }), readTool('get_checkout')] },
  ],
};
/** A buyer who says yes when told. */
function waiting() {
  let click = (): void => undefined;
  const when = new Promise<void>((resolve) => (click = resolve));
  const confirmation = createScriptedConfirmation([{ decide: 'approve', when }]);
  return { confirmation, click: () => click() };
}
const commits = (stage: Stage): string[] =>
  stage.store.requests.filter((name) => ['prepare', 'approve', 'complete'].includes(name));
/** What the record says about the question, the newest last. */
const approvals = (stage: Stage): object[] =>
  (stage.entries.list as Entry[]).flatMap((entry) => (entry.kind === 'approval' ? [entry.detail] : []));

describe('a commit', () => {
  it('asks for the quote, shows exactly it, has it approved by digest and completes it', async () => {
    const confirmation = createScriptedConfirmation(['approve']);
    const stage = await open(confirmation);
    expect(await stage.call('buy_it')).toMatchObject({ ok: true, data: { value: { order: 'o1' } } });
    expect(commits(stage)).toEqual(['prepare', 'approve', 'complete']);
    expect(confirmation.asked).toMatchObject([
      { kind: 'commit', title: 'Tool', quote: { id: 'q1', canonical: '{"total":1000}' } },
    ]);
  });

  it('passes on why there is no quote, before anybody is asked', async () => {
    const confirmation = createScriptedConfirmation(['approve']);
    const stage = await open(confirmation);
    stage.store.answers.prepare = () => ({ ok: false, fault: { code: 'step_up_required', max_age: 300 } });
    expect(await stage.call('buy_it')).toMatchObject({
      code: 'step_up_required',
      remediation: { kind: 'step_up', max_age: 300 },
    });
    expect(confirmation.asked).toEqual([]);
  });

  it('is unavailable where nobody can be asked', async () => {
    const stage = await open();
    expect(await stage.call('buy_it')).toMatchObject({
      code: 'confirmation_unavailable',
      next: [{ do: 'hand_to_buyer' }],
    });
    expect(commits(stage)).toEqual(['prepare']);
  });

  it.each([
    ['decline', 'confirmation_declined'],
    ['expire', 'confirmation_expired'],
  ] as const)('that ends in %s completes nothing', async (decision, code) => {
    const stage = await open(createScriptedConfirmation([decision]));
    expect(await stage.call('buy_it')).toMatchObject({ code, side_effect: 'none' });
    expect(commits(stage)).toEqual(['prepare']);
  });

  it('approved with another digest than that of what was shown is refused by the server', async () => {
    const stage = await open(createScriptedConfirmation([{ decide: 'approve', digest: 'f'.repeat(64) }]));
    expect(await stage.call('buy_it')).toMatchObject({ code: 'confirmation_void' });
    expect(commits(stage)).toEqual(['prepare', 'approve']);
  });

  it('that was declined is not asked about again at once', async () => {
    const confirmation = createScriptedConfirmation(['decline', 'approve']);
    const stage = await open(confirmation);
    await stage.call('buy_it');
    expect(await stage.call('buy_it')).toMatchObject({ code: 'confirmation_declined' });
    expect(confirmation.asked).toHaveLength(1);
    stage.time.passed += 61_000;
    expect(await stage.call('buy_it')).toMatchObject({ ok: true });
  });
});

describe('while the question is open', () => {
  it('every write and navigation waits for the buyer, a second commit too; reads go on', async () => {
    const { confirmation, click } = waiting();
    const stage = await open(confirmation);
    const first = stage.call('buy_it');
    await until(() => confirmation.open === 1);
    for (const name of ['put_it', 'go_there', 'refund_it']) {
      expect(await stage.call(name)).toMatchObject({ status: 'waiting', code: 'buyer_action_pending' });
    }
    expect(await stage.call('get_it')).toMatchObject({ ok: true });
    click();
    expect(await first).toMatchObject({ ok: true });
    expect(stage.store.requests).not.toContain('put');
  });

  it('two calls at once lead to one question and one order', async () => {
    const { confirmation, click } = waiting();
    const stage = await open(confirmation);
    const both = [stage.call('buy_it'), stage.call('buy_it')];
    await until(() => confirmation.open === 1);
    click();
    for (const answer of await Promise.all(both)) expect(answer).toMatchObject({ ok: true });
    expect(confirmation.asked).toHaveLength(1);
    expect(commits(stage).filter((name) => name === 'complete')).toHaveLength(1);
  });

  it('the call answers in time; a later yes completes the same quote', async () => {
    const { confirmation, click } = waiting();
    const stage = await open(confirmation, hasty);
    expect(await stage.call('buy_it')).toMatchObject({
      status: 'waiting',
      code: 'buyer_action_pending',
      next: [{ do: 'hand_to_buyer' }, { do: 'call', tool: 'get_checkout' }],
    });
    expect(confirmation.open).toBe(1);
    click();
    await until(() => stage.store.requests.includes('complete'));
    expect(commits(stage)).toEqual(['prepare', 'approve', 'complete']);
    await until(() => approvals(stage).length === 3);
    const { id } = (stage.entries.list as Entry[]).find(({ kind }) => kind === 'closed') as ClosedEntry;
    const about = {
      call: id,
      quote: 'q1',
      digest: createHash('sha256').update('{"total":1000}').digest('hex'),
    };
    const given = { ...about, decided: 'given', level: 'click', at: expect.any(String) as string };
    expect(approvals(stage)).toEqual([
      { ...about, decided: 'asked' },
      given,
      { ...given, status: 'done', request_ids: [expect.any(String)], state_before: 'v1', state_after: 'v2' },
    ]);
  });

  it('a later yes whose completion fails is on the record with what came of it', async () => {
    const { confirmation, click } = waiting();
    const stage = await open(confirmation, hasty);
    stage.store.answers.complete = () => ({ ok: false, fault: { code: 'rejected', reason: 'out_of_stock' } });
    await stage.call('buy_it');
    click();
    await until(() => approvals(stage).length === 3);
    expect(approvals(stage)[2]).toMatchObject({
      decided: 'given',
      status: 'rejected',
      code: 'rejected',
      side_effect: 'none',
    });
  });

  it('a hidden page answers at once, and the later yes moves the page where the tool says', async () => {
    const { confirmation, click } = waiting();
    const move = commitTool('buy_it', {
      async run(_input, { store, quote }) {
        await store.commits.complete({ quote_id: quote?.id ?? '' });
        await store.navigate('/receipt/o1');
        return { status: 'done', data: {} };
      },
    });
    const stage = await open(confirmation, {
      sets: [{ phase: 'storefront', tools: [move] }],
      before: ({ document }) => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }),
    });
    expect(await stage.call('buy_it')).toMatchObject({ code: 'buyer_action_pending' });
    click();
    await until(() => stage.store.requests.includes('navigate /receipt/o1'));
  });

  it.each<[string, (stage: Stage, controller: AbortController) => void, string]>([
    ['the caller aborts', (_stage, controller) => controller.abort(), 'aborted'],
    ['the shopper stops calls', (stage) => stage.vitrine.stopCalls(), 'stopped_by_shopper'],
    ['the shopper turns tools off', (stage) => stage.vitrine.turn(false), 'stopped_by_shopper'],
    ['the phase is left', (stage) => stage.page.go('/checkout'), 'confirmation_void'],
    ['the subject is lost', (stage) => stage.store.become(null), 'aborted'],
    ['somebody signs in', (stage) => stage.store.become('bea'), 'confirmation_void'],
  ])('it is withdrawn when %s, and nothing is completed', async (what, act, code) => {
    const { confirmation, click } = waiting();
    const stage = await open(confirmation, what === 'the subject is lost' ? { subject: 'ada' } : {});
    await until(() => what !== 'the subject is lost' || stage.vitrine.inspect().surface.subject);
    const controller = new AbortController();
    const ended = stage.heard('call_ended');
    void stage.call('buy_it', {}, { signal: controller.signal });
    await until(() => confirmation.open === 1);
    act(stage, controller);
    await until(() => ended.length > 0 && confirmation.open === 0);
    expect(ended[0]).toMatchObject({ code, side_effect: 'none' });
    click();
    await new Promise((done) => setTimeout(done, 30));
    expect(commits(stage)).not.toContain('complete');
  });

  it('turning tools off withdraws it although its call has answered', async () => {
    const { confirmation } = waiting();
    const stage = await open(confirmation, hasty);
    await stage.call('buy_it');
    expect(confirmation.open).toBe(1);
    stage.vitrine.turn(false);
    await until(() => confirmation.open === 0);
  });
});

describe('what changes elsewhere while the question is open', () => {
  it.each(['order', 'checkout'] as const)('withdraws it: %s', async (what) => {
    const { confirmation, click } = waiting();
    const stage = await open(confirmation);
    const answer = stage.call('buy_it');
    await until(() => confirmation.open === 1);
    stage.store.tell({ what, via: 'button' });
    expect(await answer).toMatchObject({ code: 'confirmation_void', side_effect: 'none' });
    expect(confirmation.open).toBe(0);
    click();
    await new Promise((done) => setTimeout(done, 30));
    expect(commits(stage)).not.toContain('complete');
  });

  it.each<StoreChange>([
    { what: 'account', via: 'button' },
    { what: 'checkout', via: 'tool' },
  ])('leaves it where the order asked about stays the same: %o', async (change) => {
    const { confirmation, click } = waiting();
    const stage = await open(confirmation);
    const answer = stage.call('buy_it');
    await until(() => confirmation.open === 1);
    stage.store.tell(change);
    click();
    expect(await answer).toMatchObject({ ok: true });
  });
});

describe('once the order was sent', () => {
  it('another change of the store does not stop it', async () => {
    const stage = await open(createScriptedConfirmation(['approve']));
    stage.store.answers.complete = async () => {
      stage.store.tell({ what: 'order', via: 'button' });
      await new Promise((done) => setTimeout(done, 20));
      return { ok: true, value: { order: 'o1' } };
    };
    expect(await stage.call('buy_it')).toMatchObject({ ok: true });
  });

  it('leaving the phase does not stop it: the call tells its outcome', async () => {
    const stage = await open(createScriptedConfirmation(['approve']));
    stage.store.answers.complete = async () => {
      stage.page.go('/receipt/o1');
      await new Promise((done) => setTimeout(done, 20));
      return { ok: true, value: { order: 'o1' } };
    };
    expect(await stage.call('buy_it')).toMatchObject({
      ok: true,
      surface: expect.stringMatching(/^receipt#/) as string,
    });
  });

  it('leaving the phase stops no call that joined: it tells the same outcome', async () => {
    const { confirmation, click } = waiting();
    const stage = await open(confirmation);
    stage.store.answers.complete = async () => {
      stage.page.go('/receipt/o1');
      await new Promise((done) => setTimeout(done, 20));
      return { ok: true, value: { order: 'o1' } };
    };
    const waits = stage.heard('call_waiting');
    const both = [stage.call('buy_it'), stage.call('buy_it')];
    await until(() => waits.length === 2);
    click();
    for (const answer of await Promise.all(both)) expect(answer).toMatchObject({ ok: true, status: 'done' });
  });

  it('a call that runs out of time says never to submit again', async () => {
    const stage = await open(createScriptedConfirmation(['approve']), hasty);
    stage.store.answers.complete = () => new Promise(() => undefined);
    expect(await stage.call('buy_it')).toMatchObject({
      code: 'submission_in_progress',
      side_effect: 'unknown',
      retryable: false,
    });
  });
});

describe('the record of a commit', () => {
  it('is opened before the quote is asked for, and closed once with what was confirmed', async () => {
    const kept: string[] = [];
    const stage = await open(createScriptedConfirmation(['approve']), {
      entries: {
        async append(entry) {
          await new Promise((done) => setTimeout(done, 10));
          kept.push(
            `${entry.kind}${entry.kind === 'approval' ? ` ${String(entry.detail['decided'])}` : ''} ${commits(stage).length}`,
          );
          if (entry.kind === 'closed') closed.push(entry);
        },
      },
    });
    const closed: object[] = [];
    kept.length = 0;
    await stage.call('buy_it');
    await until(() => closed.length > 0);
    expect(kept.find((entry) => entry.startsWith('opened'))).toBe('opened 0');
    expect(closed).toEqual([
      expect.objectContaining({
        status: 'done',
        confirmed: expect.objectContaining({ quote: 'q1', level: 'click' }) as object,
        request_ids: [expect.any(String)],
      }),
    ]);
  });

  it('that cannot be opened keeps a write from being sent', async () => {
    const stage = await open(createScriptedConfirmation(['approve']), {
      entries: {
        append: (_entry, durability) =>
          durability === 'strict' ? Promise.reject(new Error('full')) : Promise.resolve(),
      },
    });
    for (const name of ['buy_it', 'put_it'])
      expect(await stage.call(name)).toMatchObject({ code: 'internal', side_effect: 'none' });
    expect(await stage.call('get_it')).toMatchObject({ ok: true });
    expect(stage.store.requests.filter((name) => ['prepare', 'put'].includes(name))).toEqual([]);
  });

  it('of a write refused before it is kept in one piece, and nothing waits for it', async () => {
    const durabilities: string[] = [];
    const stage = await open(undefined, {
      entries: {
        async append(entry, durability) {
          if (entry.kind === 'opened' || entry.kind === 'closed')
            durabilities.push(`${entry.kind} ${durability}`);
        },
      },
    });
    await stage.call('put_it', { text: 5 });
    await until(() => durabilities.length === 2);
    expect(durabilities).toEqual(['opened relaxed', 'closed relaxed']);
  });
});
