import { says, toPhrase, verb } from '../purpose.ts';
import type { ToolRule } from '../rule.ts';

/** A tool that gives consent for the shopper. */
export const consentTool: ToolRule = {
  id: 'consent-tool',
  family: 'sensitive',
  kind: 'tool',
  severity: 'error',
  reason:
    'Consent to terms, cookies or marketing counts only when the person gave it. Consent that an agent clicked is worth nothing to the shop either.',
  source: 'GDPR, articles 4(11) and 7',
  check(tool) {
    if (tool.risk === 'read' || says(verb(tool.nameWords), 'do:read', 'do:find', 'do:move')) return [];
    const name = toPhrase(tool.nameWords);
    if (phrase.test(name) || phrase.test(toPhrase(tool.headWords))) return [{ path: '/name' }];
    return tool.parameters
      .filter(({ words, schema }) => schema.type === 'boolean' && parameterPhrase.test(words.join(' ')))
      .map(({ path }) => ({ path }));
  },
  good: [
    { name: 'get_terms', description: 'Returns the terms.' },
    { name: 'accept_offer', description: 'Takes the offer into the cart.', annotations: null },
  ],
  bad: [
    { name: 'accept_terms', description: 'Accepts.', annotations: null },
    { name: 'set_cookie_consent', description: 'Sets it.', annotations: null },
    { name: 'agb_akzeptieren', description: 'Akzeptiert die AGB.', annotations: null },
    {
      name: 'place',
      description: 'Places it.',
      annotations: null,
      inputSchema: { type: 'object', properties: { acceptTerms: { type: 'boolean' } } },
    },
    { name: 'agree', description: '用户同意隐私条款。', annotations: null },
  ],
};

const phrase =
  /\b(accepts?|agrees?|consents?|acknowledges?|signs?) (to )?(the |all |our |shop |store |site )*(terms|conditions|tos|policy|policies|cookies?|gdpr|consent|agreement|contract|waiver|disclaimer|privacy|marketing)\b|\b(gives?|grants?|sets?|records?|updates?|saves?) (the |a |user |customer |cookie |marketing |tracking |privacy )*consent\b|\b(cookie|marketing|tracking|gdpr) consent\b|\brecords? that (the )?(customer|user|shopper|buyer) (agrees|accepts|consents)\b|\b(agb|datenschutz\w*|bedingungen|einwilligung\w*)\b.{0,15}\b(akzeptier\w*|zustimm\w*|annehm\w*|erteil\w*)|\b(akzeptiert|bestätigt|erteilt) (\w+ ){0,2}(agb|bedingungen|einwilligung)|\bacept\w+ (los |las )?(términos|condiciones|cookies)|\baccept\w+ (les |des )?(conditions|cgv|cookies)|同意.{0,6}(条款|协议|隐私|規約)|(規約|プライバシー).{0,6}同意|(약관|개인정보).{0,8}동의/u;
const parameterPhrase =
  /\b(accept|agree|agreed|accepted|consent|consents)\b.*\b(terms|tos|conditions|privacy|gdpr|marketing|policy|cookies)\b|\b(terms|tos|privacy|gdpr|marketing|agb|dsgvo|policy|cookies?) (accepted|accept|agreed|agreement|consent|akzeptiert|zugestimmt)\b|\bage (confirmed|verified)\b|^(gdpr|marketing) consent$/;
