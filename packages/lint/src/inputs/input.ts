import type { LintDefinition } from '../definition.ts';
import type { PageFacts } from '../page-facts.ts';

/** What one file, module or page gave. */
export interface Input {
  /** Path or address as it was named. */
  file: string;
  definitions: readonly LintDefinition[];
  pages: readonly PageFacts[];
  /** Inputs of one group are one shop's: their tools are judged together. */
  group?: string;
  /** The text of a JSON file, for excerpts; pointers of sources lead into it. */
  text?: string;
  /** Its definitions stand as a page publishes them, so fixes may be written into the text. */
  fixable?: true;
  /** What it cannot know, in one clause. */
  blind?: string;
}

/** An input that cannot be used: one line says why. */
export interface Unusable {
  problem: string;
}

export const isUnusable = (read: object): read is Unusable => 'problem' in read;

/** The first line of what was thrown, without control characters, at most 300 characters. */
export function toLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.trim().split('\n')[0] ?? '').replace(/\p{Cc}/gu, '').slice(0, 300);
}
