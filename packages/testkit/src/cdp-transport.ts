import type { CDPSession, Page } from 'playwright-core';
import { toAgentTool, type BrowserTool } from './agent-tool.ts';
import type { AgentTransport, CallOptions } from './agent.ts';

interface Responded {
  invocationId: string;
  status: 'Completed' | 'Error' | 'Canceled';
  output?: unknown;
}

type CallRequest = Parameters<AgentTransport['call']>[0];

/**
 * Calls as the browser's own agent does, through the DevTools domain `WebMCP`; main frame only. The browser parses the
 * answer itself, so an unpaired surrogate survives here and nowhere else.
 */
export function createCdpTransport(page: Page): AgentTransport {
  // A session for each use: no listing to keep up to date, and disabling never loses another call's answer.
  const using = async <Result>(use: (session: CDPSession) => Promise<Result>): Promise<Result> => {
    const session = await page.context().newCDPSession(page);
    try {
      return await use(session);
    } finally {
      await session.detach().catch(() => undefined);
    }
  };
  return {
    list: () => using(list),
    call: (request) => using((session) => call(session, request)),
  };
}

async function list(session: CDPSession): Promise<ReturnType<typeof toAgentTool>[]> {
  const frameId = await mainFrameId(session);
  const found: Array<BrowserTool & { frameId: string }> = [];
  session.on('WebMCP.toolsAdded', ({ tools }) => found.push(...tools));
  // Reports every tool there is before it answers (Chromium 156).
  await session.send('WebMCP.enable');
  return found.filter((tool) => tool.frameId === frameId).map(toAgentTool);
}

async function call(session: CDPSession, { name, input, ...options }: CallRequest): Promise<unknown> {
  if (options.signal?.aborted) return { rejected: nameOf(options.signal.reason) };
  await session.send('Page.enable');
  await session.send('WebMCP.enable');
  const frameId = await mainFrameId(session);
  const watch = watchCall(session, options);
  try {
    // The protocol's types know only text members; the browser takes any JSON object.
    const parameters = { frameId, toolName: name, input: input as Record<string, string> };
    const { invocationId } = await session.send('WebMCP.invokeTool', parameters);
    return await watch.outcome(invocationId);
  } catch (error) {
    if (!/Tool not found/.test(String(error))) throw error;
    return { rejected: 'UnknownError' };
  } finally {
    watch.end();
  }
}

interface CallWatch {
  outcome(invocationId: string): Promise<unknown>;
  end(): void;
}

/** Gathers what may end a call. A navigation gets no answer from the browser at all. */
function watchCall(session: CDPSession, { signal, timeout_ms }: CallOptions): CallWatch {
  const responses: Responded[] = [];
  let stopped: string | undefined;
  let wake = (): void => undefined;
  const stop = (name: string): void => {
    stopped ??= name;
    wake();
  };
  const abort = (): void => stop(nameOf(signal?.reason));
  const timer = timeout_ms === undefined ? undefined : setTimeout(() => stop('TimeoutError'), timeout_ms);
  signal?.addEventListener('abort', abort, { once: true });
  session.on('Page.frameNavigated', ({ frame }) => {
    if (!frame.parentId) stop('DocumentGone');
  });
  session.on('WebMCP.toolResponded', (response) => {
    responses.push(response);
    wake();
  });
  return {
    async outcome(invocationId) {
      for (;;) {
        const response = responses.find((each) => each.invocationId === invocationId);
        if (response) return toAnswer(response);
        if (stopped !== undefined) {
          await session.send('WebMCP.cancelInvocation', { invocationId }).catch(() => undefined);
          return { rejected: stopped };
        }
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

function toAnswer({ status, output }: Responded): unknown {
  if (status === 'Completed') return output;
  return { rejected: status === 'Canceled' ? 'AbortError' : 'UnknownError' };
}

async function mainFrameId(session: CDPSession): Promise<string> {
  return (await session.send('Page.getFrameTree')).frameTree.frame.id;
}

function nameOf(reason: unknown): string {
  return (reason as Error | undefined)?.name ?? String(reason);
}
