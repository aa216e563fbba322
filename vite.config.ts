import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions, defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { findBrowser, launchFlags } from './tests/runner/browser.mjs';

const condition = '@vitrine/source';
const executablePath = findBrowser();
const skip = ['**/node_modules/**', '**/dist/**'];
const where = ['packages', 'demo-store', 'tests'];

/** Test files of every part whose names end so, e.g. `.dom.test.ts`. */
const files = (ending: string): string[] => where.map((folder) => `${folder}/**/*${ending}`);

export default defineConfig({
  resolve: { conditions: [condition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [condition, ...defaultServerConditions] } },
  test: {
    // Two busy cores: a browser may need this to start. No test asserts a time.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: files('.test.ts'),
          exclude: [...skip, ...files('.dom.test.ts'), ...files('.chromium.test.ts')],
        },
      },
      {
        extends: true,
        test: { name: 'dom', environment: 'happy-dom', include: files('.dom.test.ts'), exclude: skip },
      },
      {
        extends: true,
        // Found only while a test runs, it would make Vite load the page again under the test.
        optimizeDeps: { include: ['axe-core'] },
        test: {
          name: 'chromium',
          include: [...files('.chromium.test.ts'), ...files('.port.test.ts')],
          exclude: skip,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: launchFlags },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
