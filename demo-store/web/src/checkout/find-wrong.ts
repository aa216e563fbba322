import type { Words } from '../words/en.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** What a form lacks before the shop need be asked: words by field name, in the order of the fields. */
export function findWrong(form: HTMLFormElement, { fields }: Words): Map<string, string> {
  const all = [...form.elements].filter(
    (one): one is Field => one instanceof HTMLInputElement || one instanceof HTMLSelectElement,
  );
  const wrong = all.filter(({ name, validity }) => name && !validity.valid);
  return new Map(
    wrong.map(({ name, validity }) => [name, validity.valueMissing ? fields.required : fields.email]),
  );
}
