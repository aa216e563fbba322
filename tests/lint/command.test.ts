import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { main } from '../../packages/lint/src/cli/main.ts';
import { cartModule, cartTool, openShopFolder } from './shop-folder.ts';

type Validate = ((value: unknown) => boolean) & { errors?: unknown };

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** The command in a folder with these files. */
function openShop(files: Record<string, string>) {
  const shop = openShopFolder(files);
  closing.push(shop.close);
  const run = async (...argv: string[]) => {
    const [out, notes]: [string[], string[]] = [[], []];
    const code = await main(argv, {
      cwd: shop.folder,
      env: {},
      color: false,
      out: (text) => void out.push(text),
      note: (line) => void notes.push(line),
    });
    return { code, out: out.join(''), notes: notes.join('\n') };
  };
  return { ...shop, run };
}

const money = {
  name: 'finalize_cart',
  description: 'Finalizes the cart.',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
  effect: 'money',
};
const toolsJson = JSON.stringify({ tools: [cartTool, money] }, null, 2);

describe('vitrine lint', () => {
  it('prints one array as JSON, with pointers into the file, and ends with 1 on an error', async () => {
    const { run } = openShop({ 'tools.json': toolsJson });
    const { code, out } = await run('lint', 'tools.json', '--format', 'json');
    const rows = JSON.parse(out);
    expect(code).toBe(1);
    expect(rows).toContainEqual({
      rule: 'hidden-purchase',
      severity: 'error',
      tool: 'finalize_cart',
      path: '/tools/1/name',
      message: expect.stringContaining('finalize_cart'),
    });
  });

  it('prints [] and ends with 0 on definitions with nothing wrong', async () => {
    const { run } = openShop({ 'tools.json': JSON.stringify([cartTool]), 'tools.ts': cartModule() });
    expect(await run('lint', 'tools.json', '--format', 'json')).toMatchObject({ code: 0, out: '[]\n' });
    expect(await run('lint', 'tools.ts', '--format', 'json')).toMatchObject({ code: 0, out: '[]\n' });
  });

  it('shows the line of a JSON file and underlines the place', async () => {
    const { run } = openShop({ 'tools.json': toolsJson });
    const { out } = await run('lint', 'tools.json');
    const lines = out.split('\n');
    const at = lines.findIndex((line) => line.includes('"name": "finalize_cart"'));
    expect(toolsJson.split('\n')[Number(lines[at]!.trim().split(' ')[0]) - 1]).toContain('finalize_cart');
    expect(lines[at + 1]!.indexOf('^')).toBe(lines[at]!.indexOf('"name"'));
    expect(out).not.toContain('\u001b[');
  });

  it('gives file, tool and field for modules, and judges a folder by its config', async () => {
    const { run } = openShop({
      'cart.ts': cartModule({ annotations: undefined }),
      'vitrine.config.ts': `export default { tools: ['cart.ts'], severities: { 'read-only-missing': 'error' } };`,
    });
    const { code, out } = await run('lint');
    expect(code).toBe(1);
    expect(out).toMatch(/^cart\.ts\n {2}get_cart\n {4}error .*read-only-missing \/annotations/);
  });

  it('finds the tools of a folder without a config, and form tools in pages', async () => {
    const form = '<form toolname=sign_in tooldescription="Signs in."><input type=password name=p></form>';
    const { run } = openShop({ 'cart.tools.ts': cartModule(), 'page.html': form, 'other.html': '<p>' });
    const { out } = await run('lint', '.', '--format', 'json');
    const rows = JSON.parse(out) as { rule: string; file: string }[];
    expect(rows).toContainEqual(expect.objectContaining({ rule: 'form-password', file: 'page.html' }));
    expect(rows.every(({ file }) => file === 'page.html')).toBe(true);
  });

  it('writes SARIF that its schema accepts', async () => {
    const { run } = openShop({ 'tools.json': toolsJson });
    const { out } = await run('lint', 'tools.json', '--format', 'sarif');
    const lint = createRequire(new URL('../../packages/lint/package.json', import.meta.url));
    const folder = join(lint.resolve('@microsoft/jest-sarif'), '../schemas/sarif-2.1.0-rtm.5.json');
    // Of draft 4 it uses only what later drafts kept, but for its names.
    const {
      $schema: _,
      id: __,
      ...schema
    } = JSON.parse(readFileSync(folder, 'utf8')) as Record<string, object>;
    const { Ajv } = lint('ajv') as { Ajv: new (options: object) => { compile(schema: object): Validate } };
    const valid = new Ajv({
      strict: false,
      validateFormats: false,
      unicodeRegExp: false,
      logger: false,
    }).compile(schema);
    const log = JSON.parse(out);
    expect(valid(log), JSON.stringify(valid.errors)).toBe(true);
    expect(log.runs[0].results[0].locations[0].physicalLocation.region.startLine).toBeGreaterThan(1);
    expect(valid({ ...log, runs: [{ results: [] }] })).toBe(false);
  });

  it('writes GitHub annotations with line and column', async () => {
    const { run } = openShop({ 'tools.json': toolsJson });
    const { out } = await run('lint', 'tools.json', '--format', 'github');
    expect(out).toMatch(
      /^::error file=tools\.json,line=\d+,col=\d+,title=vitrine hidden-purchase::finalize_cart /m,
    );
  });

  it('fixes what is certain and keeps the layout', async () => {
    const { run, folder } = openShop({ 'tools.json': toolsJson });
    const { notes } = await run('lint', 'tools.json', '--fix');
    expect(notes).toContain('tools.json: 1 fix written.');
    const text = readFileSync(join(folder, 'tools.json'), 'utf8');
    const fixed = { tools: [cartTool, { ...money, annotations: { consequentialHint: true } }] };
    expect(JSON.parse(text)).toEqual(fixed);
    expect(text.split('\n').filter((line) => !toolsJson.includes(line.replace(/,$/, '')))).toHaveLength(1);
  });

  it('silences by suppressions with a reason and reports those that silence nothing', async () => {
    const suppressions = [
      { rule: 'hidden-purchase', tool: 'finalize_cart', reason: 'a name from the contract' },
      { rule: 'name-budget', reason: 'gone' },
    ];
    const config = `export default ${JSON.stringify({ tools: ['tools.json'], suppressions })};`;
    const { run } = openShop({ 'tools.json': toolsJson, 'vitrine.config.ts': config });
    const { out } = await run('lint', '--format', 'json');
    const found = (JSON.parse(out) as { rule: string }[]).map(({ rule }) => rule);
    expect(found).not.toContain('hidden-purchase');
    expect(found).toContain('suppression-unused');
  });
});

