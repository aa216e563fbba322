import { says, toPhrase, verb } from '../purpose.ts';
import type { ToolRule } from '../rule.ts';

/** A tool that signs somebody in. */
export const signInTool: ToolRule = {
  id: 'sign-in-tool',
  family: 'sensitive',
  kind: 'tool',
  severity: 'error',
  reason:
    'Who acts is decided between the shopper and the shop. A sign-in through a tool puts credentials into the context of a model and makes the agent the one who proves identity.',
  source: 'Chrome, WebMCP tool security page; webmachinelearning/webmcp#105',
  check(tool) {
    if (tool.risk === 'show' || tool.risk === 'read' || says(verb(tool.nameWords), 'do:move')) return [];
    if (says(verb(tool.nameWords), 'do:read', 'do:find') || tool.hints.readOnlyHint === true) return [];
    const name = toPhrase(tool.nameWords);
    const found = names.test(name) || heads.test(toPhrase(tool.headWords));
    return found ? [{ path: names.test(name) ? '/name' : '/description' }] : [];
  },
  good: [
    { name: 'open_sign_in', description: 'Opens the sign-in page.', annotations: null },
    { name: 'get_cart', description: 'Returns the cart; signed_in says whether somebody is signed in.' },
    {
      name: 'manage_orders',
      description: 'Opens orders. Who is not signed in is asked to sign in there.',
      annotations: null,
    },
    { name: 'sign_out', description: 'Ends the session.', annotations: null },
  ],
  bad: [
    { name: 'login', description: 'Logs in.', annotations: null },
    { name: 'customerSignIn', description: 'Signs the customer in.', annotations: null },
    { name: 'session_start', description: 'Meldet den Kunden an seinem Konto an.', annotations: null },
    { name: 'iniciar_sesion', description: 'Inicia la sesión.', annotations: null },
    { name: 'auth', description: 'ログインします。', annotations: null },
  ],
};

const names =
  /\b(log ?in|sign ?in|log ?on|sign ?on|authenticate|authenticate user|(verify|check|enter|submit) (\w+ )?(otp|code|pin|mfa|totp)|anmelden|einloggen|iniciar? sesi[oó]n|(se )?connecter|connexion|accedi|entrar)\b|^auth$|^sso\b|登录|登入|ログイン|로그인/u;
const heads =
  /^(please )?(logs?|signs?) (the |a |an |your )?(\w+ ){0,3}in\b|^(logs?|signs?) in\b|^authenticates?\b|\bmeldet\b.*\ban$|\b(melde|meldet|loggt)\b.*\b(an|ein)\b|^inicia (la )?sesión|^connecte\b|^(checks|verifies|confirms|enters) (the |a )?(\w+ ){0,3}(digits|otp|code|pin) (sent|from|that)|ログイン(します|する|を行)|로그인(합니다|을 하)|(进行|执行)?登录(账|帐|用户|商城|$)/u;
