/** The part of Web Crypto the dialog needs; absent in insecure contexts. */
export type Subtle = Pick<SubtleCrypto, 'digest'>;

/** `sha256:` and lower-case hex over the text's UTF-8 bytes, as quotes carry it. */
export async function digest(text: string, subtle: Subtle): Promise<string> {
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  return `sha256:${hex.join('')}`;
}
