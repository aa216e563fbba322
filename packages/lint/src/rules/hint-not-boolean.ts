import { isRecord } from '../snapshot.ts';
import type { Hit, ToolRule } from '../rule.ts';

/** Annotations that are no object, or a hint that is no boolean. */
export const hintNotBoolean: ToolRule = {
  id: 'hint-not-boolean',
  family: 'platform',
  kind: 'tool',
  severity: 'error',
  reason:
    'The browser turns any value into a boolean: the text "false" counts as true, so the tool claims what nobody meant.',
  source: 'WebMCP draft, ToolAnnotations (Web IDL boolean conversion)',
  check({ definition: { annotations }, hints }): Hit[] {
    if (annotations !== undefined && annotations !== null && !isRecord(annotations)) {
      return [{ path: '/annotations', args: { hint: 'annotations', type: typeof annotations } }];
    }
    return Object.entries(hints)
      .filter(([key, value]) => /(Hint|^debugging)$/.test(key) && typeof value !== 'boolean')
      .map(([hint, value]) => ({
        path: `/annotations/${hint}`,
        args: { hint, type: value === null ? 'null' : typeof value },
        ...((value === 'true' || value === 'false') && {
          fix: [{ op: 'replace', path: `/annotations/${hint}`, value: value === 'true' }],
        }),
      }));
  },
  good: [{ annotations: { readOnlyHint: true } }, { annotations: null }],
  bad: [
    { annotations: { readOnlyHint: 'true' } },
    { annotations: { consequentialHint: 1 } },
    { annotations: 'readOnly' },
  ],
};
