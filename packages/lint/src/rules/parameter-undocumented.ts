import type { ToolRule } from '../rule.ts';

/** Parameter without a description, nested ones and members of list items included. */
export const parameterUndocumented: ToolRule = {
  id: 'parameter-undocumented',
  family: 'clarity',
  kind: 'tool',
  severity: 'warning',
  reason:
    'An agent fills in what it has read about. Without a word on unit, form and origin of a value it guesses.',
  source: 'Lighthouse, webmcp-schema-validity; Chrome, WebMCP best practices',
  check: ({ parameters }) =>
    parameters
      .filter(({ schema }) => typeof schema.description !== 'string' || schema.description.trim() === '')
      .map(({ path, label }) => ({ path, args: { parameter: label } })),
  good: [
    {
      inputSchema: {
        type: 'object',
        properties: { size: { type: 'string', description: 'Size, such as M' } },
      },
    },
  ],
  bad: [
    { inputSchema: { type: 'object', properties: { size: { type: 'string' } } } },
    {
      inputSchema: {
        type: 'object',
        properties: {
          lines: {
            type: 'array',
            description: 'Lines',
            items: { type: 'object', properties: { id: { type: 'string' } } },
          },
        },
      },
    },
  ],
};
