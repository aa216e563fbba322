import { canonicalJson } from './canonical-json.ts';
import { sha256 } from './digest.ts';
import type { Envelope } from './envelope.ts';
import type { Exclusion } from './surface.ts';

/** What could be called when a call began. */
export interface SurfaceRecord {
  phase: string;
  rule: string;
  epoch: number;
  digest: string;
  tools: string[];
  excluded: readonly { name: string; reason: Exclusion }[];
}

/** What is known when a call begins. `at` is the page's wall clock, ISO 8601; `arguments` are redacted. */
export interface OpenedEntry {
  kind: 'opened';
  id: string;
  at: string;
  session: string | null;
  subject: string | null;
  subject_epoch: number;
  tool: string;
  tool_version: string;
  arguments: unknown;
  /** `sha256:` and hex over the canonical JSON of the redacted arguments; null without Web Crypto. */
  arguments_digest: string | null;
  surface: SurfaceRecord;
  policy: string;
  via: 'tool';
}

/** How the call ended. `before` and `after` are versions the server returned. */
export interface ClosedEntry {
  kind: 'closed';
  id: string;
  at: string;
  status: string;
  code?: string;
  side_effect?: string;
  repeat?: number;
  confirmed?: { quote: string; digest: string; level: string; at: string };
  request_ids: string[];
  state_before?: string;
  state_after?: string;
  /** What really happened, for the merchant only. */
  cause?: string;
}

/**
 * A subject or surface that changed, or an approval: asked, given, declined, void. A yes given after its call was closed
 * is noted once more with what came of it, in the members of a closed entry.
 */
export interface NoteEntry {
  kind: 'surface' | 'subject' | 'approval';
  at: string;
  detail: Record<string, unknown>;
}

export type Entry = OpenedEntry | ClosedEntry | NoteEntry;

/** Where entries go. `strict` resolves once the entry is kept; a rejection means it is not. */
export interface EntryPort {
  append(entry: Entry, durability: 'strict' | 'relaxed'): Promise<void>;
}

const kept_max = 500;

/** Keeps the newest 500 entries in memory, newest last. */
export function createMemoryEntries(): EntryPort & { readonly list: readonly Entry[] } {
  const list: Entry[] = [];
  return {
    list,
    async append(entry) {
      list.push(entry);
      if (list.length > kept_max) list.shift();
    },
  };
}

const secretName = /passw|secret|token|cv[cv]|iban/i;
const secretText =
  /\d(?:[ -]?\d){12,18}|\beyJ[\w-]{8,}[\w.-]*|\b(?:sk|pk|ghp|xox.)[-_][\w-]{16,}|Bearer \S+/g;

/**
 * A JSON copy in which whatever stands at `pointers` (JSON Pointers, `*` for each item), is named like a secret or is
 * shaped like a card number or a token reads `[redacted]`.
 */
export function redact(value: unknown, pointers: readonly string[] = []): unknown {
  if (pointers.includes('')) return '[redacted]';
  if (typeof value === 'string') return value.replace(secretText, '[redacted]');
  if (typeof value === 'number') return String(value).search(secretText) < 0 ? value : '[redacted]';
  if (typeof value !== 'object' || value === null) return value ?? null;
  const inner = ([key, item]: [string, unknown]): unknown =>
    redact(item, secretName.test(key) ? [''] : pointers.flatMap((pointer) => below(pointer, key)));
  if (Array.isArray(value)) return value.map((item, index) => inner([String(index), item]));
  return Object.fromEntries(Object.entries(value).map((entry) => [entry[0], inner(entry)]));
}

function below(pointer: string, key: string): string[] {
  const [, step, ...rest] = pointer.split('/');
  return step === key || step === '*' ? [rest.map((part) => `/${part}`).join('')] : [];
}

/** The digest that `arguments_digest` holds. */
export async function digestOf(value: unknown): Promise<string | null> {
  const hex = await sha256(canonicalJson(value));
  return hex === undefined ? null : `sha256:${hex}`;
}

/** What of an envelope belongs in the closed entry. */
export function endingOf(
  envelope: Envelope,
): Pick<ClosedEntry, 'status' | 'code' | 'side_effect' | 'repeat'> {
  if (envelope.ok) return { status: envelope.status };
  const { status, code, side_effect, repeat } = envelope;
  return { status, code, side_effect, ...(repeat !== undefined && { repeat }) };
}
