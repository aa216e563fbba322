import { says } from '../purpose.ts';
import type { ToolRule } from '../rule.ts';

const parameter = (name: string, description = 'Value') => ({
  inputSchema: { type: 'object', properties: { [name]: { type: 'string', description } } },
});

/** Who acts, as an argument. */
export const identityParameter: ToolRule = {
  id: 'identity-parameter',
  family: 'privacy',
  kind: 'tool',
  severity: 'warning',
  reason:
    'Who acts is what the session says. An id in the arguments lets one shopper ask for the orders of another.',
  source: 'webmachinelearning/webmcp#105; OWASP API1, broken object level authorisation',
  check: (tool) =>
    tool.parameters
      .filter(({ words }) => identity.test(words.join(' ')) && !says(tool.nameWords, 'thing:staff'))
      .filter(() => tool.definition.effect !== 'admin-read' && tool.definition.effect !== 'admin-write')
      .map(({ path, label }) => ({ path, args: { parameter: label } })),
  good: [
    parameter('order_id'),
    parameter('seller_id'),
    parameter('customer_name'),
    parameter('email', 'Where the ticket goes'),
  ],
  bad: [
    parameter('customer_id'),
    parameter('userId'),
    parameter('account_id'),
    parameter('kunden_id'),
    parameter('impersonate'),
  ],
};

const identity =
  /^((current |logged in |acting |on behalf of )?(customer|user|client|member|shopper|buyer|account|owner|patient|guest|subscriber|kunden|nutzer|benutzer|cliente|usuario|utilisateur)s? ?(id|uid|uuid|key|ref|identifier|nummer|no|number)|uid|impersonate|act as|on behalf of|as user|run as|(logged|signed) in as|id (del )?(cliente|usuario)|用户id|客户id|会员id|ユーザーid|会員番号|사용자 ?id|회원 ?번호)$/u;
