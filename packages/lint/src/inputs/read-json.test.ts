import { describe, expect, it } from 'vitest';
import { isUnusable } from './input.ts';
import { readJson } from './read-json.ts';

const cart = { name: 'get_cart', description: 'Returns the cart.', inputSchema: { type: 'object' } };
const read = (value: unknown) =>
  readJson('a.json', typeof value === 'string' ? value : JSON.stringify(value));
const pointers = (value: unknown): unknown => {
  const input = read(value);
  return isUnusable(input)
    ? input.problem
    : input.definitions.map(({ name, source }) => [name, source?.pointer]);
};
const problem = (value: unknown): string => {
  const input = read(value);
  return isUnusable(input) ? input.problem : '';
};

describe('definitions in JSON', () => {
  it.each([
    ['a list', [cart], '/0'],
    ['tools.json', { tools: [cart] }, '/tools/0'],
    ['an MCP answer', { tools: [cart], nextCursor: 'x' }, '/tools/0'],
    [
      'an MCP answer in its envelope',
      { jsonrpc: '2.0', id: 1, result: { tools: [cart] } },
      '/result/tools/0',
    ],
    ['a CDP event', { method: 'WebMCP.toolsAdded', params: { tools: [cart] } }, '/params/tools/0'],
    [
      'a list of CDP events',
      [{ method: 'WebMCP.toolsAdded', params: { tools: [cart] } }],
      '/0/params/tools/0',
    ],
    ['one definition', cart, ''],
  ])('are found in %s', (_, value, pointer) => {
    expect(pointers(value)).toEqual([['get_cart', pointer]]);
  });

  it('keep the site they stand on and the effect beside them', () => {
    const input = read([{ ...cart, source: 'src-01', set: 'a', effect: 'money' }]);
    expect(input).toMatchObject({ definitions: [{ set: 'src-01/a', effect: 'money' }] });
  });

  it('from a browser have their hints under the names pages use, and are not to be fixed', () => {
    const input = read({ tools: [{ ...cart, frameId: 'F', annotations: { readOnly: true } }] });
    expect(input).toMatchObject({ definitions: [{ annotations: { readOnlyHint: true } }] });
    expect(input).not.toHaveProperty('fixable');
  });

  it('without an effect say what is not known', () => {
    expect(read([cart])).toMatchObject({
      blind: expect.stringContaining('give "effect" beside a definition'),
    });
    expect(read([{ ...cart, effect: 'read' }])).not.toMatchObject({
      blind: expect.stringContaining('effect'),
    });
  });
});

describe('what is no list of tools', () => {
  it.each([
    ['', 'a.json is empty.'],
    [' \n', 'a.json is empty.'],
    ['{"tools": [\n {"name": }]}', 'a.json is not JSON from line 2, column 11 on.'],
    ['[1, 2]', 'a.json holds no tool definitions'],
    ['{"tools": []}', 'a.json holds no tool definitions'],
    ['"text"', 'a.json holds no tool definitions'],
    ['null', 'a.json holds no tool definitions'],
    ['[[[[]]]]', 'a.json holds no tool definitions'],
    ['['.repeat(100_000), 'a.json is not JSON from line 1, column 100001 on.'],
    ['['.repeat(100_000) + ']'.repeat(100_000), 'a.json holds no tool definitions'],
  ])('is told in one line: %#', (text, line) => {
    expect(problem(text)).toContain(line);
    expect(problem(text)).not.toContain('\n');
  });

  it('is refused where it holds more tools than any page', () => {
    expect(problem(Array.from({ length: 5001 }, () => cart))).toBe(
      'a.json holds 5001 tools; 5000 are read at most.',
    );
  });
});
