/** Whether a form that asks to be kept (`data-vitrine-keep`) holds input the shopper changed and nobody has taken yet. */
export function hasUnsavedInput(document: Document): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'form[data-vitrine-keep] :is(input, textarea, select)',
  );
  return [...fields].some((field) => {
    if ('options' in field)
      return [...field.options].some((option) => option.selected !== option.defaultSelected);
    if (field.type === 'checkbox' || field.type === 'radio')
      return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
    return field.value !== field.defaultValue;
  });
}
