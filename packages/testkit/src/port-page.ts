import type { Agent } from './agent.ts';
import { createInPageAgent } from './in-page-agent.ts';
import { installModelContext } from './install-model-context.ts';
import { createMemoryDocument } from './memory-document.ts';
import { createMemoryModelContext } from './memory-model-context.ts';
import type { ModelContext } from './model-context.ts';
import { pause } from './port-context.ts';

/** A top-level page of its own with a model context, for tests that run both in memory and in the browser. */
export interface PortPage {
  readonly document: Document;
  readonly window: Window;
  readonly context: ModelContext;
  readonly native: boolean;
  readonly agent: Agent;
  /** Moves within the document, as a single-page app does. */
  go(path: string): void;
  close(): void;
}

/** Opens a page: a new window where the browser has a context (Chromium), else one in memory (Node). */
export async function openPortPage(path = '/'): Promise<PortPage> {
  const page = 'modelContext' in (globalThis.document ?? {}) ? await openWindow() : inMemory(path);
  const { document, window } = page;
  const { modelContext: context } = document as unknown as { modelContext: ModelContext };
  const go = (target: string): void => window.history.pushState(null, '', target);
  if (page.native) go(path);
  return {
    ...page,
    context,
    agent: createInPageAgent(context),
    go,
    close: () => page.native && window.close(),
  };
}

function inMemory(path: string): Pick<PortPage, 'document' | 'window' | 'native'> {
  const { document, window } = createMemoryDocument(path);
  const context = createMemoryModelContext({ window: window as unknown as { window: unknown } });
  installModelContext(document, context);
  return { document, window, native: false };
}

/** The test itself runs in a frame, where nothing registers; any file the test server has will do as a page. */
async function openWindow(): Promise<Pick<PortPage, 'document' | 'window' | 'native'>> {
  const file = '/package.json';
  const opened = globalThis.open(file, '_blank');
  if (!opened) throw new Error('The browser opened no window.');
  while (opened.location.pathname !== file || opened.document.readyState !== 'complete') await pause(5);
  for (const storage of [opened.localStorage, opened.sessionStorage]) storage.clear();
  return { document: opened.document, window: opened, native: true };
}
