import { isFor } from '../purpose.ts';
import type { Reading } from '../reading.ts';
import type { Hit, ToolRule } from '../rule.ts';

/** Promo code, key or internal address in a text. */
export const secretInText: ToolRule = {
  id: 'secret-in-text',
  family: 'privacy',
  kind: 'tool',
  severity: 'warning',
  reason:
    'Definitions are public: every visitor and every agent reads them. A code given as an example is a code that everybody uses.',
  source: 'Chrome, WebMCP tool security page',
  check(tool) {
    const codes = isAboutCodes(tool);
    return tool.texts.flatMap(({ path, text }): Hit[] => {
      const part = text.slice(0, 4000);
      const key = keys.find(([, pattern]) => pattern.test(part));
      if (key) return [{ path, args: { kind: key[0] }, severity: 'error' }];
      const code =
        codes && path !== '/name' ? part.match(promo)?.find((one) => !harmless.test(one)) : undefined;
      return code ? [{ path, args: { kind: 'promo code' } }] : [];
    });
  },
  good: [
    { name: 'apply_coupon', description: 'Applies a coupon. Errors: CODE_UNKNOWN, EXPIRED.' },
    { name: 'apply_coupon', description: 'Applies the code the shopper has, printed in CAPITAL letters.' },
    { name: 'get_rate', description: 'Returns the rate in USD or EUR, ISO4217.' },
    { description: 'Returns the product with GTIN 4006381333931.' },
  ],
  bad: [
    { name: 'apply_promo', description: 'Applies a code such as SUMMER25.' },
    { name: 'apply_discount', description: "Redeems a code like 'VIPONLY'." },
    { description: 'Calls the API with sk_live_4eC39HqLyjWDarjtT1zdp7dc.' },
    { description: 'Asks http://10.0.3.17:8080/orders.' },
    { description: 'Reads customer record #CUST-00081723 of the internal system.' },
  ],
};

const isAboutCodes = (tool: Reading): boolean =>
  isFor(tool, 'thing:coupon') ||
  /\b(coupon|promo|discount|voucher|gutschein|cup[oó]n|rabatt)/i.test(tool.description.slice(0, 600));

const promo =
  /(?<![\w-])(?:[A-Z]{3,}-?\d{1,3}(?:-?[A-Z]+)?|\d{1,2}[A-Z]{3,}|(?<=['"“«„‘`])[A-Z]{5,}(?=['"”»“’`])|[A-Z]{3,}(?:VIP|OFF|FREE|SALE)|(?:VIP|OFF|FREE|SALE)[A-Z]{3,})(?![\w-])/g;
const harmless =
  /^(ISO|RFC|UTF|SHA|UTC|GMT|EAN|ISBN|HTTP|BASE|COVID|FREELY|SALES)-?\d*|^OFFER|^(FREEZE|OFFICE|OFFLINE|SALESFORCE)/;

const keys: readonly (readonly [string, RegExp])[] = [
  [
    'key',
    /\b(sk|pk|rk)_(live|test)_[A-Za-z0-9]{12,}|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{20,}|\bxox[baprs]-[A-Za-z0-9-]{10,}|\bAIza[\w-]{30,}|\bshp(at|ss|ca)_[0-9a-f]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY/,
  ],
  ['token', /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{5,}|\bbearer\s+[\w.~+/-]{20,}/i],
  [
    'internal address',
    /\bhttps?:\/\/(localhost|127\.|10\.\d|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|[\w.-]+\.(internal|intranet|corp|lan)\b)/i,
  ],
  [
    'internal id',
    /\b(internal|customer|user|account|tenant|employee)\s+(record|id|number|key|no\.?)\s*[#:=]?\s*#?(?=[\w-]*\d{4})[A-Z]{2,}[\w-]*\d/i,
  ],
];
