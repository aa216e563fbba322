import { createAgent, type Agent, type AgentOptions } from './agent.ts';
import { callInPage, listInPage } from './in-page.ts';
import type { ModelContext } from './model-context.ts';

/** An agent that runs where the context is: in memory, or in a test that itself runs in the browser. */
export function createInPageAgent(context: ModelContext, options: AgentOptions = {}): Agent {
  return createAgent(
    {
      list: () => listInPage(context),
      async call({ name, input, signal, timeout_ms }) {
        const controller = new AbortController();
        const abort = (): void => controller.abort(signal?.reason);
        if (signal?.aborted) abort();
        signal?.addEventListener('abort', abort, { once: true });
        const answer = await callInPage({ context, name, input, timeout_ms, controller });
        signal?.removeEventListener('abort', abort);
        return answer;
      },
    },
    options,
  );
}
