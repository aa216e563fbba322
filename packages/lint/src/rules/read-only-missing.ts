import type { Fix } from '../finding.ts';
import { says, verb } from '../purpose.ts';
import { isRecord } from '../snapshot.ts';
import type { ToolRule } from '../rule.ts';

/** A tool that only reads and does not say so. */
export const readOnlyMissing: ToolRule = {
  id: 'read-only-missing',
  family: 'hints',
  kind: 'tool',
  severity: 'warning',
  reason:
    'Without readOnlyHint a host asks the shopper before each look at the catalogue, and does not run calls side by side.',
  source: 'Chrome, WebMCP tool security page; OpenAI, site tools',
  check(tool) {
    const { risk, hints, definition } = tool;
    if (hints.readOnlyHint !== undefined && hints.readOnlyHint !== false) return [];
    const value = { readOnlyHint: true };
    const fix: Fix[] = [
      isRecord(definition.annotations)
        ? { op: 'add', path: '/annotations/readOnlyHint', value: true }
        : { op: 'add', path: '/annotations', value },
    ];
    if (risk === 'read' && definition.effect !== 'read+ui')
      return [{ path: '/annotations', args: { basis: 'its effect' }, fix }];
    if (risk !== undefined || hints.readOnlyHint === false || definition.form) return [];
    const reads = says(verb(tool.nameWords), 'do:read') && says(verb(tool.headWords), 'do:read', 'do:find');
    return reads && !says(tool.words, 'do:move')
      ? [{ path: '/annotations', args: { basis: 'name and text' }, severity: 'info' }]
      : [];
  },
  good: [
    { effect: 'read', annotations: { readOnlyHint: true } },
    { effect: 'navigate', annotations: null },
    { name: 'get_cart', description: 'Opens the cart.', annotations: null },
  ],
  bad: [
    { effect: 'read', annotations: null },
    { name: 'get_cart', description: 'Returns the cart.', annotations: null },
  ],
};
