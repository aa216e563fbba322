import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBrowser, launchFlags } from '../../../tests/runner/browser.mjs';
import { createMemoryModelContext } from './memory-model-context.ts';
import type { ModelContext, ModelContextTool } from './model-context.ts';
import { createPageAgent, type PageTransport } from './page.ts';
import { rejection } from './port-context.ts';

/** Headers of the pages on which WebMCP is there and refuses. */
const headers: Record<string, [string, string]> = {
  '/policy': ['permissions-policy', 'tools=()'],
  '/domain': ['origin-agent-cluster', '?0'],
  '/opaque': ['content-security-policy', 'sandbox allow-scripts'],
};
let server: Server;
let browser: Browser;
let page: Page;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const [name, value] = headers[request.url ?? ''] ?? ['x-plain', '1'];
    response.writeHead(200, { 'content-type': 'text/html', [name]: value });
    response.end('<!doctype html><title>A page</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
  page = await browser.newPage();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** Registers the tools of these tests in the page. */
async function registerTools(): Promise<void> {
  await page.evaluate(async () => {
    const { modelContext } = document as unknown as { modelContext: ModelContext };
    const add = (name: string, execute: ModelContextTool['execute'], more = {}): Promise<void> =>
      modelContext.registerTool({ name, description: `Does ${name}.`, execute, ...more });
    const shown = {
      inputSchema: { type: 'object' },
      annotations: { readOnlyHint: true, consequentialHint: false },
    };
    await add('echo', (input) => ({ got: input }), shown);
    await add('quoted', () => '"5"');
    await add('faulty', () => {
      throw new Error('lost');
    });
    await add('endless', (_, { signal }) => {
      document.title = 'entered';
      return new Promise(() => signal.addEventListener('abort', () => (document.title = signal.reason.name)));
    });
    await add('leaving', () => {
      location.href = '/elsewhere';
      return new Promise(() => undefined);
    });
  });
}

describe.each<PageTransport>(['in-page', 'cdp', 'playwright'])('an agent over %s', (transport) => {
  beforeEach(async () => {
    await page.goto(`${base}/`);
    await registerTools();
  });
  const agentOf = () => createPageAgent(page, { transport });

  it('lists the same plain data', async () => {
    const tools = await agentOf().tools();
    expect(tools.map((tool) => tool.name)).toEqual(['echo', 'endless', 'faulty', 'leaving', 'quoted']);
    const none = {
      readOnlyHint: false,
      untrustedContentHint: false,
      consequentialHint: false,
      debugging: false,
    };
    expect(tools[0]).toEqual({
      name: 'echo',
      description: 'Does echo.',
      inputSchema: { type: 'object' },
      annotations: { ...none, readOnlyHint: true },
    });
    expect(tools[1]).toMatchObject({ inputSchema: null, annotations: none });
  });

  it('parses each answer once', async () => {
    expect(await agentOf().call('echo', { a: [1, { b: true }] })).toEqual({ got: { a: [1, { b: true }] } });
    expect(await agentOf().call('echo')).toEqual({ got: {} });
    expect(await agentOf().call('quoted')).toBe('5');
  });

  it('names refusals', async () => {
    expect(await agentOf().call('faulty')).toEqual({ rejected: 'UnknownError' });
    expect(await agentOf().call('gone')).toEqual({ rejected: 'UnknownError' });
  });

  it('says that the document went away, and follows the page', async () => {
    const agent = agentOf();
    expect(await agent.call('leaving')).toEqual({ rejected: 'DocumentGone' });
    await page.waitForURL('**/elsewhere');
    expect(await agent.tools()).toEqual([]);
    await registerTools();
    expect(await agent.call('quoted')).toBe('5');
  });

  it('gives up in time', async () => {
    expect(await agentOf().call('endless', {}, { timeout_ms: 500 })).toEqual({ rejected: 'TimeoutError' });
    if (transport !== 'playwright') await page.waitForFunction(() => document.title === 'AbortError');
  });

  it('cancels by signal where the transport can', async () => {
    const controller = new AbortController();
    const call = rejection(
      agentOf()
        .call('endless', {}, { signal: controller.signal })
        .then((answer) => Promise.reject({ name: JSON.stringify(answer) })),
    );
    if (transport !== 'playwright') await page.waitForFunction(() => document.title === 'entered');
    controller.abort();
    expect(await call).toBe(transport === 'playwright' ? 'TypeError' : '{"rejected":"AbortError"}');
    if (transport !== 'playwright') await page.waitForFunction(() => document.title === 'AbortError');
  });

  it('hands answers to the check', async () => {
    const check = (tool: string, answer: unknown): never => {
      throw new RangeError(`${tool} ${JSON.stringify(answer)}`);
    };
    const call = createPageAgent(page, { transport, check }).call('quoted');
    await expect(call).rejects.toThrow('quoted "5"');
  });
});

/** What a page that refuses does, told as names of errors; runs in the page and in memory. */
async function probe(context: ModelContext): Promise<unknown[]> {
  const name = (promise: Promise<unknown>): Promise<unknown> =>
    promise.then(
      () => 'none',
      (error: unknown) => (error as Error).name ?? error,
    );
  const tool = { name: 'a', description: 'A tool.', execute: () => 'ok' };
  const registered = await name(context.registerTool(tool));
  const listed = await context.getTools().catch(() => []);
  const window = { window: undefined as unknown };
  window.window = window;
  const owner = listed[0] ?? { origin: 'http://localhost', window: globalThis.window ?? window };
  const target = { ...tool, origin: owner.origin, window: owner.window };
  return [
    registered,
    await name(context.registerTool({} as never)),
    await name(context.registerTool({ ...tool, name: '' })),
    await name(context.registerTool({ ...tool, name: 'b' }, { signal: AbortSignal.abort('why') })),
    await name(context.getTools()),
    await name(context.executeTool('a' as never)),
    await name(context.executeTool(target)),
    await name(context.executeTool(target, 'x' as never)),
    listed.map((entry) => entry.origin),
  ];
}

describe('the context in memory', () => {
  it.each([
    ['/policy', { refuse: 'policy' }, 'NotAllowedError'],
    ['/domain', { refuse: 'domain_relaxed' }, 'SecurityError'],
    ['/opaque', { origin: 'null' }, 'NotSupportedError'],
  ] as const)('refuses as a page with the header of %s', async (...[path, options, refusal]) => {
    // A page of its own: whether origins are kept apart is fixed by the first document of an origin.
    const fresh = await browser.newPage();
    await fresh.goto(base + path);
    const context = await fresh.evaluateHandle(
      () => (document as unknown as { modelContext: ModelContext }).modelContext,
    );
    const native = await context.evaluate(probe);
    await fresh.close();
    expect(await probe(createMemoryModelContext(options))).toEqual(native);
    expect(native).toContain(refusal);
  });
});
