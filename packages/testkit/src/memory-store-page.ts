import {
  createPhaseSource,
  createVitrine,
  type ConfirmationPort,
  type Envelope,
  type ToolSet,
  toPhaseRules,
} from '@vitrine/core';
import { createCalls } from '@vitrine/core/calls';
import type { HttpStore } from '@vitrine/commerce/http';
import { toolData } from '@vitrine/commerce/models';
import { isRejection } from './agent.ts';
import { createInPageAgent } from './in-page-agent.ts';
import { installModelContext } from './install-model-context.ts';
import { createMemoryModelContext } from './memory-model-context.ts';
import { createMemoryShop, type MemoryShop } from './memory-store.ts';

/** A page with tools on display, the shop behind it, and an agent in front of it. */
export interface ToolPage {
  shop: MemoryShop;
  store: HttpStore;
  /** Paths the page moved to. */
  moves: string[];
  /** The answer of a call, checked: at most 1,500 characters, and `data` as the tool's schema says. */
  call(name: string, input?: object): Promise<Envelope>;
  /** Resolves once the tool is on display. */
  waitFor(name: string): Promise<void>;
}

export interface ToolPageOptions {
  /** A document of its own, whose location says the phase (`/checkout`, `/receipt/:id`, else storefront). */
  document: Document;
  sets: readonly ToolSet[];
  shop?: MemoryShop;
  signedIn?: boolean;
  /** Tools the merchant leaves out. */
  off?: readonly string[];
  /** Does in the buyer's place what is asked; left out: approves. */
  decide?: ConfirmationPort['ask'];
}

/** Puts tool sets on display on a document with a model context in memory, over a shop in memory. */
export const openToolPage = async (options: ToolPageOptions): Promise<ToolPage> => {
  const { document, sets, shop = createMemoryShop(), decide = approve } = options;
  const context = createMemoryModelContext({ window: document.defaultView as Window });
  installModelContext(document, context);
  const moves: string[] = [];
  const store = shop.open({ navigate: (target) => void moves.push(target) });
  // As a page does at start: who acts is known before anything is bought.
  await (options.signedIn ? store.account.signIn(shop.account) : store.session.ask());
  const vitrine = createVitrine({
    document,
    phase: createPhaseSource({
      document,
      rules: toPhaseRules('checkout=/checkout; receipt=/receipt/:id'),
      fallback: 'storefront',
    }),
    policy: { version: 'test', off: options.off ?? [] },
    store: () => store,
    calls: async () => createCalls,
    confirmation: { ask: decide },
    clock: () => performance.now(),
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  });
  vitrine.show(sets);
  vitrine.start();
  const agent = createInPageAgent(context, { check: checkAnswer });
  await agent.waitForTools((tools) => tools.length > 0);
  const call = async (name: string, input: object = {}): Promise<Envelope> => {
    const answer = await agent.call(name, input);
    if (isRejection(answer)) throw new Error(`${name} was rejected: ${answer.rejected}`);
    return answer as Envelope;
  };
  const waitFor = async (name: string): Promise<void> => {
    await agent.waitForTools((tools) => tools.some((tool) => tool.name === name));
  };
  return { shop, store, moves, call, waitFor };
};

const approve: ConfirmationPort['ask'] = async (question) => {
  if (question.kind === 'write') return { decided: 'approved' };
  const answer = await question.approve(question.quote.digest);
  return answer.ok
    ? { decided: 'approved', approval: answer.value }
    : { decided: 'refused', fault: answer.fault };
};

/** Throws where an answer breaks the budget or its tool's schema; for `AgentOptions.check`. */
export const checkAnswer = (name: string, answer: unknown): void => {
  const size = JSON.stringify(answer).length;
  if (size > 1500) throw new Error(`${name} answered ${size} characters`);
  const { ok, data } = answer as Partial<{ ok: boolean; data: unknown }>;
  if (!ok) return;
  const schema = Object.hasOwn(toolData, name) ? toolData[name as keyof typeof toolData] : undefined;
  const parsed = schema?.safeParse(data);
  if (parsed && !parsed.success)
    throw new Error(`${name} answered ${JSON.stringify(data)}: ${parsed.error.message}`);
};
