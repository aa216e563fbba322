import { existsSync, readFileSync } from 'node:fs';

// What a page pays for, in bytes after brotli; each budget names parts of the built script's manifest:
// `{ "parts": { "<part>": ["<file in dist>", ...] } }`. Where a target is missed it stands beside the limit, which is then
// the size as measured, rounded up to the next 0.1 kB, so that it cannot grow unseen (docs/decisions/0011-byte-budgets.md).
const limits = [
  { name: 'loader', parts: ['loader'], limit: '800 B' },
  { name: 'core', parts: ['core'], target: '9.5 kB', limit: '13.3 kB' },
  {
    name: 'core without session, entries and scope',
    parts: ['core-bare'],
    target: '7.5 kB',
    limit: '12.5 kB',
  },
  { name: 'storefront phase', parts: ['storefront'], limit: '14.5 kB' },
  { name: 'checkout phase', parts: ['checkout'], limit: '13 kB' },
  { name: 'what serves calls', parts: ['calls'], limit: '8.6 kB' },
  { name: 'activity bar', parts: ['bars'], limit: '14.1 kB' },
  { name: 'everything but ui', parts: ['all'], target: '17 kB', limit: '29.6 kB' },
];

const dist = new URL('packages/script/dist/', import.meta.url);
const manifest = new URL('manifest.json', dist);
const { parts } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : { parts: {} };
const filesOf = (names) => [...new Set(names.flatMap((name) => parts[name] ?? []))];

export default limits.map(({ name, parts: names, target, limit }) => ({
  name: target ? `${name} (target ${target})` : name,
  limit,
  path: filesOf(names).map((file) => `packages/script/dist/${file}`),
}));
