import type { Problem } from '@vitrine/commerce/models';

/** What a request came to: status, body, headers. */
export interface MemoryAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export const ok = (body: unknown): MemoryAnswer => ({ status: 200, body });

export const refuse = (status: number, code: string, more: Partial<Problem> = {}): MemoryAnswer => ({
  status,
  body: { status, code, messages: [], ...more } satisfies Problem,
});

export const reject = (reason: string, more: Partial<Problem> = {}): MemoryAnswer =>
  refuse(422, 'rejected', { reason, ...more });

/** One page of a list; cursors are `after-<n>`, any other is unknown. */
export const pageOf = <Row>(
  rows: Row[],
  { cursor, limit = 5 }: { cursor: string | null; limit?: number },
): { rows: Row[]; total: number; next_cursor: string | null } | undefined => {
  const start = cursor === null ? 0 : Number(/^after-(\d+)$/.exec(cursor)?.[1] ?? Number.NaN);
  if (Number.isNaN(start)) return undefined;
  const end = start + limit;
  return {
    rows: rows.slice(start, end),
    total: rows.length,
    next_cursor: end < rows.length ? `after-${end}` : null,
  };
};
