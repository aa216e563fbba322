import { createHash } from 'node:crypto';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { integrityPlugin } from './integrity-plugin.ts';

const html =
  '<!doctype html><link rel="stylesheet" href="/style.css"><script type="module" src="/entry.js"></script>';

/** Builds a page from these sources without touching the disk. */
async function page(sources: Record<string, string>) {
  const read = {
    name: 'sources',
    resolveId: (id: string) => (id.replace(/^\.?\//, '/') in sources ? id.replace(/^\.?\//, '/') : undefined),
    load: (id: string) => sources[id],
  };
  const input = new URL('./index.html', import.meta.url).pathname;
  const shell = { name: 'shell', transformIndexHtml: { order: 'pre' as const, handler: () => html } };
  const built = await build({
    root: new URL('.', import.meta.url).pathname,
    configFile: false,
    logLevel: 'silent',
    plugins: [read, shell, integrityPlugin()],
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  });
  return (built as Rollup.RollupOutput).output;
}

describe('the built page', () => {
  it('names the SHA-384 of its script and its stylesheet', async () => {
    const files = await page({ '/entry.js': 'document.title = "shop";', '/style.css': 'body { margin: 0 }' });
    const text = String(
      files.find((file): file is Rollup.OutputAsset => file.fileName === 'index.html')?.source,
    );
    const tags = text.match(/<(?:script|link)[^>]*>/g) ?? [];
    expect(tags).toHaveLength(2);
    for (const file of files.filter(({ fileName }) => fileName !== 'index.html')) {
      const content = file.type === 'chunk' ? file.code : file.source;
      const hash = createHash('sha384').update(content).digest('base64');
      const tag = tags.find((one) => one.includes(file.fileName));
      expect(tag).toContain(`crossorigin integrity="sha384-${hash}"`);
    }
  });

  it('is refused when a script would be loaded later, without integrity', async () => {
    const sources = {
      '/entry.js': 'import("./later.js");',
      '/later.js': 'document.title = "later";',
      '/style.css': '',
    };
    await expect(page(sources)).rejects.toThrow('one chunk expected');
  });
});
