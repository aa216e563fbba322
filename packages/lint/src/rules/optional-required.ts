import type { ToolRule } from '../rule.ts';

const required = (description: string) => ({
  inputSchema: { type: 'object', properties: { note: { type: 'string', description } }, required: ['note'] },
});

/** Parameter that the schema requires and the text calls optional. */
export const optionalRequired: ToolRule = {
  id: 'optional-required',
  family: 'platform',
  kind: 'tool',
  severity: 'warning',
  reason:
    'An agent that believes the text leaves the parameter out, and the call fails; one that believes the schema invents a value.',
  source: 'JSON Schema 2020-12, required',
  check: ({ parameters }) =>
    parameters
      .filter((parameter) => parameter.required && said.test(parameter.description))
      .map(({ path, label }) => ({ path, args: { parameter: label } })),
  good: [
    required('A note for the driver'),
    required('An object. The handle may be left out.'),
    { inputSchema: { type: 'object', properties: { note: { description: 'Optional' } } } },
  ],
  bad: [required('A note; may be left out'), required('Optional note'), required('Opcional')],
};

const said =
  /^optional\b|\(optional\)|(^|[.;,(] ?)(it )?(may|can) be (left out|omitted)\b|\bleave (it )?(out|empty)\b|\bif (wanted|left out|omitted)\b|^optionaler?\b|\bkann entfallen\b|\bopcional\b|\bfacultatif\b/i;
