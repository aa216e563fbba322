import { type Answer, fromCursor, type Fault, type Paging } from '@vitrine/core';
import type { Message } from '../schemas/message.ts';
import type { Total } from '../schemas/money.ts';
import { toSentences } from './sentences.ts';

/** For a cursor that no result of ours carried. */
export const unknownCursor: Fault = {
  code: 'invalid_arguments',
  fields: [{ path: '/cursor', got: 'unknown cursor', accepted: 'next_cursor of a result' }],
};

/** One page of rows that are all here: what comes after the cursor, `size` at most; undefined for a cursor that is not ours. */
export const pageOf = <Row>(
  rows: Row[],
  cursor: string | undefined,
  size = rows.length,
): { rows: Row[]; paging: Paging } | undefined => {
  const at = fromCursor(cursor);
  const start = Number(at?.here);
  if (!at || !(start >= 0)) return undefined;
  const next = start + size < rows.length ? String(start + size) : null;
  return {
    rows: rows.slice(start + at.skip, start + size),
    paging: { ...at, next, total: rows.length },
  };
};

/** One page of a list of the store: asked at the cursor's place, without the rows shown before. */
export const askPage = async <Page extends { total: number; next_cursor: string | null }, Row>(
  cursor: string | undefined,
  ask: (here: { cursor?: string }) => Promise<Answer<Page>>,
  toRows: (page: Page) => Row[],
): Promise<{ rows: Row[]; paging: Paging } | Fault> => {
  const at = fromCursor(cursor);
  if (!at) return unknownCursor;
  const answer = await ask(at.here ? { cursor: at.here } : {});
  if (!answer.ok) return answer.fault;
  const { total, next_cursor: next } = answer.value;
  return { rows: toRows(answer.value).slice(at.skip), paging: { ...at, next, total } };
};

/** Sums without the words for them. */
export const toSums = (totals: Total[]): Pick<Total, 'type' | 'amount' | 'included'>[] =>
  totals.map(({ type, amount, included }) => ({ type, amount, ...(included && { included }) }));

const isDisclosure = ({ presentation }: Message): boolean => presentation === 'disclosure';

/** Required disclosures, at sentence borders. They come first in every list. */
export const toDisclosures = (messages: Message[]): { disclosure: string }[] =>
  messages
    .filter(isDisclosure)
    .flatMap(({ content }) => toSentences(content).map((disclosure) => ({ disclosure })));

/** The other messages of the server. */
export const toNotices = (
  messages: Message[],
): { message: { code: string; text: string; severity?: string } }[] =>
  messages
    .filter((message) => !isDisclosure(message))
    .map(({ code, content: text, severity }) => ({ message: { code, text, ...(severity && { severity }) } }));

/** For a product tool called without a handle where no product is on screen. */
export const needsHandle: Fault = {
  code: 'invalid_arguments',
  fields: [{ path: '/handle', got: 'nothing', accepted: 'handle of a product; none is on screen' }],
};
