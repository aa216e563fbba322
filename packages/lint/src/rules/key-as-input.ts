import { says } from '../purpose.ts';
import type { ToolRule } from '../rule.ts';

const parameter = (name: string, schema: object = { type: 'string' }) => ({
  inputSchema: { type: 'object', properties: { [name]: schema } },
});

/** Idempotency key as an argument. */
export const keyAsInput: ToolRule = {
  id: 'key-as-input',
  family: 'money',
  kind: 'tool',
  severity: 'error',
  reason:
    'A model makes a new key for each try, so a retry buys twice. The page fixes the key for an intent and keeps it until the outcome is known.',
  source: 'square/square-mcp-server#31; akash-network/console#3449',
  check: (tool) =>
    tool.parameters
      .filter(({ words }) => {
        const joined = words.join('');
        return (
          /^(x?idempotency(key|token|id)?|idempotent(key|token|id)|dedup(e|lication)(key|id|token)|requestnonce|nonce|clientrequestid)$/.test(
            joined,
          ) ||
          (/^(requestid|transactionkey|uniquekey)$/.test(joined) &&
            says(tool.nameWords, 'do:buy', 'do:order', 'do:book', 'do:refund'))
        );
      })
      .map(({ path, label }) => ({ path, args: { parameter: label } })),
  good: [parameter('sort_key'), { name: 'get_request', ...parameter('request_id') }],
  bad: [
    parameter('idempotency_key'),
    parameter('idempotencyKey'),
    { name: 'pay_invoice', ...parameter('request_id') },
  ],
};
