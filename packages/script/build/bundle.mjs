import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { loadSource } from './load-source.mjs';

/**
 * Core, the first chunk and what tool sets have in common are one file: compressed together they are a tenth smaller, and
 * nothing is fetched after it but the set itself. What the parts that draw have in common is another.
 */
const groups = [
  {
    name: 'main',
    test: /packages[\\/](core|script[\\/]src[\\/](?!parts[\\/])|commerce[\\/].*[\\/](rows|cart-rows|sentences|manage-orders)\.)/,
  },
  { name: 'drawing', test: /[\\/]node_modules[\\/]|packages[\\/]ui[\\/]/, minShareCount: 2 },
];

// Said outright: whatever set NODE_ENV before would else put Lit's development build into the page.
const conditions = [
  '@vitrine/source',
  ...defaultClientConditions.filter((name) => name !== 'development|production'),
  'production',
];

/** Our own definitions are checked before they are bundled (`check-sets.mjs`); the page does not check them once more. */
const checkedBefore = {
  name: 'checked-before',
  enforce: 'pre',
  load: (id) =>
    /core[\\/]src[\\/]problems-of-tool\.ts$/.test(id) ? 'export const problemsOfTool = () => [];' : undefined,
};

/** Chunks of entries (`{ name: module }`) with plain names; `grouped` shares code among them, `external` leaves modules out. */
export async function bundle({ root, input, grouped = false, external = [], plugins = [] }) {
  const entries = Object.entries(input).map(([name, id]) => [name, id.startsWith('@') ? id : join(root, id)]);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [...plugins, ...(grouped ? [checkedBefore] : [])],
    resolve: { conditions },
    // Filled in once the files have their names.
    define: { vitrineParts: '"__parts__"', vitrineFirst: '"__first__"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(entries),
        external,
        preserveEntrySignatures: 'allow-extension',
        output: {
          format: 'es',
          minify: true,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          ...(grouped && { codeSplitting: { groups } }),
        },
      },
    },
  });
  return result.output.filter(({ type }) => type === 'chunk');
}

/** Core alone, for its byte budgets only: all its page entries in one file, and the main entry without optional parts. */
export async function bundleCore(root) {
  const optional = ['session', 'scope', 'entries'];
  const names = async (entry) => Object.keys(await loadSource(root, join(root, `../core/src/${entry}.ts`)));
  const exported = async (entry, from) => `export { ${(await names(entry)).join()} } from '${from}';`;
  const all = await Promise.all([
    exported('index', '@vitrine/core'),
    ...optional.map((entry) => exported(entry, `@vitrine/core/${entry}`)),
  ]);
  const id = join(root, 'src/core-page-entries.js');
  const pageEntries = {
    name: 'core-page-entries',
    enforce: 'pre',
    resolveId: (asked) => (asked === id ? id : undefined),
    load: (asked) => (asked === id ? all.join('\n') : undefined),
  };
  const [whole] = await bundle({ root, input: { core: 'src/core-page-entries.js' }, plugins: [pageEntries] });
  const external = optional.map((name) => new RegExp(`^\\./${name}\\.ts$`));
  const [bare] = await bundle({ root, input: { 'core-bare': '@vitrine/core' }, external });
  return [whole, bare].map(({ fileName, code }) => ({ file: `budget/${fileName}`, code }));
}
