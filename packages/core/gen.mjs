// Writes what is published of results: the JSON Schema of the envelope and the reference of codes (docs/codes.md).
// `node packages/core/gen.mjs --check` writes nothing and exits 1 where a file says otherwise.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import * as z from 'zod';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const check = process.argv.includes('--check');

/** Node 20 does not run TypeScript: vite's module runner loads a source file. */
async function load(path) {
  const { module } = await runnerImport(join(here, path), { logLevel: 'error', root: here });
  return module;
}

function toReference({ faultTable, reasonErrors }) {
  const codes = Object.entries(faultTable).map(([code, { status, side_effect, retryable, next, error }]) => {
    const steps = next.map((step) => `\`${step}\``).join(', ') || '-';
    return `| \`${code}\` | ${status} | ${side_effect} | ${retryable ? 'yes' : 'no'} | ${steps} | ${error} |`;
  });
  const reasons = Object.entries(reasonErrors).map(([reason, error]) => `| \`${reason}\` | ${error} |`);
  return `# Codes

Generated from the fault table by \`pnpm gen\`. A fault may know its side effect better than its row; at checkout every
failure also says to refresh the tools, read the checkout and compare. \`retryable\`: the identical call may succeed with
nothing else done but waiting.

| code | status | side effect | retryable | next | what the agent is told |
|---|---|---|---|---|---|
${codes.join('\n')}

## Reasons of \`rejected\`

| reason | what the agent is told |
|---|---|
${reasons.join('\n')}
`;
}

const { envelopeSchema } = await load('src/envelope-schema.ts');
const files = {
  'packages/core/generated/envelope.schema.json': `${JSON.stringify(z.toJSONSchema(envelopeSchema), null, 2)}\n`,
  'docs/codes.md': toReference(await load('src/fault-table.ts')),
};
const drift = Object.entries(files)
  .map(([path, text]) => ({ file: join(root, path), text }))
  .filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
if (!check) for (const { file, text } of drift) writeFileSync(file, text);
if (drift.length > 0) {
  console.log(
    `${check ? 'out of date' : 'written'}: ${drift.map(({ file }) => relative(root, file)).join(', ')}`,
  );
}
process.exit(check && drift.length > 0 ? 1 : 0);
