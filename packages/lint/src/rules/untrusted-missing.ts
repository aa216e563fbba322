import { says, verb } from '../purpose.ts';
import type { Reading } from '../reading.ts';
import type { ToolRule } from '../rule.ts';

/** Other people's words in the result, unmarked. */
export const untrustedMissing: ToolRule = {
  id: 'untrusted-missing',
  family: 'hints',
  kind: 'tool',
  severity: 'warning',
  reason:
    "A review can hold orders to the agent. untrustedContentHint tells the host that the words are not the shop's, also when they come from its own database.",
  source: 'WebMCP draft, untrustedContentHint; security section, output injection through an honest site',
  check(tool) {
    const { hints, definition, risk } = tool;
    if (hints.untrustedContentHint === true || definition.content === 'own') return [];
    const fix =
      typeof hints.untrustedContentHint === 'boolean' || !definition.annotations
        ? {}
        : { fix: [{ op: 'add' as const, path: '/annotations/untrustedContentHint', value: true }] };
    if (definition.content === 'third-party')
      return [{ path: '/annotations', args: { basis: 'its content' }, ...fix }];
    if (risk !== undefined && risk !== 'read') return [];
    return returnsOthersWords(tool) ? [{ path: '/annotations', args: { basis: 'name and text' } }] : [];
  },
  good: [
    {
      name: 'get_reviews',
      description: 'Returns reviews.',
      annotations: { readOnlyHint: true, untrustedContentHint: true },
    },
    { name: 'write_review', description: 'Sends the review of the shopper.', annotations: null },
    { name: 'get_size', description: 'Returns a size from reviews.', content: 'own' },
    { name: 'search_products', description: 'Finds products, sorted by rating if wanted.' },
  ],
  bad: [
    { name: 'get_reviews', description: 'Returns reviews.' },
    { name: 'fetch_page', description: 'Returns it.', content: 'third-party' },
    { name: 'bewertungen_lesen', description: 'Liest die Bewertungen der Kunden.' },
    { name: 'list_customers', description: 'Lists customers with their notes.', effect: 'admin-read' },
  ],
};

const answers = ['do:read', 'do:find', 'do:show'] as const;

function returnsOthersWords(tool: Reading): boolean {
  const reads =
    says(verb(tool.nameWords), ...answers) ||
    says(verb(tool.headWords), ...answers) ||
    tool.hints.readOnlyHint === true ||
    tool.risk === 'read';
  if (!reads) return false;
  if (says(tool.nameWords, 'thing:review')) return true;
  // The back office sees what customers typed: names, notes, addresses.
  return (
    tool.definition.effect === 'admin-read' &&
    tool.nameWords.some(({ word }) => /^(customers|orders|messages|users)$/.test(word)) &&
    !says(tool.nameWords, 'thing:report')
  );
}
