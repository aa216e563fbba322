import type { ToolRule } from '../rule.ts';

/** Name that no browser registers. */
export const nameGrammar: ToolRule = {
  id: 'name-grammar',
  family: 'platform',
  kind: 'tool',
  severity: 'error',
  reason:
    'The browser refuses to register a tool whose name is empty, longer than 128 characters or holds anything but letters, digits, underscore, hyphen and dot.',
  source: 'WebMCP draft, registerTool; a name with a space broke an agent (webmachinelearning/webmcp#145)',
  check({ name }) {
    if (/^[A-Za-z0-9_.-]{1,128}$/.test(name)) return [];
    const problem =
      name === '' ? 'is empty' : name.length > 128 ? 'is over 128 characters' : 'holds other characters';
    return [{ path: '/name', args: { problem } }];
  },
  good: [{ name: 'search_catalog' }, { name: 'cart.add-item2' }],
  bad: [{ name: '' }, { name: 'search catalog' }, { name: 'größe_wählen' }, { name: 'a'.repeat(129) }],
};
