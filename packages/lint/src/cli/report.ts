import type { Finding, Severity } from '../finding.ts';
import { format } from '../format.ts';
import type { Input } from '../inputs/input.ts';
import { createJsonLocator, type Span } from '../inputs/json-locator.ts';

/** One finding as it is shown: `path` is a JSON Pointer into the input, `place` characters of its text. */
export interface Line {
  rule: string;
  severity: Severity;
  tool: string;
  path: string;
  message: string;
  file: string;
  text?: string;
  place?: Span;
}

/** Everything a report is made of. */
export interface Report {
  lines: readonly Line[];
  /** How many inputs were read, and how many tools they hold. */
  inputs: number;
  tools: number;
  color: boolean;
}

/** Findings as lines, with places in the text of JSON inputs. */
export function toLines(findings: readonly Finding[], inputs: readonly Input[]): Line[] {
  const locators = new Map(
    inputs.flatMap(({ file, text }) =>
      text === undefined ? [] : [[file, { text, ...createJsonLocator(text) }] as const],
    ),
  );
  return findings.map((finding) => {
    const { rule, severity, tool } = finding;
    const file =
      finding.source?.file ?? inputs.find((one) => one.pages.some(({ url }) => url === tool))?.file ?? '';
    const pointer = finding.source?.pointer ?? '';
    const path = `${pointer}${finding.path}`;
    const line = { rule, severity, tool, path, message: format(finding), file };
    const json = locators.get(file);
    if (!json) return line;
    const found = json.locate(path);
    // What is missing cannot be shown: the name shows which tool it is missing from.
    const named = found.whole && finding.path !== '' ? found : json.locate(`${pointer}/name`);
    const place = named.whole ? named : found;
    return { ...line, text: json.text, place: { start: place.key ?? place.start, end: place.end } };
  });
}

/** 1-based line and column of a character. */
export function toPosition(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: at - start + 1 };
}

/** How many findings of each severity there are. */
export const count = (lines: readonly Line[], severity: Severity): number =>
  lines.filter((line) => line.severity === severity).length;
