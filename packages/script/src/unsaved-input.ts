/** Whether a form that asks to be kept (`data-vitrine-keep`) holds input the shopper changed and nobody has taken yet. */
export function hasUnsavedInput(document: Document): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'form[data-vitrine-keep] :is(input, textarea, select)',
  );
  return [...fields].some((field) => {
    if ('options' in field) return isChosenAnew(field);
    const ticked = field.type === 'checkbox' || field.type === 'radio';
    if (ticked && 'checked' in field) return field.checked !== field.defaultChecked;
    return field.value !== field.defaultValue;
  });
}

/** Without a choice in the markup a list starts at its first option. */
function isChosenAnew({ options, multiple }: HTMLSelectElement): boolean {
  const marked = [...options].some((option) => option.hasAttribute('selected'));
  return [...options].some((option, index) => {
    const first = !marked && !multiple && index === 0;
    return option.selected !== (first || option.hasAttribute('selected'));
  });
}
