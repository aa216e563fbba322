import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Brotli of a file's content, made once for each ETag and kept as long as the server runs. */
export function createSqueezer(): (etag: string, content: Buffer) => Promise<Buffer<ArrayBuffer>> {
  const done = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  return (etag, content) => {
    const known = done.get(etag) ?? compress(content).then((small) => Buffer.from(small));
    done.set(etag, known);
    return known;
  };
}

/** Whether an Accept-Encoding (RFC 9110, 12.5.3) takes brotli. */
export const takesBrotli = (accepted = ''): boolean =>
  /(^|,)\s*br\s*(;\s*q=(?!0(\.0*)?\s*(,|$))|,|$)/i.test(accepted);
