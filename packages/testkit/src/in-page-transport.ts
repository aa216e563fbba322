import type { JSHandle, Page } from 'playwright-core';
import type { AgentTransport, CallOptions } from './agent.ts';
import { isDocumentGone } from './document-gone.ts';
import { callInPage, listInPage } from './in-page.ts';
import type { ModelContext } from './model-context.ts';

/** Calls as a script in the page does: `getTools` and `executeTool` of its own `document.modelContext`. */
export function createInPageTransport(page: Page): AgentTransport {
  return {
    list: async () => (await contextOf(page)).evaluate(listInPage),
    async call({ name, input, signal, timeout_ms }) {
      const context = await contextOf(page);
      const controller = await page.evaluateHandle(() => new AbortController());
      const forward = forwardAbort(controller, signal);
      try {
        return await page.evaluate(callInPage, { context, name, input, timeout_ms, controller });
      } catch (error) {
        if (!isDocumentGone(error)) throw error;
        return { rejected: 'DocumentGone' };
      } finally {
        forward.stop();
      }
    },
  };
}

function contextOf(page: Page): Promise<JSHandle<ModelContext>> {
  return page.evaluateHandle(() => {
    const { modelContext } = document as { modelContext?: ModelContext };
    if (!modelContext) throw new Error('This page has no document.modelContext.');
    return modelContext;
  });
}

/** Carries an abort of the test's signal into the page. The page's reason has only the name of the test's. */
function forwardAbort(
  controller: JSHandle<AbortController>,
  signal: CallOptions['signal'],
): { stop(): void } {
  const abort = (): void => {
    const name = (signal?.reason as Error | undefined)?.name ?? 'AbortError';
    const done = controller.evaluate((own, reason) => own.abort(new DOMException('', reason)), name);
    // The page may be gone by now, which the call itself reports.
    done.catch(() => undefined);
  };
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  return { stop: () => signal?.removeEventListener('abort', abort) };
}
