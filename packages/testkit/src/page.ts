import type { Page } from 'playwright-core';
import { createAgent, type Agent, type AgentOptions } from './agent.ts';
import { createCdpTransport } from './cdp-transport.ts';
import { createInPageTransport } from './in-page-transport.ts';
import { createPlaywrightTransport } from './playwright-transport.ts';

export type { Agent, AgentOptions, CallOptions, Rejection } from './agent.ts';
export type { AgentTool } from './agent-tool.ts';
export { isRejection } from './agent.ts';

const transports = {
  'in-page': createInPageTransport,
  cdp: createCdpTransport,
  playwright: createPlaywrightTransport,
};

/** How the agent reaches the page: as a script of the page, as the browser's agent, or as Playwright offers it. */
export type PageTransport = keyof typeof transports;

/** An agent for a Playwright page in a Chromium with WebMCP; it follows the page through navigations. */
export function createPageAgent(
  page: Page,
  { transport, ...options }: AgentOptions & { transport: PageTransport },
): Agent {
  return createAgent(transports[transport](page), options);
}
