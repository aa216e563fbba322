/** What each field of a form was last told by the shop; choices by name and value. */
export function savedValues(form: HTMLFormElement): Map<string, string> {
  const values = new Map<string, string>();
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement)
      values.set(field.name, [...field.options].find((option) => option.defaultSelected)?.value ?? '');
    if (!(field instanceof HTMLInputElement) || !field.name) continue;
    if (field.type === 'radio') values.set(`${field.name}=${field.value}`, String(field.defaultChecked));
    else values.set(field.name, field.defaultValue);
  }
  return values;
}

/** Names of fields that say something else than before; a choice that was taken away is told by the one taken. */
export function changedFields(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after]
    .filter(([name, value]) => (before.get(name) ?? '') !== value && value !== 'false')
    .map(([name]) => name);
}

const markedFor = 6000;

/** Marks the labels of fields for a moment. */
export function markFields(form: HTMLFormElement, names: readonly string[]): void {
  for (const key of names) {
    const [name = '', value] = key.split('=');
    const selector = `[name="${CSS.escape(name)}"]${value ? `[value="${CSS.escape(value)}"]` : ''}`;
    const label = form.querySelector(selector)?.closest('label');
    if (!label) continue;
    label.classList.add('changed');
    setTimeout(() => label.classList.remove('changed'), markedFor);
  }
}
