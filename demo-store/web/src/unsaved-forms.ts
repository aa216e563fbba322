/** Forms marked `data-vitrine-keep` in which somebody typed what is not saved. */
export function unsavedForms(document: Document): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>('form[data-vitrine-keep]')].filter(hasTyped);
}

/** Whether a field differs from what the shop last said. */
export function hasTyped(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) return selectTyped(field);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
    const choice = field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');
    return choice ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
  });
}

function selectTyped({ options, selectedIndex }: HTMLSelectElement): boolean {
  const saved = [...options].findIndex((option) => option.defaultSelected);
  return selectedIndex !== Math.max(0, saved);
}
