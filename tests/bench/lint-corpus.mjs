// Precision and recall of the linter on its two labelled corpora, and its speed. `--misses` names what went wrong.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { judgeWith, score } from './lint-score.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const corpus = join(root, 'packages/lint/corpus');
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const { module: linter } = await runnerImport(join(root, 'packages/lint/src/index.ts'), {
  logLevel: 'error',
  root,
  environments: { inline: { resolve: { conditions: ['@vitrine/source'], noExternal: [/^@vitrine\//] } } },
});

const percent = (rate) => `${Math.round(rate * 1000) / 10}`.padStart(6);

function print(file, misses) {
  const definitions = read(file);
  const { rows, clean, errors } = score({
    definitions,
    labels: read(join(corpus, 'labels.json')),
    judge: judgeWith(linter),
  });
  console.log(`\n${file}: ${definitions.length} definitions`);
  console.log(`${'label'.padEnd(38)}pairs  precision  recall`);
  for (const { label, known, pairs, precision, recall, missed, wrong } of rows) {
    if (!known) console.log(`${label.padEnd(38)}${String(pairs).padStart(5)}  no rule`);
    else if (pairs + wrong.length > 0)
      console.log(
        `${label.padEnd(38)}${String(pairs).padStart(5)}     ${percent(precision)}  ${percent(recall)}`,
      );
    if (misses && known && missed.length + wrong.length > 0)
      console.log(`    missed ${missed.join(' ')}\n    wrong ${wrong.join(' ')}`);
  }
  console.log(`clean definitions with an error: ${errors.length} of ${clean} ${errors.join(' ')}`);
}

function printSpeed() {
  const base = read(join(corpus, 'dev.json'));
  const thousand = Array.from({ length: 1000 }, (_, n) =>
    linter.fromPlain(base[n % base.length], {
      set: `${base[n % base.length].source} ${Math.floor(n / base.length)}`,
    }),
  );
  const runs = Array.from({ length: 11 }, () => {
    const [start, before] = [performance.now(), process.cpuUsage()];
    linter.lint(thousand);
    const { user, system } = process.cpuUsage(before);
    return { wall: Math.round(performance.now() - start), cpu: Math.round((user + system) / 1000) };
  });
  const least = (key) => Math.min(...runs.slice(1).map((run) => run[key]));
  const [first] = runs;
  console.log(
    `\n1,000 definitions: first ${first.wall} ms (${first.cpu} of CPU), then ${least('wall')} ms (${least('cpu')})`,
  );
}

const args = process.argv.slice(2);
const files = args.filter((arg) => !arg.startsWith('--')).map((arg) => resolve(arg));
printSpeed();
for (const file of files.length > 0 ? files : ['dev.json', 'own.json'].map((name) => join(corpus, name)))
  print(file, args.includes('--misses'));
