import type { PageRule } from '../rule.ts';
import { examplePage } from './example-page.ts';

/** What earlier drafts had, or what is not shipped; as it is written in scripts. */
const stale: readonly (readonly [RegExp, string])[] = [
  [/\bnavigator\s*(\?\.|\.)\s*modelContext\b|\bnavigator\[['"]modelContext['"]\]/, 'navigator.modelContext'],
  [/\bmodelContext\s*(\?\.|\.)\s*provideContext\b/, 'provideContext'],
  [/\bmodelContext\s*(\?\.|\.)\s*clearContext\b/, 'clearContext'],
  [/\bmodelContext\s*(\?\.|\.)\s*unregisterTool\b/, 'unregisterTool'],
  [/(\?\.|\.)requestUserInteraction\s*(\?\.)?\(/, 'requestUserInteraction'],
  [/(\?\.|\.)resumeTool\s*(\?\.)?\(/, 'resumeTool'],
  [/\bmodelContext\s*(\?\.|\.)\s*requestToken\b/, 'requestToken'],
];

/** Served script that uses an API which is gone or not there yet. */
export const staleApi: PageRule = {
  id: 'stale-api',
  family: 'page',
  kind: 'page',
  severity: 'warning',
  reason:
    'The API moved to document.modelContext, and a signal unregisters. A script written for an earlier draft, or for what is only proposed, registers nothing and says nothing.',
  source: 'WebMCP draft; measured in Chromium 156, where all of them are absent',
  check: ({ scripts }) =>
    scripts.flatMap(({ url, text }, index) =>
      stale
        .filter(([pattern]) => pattern.test(text))
        .map(([, name]) => ({ path: `/scripts/${index}`, args: { name, script: url.slice(0, 200) } })),
    ),
  good: [
    examplePage({
      scripts: [{ url: '/a.js', text: 'document.modelContext?.registerTool(tool, { signal })' }],
    }),
    examplePage({ scripts: [{ url: '/a.js', text: 'modelContextual.clear(); requestToken()' }] }),
  ],
  bad: [
    examplePage({ scripts: [{ url: '/a.js', text: 'navigator.modelContext.registerTool(tool)' }] }),
    examplePage({ scripts: [{ url: '/a.js', text: 'document.modelContext?.provideContext({ tools })' }] }),
    examplePage({ scripts: [{ url: '/a.js', text: 'await client.requestUserInteraction(ask)' }] }),
  ],
};
