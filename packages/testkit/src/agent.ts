import type { AgentTool } from './agent-tool.ts';

/** `timeout_ms` rejects the call as `TimeoutError`; the signal as the name of its reason (default `AbortError`). */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  timeout_ms?: number | undefined;
}

/** A call the browser or the page refused: the error's name, or `DocumentGone` when the page navigated away. */
export interface Rejection {
  rejected: string;
}

/** An agent as a shop meets one: it sees the listing and the answers, and nothing else. */
export interface Agent {
  /** What is on display now, sorted by name. */
  tools(): Promise<AgentTool[]>;
  /** The answer, parsed exactly once (JSON if it parses, else the text), or a `Rejection`. Calls unlisted names too. */
  call(name: string, input?: object, options?: CallOptions): Promise<unknown>;
  /** Waits until the listing satisfies the predicate and resolves it; throws after `timeout_ms` (default 5,000). */
  waitForTools(
    predicate: (tools: AgentTool[]) => boolean,
    options?: { timeout_ms?: number },
  ): Promise<AgentTool[]>;
}

/** How an agent reaches a page. */
export interface AgentTransport {
  list(): Promise<AgentTool[]>;
  call(request: { name: string; input: object } & CallOptions): Promise<unknown>;
}

/** `check` sees every answer that is no rejection and throws where it breaks the contract of its tool. */
export interface AgentOptions {
  check?: ((toolName: string, answer: unknown) => void) | undefined;
}

/** Builds the agent every transport shares. */
export function createAgent(transport: AgentTransport, { check }: AgentOptions = {}): Agent {
  const tools = async (): Promise<AgentTool[]> =>
    (await transport.list()).sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    tools,
    // oxlint-disable-next-line max-params -- reads like a call: name, input, the rest
    async call(name, input = {}, options = {}) {
      const answer = await transport.call({ name, input, ...options });
      if (!isRejection(answer)) check?.(name, answer);
      return answer;
    },
    async waitForTools(predicate, { timeout_ms = 5000 } = {}) {
      const tries = Math.ceil(timeout_ms / pollMs);
      for (let left = tries; ; left -= 1) {
        const listed = await tools();
        if (predicate(listed)) return listed;
        if (left <= 0)
          throw new Error(`Not on display in time; listed: ${listed.map((t) => t.name).join(', ')}`);
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
    },
  };
}

const pollMs = 50;

/** True for what `call` resolves when there is no answer. No tool of ours answers with a `rejected` key. */
export function isRejection(answer: unknown): answer is Rejection {
  return typeof answer === 'object' && answer !== null && Object.keys(answer).join() === 'rejected';
}
