import { createPlainStore, createScriptedConfirmation } from '@vitrine/testkit';
import { describe, expect, it } from 'vitest';
import { openCall, type Call } from './call.ts';
import type { ConfirmationPort } from './confirmation-port.ts';
import type { Fault } from './fault.ts';
import { createQuestion, toFault, type QuestionStart } from './question.ts';
import { until } from './stage.fixture.ts';
import type { QuoteView } from './store-port.ts';
import type { Done } from './tool-definition.ts';
import { commitTool } from './tools.fixture.ts';

const done: Done = { status: 'done', data: { order: 'o1' } };

function open(confirmation?: ConfirmationPort) {
  const time = { now: 0 };
  const page = { hidden: false };
  const noted: string[] = [];
  const questions = createQuestion({
    confirmation: () => confirmation,
    clock: () => time.now,
    hidden: () => page.hidden,
    note: ({ decided }) => noted.push(decided),
  });
  const store = createPlainStore();
  const calls: Call[] = [];
  const newCall = (): Call => {
    const generation = { tool: commitTool('buy_it'), subject_epoch: 0, live: true };
    const call = openCall({ id: `c${calls.length}`, generation, caller: undefined });
    calls.push(call);
    return call;
  };
  const begin = async (more: Partial<QuestionStart> = {}): Promise<QuoteView> => {
    const prepared = await store.commits.prepare({ kind: 'order' });
    if (!prepared.ok) throw new Error('no quote');
    questions.begin({
      call: 'c0',
      tool: 'buy_it',
      title: 'Buy it',
      quote: prepared.value,
      subscribe: store.subscribe,
      approve: (digest) => store.commits.approve({ quote_id: 'q1', digest }),
      complete: async () => done,
      ...more,
    });
    return prepared.value;
  };
  /** As the gate waits: for the outcome, or until the call is stopped. */
  const wait = (call = newCall()): Promise<Done | Fault> =>
    Promise.race([questions.wait(call), call.stopped]);
  return { questions, store, begin, wait, newCall, time, page, noted };
}

describe('a question', () => {
  it('leads to completion with the approval of the server', async () => {
    const confirmation = createScriptedConfirmation(['approve']);
    const { begin, wait, questions, store, noted } = open(confirmation);
    await begin();
    expect(questions.asking).toBe('buy_it');
    expect(await wait()).toBe(done);
    expect(questions.asking).toBeUndefined();
    expect(store.requests).toEqual(['prepare', 'approve']);
    expect(confirmation.asked[0]).toMatchObject({
      kind: 'commit',
      title: 'Buy it',
      quote: { canonical: '{"total":1000}' },
    });
    expect(noted).toEqual(['asked', 'given']);
  });

  it.each([
    ['decline', 'confirmation_declined', 'declined'],
    ['expire', 'confirmation_expired', 'void'],
    ['unavailable', 'confirmation_unavailable', 'void'],
  ] as const)('that ends in %s is %s, and nothing is completed', async (decide, code, word) => {
    const { begin, wait, store, noted } = open(createScriptedConfirmation([decide]));
    let completed = 0;
    await begin({ complete: async () => ((completed += 1), done) });
    expect(await wait()).toEqual({ code });
    expect([completed, store.requests]).toEqual([0, ['prepare']]);
    expect(noted).toEqual(['asked', word]);
  });

  it('with another digest than the one of its bytes is refused by the server', async () => {
    const { begin, wait } = open(createScriptedConfirmation([{ decide: 'approve', digest: '00' }]));
    await begin();
    expect(await wait()).toEqual({ code: 'confirmation_void' });
  });

  it('is unavailable where nobody can ask, and closed at once', async () => {
    const { begin, wait, questions } = open();
    await begin();
    expect(await wait()).toEqual({ code: 'confirmation_unavailable' });
    expect(questions.asking).toBeUndefined();
  });

  it('fails inside where the port breaks', async () => {
    const { begin, wait, questions } = open({ ask: () => Promise.reject(new Error('broken')) });
    await begin();
    expect(await wait()).toMatchObject({ code: 'internal', side_effect: 'none' });
    expect(questions.asking).toBeUndefined();
  });

  it('is no approval without the approval of the server', () => {
    expect(toFault({ decided: 'approved' })).toEqual({ code: 'confirmation_unavailable' });
    expect(toFault({ decided: 'withdrawn' })).toEqual({ code: 'confirmation_void' });
    expect(toFault({ decided: 'refused', fault: { code: 'rate_limited' } })).toEqual({
      code: 'rate_limited',
    });
  });

  it('whose completion throws after sending is not known to have done nothing', async () => {
    const { begin, wait } = open(createScriptedConfirmation(['approve']));
    await begin({
      complete: async (_approval, { sent }) => {
        sent();
        throw Object.assign(new Error('x'), { code: 'effect_violation' });
      },
    });
    expect(await wait()).toMatchObject({ code: 'effect_violation', side_effect: 'unknown' });
  });
});

