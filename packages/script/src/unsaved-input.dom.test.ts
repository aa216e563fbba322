import { beforeEach, expect, it } from 'vitest';
import { hasUnsavedInput } from './unsaved-input.ts';

const form = (attributes: string): string => `<form ${attributes}>
  <input name="text" value="a"><textarea name="long">b</textarea><input type="checkbox" name="tick">
  <select name="pick"><option value="1" selected>one</option><option value="2">two</option></select>
  <select name="first"><option>one</option><option>two</option></select></form>`;

beforeEach(() => void (document.body.innerHTML = form('data-vitrine-keep')));
const field = <Field extends Element>(name: string): Field =>
  document.querySelector<Field>(`[name=${name}]`) as Field;

it('is not there as long as nothing was changed', () => {
  expect(hasUnsavedInput(document)).toBe(false);
});

it.each([
  ['a text', () => void (field<HTMLInputElement>('text').value = 'c')],
  ['a long text', () => void (field<HTMLTextAreaElement>('long').value = 'c')],
  ['a tick', () => void (field<HTMLInputElement>('tick').checked = true)],
  ['a choice that had no mark', () => void (field<HTMLSelectElement>('first').value = 'two')],
  ['a choice', () => void (field<HTMLSelectElement>('pick').value = '2')],
])('is there once %s was changed', (_, change) => {
  change();
  expect(hasUnsavedInput(document)).toBe(true);
});

it('does not count in a form that does not ask to be kept', () => {
  document.body.innerHTML = form('');
  field<HTMLInputElement>('text').value = 'c';
  expect(hasUnsavedInput(document)).toBe(false);
});
