import type { Context } from 'hono';

/** The version a caller saw: one strong entity tag. `*` and lists name none. */
export function ifMatch(c: Context): string | undefined {
  return /^"([^",]{1,80})"$/.exec(c.req.header('If-Match')?.trim() ?? '')?.[1];
}

/** The header that carries a version: one strong entity tag. */
export const etag = (version: string): { ETag: string } => ({ ETag: `"${version}"` });
