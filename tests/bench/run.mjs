// `pnpm bench`: what Vitrine costs in a real browser, against bare use of the same API in the same run. Prints a table.
import { cpus, loadavg } from 'node:os';
import { ensureBuilt, ensureInstalled, nodeTooOld } from '../../demo-store/bootstrap.mjs';

const problem = nodeTooOld() ?? (await ensureInstalled()) ?? (await ensureBuilt());
if (problem) {
  console.error(problem);
  process.exit(1);
}

const { openStage } = await import('./stage.mjs');
const { calls, heap, oneTurn, phaseSwap, startUp } = await import('./measures.mjs');
const { secondStart } = await import('./second-start.mjs');

const load = () => loadavg()[0].toFixed(1);
const before = load();
const stage = await openStage();
const rows = [];
for (const measure of [startUp, phaseSwap, calls, heap, oneTurn]) rows.push(...(await measure(stage)));
await stage.close();
rows.push(...(await secondStart()));

const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, load ${before} to ${load()}`;
console.log(`Chromium ${stage.version}, Node ${process.versions.node}, ${machine}`);
console.log('');
console.log('| measure | value | limit | | |');
console.log('|---|--:|--:|---|---|');
for (const { name, value, limit, unit, detail } of rows) {
  const verdict = value <= limit ? 'met' : 'missed';
  console.log(
    `| ${name} | ${Number(value.toFixed(2))} ${unit} | ${limit} ${unit} | ${verdict} | ${detail} |`,
  );
}
