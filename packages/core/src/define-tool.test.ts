import { describe, expect, it } from 'vitest';
import { budgets } from './budgets.ts';
import { defineTool, defineToolSet } from './define-tool.ts';
import { toHints } from './hints.ts';
import type { ToolSpec } from './tool-definition.ts';
import { commitTool, readTool, textInput, writeTool } from './tools.fixture.ts';

type Changed = Partial<Record<keyof ToolSpec<never, never, 'read'>, unknown>>;
const define = (change: Changed) => (): unknown => readTool('get_it', change as never);
const withText = (parameter: object, name = 'text') => ({
  ...textInput,
  properties: { [name]: { type: 'string', ...parameter } },
});

describe('defineTool', () => {
  it('freezes the definition and fills in the deadline of the effect', () => {
    const tool = readTool('get_it');
    expect(Object.isFrozen(tool)).toBe(true);
    expect(tool.deadline_ms).toBe(10_000);
    expect(writeTool('put_it').deadline_ms).toBe(15_000);
    expect(commitTool('buy_it').deadline_ms).toBe(25_000);
    expect(readTool('get_it', { deadline_ms: 5 }).deadline_ms).toBe(5);
  });

  it.each<[string, Changed, string]>([
    ['an empty name', { name: '' }, 'snake_case'],
    ['a name in camel case', { name: 'getIt' }, 'snake_case'],
    ['a name that is too long', { name: `get_${'x'.repeat(27)}` }, 'at most 30'],
    ['an empty title', { title: '' }, 'title is empty'],
    ['an empty description', { description: ' ' }, 'description is empty'],
    ['a description over the budget', { description: 'x'.repeat(budgets.description + 1) }, '501 characters'],
    ['half a character in the description', { description: 'a \ud83d b' }, 'unpaired surrogate'],
    ['a parameter without description', { input: withText({}) }, 'description of text is empty'],
    [
      'a parameter described at length',
      { input: withText({ description: 'x'.repeat(151) }) },
      '151 characters',
    ],
    ['a long parameter name', { input: withText({ description: 'D' }, 'p'.repeat(31)) }, 'over 30'],
    ['a keyword outside the subset', { input: withText({ description: 'D', format: 'email' }) }, 'format'],
    ['a schema that would publish empty', { input: {} }, 'must be an object schema'],
    ['a schema that is none', { input: undefined }, 'not a schema object'],
    ['a top level that is no object', { input: { type: 'string' } }, 'must be an object schema'],
    ['an unknown effect', { effect: 'delete' }, 'effect must be one of'],
    ['an effect named like a property of every object', { effect: 'toString' }, 'effect must be one of'],
    ['a read with confirm', { confirm: 'click' }, 'confirm is refused for read'],
    [
      'a navigation with confirm',
      { effect: 'navigate', confirm: 'click' },
      'confirm is refused for navigate',
    ],
    ['a read with prepare', { prepare: () => undefined }, 'prepare is for commits only'],
    ['a commit without prepare', { effect: 'commit', confirm: 'click' }, 'needs prepare and confirm'],
    ['a commit without confirm', { effect: 'commit', prepare: () => undefined }, 'needs prepare and confirm'],
  ])('refuses %s', (_what, change, problem) => {
    expect(define(change)).toThrow(problem);
    expect(define(change)).toThrow(TypeError);
  });

  it('names everything that is wrong at once, and the tool', () => {
    const wrong = define({ name: 'Wrong', title: '', description: '' });
    for (const part of ['Tool "Wrong"', 'snake_case', 'title', 'description']) expect(wrong).toThrow(part);
  });

  it('looks at parameters inside objects and lists', () => {
    const deep = {
      type: 'object',
      properties: { b: { type: 'string' } },
      additionalProperties: false,
      description: 'D',
    };
    const input = { ...textInput, properties: { a: { type: 'array', items: deep, description: 'D' } } };
    expect(define({ input })).toThrow('description of a.b is empty');
  });

  it('accepts budgets that are just met', () => {
    const full = { name: `get_${'x'.repeat(26)}`, description: 'x'.repeat(500) };
    expect(define(full)).not.toThrow();
    expect(define({ input: withText({ description: 'x'.repeat(150) }, 'p'.repeat(30)) })).not.toThrow();
  });
});

describe('defineToolSet', () => {
  it('freezes the set and its list', () => {
    const set = defineToolSet({ phase: 'storefront', tools: [readTool('get_it')] });
    expect(Object.isFrozen(set)).toBe(true);
    expect(Object.isFrozen(set.tools)).toBe(true);
  });

  it('refuses two tools of one name', () => {
    const tools = [readTool('get_it'), writeTool('get_it')];
    expect(() => defineToolSet({ phase: 'storefront', tools })).toThrow('get_it stands in it twice');
  });
});

describe('toHints', () => {
  it.each([
    ['read', 'own', { readOnlyHint: true }],
    ['read', 'third-party', { readOnlyHint: true, untrustedContentHint: true }],
    ['navigate', 'own', undefined],
    ['write', 'own', undefined],
    ['write', 'third-party', { untrustedContentHint: true }],
    ['commit', 'own', { consequentialHint: true }],
    ['commit', 'third-party', { consequentialHint: true, untrustedContentHint: true }],
  ] as const)(
    'derives the hints of a %s of %s content, only those that are true',
    (effect, content, hints) => {
      expect(toHints({ effect, content })).toEqual(hints);
    },
  );
});

describe('a definition', () => {
  it('needs its checks only once', () => {
    expect(defineTool({ ...readTool('get_it'), effect: 'read' } as never)).toMatchObject({ name: 'get_it' });
  });
});
