import { says } from '../purpose.ts';
import type { ToolRule } from '../rule.ts';

/** Private data open to anyone. */
export const subjectMissing: ToolRule = {
  id: 'subject-missing',
  family: 'surface',
  kind: 'tool',
  severity: 'warning',
  reason:
    "Orders, addresses and profile belong to a person. A tool for them that is shown to guests fails for them, or shows another person's.",
  source: 'OWASP API1, broken object level authorisation; webmachinelearning/webmcp#105',
  check(tool) {
    const { subject, scope = '', knows = [] } = tool.definition;
    if (
      subject === 'required' ||
      (subject === undefined && !knows.includes('subject')) ||
      tool.risk === 'show'
    )
      return [];
    const named =
      says(tool.nameWords, 'thing:account') ||
      /(^|_)(my_)?(orders|order_history|addresses|invoices|wishlists?)$/.test(tool.name);
    const scoped = /(^|\.)private(\.|$)|^account\./.test(scope);
    return named || scoped ? [{ args: { subject: subject ?? 'none' } }] : [];
  },
  good: [
    { name: 'list_orders', subject: 'required' },
    { name: 'manage_orders', subject: 'anyone', effect: 'navigate' },
    { name: 'list_orders' },
    { name: 'get_cart', subject: 'anyone' },
  ],
  bad: [
    { name: 'list_orders', subject: 'anyone' },
    { name: 'get_profile', knows: ['subject'] },
    { name: 'refund', scope: 'order.private.read', subject: 'anyone' },
  ],
};
