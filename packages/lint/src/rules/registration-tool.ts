import { says, toPhrase, verb } from '../purpose.ts';
import type { ToolRule } from '../rule.ts';

/** A tool that creates a customer account. */
export const registrationTool: ToolRule = {
  id: 'registration-tool',
  family: 'sensitive',
  kind: 'tool',
  severity: 'error',
  reason:
    'An account is a contract and a set of credentials. Shoppers open one themselves, knowing what they agree to.',
  source: 'Chrome, WebMCP tool security page',
  check(tool) {
    if (
      tool.risk === 'show' ||
      tool.risk === 'read' ||
      says(verb(tool.nameWords), 'do:move', 'do:read', 'do:find')
    )
      return [];
    const name = toPhrase(tool.nameWords);
    const head = toPhrase(tool.headWords);
    const other =
      /newsletter|mailing|event|waitlist|waiting|workshop|class|course|alert|warranty|device|product|address|gift|webhook/;
    if (other.test(name) || other.test(head)) return [];
    return phrase.test(name) || phrase.test(head)
      ? [{ path: phrase.test(name) ? '/name' : '/description' }]
      : [];
  },
  good: [
    { name: 'newsletter_sign_up', description: 'Subscribes to the newsletter.', annotations: null },
    { name: 'register_for_workshop', description: 'Registers a place.', annotations: null },
    { name: 'open_registration', description: 'Opens the page for a new account.', annotations: null },
  ],
  bad: [
    { name: 'register_customer', description: 'Creates a customer account.', annotations: null },
    { name: 'signUp', description: 'Signs up.', annotations: null },
    { name: 'new_member', description: 'Legt ein neues Kundenkonto an.', annotations: null },
    { name: 'crear_cuenta', description: 'Crea una cuenta.', annotations: null },
    { name: 'join', description: '新規会員登録を行います。', annotations: null },
  ],
};

const phrase =
  /\b(sign ?up|register|enrol{1,2})( (a |the |new )?(user|customer|account|member|shopper|client|me))?$|\b(register|enrol{1,2})s? (a |the |new )*(user|customer|account|member|shopper|client)|\b(creates?|opens?|makes?|sets? up|new) (a |an |the |new |user |customer |shopper |loyalty )*(account|membership)\b|\b(kunden|benutzer)?konto (anlegen|erstellen|eröffnen)|\b(legt|erstellt|eröffnet)\b.*\b(kunden|benutzer)?konto|\bregistrier(t|en|e)\b.*\b(kunde|nutzer|benutzer)|\b(crear?|registrar?) (una |la )?(cuenta|usuario|cliente)|\b(créer|crée|creer|inscrire|inscrit) (un |le |la )?(compte|client|utilisateur)|(新規)?会員登録|アカウント(を)?作成|注册(账|帐|会员|用户|新)|会员注册|회원 ?가입|계정(을)? (생성|만들)/u;
