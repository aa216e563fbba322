import type { ListedTool, ModelContext, ModelContextTool, ToolTarget } from './model-context.ts';
import { runCall, unknownError } from './running-call.ts';
import { requireSecureOrigins } from './secure-origins.ts';
import { readDescriptor, toListedTool, type ToolDescriptor } from './tool-descriptor.ts';
import { ToolEvent } from './tool-event.ts';
import { isObject, toDictionary, toJsonText, toOptions, toSignal, toText } from './web-idl.ts';

/** Where the context pretends to live. Origin `'null'` is an opaque one: registering works, calling does not. */
export interface MemoryModelContextOptions {
  /** Owner named by listing entries, such as `document.defaultView`. Default: a bare object. */
  window?: { readonly window: unknown };
  origin?: string;
  /** Every method refuses: by permissions policy (NotAllowedError) or relaxed `document.domain` (SecurityError). */
  refuse?: 'policy' | 'domain_relaxed';
  /** Promises and events wait for `activate()`. */
  prerendering?: boolean;
}

interface Registration {
  readonly tool: ToolDescriptor;
  readonly schemaText: string | undefined;
  readonly signal: AbortSignal | undefined;
  readonly reject: (reason: unknown) => void;
}

// Taken once: the browser's task queue goes on when a test fakes the page's timers.
const { setTimeout: nextTask } = globalThis;

/** `document.modelContext` with the behaviour measured in Chromium 156; the port suite holds the two together. */
export class MemoryModelContext extends EventTarget implements ModelContext {
  readonly #tools = new Map<string, Registration>();
  readonly #watched = new WeakSet<AbortSignal>();
  readonly #window: object;
  readonly #origin: string;
  readonly #refuse: MemoryModelContextOptions['refuse'];
  #held: Array<() => void> | undefined;

  constructor({ window, origin = 'http://localhost', refuse, prerendering }: MemoryModelContextOptions) {
    super();
    this.#window = window ?? bareWindow();
    this.#origin = origin;
    this.#refuse = refuse;
    this.#held = prerendering ? [] : undefined;
  }

  async registerTool(
    tool: ModelContextTool,
    options: { signal?: AbortSignal; exposedTo?: string[] } | null = {},
  ): Promise<void> {
    const read = readDescriptor(tool);
    const { exposedTo, signal: given } = toOptions(options, 'ModelContextRegisterToolOptions');
    const signal = toSignal(given);
    this.#admit();
    if (!/^[\w.-]{1,128}$/.test(read.name)) throw new DOMException('Invalid tool name', 'InvalidStateError');
    if (this.#tools.has(read.name)) throw new DOMException('Duplicate tool name', 'InvalidStateError');
    if (read.description === '') throw new DOMException('Description is required', 'InvalidStateError');
    const schemaText = read.inputSchema && toJsonText(read.inputSchema, 'inputSchema');
    if (signal?.aborted) throw signal.reason;
    requireSecureOrigins(exposedTo, 'exposedTo');
    await this.#add({ tool: read, schemaText, signal });
  }

  async getTools(options: { fromOrigins?: string[] } | null = {}): Promise<ListedTool[]> {
    const { fromOrigins } = toOptions(options, 'ModelContextGetToolOptions');
    this.#admit();
    requireSecureOrigins(fromOrigins, 'fromOrigins');
    const owner = { origin: this.#origin, window: this.#window };
    const listed = [...this.#tools.values()]
      .flatMap(({ tool, schemaText }) => toListedTool(tool, { schemaText, ...owner }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    await this.#task();
    return listed;
  }

  // oxlint-disable-next-line max-params -- the platform's signature
  async executeTool(
    tool: ToolTarget,
    input: object = {},
    options: { signal?: AbortSignal } | null = {},
  ): Promise<string | null> {
    const { name, origin, window } = readTarget(tool);
    const signal = toSignal(toOptions(options, 'ExecuteToolOptions')['signal']);
    this.#admit();
    if (!URL.canParse(origin)) throw new DOMException('The provided origin is invalid.', 'NotSupportedError');
    const inputText = toJsonText(input, 'input');
    if (signal?.aborted) throw signal.reason;
    const known = this.#tools.has(name) && new URL(origin).origin === this.#origin && window === this.#window;
    if (!known) {
      await this.#task();
      throw unknownError('The operation failed for an unknown transient reason');
    }
    return runCall({
      find: () => this.#tools.get(name)?.tool,
      inputText,
      signal,
      later: (task) => this.#later(task),
      notify: (type) => this.dispatchEvent(new ToolEvent(type, name)),
    });
  }

  /** Ends prerendering: what was waiting settles and fires, in its order. */
  activate(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const task of held) this.#later(task);
  }

  #admit(): void {
    if (this.#refuse === 'policy')
      throw new DOMException('Disallowed by permissions policy', 'NotAllowedError');
    if (this.#refuse) throw new DOMException('document.domain is enabled', 'SecurityError');
    // The browser unregisters before any abort listener of the page runs; ours may run after those.
    this.#sweep();
  }

  #add(entry: Omit<Registration, 'reject'>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#tools.set(entry.tool.name, { ...entry, reject });
      this.#watch(entry.signal);
      this.#changed(resolve);
    });
  }

  #watch(signal: AbortSignal | undefined): void {
    if (!signal || this.#watched.has(signal)) return;
    this.#watched.add(signal);
    signal.addEventListener('abort', () => this.#sweep(), { once: true });
  }

  #sweep(): void {
    for (const [name, { signal, reject }] of this.#tools) {
      if (!signal?.aborted) continue;
      this.#tools.delete(name);
      reject(signal.reason);
      this.#changed();
    }
  }

  #changed(settle?: () => void): void {
    this.#later(() => {
      this.dispatchEvent(new Event('toolchange'));
      settle?.();
    });
  }

  #task(): Promise<void> {
    return new Promise((resolve) => this.#later(resolve));
  }

  #later(task: () => void): void {
    if (this.#held) this.#held.push(task);
    else nextTask(task, 0);
  }
}

/** A `MemoryModelContext` of its own; nothing global is touched (see `installModelContext`). */
export function createMemoryModelContext(options: MemoryModelContextOptions = {}): MemoryModelContext {
  return new MemoryModelContext(options);
}

function readTarget(value: unknown): Omit<ToolTarget, 'description'> {
  const from = toDictionary(value, 'RegisteredTool');
  toText(from['description'], 'description');
  const name = toText(from['name'], 'name');
  const origin = toText(from['origin'], 'origin');
  const window = from['window'];
  if (!isObject(window) || (window as { window?: unknown }).window !== window) {
    throw new TypeError('Member window is not a Window.');
  }
  return { name, origin, window };
}

/** Circular and not cloneable, as a window is. */
function bareWindow(): { readonly window: unknown } {
  const window = { window: undefined as unknown, postMessage: () => undefined };
  window.window = window;
  return window;
}
