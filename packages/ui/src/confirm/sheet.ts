import type { Question } from '@vitrine/core';
import type { ConfirmWords, Label } from './words.ts';

/** One line of what is asked. `key` stays the same when only the words change, so that changes can be marked. */
export interface Row {
  key: string;
  label: string;
  value: string;
  note?: string;
  strong?: true;
}

/** Rows under a heading; `list` rows have no label of their own and are shown as paragraphs. */
export interface Section {
  title: string;
  layout: 'lines' | 'totals' | 'facts' | 'list';
  rows: Row[];
}

/** Everything the dialog draws for one question. `digest` is what an approval is for; writes have none. */
export interface Sheet {
  heading: string;
  intro: string;
  sections: Section[];
  approve: Label;
  expires_s?: number;
  digest?: string;
}

/** What differs from the sheet shown before: keys of new or changed rows, labels of rows that are gone. */
export interface Marks {
  changed: ReadonlySet<string>;
  removed: readonly string[];
}

/** The sheet of a write that asks for a click: the tool's title and the checked arguments. */
export function writeSheet(question: Extract<Question, { kind: 'write' }>, { write }: ConfirmWords): Sheet {
  return {
    heading: question.title,
    intro: write.intro,
    sections: [
      {
        title: write.details,
        layout: 'facts',
        rows: question.rows.map((row, index) => ({ key: `${index}`, label: row.label, value: row.value })),
      },
    ],
    approve: { text: write.allow },
  };
}

/** Compares two sheets row by row. */
export function markChanges(before: Sheet, after: Sheet): Marks {
  const old = new Map(rowsOf(before).map((row) => [row.key, row]));
  const now = rowsOf(after);
  const kept = new Set(now.map((row) => row.key));
  const changed = now.filter((row) => !same(old.get(row.key), row)).map((row) => row.key);
  const removed = [...old.values()].filter((row) => !kept.has(row.key)).map((row) => row.label || row.value);
  return { changed: new Set(changed), removed };
}

function rowsOf(sheet: Sheet): Row[] {
  return sheet.sections.flatMap((section) => section.rows);
}

function same(a: Row | undefined, b: Row): boolean {
  return a !== undefined && a.label === b.label && a.value === b.value && a.note === b.note;
}
