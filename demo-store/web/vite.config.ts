import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { integrityPlugin } from './integrity-plugin.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions: ['@vitrine/source', ...defaultClientConditions] },
  plugins: [integrityPlugin()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: URLs and no inline preload helper.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
});
