import type { Source } from './definition.ts';

export type Severity = 'error' | 'warning' | 'info';

/** One step of a certain fix, as in JSON Patch (RFC 6902); paths point into the definition. */
export type Fix = { op: 'add' | 'replace'; path: string; value: unknown } | { op: 'remove'; path: string };

/** What a message needs to be told: numbers, names and short quotations, never a whole text. */
export type Args = Readonly<Record<string, string | number>>;

/** A finding is data; words come from `format`. `path` is a JSON Pointer into the definition ('' is all of it). */
export interface Finding {
  rule: string;
  severity: Severity;
  /** Name of the tool, or the URL of the page for a finding about a page. */
  tool: string;
  path: string;
  args: Args;
  fix?: readonly Fix[];
  source?: Source;
}
