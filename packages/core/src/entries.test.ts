import { expect, it } from 'vitest';
import { createMemoryEntries } from './entries.ts';

it('entries in memory are the newest 500', async () => {
  const entries = createMemoryEntries();
  for (let count = 1; count <= 501; count += 1)
    await entries.append({ kind: 'surface', at: String(count), detail: {} }, 'relaxed');
  expect(entries.list).toHaveLength(500);
  expect([entries.list[0]?.at, entries.list.at(-1)?.at]).toEqual(['2', '501']);
});
