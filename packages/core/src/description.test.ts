import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDescription } from './description.ts';
import { sha256, shortDigest } from './digest.ts';
import { firstSurface, type Surface } from './surface.ts';
import { readTool } from './tools.fixture.ts';
import { createVersions, publishedText, toVersion } from './versions.ts';

const at = (more: Partial<Surface>): Surface => ({
  ...firstSurface({ version: '1' }),
  phase: 'storefront',
  epoch: 3,
  ...more,
});

describe('a version', () => {
  it('is the start of the SHA-256 of everything published', async () => {
    const tool = readTool('get_it');
    const text = publishedText(tool);
    expect(JSON.parse(text)).toEqual({
      name: 'get_it',
      title: 'Tool',
      description: 'A tool for tests.',
      inputSchema: tool.input,
      annotations: { readOnlyHint: true },
    });
    expect(await toVersion(tool)).toBe(createHash('sha256').update(text).digest('hex').slice(0, 12));
  });

  it.each([{ title: 'Other' }, { description: 'Other.' }, { content: 'third-party' as const }])(
    'changes with %j',
    async (change) => {
      expect(await toVersion(readTool('get_it', change))).not.toBe(await toVersion(readTool('get_it')));
    },
  );

  it('does not change with what is not published', async () => {
    expect(await toVersion(readTool('get_it', { deadline_ms: 1, scope: 'other' }))).toBe(
      await toVersion(readTool('get_it')),
    );
  });

  it('comes from the build where there is one, and is computed once where not', async () => {
    const versions = createVersions();
    const tools = [readTool('get_it', { version: 'built' }), readTool('find_it')];
    await versions.complete(tools);
    expect(versions.complete(tools)).toBeUndefined();
    expect(versions.list(tools)).toEqual([`find_it@${await toVersion(readTool('find_it'))}`, 'get_it@built']);
  });
});

describe('the description of a surface', () => {
  it('is phase, epoch and start of a digest over the sorted names and versions', async () => {
    const [a, b] = [readTool('a_it', { version: '1' }), readTool('b_it', { version: '2' })];
    const shown = at({ visible: [b, a] });
    const { tag, record } = await createDescription(() => shown)();
    const digest = shortDigest('a_it@1,b_it@2');
    expect(tag).toBe(`storefront#3-${digest.slice(0, 4)}`);
    expect(record).toEqual({
      phase: 'storefront',
      rule: 'start',
      epoch: 3,
      digest,
      tools: ['a_it@1', 'b_it@2'],
      excluded: [],
    });
  });

  it('is made once for each surface, and never for one that has passed meanwhile', async () => {
    let now = at({ visible: [readTool('get_it')] });
    const describe_ = createDescription(() => now);
    const first = describe_();
    now = at({ phase: 'checkout', epoch: 4, visible: [readTool('buy_it')] });
    expect((await first).tag).toMatch(/^checkout#4-/);
    expect(await describe_()).toBe(await describe_());
  });
});

describe('digests', () => {
  it.each(['', 'abc', 'Größe 😀'])('sha256 of %j is that of its UTF-8 bytes', async (text) => {
    expect(await sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it.each([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['foobar', 'bf9cf968'],
  ])('shortDigest of %j is FNV-1a', (text, digest) => expect(shortDigest(text)).toBe(digest));
});
