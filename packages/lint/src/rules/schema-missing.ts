import { isRecord } from '../snapshot.ts';
import type { ToolRule } from '../rule.ts';

/** No input schema, or an empty object for one. */
export const schemaMissing: ToolRule = {
  id: 'schema-missing',
  family: 'platform',
  kind: 'tool',
  severity: 'warning',
  reason:
    'Without a schema an agent must guess what to send, and some hosts refuse the tool. A tool without parameters says so with an object schema without properties.',
  source: 'WebMCP draft; Chrome, WebMCP best practices',
  check({ definition: { inputSchema } }) {
    if (
      inputSchema !== undefined &&
      inputSchema !== null &&
      !(isRecord(inputSchema) && Object.keys(inputSchema).length === 0)
    )
      return [];
    const value = { type: 'object', properties: {}, additionalProperties: false };
    return [
      {
        path: '/inputSchema',
        fix: [{ op: inputSchema === undefined ? 'add' : 'replace', path: '/inputSchema', value }],
      },
    ];
  },
  good: [{ inputSchema: { type: 'object', properties: {} } }],
  bad: [{ inputSchema: null }, { inputSchema: {} }],
};
