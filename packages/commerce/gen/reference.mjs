/** The tool reference in Markdown, from the definitions. */
export function toReference(sets, tools, versions) {
  const phasesOf = (tool) =>
    sets.filter((set) => set.tools.some(({ name }) => name === tool.name)).flatMap(({ phase }) => phase);
  const head =
    '# Tools\n\nGenerated from the definitions by `pnpm gen`. Money is minor units; every result is an envelope of at most 1,500 characters.\n';
  return `${head}\n${tools.map((tool) => toSection(tool, phasesOf(tool), versions[tool.name])).join('\n')}`;
}

function toSection(tool, phases, version) {
  const facts = [
    ['effect', tool.effect],
    ['content', tool.content],
    ['subject', tool.subject],
    ['scope', tool.scope],
    ['confirm', tool.confirm ?? '-'],
    ['phases', phases.join(', ')],
    ['version', version],
  ];
  const rows = toRows(tool.input, '');
  const table = ['| parameter | type | required | meaning |', '|---|---|---|---|', ...rows].join('\n');
  return [
    `## ${tool.name}`,
    `**${tool.title}.** ${tool.description}`,
    facts.map(([name, value]) => `${name} \`${value}\``).join(' · '),
    rows.length > 0 ? table : 'No parameters.',
    '',
  ].join('\n\n');
}

function toRows(schema, path) {
  return Object.entries(schema.properties ?? {}).flatMap(([name, parameter]) => {
    const required = schema.required?.includes(name) ? 'yes' : '';
    const meaning = parameter.description.replaceAll('|', '\\|');
    const own = `| \`${path}${name}\` | ${toType(parameter)} | ${required} | ${meaning} |`;
    const inner =
      parameter.type === 'array' ? [parameter.items, `${path}${name}[].`] : [parameter, `${path}${name}.`];
    return [own, ...toRows(...inner)];
  });
}

function toType({ type, enum: values, minimum, maximum, minItems, maxItems, maxLength, default: start }) {
  if (values) return values.map((value) => `\`${value}\``).join(', ');
  const range = (low, high, unit) =>
    low === undefined && high === undefined ? '' : `, ${low ?? 0} to ${high ?? 'any'}${unit}`;
  const first = start === undefined ? '' : `, default ${start}`;
  return `${type}${range(minimum, maximum, '')}${range(minItems, maxItems, ' items')}${range(undefined, maxLength, ' characters')}${first}`;
}
