/** A control of a form as far as its schema goes. */
export interface Control {
  name: string;
  /** `type` of an input, else the element's name. */
  type: string;
  attributes: Readonly<Record<string, string>>;
  autocomplete: string;
  label: string;
  options: readonly string[];
}

const unlisted = /^(hidden|file|button|image|submit|reset)$/;

/**
 * The input schema a form tool gets (Chromium 156, measured), in plain keywords: choices as `enum`. Unknown members
 * are refused by the browser, so the object is closed.
 */
export function toFormSchema(controls: readonly Control[]): object {
  const listed = controls.filter(
    ({ type, attributes }) =>
      !unlisted.test(type) && !('disabled' in attributes) && !('readonly' in attributes),
  );
  const names = [...new Set(listed.filter((one) => one.name || describe(one)).map(({ name }) => name))];
  const groups = names.map((name) => listed.filter((one) => one.name === name));
  return {
    type: 'object',
    properties: Object.fromEntries(groups.map((group) => [group[0]?.name ?? '', toProperty(group)])),
    required: groups
      .filter((group) => group.some(({ attributes }) => 'required' in attributes))
      .map((group) => group[0]?.name ?? ''),
    additionalProperties: false,
  };
}

function toProperty(group: readonly Control[]): object {
  const [first] = group;
  if (!first) return {};
  const description = describe(first);
  return { ...toType(first, group), ...(description !== '' && { description }) };
}

function toType({ type, attributes, options }: Control, group: readonly Control[]): object {
  const { pattern, min, max, multiple } = attributes;
  if (type === 'radio') return { type: 'string', enum: group.map((one) => one.attributes['value'] ?? 'on') };
  if (type === 'select')
    return multiple === undefined
      ? { type: 'string', enum: options }
      : { type: 'array', items: { type: 'string', enum: options } };
  if (type === 'checkbox')
    return group.length === 1
      ? { type: 'boolean' }
      : {
          type: 'array',
          items: { type: 'string', enum: group.map((one) => one.attributes['value'] ?? 'on') },
        };
  if (type === 'number' || type === 'range')
    return { type: 'number', ...bound('minimum', min), ...bound('maximum', max) };
  if (type === 'date') return { type: 'string', format: 'date' };
  return { type: 'string', ...(pattern !== undefined && { pattern }) };
}

const bound = (key: string, value: string | undefined): object =>
  value !== undefined && value !== '' && Number.isFinite(Number(value)) ? { [key]: Number(value) } : {};

const describe = ({ attributes, label }: Control): string =>
  attributes['toolparamdescription'] ?? (label || (attributes['aria-description'] ?? ''));
