// Writes the rule reference: docs/rules/<id>.md from each rule, docs/rules/README.md as its index.
// `node packages/lint/gen.mjs --check` writes nothing and exits 1 where a file says otherwise or has no rule.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { toIndex, toPage } from './gen/rule-page.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, '../../docs/rules');
const check = process.argv.includes('--check');
const drift = [];

/** Node 20 does not run TypeScript: vite's module runner loads a source file. */
async function load(path) {
  const { module } = await runnerImport(join(here, path), {
    logLevel: 'error',
    root: here,
    environments: { inline: { resolve: { conditions: ['@vitrine/source'], noExternal: [/^@vitrine\//] } } },
  });
  return module;
}

const { rules } = await load('src/rules.ts');
const { messages } = await load('src/messages.ts');
const pages = new Map([
  ['README.md', toIndex(rules)],
  ...rules.map((rule) => [`${rule.id}.md`, toPage(rule, messages[rule.id])]),
]);

mkdirSync(folder, { recursive: true });
for (const [name, text] of pages) {
  const file = join(folder, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  drift.push(`docs/rules/${name}`);
  if (!check) writeFileSync(file, text);
}
for (const name of readdirSync(folder).filter((one) => !pages.has(one))) {
  drift.push(`docs/rules/${name} (no such rule)`);
  if (!check) rmSync(join(folder, name));
}

if (drift.length > 0) console.log(`${check ? 'out of date' : 'written'}: ${drift.join(', ')}`);
process.exit(check && drift.length > 0 ? 1 : 0);
