import type { Reading } from '../reading.ts';
import type { SetRule } from '../rule.ts';

/** All texts and schemas of a page together. */
export const surfaceSize: SetRule = {
  id: 'surface-size',
  family: 'budgets',
  kind: 'set',
  severity: 'warning',
  reason:
    'Everything published stands in the context of the agent all the time; a large surface makes each choice worse and dearer.',
  source: 'GoogleChromeLabs/webmcp-tools best practices',
  check(tools, { budgets }) {
    let length = 0;
    for (const tool of tools) {
      length += sizeOf(tool);
      if (length > budgets.surface) return [{ tool, args: { budget: budgets.surface } }];
    }
    return [];
  },
  good: [[{ name: 'a' }]],
  bad: [
    Array.from({ length: 9 }, (_, n) => ({
      name: `tool_${n}`,
      description: 'A sentence about it. '.repeat(240),
    })),
  ],
};

const sizeOf = ({ name, description, definition: { inputSchema = {} } }: Reading): number =>
  name.length + description.length + JSON.stringify(inputSchema).length;
