import { afterEach, describe, expect, it } from 'vitest';
import { unsavedForms } from './unsaved-forms.ts';

afterEach(() => document.body.replaceChildren());

function form(attributes: string) {
  document.body.innerHTML = `<form ${attributes}>
    <input name="city" value="Berlin">
    <input type="radio" name="way" value="a" checked><input type="radio" name="way" value="b">
    <select name="country"><option value="">-</option><option value="DE" selected>Germany</option></select>
  </form>`;
  return document.querySelector('form')!;
}

describe('unsaved forms', () => {
  it('are none while every field says what the shop saved', () => {
    form('data-vitrine-keep');
    expect(unsavedForms(document)).toEqual([]);
  });

  it.each([
    ['a typed text', 'input[name=city]', (field: HTMLInputElement) => (field.value = 'Bonn')],
    ['a choice', 'input[value=b]', (field: HTMLInputElement) => (field.checked = true)],
  ])('are found by %s', (...[, selector, change]) => {
    const marked = form('data-vitrine-keep');
    change(marked.querySelector<HTMLInputElement>(selector)!);
    expect(unsavedForms(document)).toEqual([marked]);
    marked.reset();
    expect(unsavedForms(document)).toEqual([]);
  });

  it('are found by a selection', () => {
    const marked = form('data-vitrine-keep');
    marked.querySelector('select')!.selectedIndex = 0;
    expect(unsavedForms(document)).toEqual([marked]);
  });

  it('are only those that are marked', () => {
    form('').querySelector('input')!.value = 'Bonn';
    expect(unsavedForms(document)).toEqual([]);
  });
});
