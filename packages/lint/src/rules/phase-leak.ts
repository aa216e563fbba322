import { says } from '../purpose.ts';
import type { Reading } from '../reading.ts';
import type { ToolRule } from '../rule.ts';

/** Checkout tool in the storefront, or the reverse. */
export const phaseLeak: ToolRule = {
  id: 'phase-leak',
  family: 'surface',
  kind: 'tool',
  severity: 'warning',
  reason:
    'What completes an order belongs where the buyer sees it; what browses and fills the cart pulls the buyer out of checkout and changes the total.',
  source: 'Documented tool sets of shops: storefront and checkout apart',
  check(tool) {
    const { phases = [] } = tool.definition;
    if (phases.includes('storefront') && completes(tool)) return [{ args: { phase: 'storefront' } }];
    return phases.includes('checkout') && browses(tool) ? [{ args: { phase: 'checkout' } }] : [];
  },
  good: [
    { name: 'complete_checkout', effect: 'commit', phases: ['checkout'] },
    { name: 'search_catalog', phases: ['storefront'] },
    { name: 'request_refund', effect: 'commit', phases: ['storefront'] },
  ],
  bad: [
    { name: 'complete_checkout', effect: 'commit', phases: ['storefront', 'checkout'] },
    { name: 'search_catalog', phases: ['checkout'] },
    { name: 'update_cart', effect: 'write', phases: ['checkout'] },
  ],
};

const completes = ({ nameWords, risk }: Reading): boolean =>
  risk === 'commit' &&
  says(nameWords, 'thing:checkout', 'thing:order', 'thing:payment', 'do:buy') &&
  !says(nameWords, 'do:refund', 'do:cancel');

const browses = ({ nameWords, risk }: Reading): boolean =>
  (says(nameWords, 'do:find') && says(nameWords, 'thing:product')) ||
  (says(nameWords, 'thing:cart') && risk === 'change');
