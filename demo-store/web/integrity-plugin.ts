import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes `integrity` on every script and stylesheet of the built page. The server's Integrity-Policy refuses a script
 * without it, and a chunk loaded later cannot carry it here: a second chunk fails the build.
 */
export function integrityPlugin(): Plugin {
  return {
    name: 'integrity',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        if (chunks.length !== 1) this.error(`one chunk expected, there are ${chunks.length}`);
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return this.error('index.html is missing');
        page.source = withIntegrity(String(page.source), (path) => {
          const file = bundle[path.replace(/^\//, '')];
          return file && (file.type === 'chunk' ? file.code : file.source);
        });
      },
    },
  };
}

function withIntegrity(html: string, read: (path: string) => string | Uint8Array | undefined): string {
  return html.replace(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+)"[^>]*?(?=>)/g, (tag, path: string) => {
    const content = read(path);
    if (content === undefined) return tag;
    const hash = createHash('sha384').update(content).digest('base64');
    return `${tag.replace(/\s+crossorigin(="[^"]*")?/, '')} crossorigin integrity="sha384-${hash}"`;
  });
}
