import type { Hints } from './hints.ts';

/** What a page may register (WebMCP `ModelContextTool`). */
export interface Descriptor {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
  annotations?: Hints;
  execute(input: unknown, options?: { signal?: AbortSignal }): Promise<unknown>;
}

/** A tool as the browser lists it; `window` is `source` from Chrome 160 on. */
export interface Listed {
  name: string;
  own: boolean;
  annotations: Record<string, unknown> | undefined;
}

export type Unavailable =
  | 'no_api'
  | 'insecure'
  | 'policy'
  | 'frame'
  | 'opaque'
  | 'domain_relaxed'
  | 'second_copy';

interface NativeContext extends Partial<EventTarget> {
  registerTool(tool: Descriptor, options: { signal: AbortSignal }): Promise<void>;
  getTools?(): Promise<
    { name: string; window?: Window; source?: Window; annotations?: Record<string, unknown> | null }[]
  >;
}

/** Why no tool can be registered here, as far as can be told without trying; undefined where it is worth a try. */
export function probe(document: Document): Unavailable | undefined {
  const window = document.defaultView as (Window & { isSecureContext: boolean; origin: string }) | null;
  const policy = (document as { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy;
  if (window?.top !== window) return 'frame';
  if (window?.origin === 'null') return 'opaque';
  // Read only now: on a document without a window it crashes the tab (Chromium 156).
  const native = (document as { modelContext?: { registerTool?: unknown } }).modelContext;
  if (typeof native?.registerTool !== 'function')
    return window?.isSecureContext === false ? 'insecure' : 'no_api';
  return policy?.allowsFeature('tools') === false ? 'policy' : undefined;
}

/** The one place that touches `document.modelContext`: registers, lists, hears of changes. */
export function createModelContextPort(document: Document) {
  const window = document.defaultView;
  const native = (document as unknown as { modelContext: NativeContext }).modelContext;
  return {
    /** Rejections come back as the reason's name; '' for consumers that reject with a bare object. Own aborts are undefined. */
    async register(descriptor: Descriptor, signal: AbortSignal): Promise<string | undefined> {
      try {
        await native.registerTool(descriptor, { signal });
        return undefined;
      } catch (error) {
        if (signal.aborted) return undefined;
        return String((error as { name?: unknown } | undefined)?.name ?? '');
      }
    },
    async list(): Promise<Listed[]> {
      try {
        const tools = (await native.getTools?.()) ?? [];
        return tools.map((tool) => ({
          name: tool.name,
          own: (tool.source ?? tool.window ?? window) === window,
          annotations: tool.annotations ?? undefined,
        }));
      } catch {
        return [];
      }
    },
    /** Nothing is heard where a consumer hands out a plain object without events, or the page broke listening. */
    watch(listener: () => void, signal: AbortSignal): void {
      try {
        native.addEventListener?.('toolchange', listener, { signal });
      } catch {
        // What else is on the page's way goes on.
      }
    },
  };
}

export type ModelContextPort = ReturnType<typeof createModelContextPort>;
