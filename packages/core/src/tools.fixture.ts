import type { PlainStore } from '@vitrine/testkit';
import { defineTool } from './define-tool.ts';
import type { Answer } from './store-port.ts';
import type { ObjectSchema } from './subset.ts';
import type { Done, Effect, ToolDefinition, ToolSpec } from './tool-definition.ts';
import type { Fault } from './fault.ts';

type Spec<E extends Effect> = Partial<ToolSpec<{ text?: string }, PlainStore, E>>;

export const textInput: ObjectSchema = {
  type: 'object',
  properties: { text: { type: 'string', description: 'Any text.', maxLength: 20 } },
  additionalProperties: false,
};

const shared = {
  title: 'Tool',
  description: 'A tool for tests.',
  input: textInput,
  content: 'own',
  subject: 'anyone',
} as const;

/** What a tool makes of the store's answer. */
export function toOutcome(answer: Answer<unknown>): Done | Fault {
  return answer.ok ? { status: 'done', data: { value: answer.value } } : answer.fault;
}

export function readTool(name: string, more: Spec<'read'> = {}): ToolDefinition {
  return defineTool<{ text?: string }, PlainStore, 'read'>({
    ...shared,
    name,
    effect: 'read',
    scope: 'cart.read',
    run: async (input, { store }) => toOutcome(await store.queries.look(input, {})),
    ...more,
  });
}

export function navigateTool(name: string, more: Spec<'navigate'> = {}): ToolDefinition {
  return defineTool<{ text?: string }, PlainStore, 'navigate'>({
    ...shared,
    name,
    effect: 'navigate',
    scope: 'catalog.read',
    run: async (_input, { store }) => toOutcome(await store.navigate('/checkout')),
    ...more,
  });
}

export function writeTool(name: string, more: Spec<'write'> = {}): ToolDefinition {
  return defineTool<{ text?: string }, PlainStore, 'write'>({
    ...shared,
    name,
    effect: 'write',
    scope: 'cart.write',
    settled_by: 'get_cart',
    run: async (input, { store }) => toOutcome(await store.commands.put(input, {})),
    ...more,
  });
}

export function commitTool(name: string, more: Spec<'commit'> = {}): ToolDefinition {
  return defineTool<{ text?: string }, PlainStore, 'commit'>({
    ...shared,
    name,
    effect: 'commit',
    scope: 'order.submit',
    confirm: 'click',
    settled_by: 'get_checkout',
    prepare: (_input, { store }) => store.commits.prepare({ kind: 'order' }),
    run: async (_input, { store, quote }) =>
      toOutcome(await store.commits.complete({ quote_id: quote?.id ?? '' })),
    ...more,
  });
}
