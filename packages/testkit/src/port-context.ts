import { createMemoryModelContext } from './memory-model-context.ts';
import type { ListedTool, ModelContext, ModelContextTool } from './model-context.ts';

/** Ways to work on one context in a test that runs both in memory and in the browser. */
export interface PortContext {
  readonly context: ModelContext;
  readonly native: boolean;
  /** Registers a tool (default: a unique name, answering `ok`) and resolves its listing entry. */
  add(tool?: Partial<ModelContextTool>, options?: { signal?: AbortSignal }): Promise<ListedTool>;
  entry(name: string): Promise<ListedTool>;
  /** Notes every event of the context from now on, as `type` or `type:tool`. */
  record(): string[];
  /** Unregisters what `add` registered and waits until nothing of it is under way. */
  clear(): Promise<void>;
}

/** The native context where the document has one (Chromium), else one in memory (Node). */
export function createPortContext(): PortContext {
  const native = (globalThis as { document?: { modelContext?: ModelContext } }).document?.modelContext;
  const context = native ?? createMemoryModelContext();
  let added = 0;
  let owner = new AbortController();
  const entry = async (name: string): Promise<ListedTool> => {
    const found = (await context.getTools()).find((tool) => tool.name === name);
    if (!found) throw new Error(`${name} is not listed`);
    return found;
  };
  return {
    context,
    native: native !== undefined,
    entry,
    async add(tool = {}, options = {}) {
      const full = { ...plainTool(`tool_${(added += 1)}`), ...tool };
      await context.registerTool(full, { signal: owner.signal, ...options });
      return entry(String(full.name));
    },
    record: () => record(context, owner.signal),
    async clear() {
      owner.abort();
      owner = new AbortController();
      await context.getTools();
      await pause();
    },
  };
}

function record(context: ModelContext, signal: AbortSignal): string[] {
  const seen: string[] = [];
  const note = (event: Event): void => {
    const { toolName } = event as Event & { toolName?: string };
    seen.push(toolName ? `${event.type}:${toolName}` : event.type);
  };
  for (const type of ['toolchange', 'toolactivated', 'toolcancel']) {
    context.addEventListener(type, note, { signal });
  }
  return seen;
}

/** The least a tool needs. */
export function plainTool(name: string): ModelContextTool {
  return { name, description: 'A tool.', execute: () => 'ok' };
}

/** Name of the error a promise rejects with; what is not an error comes back as it is; `none` if it fulfils. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
    return 'none';
  } catch (error) {
    const named = error as { name?: string } | undefined;
    return named?.name ?? error;
  }
}

/** Waits in milliseconds: long enough for what is under way, never measured. */
export function pause(ms = 20): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
