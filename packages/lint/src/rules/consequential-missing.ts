import type { Fix } from '../finding.ts';
import { isFor, says, verb } from '../purpose.ts';
import { isRecord } from '../snapshot.ts';
import type { ToolRule } from '../rule.ts';

/** Money, something binding or final, without `consequentialHint`. */
export const consequentialMissing: ToolRule = {
  id: 'consequential-missing',
  family: 'hints',
  kind: 'tool',
  severity: 'warning',
  reason:
    'consequentialHint is the one thing by which a host can put the shopper in front of a purchase, a booking, a message or a deletion.',
  source: 'WebMCP draft, consequentialHint (#217); Chrome, WebMCP tool security page',
  check(tool) {
    const { risk, hints, definition } = tool;
    if (hints.consequentialHint !== undefined && hints.consequentialHint !== false) return [];
    const fix: Fix[] = [
      isRecord(definition.annotations)
        ? { op: 'add', path: '/annotations/consequentialHint', value: true }
        : { op: 'add', path: '/annotations', value: { consequentialHint: true } },
    ];
    if (risk === 'commit')
      return [{ path: '/annotations', args: { basis: `effect ${definition.effect ?? ''}` }, fix }];
    if (risk !== undefined || hints.readOnlyHint === true) return [];
    const pays =
      says(verb(tool.nameWords), 'do:buy', 'do:refund') && says(tool.headWords, 'do:buy', 'do:refund');
    const places = tool.nameWords[0]?.word === 'place' && isFor(tool, 'thing:order');
    return pays || places ? [{ path: '/annotations', args: { basis: 'name and text' } }] : [];
  },
  good: [
    { effect: 'money', annotations: { consequentialHint: true } },
    { effect: 'draft', annotations: null },
    { name: 'place_order', description: 'Places the order.', annotations: { consequentialHint: true } },
  ],
  bad: [
    { effect: 'money', annotations: null },
    { effect: 'commit', annotations: { consequentialHint: false } },
    { name: 'pay_order', description: 'Pays the open order.', annotations: null },
    { name: 'place_order', description: 'Places the order.', annotations: {} },
  ],
};
