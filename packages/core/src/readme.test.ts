import { readFileSync } from 'node:fs';
import { createPlainStore, openPortPage } from '@vitrine/testkit';
import { expect, it } from 'vitest';
import { display } from './readme.fixture.ts';

it('shows the example that is run here', () => {
  const [readme, example] = ['../README.md', './readme.fixture.ts'].map((path) =>
    readFileSync(new URL(path, import.meta.url), 'utf8'),
  );
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\`\n`);
});

it('answers as the example says', async () => {
  const page = await openPortPage();
  display(page.document, createPlainStore());
  expect(await page.agent.call('get_greeting', { name: 'Ada' })).toMatchObject({
    ok: true,
    data: { greeting: 'Hello, Ada.' },
  });
});
