import { toPhrase } from '../purpose.ts';
import type { ToolRule } from '../rule.ts';

/** A tool that links accounts or hands out authorisation. */
export const oauthLink: ToolRule = {
  id: 'oauth-link',
  family: 'sensitive',
  kind: 'tool',
  severity: 'error',
  reason:
    'Linking an account gives lasting rights to a third party. It is a decision of the account holder, taken at the provider.',
  source: 'RFC 9700, OAuth 2.0 security best current practice',
  check(tool) {
    const linked = phrase.test(toPhrase(tool.nameWords)) || phrase.test(toPhrase(tool.headWords));
    const code = tool.parameters.filter(({ words }) =>
      /^(oauth|authorization code|auth code|code verifier|id token|client secret)/.test(words.join(' ')),
    );
    if (linked) return [{ path: '/name' }];
    return code.map(({ path }) => ({ path }));
  },
  good: [
    { name: 'link_items', description: 'Shows related items.' },
    { name: 'connect_devices', description: 'Lists devices.' },
  ],
  bad: [
    { name: 'oauth_start', description: 'Starts.' },
    { name: 'link_google_account', description: 'Links the account of the shopper with a provider.' },
    {
      name: 'token',
      description: 'Exchanges.',
      inputSchema: { type: 'object', properties: { authorization_code: { type: 'string' } } },
    },
  ],
};

const phrase =
  /\b(oauth2?|openid|oidc|saml|sso)\b|\b(links?|connects?|unlinks?|authorizes?) (the |a |an |your |my )?(\w+ ){0,3}(accounts?|wallet)( of| with| to|$)|\bgrants? (\w+ ){0,2}(access|permissions?)\b|\bkonto (verknüpfen|verbinden)|\b(vincular|conectar) (la |una )?cuenta|\b(lier|connecter) (le |un )?compte|(アカウント|계정) ?(を)?(連携|연동)|绑定(账|帐)/u;