describe('what cannot be used', () => {
  const deep = `{"name":"a","description":"b","inputSchema":${'{"properties":{"a":'.repeat(200)}{}${'}}'.repeat(200)}}`;

  it.each<[string, Record<string, string>, string[], RegExp]>([
    ['a file that is not there', {}, ['a.json'], /a\.json does not exist/],
    ['an empty file', { 'a.json': '' }, ['a.json'], /a\.json is empty/],
    ['broken JSON', { 'a.json': '[{]' }, ['a.json'], /not JSON from line 1, column 3 on/],
    ['another kind of file', { 'a.png': 'x' }, ['a.png'], /a\.png is not read/],
    ['a large file', { 'a.json': ' '.repeat(10_000_000) }, ['a.json'], /10\.0 MB/],
    ['a folder without tools', { 'a.txt': '' }, ['.'], /holds no tools/],
    [
      'a module that throws',
      { 'a.ts': 'throw new Error("no\\nstock")' },
      ['a.ts'],
      /a\.ts cannot be loaded: no$/,
    ],
    ['a module that does not parse', { 'a.ts': 'export const = 1' }, ['a.ts'], /a\.ts cannot be loaded/],
    [
      'a module without tools',
      { 'a.ts': 'export const a = 1' },
      ['a.ts'],
      /exports no tool set and no tool \(it exports a\)/,
    ],
    ['an unknown option', {}, ['--colour'], /Unknown option '--colour'/],
    ['an unknown format', {}, ['--format', 'xml'], /--format is text, json, sarif, github; not xml/],
    [
      'a config with an unknown rule',
      { 'vitrine.config.ts': 'export default { severities: { nope: "off" } }' },
      [],
      /there is no rule nope/,
    ],
    [
      'a config with an unknown key',
      { 'vitrine.config.ts': 'export default { rules: [] }' },
      [],
      /rules is not known/,
    ],
  ])('ends with 2 and one line: %s', async (...[, files, argv, line]) => {
    const { run } = openShop(files);
    const { code, out, notes } = await run('lint', ...argv);
    expect([code, out]).toEqual([2, '']);
    expect(notes).toMatch(line);
    expect(notes.split('\n')).toHaveLength(1);
  });

  it('does not keep the rest from being judged', async () => {
    const { run } = openShop({ 'a.json': toolsJson });
    const { code, out } = await run('lint', 'a.json', 'b.json', '--format', 'json');
    expect(code).toBe(2);
    expect(JSON.parse(out).length).toBeGreaterThan(0);
  });

  it('is told from what is only hostile: 200 levels deep ends in a finding', async () => {
    const { run } = openShop({ 'a.json': deep });
    const { code, out } = await run('lint', 'a.json', '--format', 'json');
    expect(code).toBe(1);
    expect((JSON.parse(out) as { rule: string }[]).map(({ rule }) => rule)).toContain('unreadable');
  });

  it('cyclic modules are loaded, and a cycle in a definition ends in a finding', async () => {
    const { run } = openShop({
      'a.ts': `import { name } from './b.ts';\nconst schema: any = { type: 'object' };\nschema.self = schema;\nexport const text = 'Returns it.';\nexport const tools = [{ name, description: text, inputSchema: schema }];`,
      'b.ts': `import { text } from './a.ts';\nexport const name = 'get_it';\nexport const later = () => text;`,
    });
    const { out } = await run('lint', 'a.ts', '--format', 'json');
    expect((JSON.parse(out) as { rule: string }[]).map(({ rule }) => rule)).toContain('unreadable');
  });
});

