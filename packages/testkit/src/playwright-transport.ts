import type { Page } from 'playwright-core';
import { toAgentTool } from './agent-tool.ts';
import type { AgentTransport } from './agent.ts';
import { isDocumentGone } from './document-gone.ts';

/** Calls through Playwright's `page.webmcp`. It cannot cancel: a signal throws, and `timeout_ms` only stops waiting. */
export function createPlaywrightTransport(page: Page): AgentTransport {
  return {
    list: async () => (await page.webmcp.tools()).map(toAgentTool),
    async call({ name, input, signal, timeout_ms = 0 }) {
      if (signal) throw new TypeError('The playwright transport takes no signal; use in-page or cdp.');
      try {
        return (await page.webmcp.callTool(name, input, { timeout: timeout_ms })) as unknown;
      } catch (error) {
        return { rejected: toRejection(error) };
      }
    },
  };
}

/** The page's error reaches us only as text behind `webMCP.callTool:` (Playwright 1.65). */
function toRejection(error: unknown): string {
  const { name, message } = error as Error;
  if (name === 'TimeoutError') return name;
  if (isDocumentGone(error)) return 'DocumentGone';
  if (message.includes('No WebMCP tool named')) return 'UnknownError';
  const named = /callTool: (\w+Error):/.exec(message);
  if (!named?.[1]) throw error;
  return named[1];
}
