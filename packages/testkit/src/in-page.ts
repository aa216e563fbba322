import type { AgentTool } from './agent-tool.ts';
import type { ModelContext } from './model-context.ts';

/**
 * The listing as an agent in the page sees it. Self-contained, since Playwright sends its source text into the page;
 * so is `callInPage`.
 */
export async function listInPage(context: ModelContext): Promise<AgentTool[]> {
  return (await context.getTools()).map((tool) => ({
    name: tool.name,
    description: tool.description,
    inputSchema: tool.inputSchema ?? null,
    annotations: {
      readOnlyHint: tool.annotations?.readOnlyHint ?? false,
      untrustedContentHint: tool.annotations?.untrustedContentHint ?? false,
      consequentialHint: tool.annotations?.consequentialHint ?? false,
      debugging: tool.annotations?.debugging ?? false,
    },
  }));
}

/** One call by name, registered or not, so that the browser itself refuses what is gone. */
export interface InPageCall {
  context: ModelContext;
  name: string;
  input: object;
  timeout_ms?: number | undefined;
  /** Aborts the call, in the page. */
  controller: AbortController;
}

/** The parsed answer or `{ rejected }`. */
export async function callInPage(request: InPageCall): Promise<unknown> {
  const { context, name, input, controller } = request;
  const [listed] = await context.getTools();
  const origin = listed?.origin ?? globalThis.location?.origin;
  const owner = { origin, window: listed?.window ?? globalThis.window };
  // Outside a browser nothing but a listed tool tells where the context lives.
  if (!owner.window) return { rejected: 'UnknownError' };
  const late = (): void => controller.abort(new DOMException('The call took too long.', 'TimeoutError'));
  const timer = request.timeout_ms === undefined ? undefined : setTimeout(late, request.timeout_ms);
  try {
    const target = { name, description: name, ...owner };
    const text = await context.executeTool(target, input, { signal: controller.signal });
    try {
      return JSON.parse(String(text)) as unknown;
    } catch {
      return text;
    }
  } catch (error) {
    return { rejected: (error as Error | undefined)?.name ?? String(error) };
  } finally {
    clearTimeout(timer);
  }
}