describe('the other commands', () => {
  it('rules lists them all, explains one, and knows what is near a wrong id', async () => {
    const { run } = openShop({});
    expect((await run('rules')).out).toContain('caller-price');
    expect((await run('rules', 'caller-price')).out).toContain('A price that comes in as an argument');
    expect(await run('rules', 'price')).toMatchObject({
      code: 2,
      notes: expect.stringContaining('caller-price'),
    });
  });

  it('init writes a config that lint then reads, and overwrites nothing', async () => {
    const { run, folder } = openShop({ 'tools.ts': cartModule() });
    expect((await run('init')).code).toBe(0);
    expect(await run('lint', '--format', 'json')).toMatchObject({ code: 0, out: '[]\n' });
    expect(await run('init')).toMatchObject({ code: 2, notes: expect.stringContaining('there already') });
    expect(existsSync(join(folder, 'vitrine.config.ts'))).toBe(true);
  });

  it('export writes what webmcp-evals reads', async () => {
    const evals = [
      { ask: 'What is in my cart?', call: 'get_cart' },
      { name: 'none', ask: 'Sing.', call: null },
    ];
    const { run, folder } = openShop({
      'tools.ts': `${cartModule()}export const evals = ${JSON.stringify(evals)};`,
    });
    mkdirSync(join(folder, 'out'));
    expect((await run('export', 'tools.ts', '--to', 'out')).code).toBe(0);
    const read = (name: string) => JSON.parse(readFileSync(join(folder, 'out', name), 'utf8'));
    expect(read('tools.json').tools[0]).toMatchObject({ name: 'get_cart', inputSchema: { type: 'object' } });
    expect(read('evals.json')).toEqual([
      {
        name: 'What is in my cart?',
        messages: [{ role: 'user', type: 'message', content: 'What is in my cart?' }],
        expectedCall: [{ functionName: 'get_cart', arguments: {} }],
      },
      { name: 'none', messages: [{ role: 'user', type: 'message', content: 'Sing.' }], expectedCall: null },
    ]);
    writeFileSync(
      join(folder, 'tools.ts'),
      `${cartModule()}export const evals = [{ ask: 'x', call: 'pay' }];`,
    );
    expect(await run('export', 'tools.ts')).toMatchObject({
      code: 2,
      notes: expect.stringContaining('calls pay'),
    });
  });

  it('none or an unknown one ends with 2 and lists what there is', async () => {
    const { run } = openShop({});
    expect(await run()).toMatchObject({ code: 2, notes: expect.stringContaining('doctor') });
    expect(await run('toString')).toMatchObject({
      code: 2,
      notes: expect.stringContaining('no command toString'),
    });
    expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('doctor') });
  });
});
