const secureSchemes = new Set(['https:', 'wss:', 'file:', 'chrome-extension:']);

/** Throws a SecurityError unless every entry is a URL of a potentially trustworthy origin; a TypeError unless a list. */
export function requireSecureOrigins(value: unknown, member: string): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) throw new TypeError(`Member ${member} is not a sequence.`);
  if (!value.every(isSecure)) {
    throw new DOMException(`Only secure origins are allowed in ${member}.`, 'SecurityError');
  }
}

function isSecure(entry: unknown): boolean {
  const text = String(entry).replace(/^blob:/, '');
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return secureSchemes.has(protocol) || /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);
}
