import type { Generation } from './call.ts';
import type { Gate } from './gate.ts';
import { toHints } from './hints.ts';
import type { Listed, ModelContextPort, Unavailable } from './model-context.ts';
import type { SurfaceEffects } from './surface.ts';
import type { ToolDefinition } from './tool-definition.ts';

export interface DisplayOptions {
  port: ModelContextPort;
  serve: Gate['serve'];
  subjectEpoch: () => number;
  /** The browser refused everything on this page. */
  onUnavailable: (reason: Unavailable) => void;
  /** The browser refused this one tool, although the name is free. */
  onRefused: (name: string) => void;
  /** Somebody else's tools after a change: those with our names and those that look `like` them; `news` were not there before. */
  onForeign: (names: readonly string[], news: readonly { name: string; like: string }[]) => void;
  /** Every name of ours, on display or not. */
  names: () => readonly string[];
}

/** `toolchange` comes once per tool and listing is costly, so a burst is answered by one listing after this many milliseconds. */
const settle_ms = 30;

const refusesAll: Readonly<Record<string, Unavailable>> = {
  NotAllowedError: 'policy',
  SecurityError: 'domain_relaxed',
};

/** Carries out what the surface decides. Each registration has a controller of its own; nobody else can end it. */
export function createDisplay(options: DisplayOptions) {
  const shown = new Map<ToolDefinition, { generation: Generation; controller: AbortController }>();
  const lost = new Map<string, string[]>();
  let changes = 0;
  let strangers: string[] = [];

  const hide = (tool: ToolDefinition): void => {
    const entry = shown.get(tool);
    if (!entry) return;
    changes += 1;
    entry.generation.live = false;
    shown.delete(tool);
    entry.controller.abort();
  };

  const show = (tool: ToolDefinition): Promise<void> => {
    const generation: Generation = { tool, subject_epoch: options.subjectEpoch(), live: true };
    const controller = new AbortController();
    changes += 1;
    shown.set(tool, { generation, controller });
    const { name, title, description, input, effect, content } = tool;
    const annotations = toHints({ effect, content });
    const descriptor = {
      name,
      title,
      description,
      inputSchema: input,
      ...(annotations && { annotations }),
      execute: (raw: unknown, more?: { signal?: AbortSignal }) =>
        options.serve({ generation, raw, caller: more?.signal }),
    };
    return options.port.register(descriptor, controller.signal).then((refusal) => {
      if (refusal !== undefined && generation.live) void refused(tool, refusal);
    });
  };

  const refused = async (tool: ToolDefinition, reason: string): Promise<void> => {
    hide(tool);
    const all = refusesAll[reason];
    if (all) return options.onUnavailable(all);
    await look();
    const listed = await options.port.list();
    if (!listed.some(({ name }) => name === tool.name)) options.onRefused(tool.name);
  };

  const look = async (): Promise<void> => {
    const seen = changes;
    const listed = await options.port.list();
    // A listing taken before our own last change would call our own tool foreign.
    if (seen !== changes) return look();
    const mine = new Set([...shown.keys()].map(({ name }) => name));
    const others = new Set(listed.flatMap(({ name, own }) => (own && mine.has(name) ? [] : [name])));
    const names = options.names();
    compareHints(listed);
    const found = [...others].flatMap((name) => {
      const like = names.includes(name) ? name : names.find((ours) => isAlike(ours, name));
      return like === undefined ? [] : [{ name, like }];
    });
    const news = found.filter(({ name }) => !strangers.includes(name));
    strangers = found.map(({ name }) => name);
    options.onForeign(strangers, news);
  };

  const compareHints = (listed: readonly Listed[]): void => {
    for (const { name, effect, content } of shown.keys()) {
      const entry = listed.find((tool) => tool.own && tool.name === name);
      if (!entry?.annotations) continue;
      lost.set(
        name,
        Object.keys(toHints({ effect, content }) ?? {}).filter((hint) => entry.annotations?.[hint] !== true),
      );
    }
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Resolves once the browser has taken, or refused, what is new. */
    carryOut({ abort, register }: SurfaceEffects): Promise<unknown> {
      for (const tool of abort) hide(tool);
      return Promise.all(register.map(show));
    },
    watch(signal: AbortSignal): void {
      options.port.watch(() => {
        clearTimeout(timer);
        timer = setTimeout(() => void look(), settle_ms);
      }, signal);
    },
    /** Hints that were asked for and that the browser does not list. */
    lostHints: (): Record<string, string[]> =>
      Object.fromEntries([...lost].filter(([, hints]) => hints.length > 0)),
  };
}

/** Names that a reader could take for one another: same letters and digits, or one edit apart. */
function isAlike(a: string, b: string): boolean {
  const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (bare(a) === bare(b)) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = (text: string, skip: number): string => text.slice(start + skip);
  return rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1);
}
