import { createMemoryModelContext } from './memory-model-context.ts';
import type { ListedTool, ModelContext, ModelContextTool } from './model-context.ts';

type RegisterOptions = Parameters<ModelContext['registerTool']>[1];

/** Ways to work on one context in a test that runs both in memory and in the browser. */
export interface PortContext {
  readonly context: ModelContext;
  readonly native: boolean;
  /** `registerTool`, counted; every registration of a test goes through here. */
  register(tool: ModelContextTool, options?: RegisterOptions): Promise<void>;
  /** Registers a tool (default: a unique name, answering `ok`) and resolves its listing entry. */
  add(tool?: Partial<ModelContextTool>, options?: { signal?: AbortSignal }): Promise<ListedTool>;
  entry(name: string): Promise<ListedTool>;
  /** Notes events of the context from now on, as `type` or `type:tool`. */
  record(...types: EventName[]): string[];
  /** Waits until every change so far was told; in the browser an event may come after its promise settled. */
  quiet(): Promise<void>;
  /** Unregisters what `add` registered and waits for quiet. */
  clear(): Promise<void>;
}

type EventName = 'toolchange' | 'toolactivated' | 'toolcancel';

/** The native context where the document has one (Chromium), else one in memory (Node). */
export function createPortContext(): PortContext {
  const native = (globalThis as { document?: { modelContext?: ModelContext } }).document?.modelContext;
  const context = native ?? createMemoryModelContext();
  const told = record(context, ['toolchange']);
  let registered = 0;
  let owner = new AbortController();
  const port: PortContext = {
    context,
    native: native !== undefined,
    async register(tool, options) {
      const adding = context.registerTool(tool, options);
      const live = options?.signal?.aborted === false;
      await adding.catch((error: unknown) => {
        if (live && options.signal?.aborted) registered += 1;
        throw error;
      });
      registered += 1;
    },
    async add(tool = {}, options = {}) {
      const full = { ...plainTool(`tool_${(names += 1)}`), ...tool };
      await port.register(full, { signal: owner.signal, ...options });
      return port.entry(String(full.name));
    },
    async entry(name) {
      const found = (await context.getTools()).find((tool) => tool.name === name);
      if (!found) throw new Error(`${name} is not listed`);
      return found;
    },
    record: (...types) => record(context, types),
    async quiet() {
      const live = (await context.getTools()).length;
      await until(() => told.length >= 2 * registered - live);
    },
    clear() {
      owner.abort();
      owner = new AbortController();
      return port.quiet();
    },
  };
  return port;
}

let names = 0;

function record(context: ModelContext, types: readonly EventName[]): string[] {
  const seen: string[] = [];
  for (const type of types) {
    context.addEventListener(type, (event) => {
      const { toolName } = event as Event & { toolName?: string };
      seen.push(toolName ? `${type}:${toolName}` : type);
    });
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

/** Waits until something has happened; a test that waits in vain runs into its own time limit. */
export async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await pause(1);
}

/** Waits in milliseconds: long enough for what is under way, never measured. */
export function pause(ms = 20): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
