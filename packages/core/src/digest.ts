/** Lower-case hex of the SHA-256 over the text's UTF-8 bytes; undefined where Web Crypto is missing. */
export async function sha256(text: string): Promise<string | undefined> {
  const bytes = await globalThis.crypto?.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return bytes && Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Eight hex digits, synchronous (FNV-1a, 32 bits): tells surfaces apart, proves nothing. */
export function shortDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
