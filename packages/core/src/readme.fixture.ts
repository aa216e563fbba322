import { createPhaseSource, createVitrine, defineTool, defineToolSet, type StorePort } from '@vitrine/core';

export function display(document: Document, store: StorePort) {
  const hello = defineTool<{ name?: string }, StorePort, 'read'>({
    name: 'get_greeting',
    title: 'Greeting',
    description: 'Greets by name. Use it to see that the counter is open.',
    input: {
      type: 'object',
      properties: { name: { type: 'string', description: 'Who is greeted.', maxLength: 40 } },
      additionalProperties: false,
    },
    effect: 'read',
    content: 'own',
    subject: 'anyone',
    scope: 'catalog.read',
    run: async ({ name = 'you' }) => ({ status: 'done', data: { greeting: `Hello, ${name}.` } }),
  });
  const vitrine = createVitrine({
    document,
    phase: createPhaseSource({ document, rules: [], fallback: 'storefront' }),
    policy: { version: '1' },
    store: () => store,
    calls: async () => (await import('@vitrine/core/calls')).createCalls,
    clock: () => performance.now(),
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  });
  vitrine.show([defineToolSet({ phase: 'storefront', tools: [hello] })]);
  vitrine.start();
}
