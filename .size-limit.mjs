import { existsSync, readFileSync } from 'node:fs';

// What a page pays for, in bytes after brotli; each budget names parts of the built script's manifest:
// `{ "parts": { "<part>": ["<file in dist>", ...] } }`.
const limits = [
  { name: 'loader', parts: ['loader'], limit: '800 B' },
  { name: 'core', parts: ['core'], limit: '9.5 kB' },
  { name: 'core without session, entries and scope', parts: ['core-bare'], limit: '7.5 kB' },
  { name: 'storefront phase', parts: ['storefront'], limit: '14.5 kB' },
  { name: 'checkout phase', parts: ['checkout'], limit: '13 kB' },
  { name: 'activity bar', parts: ['bars'], limit: '14 kB' },
  { name: 'everything but ui', parts: ['all'], limit: '17 kB' },
];

const dist = new URL('packages/script/dist/', import.meta.url);
const manifest = new URL('manifest.json', dist);
const { parts } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : { parts: {} };
const filesOf = (names) => [...new Set(names.flatMap((name) => parts[name] ?? []))];

export default limits.map(({ name, parts: names, limit }) => ({
  name,
  limit,
  path: filesOf(names).map((file) => `packages/script/dist/${file}`),
}));
