import type { Call } from './call.ts';
import {
  digestOf,
  endingOf,
  redact,
  type ClosedEntry,
  type EntryPort,
  type NoteEntry,
  type OpenedEntry,
  type SurfaceRecord,
} from './entries.ts';
import { isRecord } from './subset.ts';
import type { Envelope } from './envelope.ts';
import type { Fault } from './fault.ts';
import type { ApprovalView, QuoteView } from './store-port.ts';

export interface RecorderOptions {
  entries: EntryPort;
  /** Wall clock, milliseconds since 1970. */
  now: () => number;
  who: () => Pick<OpenedEntry, 'session' | 'subject' | 'subject_epoch' | 'policy'>;
}

/** What the opening needs: the call, its arguments (kept only where they are an object) and the surface at that moment. */
export interface Given {
  call: Call;
  raw: unknown;
  surface: SurfaceRecord;
}

/** What the closing needs beside the call. */
export interface Ending {
  envelope: Envelope;
  cause?: unknown;
  confirmed?: { quote: QuoteView; approval: ApprovalView };
}

const idle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work);
};

/** Writes the two entries of each call in their order. Only `open` with `strict` is ever waited for. */
export function createRecorder({ entries, now, who }: RecorderOptions) {
  const at = (): string => new Date(now()).toISOString();
  const waiting: (() => Promise<void>)[] = [];
  let idling = false;
  // One idle moment takes all that waits: a moment for each would fall behind on a busy page and keep everything.
  const drain = async (): Promise<void> => {
    for (let work = waiting.shift(); work; work = waiting.shift()) await work().catch(() => undefined);
    idling = false;
  };
  const later = (work: () => Promise<void>): void => {
    waiting.push(work);
    if (idling) return;
    idling = true;
    idle(() => void drain());
  };
  const draft = (
    call: Call,
    surface: SurfaceRecord,
  ): Omit<OpenedEntry, 'arguments' | 'arguments_digest'> => ({
    kind: 'opened',
    id: call.id,
    at: at(),
    ...who(),
    tool: call.generation.tool.name,
    tool_version:
      surface.tools.find((tool) => tool.startsWith(`${call.generation.tool.name}@`))?.split('@')[1] ?? '',
    surface,
    via: 'tool',
  });
  const append = async (
    entry: ReturnType<typeof draft>,
    given: Given,
    durability: 'strict' | 'relaxed',
  ): Promise<void> => {
    const kept = await toKept(given.raw, given.call.generation.tool.sensitive);
    await entries.append({ ...entry, ...kept }, durability);
  };
  return {
    /** Kept before the call goes on; rejects when it cannot be kept. */
    open: (given: Given): Promise<void> => append(draft(given.call, given.surface), given, 'strict'),
    /** Kept when the page is idle. */
    openLater(given: Given): void {
      const entry = draft(given.call, given.surface);
      later(() => append(entry, given, 'relaxed'));
    },
    close(call: Call, ending: Ending): void {
      const entry: ClosedEntry = { kind: 'closed', id: call.id, at: at(), ...toClosing(call, ending) };
      later(() => entries.append(entry, 'relaxed'));
    },
    /** What came of a yes that was given after the entry of its call was closed. */
    late(call: Call, ending: Ending): void {
      const { confirmed, ...facts } = toClosing(call, ending);
      const detail = { decided: 'given', call: call.id, ...confirmed, ...facts };
      const entry: NoteEntry = { kind: 'approval', at: at(), detail };
      later(() => entries.append(entry, 'relaxed'));
    },
    /** `at` is left out where it is now. */
    note(news: Omit<NoteEntry, 'at'> & { at?: string }): void {
      const entry: NoteEntry = { at: at(), ...news };
      later(() => entries.append(entry, 'relaxed'));
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;

/** Arguments as they are kept: redacted, null where they are no object or no JSON. */
async function toKept(
  raw: unknown,
  sensitive?: readonly string[],
): Promise<Pick<OpenedEntry, 'arguments' | 'arguments_digest'>> {
  try {
    const redacted = redact(isRecord(raw) ? raw : null, sensitive);
    return { arguments: redacted, arguments_digest: await digestOf(redacted) };
  } catch {
    return toKept(null);
  }
}

/** What is known of a call at its end. */
function toClosing(
  { requests }: Call,
  { envelope, cause, confirmed }: Ending,
): Omit<ClosedEntry, 'kind' | 'id' | 'at'> {
  const { before, after } = requests.at(-1) ?? {};
  return {
    ...endingOf(envelope),
    ...(confirmed && {
      confirmed: {
        quote: confirmed.quote.id,
        digest: confirmed.quote.digest,
        level: confirmed.approval.level,
        at: confirmed.approval.at,
      },
    }),
    request_ids: requests.flatMap(({ request_id }) => (request_id === undefined ? [] : [request_id])),
    ...(before !== undefined && { state_before: before }),
    ...(after !== undefined && { state_after: after }),
    ...(cause !== undefined && { cause: textOf(cause) }),
  };
}

function textOf(cause: unknown): string {
  const { name, message, code } = (cause ?? {}) as Partial<Error & Fault>;
  const text = typeof cause === 'string' ? cause : [name, message ?? code].filter(Boolean).join(': ');
  return (redact(text) as string).slice(0, 300);
}
