/** What the page asked for and said, recorded from before its first script on. */
export interface PageRecord {
  asked: { name: string; annotations: Record<string, unknown>; exposedTo: string[] }[];
  surfaces: { phase: string; excluded: { name: string; reason: string }[]; tools: string[] }[];
  unavailable: string[];
}

const mark = 'vitrine.lint';

/** Runs in the page before its scripts. Self-contained: it is sent as text. Reads what is registered and passes everything on. */
export function record(key: string): void {
  const kept: PageRecord = { asked: [], surfaces: [], unavailable: [] };
  Object.defineProperty(globalThis, Symbol.for(key), { value: kept });
  document.addEventListener('vitrine:surface', (event) =>
    kept.surfaces.push((event as CustomEvent<PageRecord['surfaces'][number]>).detail),
  );
  document.addEventListener('vitrine:unavailable', (event) =>
    kept.unavailable.push((event as CustomEvent<{ reason: string }>).detail.reason),
  );
  const { ModelContext } = globalThis as { ModelContext?: { prototype: { registerTool?: unknown } } };
  const register = ModelContext?.prototype.registerTool;
  if (!ModelContext || typeof register !== 'function') return;
  ModelContext.prototype.registerTool = function registerTool(this: unknown, ...given: unknown[]): unknown {
    try {
      const [tool, options] = given as [
        { name: unknown; annotations?: Record<string, unknown> },
        { exposedTo?: string[] }?,
      ];
      kept.asked.push({
        name: String(tool.name),
        annotations: { ...tool.annotations },
        exposedTo: [...(options?.exposedTo ?? [])].map(String),
      });
    } catch {
      // What cannot be read is the browser's to refuse.
    }
    return Reflect.apply(register, this, given);
  };
}

/** Runs in the page: the record, the listed tools of this document, its frames and forms. */
export async function look(key: string) {
  const kept = (globalThis as Record<symbol, PageRecord | undefined>)[Symbol.for(key)];
  const native = (
    document as unknown as {
      modelContext?: {
        getTools?(): Promise<
          {
            name: string;
            title?: string;
            description: string;
            inputSchema?: unknown;
            annotations?: Record<string, unknown>;
            window?: unknown;
            source?: unknown;
          }[]
        >;
      };
    }
  ).modelContext;
  const listed = (await native?.getTools?.().catch(() => [])) ?? [];
  const policy = (document as { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy;
  return {
    kept: kept ?? { asked: [], surfaces: [], unavailable: [] },
    tools: listed
      .filter((tool) => (tool.source ?? tool.window ?? window) === window)
      .map(({ name, title, description, inputSchema, annotations }) => ({
        name,
        ...(title && { title }),
        description,
        ...(inputSchema !== undefined && { inputSchema }),
        ...(annotations && { annotations }),
      })),
    frames: [...document.querySelectorAll('iframe')].map((frame) => ({
      url: frame.src,
      allow: frame.allow,
      thirdParty: frame.src !== '' && new URL(frame.src).origin !== location.origin,
    })),
    forms: [...document.querySelectorAll<HTMLFormElement>('form[toolname], form[tooldescription]')].map(
      (form) => ({
        name: form.getAttribute('toolname') ?? '',
        description: form.getAttribute('tooldescription') ?? '',
        autosubmit: form.hasAttribute('toolautosubmit'),
        inputs: [...form.querySelectorAll('input, select, textarea')].map((control) => ({
          name: control.getAttribute('name') ?? '',
          type: control instanceof HTMLInputElement ? control.type : control.localName,
          autocomplete: control.getAttribute('autocomplete') ?? '',
        })),
      }),
    ),
    cardEntry:
      document.querySelector('input[autocomplete~="cc-number"], input[autocomplete~="cc-csc"]') !== null,
    phase: document.querySelector<HTMLMetaElement>('meta[name="vitrine:phase"]')?.content,
    vitrine: [...document.scripts]
      .map(({ src }) => src)
      .filter((src) => /\/vitrine[^/]*\.js(\?|$)/.test(src)),
    api:
      typeof (document as { modelContext?: { registerTool?: unknown } }).modelContext?.registerTool ===
      'function',
    secure: window.isSecureContext,
    origin: self.origin,
    allowed: policy?.allowsFeature('tools'),
    hidden: document.visibilityState === 'hidden',
  };
}

export type Sight = Awaited<ReturnType<typeof look>>;

export { mark };
