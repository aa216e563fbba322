import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { loadSource } from './load-source.mjs';

/** What tool sets have in common. */
const shared =
  /packages[\\/](core|commerce)[\\/].*[\\/](define-tool|cursor|rows|cart-rows|sentences|manage-orders)\./;

/**
 * The first chunk, all it needs of core, and what tool sets have in common are one file: compressed together they are a
 * tenth smaller, and nothing is fetched after it but the set itself. What the parts that draw have in common is another.
 */
export async function groupsOf(root) {
  const [{ moduleIds }] = await bundle({ root, input: { main: 'src/main.ts' } });
  return [
    { name: 'main', test: (id) => moduleIds.includes(id) || shared.test(id) },
    { name: 'drawing', test: /[\\/]node_modules[\\/]|packages[\\/]ui[\\/]/, minShareCount: 2 },
  ];
}

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

/** Chunks of entries (`{ name: module }`) with plain names; `groups` share code among them, `external` leaves modules out. */
export async function bundle({ root, input, groups, external = [], plugins = [] }) {
  const entries = Object.entries(input).map(([name, id]) => [name, id.startsWith('@') ? id : join(root, id)]);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [...plugins, ...(groups ? [checkedBefore] : [])],
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
          ...(groups && { codeSplitting: { groups } }),
        },
      },
    },
  });
  return result.output.filter(({ type }) => type === 'chunk');
}

/** Core alone, for its byte budgets only: all its page entries in one file, and the main entry without optional parts. */
export async function bundleCore(root) {
  const optional = ['session', 'scope', 'entries'];
  const always = ['index', 'calls'];
  const names = async (entry) => Object.keys(await loadSource(root, join(root, `../core/src/${entry}.ts`)));
  const toText = (entry, exported) =>
    `export { ${exported.join()} } from '@vitrine/core${entry === 'index' ? '' : `/${entry}`}';`;
  const textOf = async (entries) =>
    (await Promise.all(entries.map(async (entry) => toText(entry, await names(entry))))).join('\n');
  const measured = { core: [...always, ...optional], 'core-bare': always };
  const chunks = Object.entries(measured).map(async ([name, entries]) => {
    const id = join(root, `src/${name}.js`);
    const text = await textOf(entries);
    const plugin = {
      name,
      enforce: 'pre',
      resolveId: (asked) => (asked === id ? id : undefined),
      load: (asked) => (asked === id ? text : undefined),
    };
    const external = name === 'core' ? [] : optional.map((entry) => new RegExp(`^\\./${entry}\\.ts$`));
    const [{ fileName, code }] = await bundle({
      root,
      input: { [name]: `src/${name}.js` },
      external,
      plugins: [plugin],
    });
    return { file: `budget/${fileName}`, code };
  });
  return Promise.all(chunks);
}
