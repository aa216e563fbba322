import { says, verb } from '../purpose.ts';
import type { ToolRule } from '../rule.ts';

/** `readOnlyHint` on a tool that changes or moves something. */
export const readOnlyWrong: ToolRule = {
  id: 'read-only-wrong',
  family: 'hints',
  kind: 'tool',
  severity: 'error',
  reason:
    'A host runs read-only tools without asking, several at a time, and again after an error. Going to another page or replacing what is on screen is not reading either.',
  source: 'WebMCP draft, readOnlyHint: no state change; Chrome, WebMCP tool security page',
  check(tool) {
    if (tool.hints.readOnlyHint !== true) return [];
    const at = { path: '/annotations/readOnlyHint' };
    if (tool.risk !== undefined) {
      return tool.risk === 'read'
        ? []
        : [{ ...at, args: { basis: `effect ${tool.definition.effect ?? ''}` } }];
    }
    const first = verb(tool.nameWords);
    const writes = says(
      first,
      'do:drop',
      'do:buy',
      'do:cancel',
      'do:refund',
      'do:add',
      'do:create',
      'do:erase',
      'do:send',
    );
    const agrees = says(
      verb(tool.headWords),
      'do:drop',
      'do:buy',
      'do:cancel',
      'do:refund',
      'do:add',
      'do:create',
      'do:send',
    );
    return writes && agrees && !says(first, 'do:read', 'do:find')
      ? [{ ...at, args: { basis: 'name and text' }, severity: 'warning' }]
      : [];
  },
  good: [
    { effect: 'read' },
    { name: 'remove_from_cart', description: 'Removes a line.', annotations: null },
    { name: 'check_order', description: 'Returns the state of an order.' },
  ],
  bad: [
    { effect: 'draft' },
    { effect: 'navigate', name: 'open_cart', description: 'Opens the cart.' },
    { name: 'delete_address', description: 'Deletes an address.' },
  ],
};
