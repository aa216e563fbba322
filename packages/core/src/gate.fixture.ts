import { createPlainStore, createScriptedConfirmation } from '@vitrine/testkit';
import { canonicalJson } from './canonical-json.ts';
import type { Generation } from './call.ts';
import { createMemoryEntries } from './entries.ts';
import { createEvents } from './events.ts';
import { createGate } from './gate.ts';
import { createPageMove } from './page-move.ts';
import { createQuestion } from './question.ts';
import { createRecorder } from './recorder.ts';
import { createRepeatGuard } from './repeat-guard.ts';
import { createSessionSource } from './session.ts';
import { firstSurface } from './surface.ts';
import type { ToolDefinition } from './tool-definition.ts';

/** Everything that can refuse a call, in the gate's order. */
export const refusals = [
  'generation',
  'moving',
  'subject',
  'scope',
  'arguments',
  'repeat',
  'question',
  'entry',
  'prepare',
  'confirmation',
  'run',
] as const;
export type Refusal = (typeof refusals)[number];

const record = { phase: 'storefront', rule: 'test', epoch: 1, digest: '0', tools: [], excluded: [] };

/** A gate of the real parts, in which everything in `refusing` refuses; `serve` makes one call of the tool. */
export function openGate(tool: ToolDefinition, refusing: readonly Refusal[]) {
  const on = (what: Refusal): boolean => refusing.includes(what);
  const store = createPlainStore();
  store.become('ada');
  if (on('subject')) store.answers.ask = () => ({ ok: false, fault: { code: 'timed_out' } });
  if (on('prepare'))
    store.answers.prepare = () => ({ ok: false, fault: { code: 'rejected', reason: 'empty_cart' } });
  const clock = (): number => 0;
  const session = createSessionSource({ port: () => store.session, clock, onChange: () => undefined });
  const confirmation = createScriptedConfirmation(['approve', 'approve']);
  const questions = createQuestion({
    confirmation: () => (on('confirmation') ? undefined : confirmation),
    clock,
    hidden: () => false,
    note: () => undefined,
  });
  if (on('question')) questions.hold('other');
  const repeats = createRepeatGuard(clock);
  const move = createPageMove({
    navigate: () => new Promise(() => undefined),
    canLeave: () => true,
    origin: () => 'http://localhost',
  });
  if (on('moving')) move.go('/elsewhere');
  const raw = on('arguments') ? { text: 5 } : { text: 'x' };
  const entries = createMemoryEntries();
  const { append } = entries;
  const gate = createGate({
    surface: () => ({
      ...firstSurface({ version: 'p', ...(on('scope') && { scopes: [] }) }),
      phase: 'storefront',
    }),
    describe: async () => ({ tag: 'storefront#1-0000', record }),
    store: () => store,
    connected: Promise.resolve(),
    session,
    questions,
    confirmation: () => (on('confirmation') ? undefined : confirmation),
    repeats,
    move,
    events: createEvents(new EventTarget() as Document),
    recorder: createRecorder({
      entries: { append: on('entry') ? () => Promise.reject(new Error('full')) : append },
      now: () => 0,
      who: () => ({ session: null, subject: null, subject_epoch: 0, policy: 'p' }),
    }),
    actions: () => ({}),
    page: { path: () => '/', locale: () => 'en' },
    newId: () => 'call-1',
  });
  return {
    store,
    entries,
    /** How many calls run now. */
    running(): number {
      let count = 0;
      gate.stop({ code: 'aborted' }, () => ((count += 1), false));
      return count;
    },
    async serve(given: unknown = raw) {
      const known = on('subject') ? undefined : await session.ask();
      if (known) throw new Error('The session is not known.');
      const key = `${tool.name} 1 ${session.epoch} ${canonicalJson(raw)}`;
      if (on('repeat')) repeats.note(key, { code: 'final_authority_denied' });
      const generation: Generation = { tool, subject_epoch: session.epoch, live: !on('generation') };
      return gate.serve({ generation, raw: given });
    },
  };
}