describe('while the buyer decides', () => {
  function slow() {
    let click = (): void => undefined;
    const clicked = new Promise<void>((done) => (click = done));
    return {
      click: () => click(),
      kit: open(createScriptedConfirmation([{ decide: 'approve', when: clicked }, 'hold'])),
    };
  }

  it('a deadline is no abort: the call says that the buyer is asked, and the yes still counts', async () => {
    const { click, kit } = slow();
    let completed = 0;
    await kit.begin({ complete: async () => ((completed += 1), done) });
    const call = kit.newCall();
    const answer = kit.wait(call);
    call.stop({ code: 'timed_out' });
    expect(await answer).toEqual({ code: 'buyer_action_pending' });
    expect(kit.questions.asking).toBe('buy_it');
    click();
    await until(() => kit.questions.asking === undefined);
    expect(completed).toBe(1);
  });

  it('another call joins and both hear the outcome', async () => {
    const { click, kit } = slow();
    await kit.begin();
    const both = [kit.wait(), kit.wait()];
    click();
    expect(await Promise.all(both)).toEqual([done, done]);
  });

  it.each<[Fault, Fault]>([
    [{ code: 'aborted' }, { code: 'aborted' }],
    [{ code: 'stopped_by_shopper' }, { code: 'stopped_by_shopper' }],
    [{ code: 'tool_not_exposed' }, { code: 'confirmation_void' }],
    [{ code: 'subject_missing' }, { code: 'subject_missing' }],
  ])('a call stopped with %j withdraws the question and answers %j', async (stop, answer) => {
    const { kit } = slow();
    await kit.begin();
    const call = kit.newCall();
    const outcome = kit.wait(call);
    call.stop(stop);
    expect(await outcome).toEqual(answer);
    await until(() => kit.questions.asking === undefined);
  });

  it('leaving withdraws it: its call answers that it is void', async () => {
    const { kit } = slow();
    await kit.begin();
    const outcome = kit.wait();
    kit.questions.withdraw();
    expect(await outcome).toEqual({ code: 'confirmation_void' });
  });

  it('a page that is hidden answers at once, and the question stays', async () => {
    const { click, kit } = slow();
    kit.page.hidden = true;
    let completed = 0;
    await kit.begin({ complete: async () => ((completed += 1), done) });
    expect(await kit.wait()).toEqual({ code: 'buyer_action_pending' });
    expect(kit.questions.asking).toBe('buy_it');
    click();
    await until(() => completed === 1);
  });
});

describe('once the yes was given', () => {
  function submitting(stage: 'approving' | 'sent') {
    const kit = open(createScriptedConfirmation(['approve']));
    let finish = (): void => undefined;
    const answered = new Promise<void>((resolve) => (finish = resolve));
    if (stage === 'approving') kit.store.answers.approve = () => new Promise(() => undefined);
    const begun = kit.begin({
      async complete(_approval, { sent, signal }) {
        sent();
        await Promise.race([answered, new Promise((resolve) => signal.addEventListener('abort', resolve))]);
        return signal.aborted ? { code: 'outcome_unknown' } : done;
      },
    });
    return { ...kit, begun, finish: () => finish() };
  }

  it.each(['approving', 'sent'] as const)(
    'a deadline while %s says that the order is being placed',
    async (stage) => {
      const kit = submitting(stage);
      await kit.begun;
      const call = kit.newCall();
      const outcome = kit.wait(call);
      await new Promise((resolve) => setTimeout(resolve, 20));
      call.stop({ code: 'timed_out' });
      expect(await outcome).toEqual({ code: 'submission_in_progress' });
    },
  );

  it('neither leaving nor an abort stops what was sent, and the call never says that nothing happened', async () => {
    const kit = submitting('sent');
    await kit.begun;
    const call = kit.newCall();
    const outcome = kit.wait(call);
    await new Promise((resolve) => setTimeout(resolve, 20));
    kit.questions.withdraw();
    call.stop({ code: 'aborted' });
    expect(await outcome).toEqual({ code: 'outcome_unknown', cause: 'aborted' });
    expect(kit.questions.asking).toBe('buy_it');
    const joined = kit.wait();
    kit.finish();
    expect(await joined).toBe(done);
  });

  it('an approval that arrives after leaving completes nothing', async () => {
    let answer = (): void => undefined;
    const kit = open({
      async ask(question) {
        await new Promise<void>((resolve) => (answer = resolve));
        if (question.kind !== 'commit') throw new Error('no commit');
        return { decided: 'approved', approval: { id: 'a', quote_id: 'q1', level: 'click', at: '' } };
      },
    });
    let completed = 0;
    await kit.begin({ complete: async () => ((completed += 1), done) });
    const outcome = kit.wait();
    kit.questions.withdraw();
    answer();
    expect(await outcome).toEqual({ code: 'confirmation_void' });
    expect(completed).toBe(0);
  });
});

describe('after a no', () => {
  async function declined(times: number) {
    const kit = open(createScriptedConfirmation([]));
    let quote: QuoteView | undefined;
    for (let index = 0; index < times; index += 1) {
      kit.questions.gesture();
      quote = await kit.begin();
      await kit.wait();
    }
    return { ...kit, quote: quote as QuoteView };
  }
  const refused = { code: 'confirmation_declined' };

  it('the same quote is not asked about again for a minute', async () => {
    const { questions, quote, time } = await declined(1);
    expect(questions.refusal(quote)).toEqual(refused);
    time.now = 59_999;
    expect(questions.refusal(quote)).toEqual(refused);
    time.now = 60_000;
    expect(questions.refusal(quote)).toBeUndefined();
  });

  it('it is after a gesture of the shopper, and another quote always is', async () => {
    const { questions, quote } = await declined(1);
    expect(questions.refusal({ ...quote, id: 'q2' })).toBeUndefined();
    questions.gesture();
    expect(questions.refusal(quote)).toBeUndefined();
  });

  it('nothing is asked any more after three', async () => {
    const { questions, quote, time } = await declined(3);
    questions.gesture();
    time.now = 600_000;
    expect(questions.refusal({ ...quote, id: 'q9' })).toEqual(refused);
    expect((await declined(2)).questions.refusal({ ...quote, id: 'q9' })).toBeUndefined();
  });
});
