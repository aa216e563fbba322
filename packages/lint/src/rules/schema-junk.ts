import { isRecord } from '../snapshot.ts';
import type { Hit, ToolRule } from '../rule.ts';

const validatorMembers = ['_def', '_zod', '~standard', 'def', '_cached', 'spec', '__isYupSchema__', '$_root'];

/** Something else than a JSON Schema of an object in the schema's place. */
export const schemaJunk: ToolRule = {
  id: 'schema-junk',
  family: 'platform',
  kind: 'tool',
  severity: 'error',
  reason:
    'The browser publishes whatever is given. A validator object, a text or a schema of another type than object reaches the agent as noise, and arguments are always an object.',
  source: 'WebMCP draft (the schema is serialised only, never checked); WebMCP-org/npm-packages#261',
  check({ definition: { inputSchema } }): Hit[] {
    if (inputSchema === undefined || inputSchema === null) return [];
    if (!isRecord(inputSchema)) return [{ path: '/inputSchema', args: { problem: 'is not an object' } }];
    const { type, properties, required } = inputSchema;
    if (validatorMembers.some((member) => Object.hasOwn(inputSchema, member))) {
      return [
        { path: '/inputSchema', args: { problem: 'is the object of a validator library, not JSON Schema' } },
      ];
    }
    const hits: Hit[] = [];
    if (type !== undefined && type !== 'object')
      hits.push({ path: '/inputSchema/type', args: { problem: 'has a type other than object' } });
    if (properties !== undefined && !isRecord(properties)) {
      const empty = Array.isArray(properties) && properties.length === 0;
      hits.push({
        path: '/inputSchema/properties',
        args: { problem: 'has properties that are not an object' },
        ...(empty && { fix: [{ op: 'replace', path: '/inputSchema/properties', value: {} }] }),
      });
    }
    if (required !== undefined && !Array.isArray(required)) {
      hits.push({ path: '/inputSchema/required', args: { problem: 'has a required that is not a list' } });
    }
    return hits;
  },
  good: [{ inputSchema: { type: 'object', properties: {} } }],
  bad: [
    { inputSchema: 'object' },
    { inputSchema: { type: 'string' } },
    { inputSchema: { type: 'object', properties: [] } },
    { inputSchema: { _def: { typeName: 'ZodObject' }, type: 'object' } },
  ],
};
