// What the linter costs a person: a cold `vitrine lint file.json`, and an edit in a running Vite server until its finding
// shows. Median and least of nine: on a busy machine the least says more. Needs the built packages.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLogger, createServer } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
const tool = (name) => ({
  name,
  description: 'Returns the lines of the cart. Use it before a change.',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
  annotations: { readOnlyHint: true },
});

function cold() {
  const file = join(folder, 'tools.json');
  writeFileSync(file, JSON.stringify({ tools: ['get_cart', 'get cart'].map(tool) }));
  const runs = Array.from({ length: 9 }, () => {
    const start = performance.now();
    const { status } = spawnSync('node', [join(root, 'packages/lint/bin/vitrine.js'), 'lint', file]);
    if (status !== 1) throw new Error(`vitrine lint ended with ${status}`);
    return performance.now() - start;
  });
  return { median: Math.round(median(runs)), least: Math.round(Math.min(...runs)) };
}

async function edit() {
  const { vitrine } = await import(join(root, 'packages/lint/dist/vite.js'));
  const file = join(folder, 'tools.ts');
  const write = (name) => writeFileSync(file, `export const tools = [${JSON.stringify(tool(name))}];\n`);
  write('get_cart');
  let heard = () => undefined;
  const logger = createLogger('info');
  for (const level of ['info', 'warn', 'error']) logger[level] = (line) => heard(line);
  const server = await createServer({
    root: folder,
    configFile: false,
    customLogger: logger,
    server: { port: 0 },
    plugins: [vitrine({ tools: ['tools.ts'] })],
  });
  await server.listen();
  await new Promise((done) => setTimeout(done, 2000));
  const times = [];
  for (let run = 0; run < 9; run += 1) {
    const shown = new Promise((done) => (heard = (line) => line.includes(`get cart${run}`) && done()));
    const start = performance.now();
    write(`get cart${run}`);
    await shown;
    times.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 200));
  }
  await server.close();
  return { median: Math.round(median(times)), least: Math.round(Math.min(...times)) };
}

const rows = [
  ['vitrine lint file.json, cold', await cold(), 400],
  ['edit until the finding shows', await edit(), 300],
];
console.log('| measure | median | least | limit |\n|---|--:|--:|--:|');
for (const [name, found, limit] of rows)
  console.log(`| ${name} | ${found.median} ms | ${found.least} ms | ${limit} ms |`);
rmSync(folder, { recursive: true, force: true });
process.exit(0);
