#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/cli/main.js', import.meta.url);
const source = new URL('../src/cli/main.ts', import.meta.url);

/** The built command; in a checkout that is not built yet its source, through Vite. */
async function load() {
  if (existsSync(built)) return import(built.href);
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    ssr: { resolve: { conditions: ['@vitrine/source', 'node'] }, noExternal: [/^@vitrine\//] },
  });
  // Commands are loaded when they are needed, so the server stays until the process ends.
  return server.ssrLoadModule(fileURLToPath(source));
}

const { main } = await load();
const { stdout, stderr } = process;
const code = await main(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  color: stdout.isTTY === true,
  out: (text) => void stdout.write(text),
  note: (line) => void stderr.write(`${line}\n`),
});
// Modules that were loaded may keep timers or sockets; the report is on its way first.
stdout.write('', () => process.exit(code));
