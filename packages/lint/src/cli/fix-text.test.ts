import { describe, expect, it } from 'vitest';
import { fixText } from './fix-text.ts';

describe('a fix', () => {
  it('goes into the layout that is there', () => {
    const text = '{\n    "name": "a",\n    "annotations": {\n        "x": 1\n    }\n}';
    expect(fixText(text, { op: 'add', path: '/annotations/readOnlyHint', value: true })).toBe(
      '{\n    "name": "a",\n    "annotations": {\n        "x": 1,\n        "readOnlyHint": true\n    }\n}',
    );
    expect(fixText('{"a":1}', { op: 'add', path: '/b', value: { c: [] } })).toBe('{"a":1, "b": { "c": [] }}');
    expect(fixText('{"a":{}}', { op: 'add', path: '/a/b', value: false })).toBe('{"a":{ "b": false }}');
  });

  it('replaces what is there, also when it adds', () => {
    expect(fixText('{"a": null}', { op: 'add', path: '/a', value: {} })).toBe('{"a": {}}');
    expect(fixText('{"a": "true"}', { op: 'replace', path: '/a', value: true })).toBe('{"a": true}');
  });

  it('takes a member out wherever it stands', () => {
    const remove = (text: string) => fixText(text, { op: 'remove', path: '/b' });
    expect(remove('{"b": 1, "a": 2}')).toBe('{"a": 2}');
    expect(remove('{"a": 2, "b": 1}')).toBe('{"a": 2}');
    expect(remove('{"b": 1}')).toBe('{}');
    expect(remove('{"a": 2}')).toBeUndefined();
  });

  it('without a place is left out', () => {
    expect(fixText('{"a": 1}', { op: 'replace', path: '/b', value: 1 })).toBeUndefined();
    expect(fixText('{"a": 1}', { op: 'add', path: '/b/c', value: 1 })).toBeUndefined();
    expect(fixText('{"a": 1}', { op: 'add', path: '/a/c', value: 1 })).toBeUndefined();
  });
});
