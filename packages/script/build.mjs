// Builds what merchants serve: the loader `vitrine.js`, its chunks, `manifest.json`, `snippet.html` and `rules.html`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, bundleCore, groupsOf } from './build/bundle.mjs';
import { checkSets } from './build/check-sets.mjs';
import { integrityOf, nameChunks } from './build/name-chunks.mjs';
import { rulesPage } from './build/rules-page.mjs';
import { toSnippet } from './build/snippet.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, 'dist');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const parts = {
  storefront: '@vitrine/commerce/storefront',
  checkout: '@vitrine/commerce/checkout',
  calls: 'src/parts/calls.ts',
  http: 'src/parts/http.ts',
  confirm: '@vitrine/ui/confirm',
  bars: 'src/parts/bars.ts',
  dev: 'src/parts/dev.ts',
};
/** Parts that are not on the way to the first listing. */
const later = ['calls', 'http', 'confirm', 'bars', 'dev', 'drawing'];

/**
 * Most functions of the other files run at start. Compiling each at its first call took half of the time until the
 * tools were listed; told so, V8 compiles them while they are fetched (Chromium 136 and later, explicit compile hints).
 */
const compiledAhead = (chunk) => ({ ...chunk, code: `//# allFunctionsCalledOnLoad\n${chunk.code}` });

await checkSets(root);
const bundled = await bundle({
  root,
  input: { main: 'src/main.ts', ...parts },
  groups: await groupsOf(root),
});
const chunks = bundled.map((chunk) => (later.includes(chunk.name) ? chunk : compiledAhead(chunk)));
const [loader] = await bundle({ root, input: { vitrine: 'src/loader.ts' } });
const lazy = Object.keys(parts);
const { files, filesOf } = nameChunks({ chunks, loader, version, first: 'main', lazy });

rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, 'budget'), { recursive: true });
for (const { file, code } of [...files, ...(await bundleCore(root))]) writeFileSync(join(dist, file), code);

const namesOf = (...names) => [...new Set(names.flatMap(filesOf).map(({ file }) => file))];
const manifest = {
  version,
  files: files.map(({ file, code, imports }) => ({
    file,
    bytes: Buffer.byteLength(code),
    integrity: integrityOf(code),
    imports,
  })),
  // What a page loads in each situation; byte budgets are held against it.
  parts: {
    loader: [loader.fileName],
    core: ['budget/core.js'],
    'core-bare': ['budget/core-bare.js'],
    storefront: namesOf('main', 'storefront'),
    checkout: namesOf('main', 'checkout'),
    calls: namesOf('calls').filter((file) => !namesOf('main').includes(file)),
    confirm: namesOf('confirm'),
    bars: namesOf('bars'),
    all: [loader.fileName, ...namesOf('main', 'storefront', 'checkout', 'calls', 'http')],
  },
};
writeFileSync(join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
// What `data-dev` links to.
writeFileSync(join(dist, 'rules.html'), await rulesPage(root));
writeFileSync(join(dist, 'snippet.html'), toSnippet(manifest.files[0]));
