import type { Problem } from '@vitrine/commerce/models';

/** Status codes of expected refusals. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 412 | 422 | 428;
/** A problem document (RFC 9457) with its status. */
export type Refusal = Omit<Problem, 'status'> & { status: RefusalStatus };

/** What a rule of the shop came to: a value, or an expected refusal as data. A refused write has changed nothing. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** A value, as an outcome. */
export const done = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

type Words = Partial<Omit<Refusal, 'status' | 'code'>> & { content: string };

/** A refusal with one sentence for people; `code` is what programs read. */
export function refused(status: RefusalStatus, { code, content, ...extra }: Words & { code: string }) {
  const messages = [
    { type: 'error' as const, code: extra.reason ?? code, content, severity: 'recoverable' as const },
  ];
  return { ok: false as const, refusal: { status, code, messages, ...extra } satisfies Refusal };
}

/** A business rule says no (422): `reason` is one of the framework's reasons for `rejected`. */
export const rejected = (reason: string, words: Words) =>
  refused(422, { code: 'rejected', reason, ...words });
