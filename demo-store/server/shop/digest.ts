import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** Lower-case hex of the SHA-256 over the text's UTF-8 bytes. */
export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** JSON text by RFC 8785; members that are undefined are left out. Throws on what JSON cannot say. */
export function toCanonical(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Not a JSON value');
  return text;
}

/** `sha256:` and hex over the canonical JSON of a value: equal content, equal digest. */
export const digestOf = (value: unknown): string => `sha256:${sha256(toCanonical(value))}`;
