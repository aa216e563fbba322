import { describe, expect, it } from 'vitest';
import { findJsonFault } from './json-fault.ts';

describe('the first character that is not JSON', () => {
  it.each([
    ['{"a": }', 6],
    ['{"a" 1}', 5],
    ['[1 2]', 3],
    ['[1,]', 3],
    ['{"a":1,}', 7],
    ["{'a':1}", 1],
    ['[tru]', 1],
    ['[01]', 1],
    ['["a\nb"]', 1],
    ['[1] x', 4],
    ['[1', 2],
    ['{"a":[{"b":1}]', 14],
    ['', 0],
  ])('of %j is at %i', (text, at) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(findJsonFault(text)).toBe(at);
  });
});
