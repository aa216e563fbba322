import { describe, expect, it } from 'vitest';
import { namesAfter } from './names-after.ts';

const spread = (...argv: string[]) => namesAfter('--call', argv, import.meta.dirname);

describe('names after a flag', () => {
  it('are each put behind a flag of their own, with arguments or without', () => {
    expect(spread('x', '--call', 'a', 'b={"q":"c d"}', '--other', 'c')).toEqual([
      'x',
      '--call',
      'a',
      '--call',
      'b={"q":"c d"}',
      '--other',
      'c',
    ]);
  });

  it('end at what is a file, a path or an address', () => {
    expect(spread('--call', 'a', 'names-after.ts')).toEqual(['--call', 'a', 'names-after.ts']);
    expect(spread('--call', 'a', 'http://localhost/')).toEqual(['--call', 'a', 'http://localhost/']);
  });

  it('that are missing leave the flag for the parser to refuse', () => {
    expect(spread('--call')).toEqual(['--call']);
    expect(spread('--call', './x')).toEqual(['--call', './x']);
    expect(spread('--call', 'a', '--call')).toEqual(['--call', 'a', '--call']);
  });
});
