import { describe, expect, it } from 'vitest';
import { openGate, refusals, type Refusal } from './gate.fixture.ts';
import { commitTool, navigateTool, readTool, writeTool } from './tools.fixture.ts';
import type { ToolDefinition } from './tool-definition.ts';

const codes: Record<Refusal, string> = {
  generation: 'tool_not_exposed',
  moving: 'page_moving',
  subject: 'session_unverified',
  scope: 'tool_not_exposed',
  arguments: 'invalid_arguments',
  repeat: 'final_authority_denied',
  question: 'buyer_action_pending',
  entry: 'internal',
  prepare: 'rejected',
  confirmation: 'confirmation_unavailable',
  run: 'internal',
};

const failing = { subject: 'required', run: () => Promise.reject(new Error('no')) } as const;
const tools: [string, (ran: () => void) => ToolDefinition, readonly Refusal[]][] = [
  ['read', (ran) => readTool('use_it', spy(ran)), without('question', 'entry', 'prepare', 'confirmation')],
  ['navigate', (ran) => navigateTool('use_it', spy(ran)), without('entry', 'prepare', 'confirmation')],
  ['write', (ran) => writeTool('use_it', spy(ran)), without('prepare', 'confirmation')],
  ['write with confirm', (ran) => writeTool('use_it', { ...spy(ran), confirm: 'click' }), without('prepare')],
  ['commit', (ran) => commitTool('use_it', spy(ran)), refusals],
];

function spy(ran: () => void) {
  return { ...failing, run: () => (ran(), failing.run()) };
}

function without(...names: Refusal[]): Refusal[] {
  return refusals.filter((name) => !names.includes(name));
}

/** One line a step: it refuses although everything after it would refuse too, and nothing before it does. */
const table = tools.flatMap(([effect, make, steps]) =>
  steps.map((step, index) => ({ effect, make, step, refusing: steps.slice(index) })),
);

describe('the order of the gate', () => {
  it.each(table)('a $effect is refused at $step first', async ({ make, step, refusing }) => {
    let runs = 0;
    const { serve, store } = openGate(
      make(() => (runs += 1)),
      refusing,
    );
    const before = store.requests.length;
    const answer = await serve();
    expect(answer).toMatchObject({ ok: false, isError: true, code: codes[step], side_effect: 'none' });
    expect(runs).toBe(step === 'run' ? 1 : 0);
    const asksTheShop = ['prepare', 'confirmation', 'run'].includes(step);
    if (!asksTheShop) expect(store.requests.slice(before)).toEqual([]);
  });

  it.each(tools)('a %s runs where nothing refuses', async (_effect, make) => {
    let runs = 0;
    const { serve } = openGate(
      make(() => (runs += 1)),
      [],
    );
    await serve();
    expect(runs).toBe(1);
  });
});
