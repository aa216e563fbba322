import type { ToolRule } from '../rule.ts';

const loop: Record<string, unknown> = { type: 'object' };
loop.self = loop;

/** Definition that cannot be read or serialised whole. */
export const unreadable: ToolRule = {
  id: 'unreadable',
  family: 'platform',
  kind: 'tool',
  severity: 'error',
  reason:
    'The browser serialises the schema when the tool is registered: a cycle, a getter that throws or a value outside JSON makes that fail. What is very deep or very large no agent reads.',
  source: 'WebMCP draft, registerTool (JSON.stringify of inputSchema)',
  check: ({ troubles }) => troubles.map(({ path, trouble }) => ({ path, args: { trouble } })),
  good: [{ inputSchema: { type: 'object', properties: {} } }],
  bad: [
    { inputSchema: loop },
    { inputSchema: { type: 'object', parse: () => true } },
    { inputSchema: { maximum: 10n } },
  ],
};
