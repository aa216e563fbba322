import type { ToolRule } from '../rule.ts';

const parameter = (name: string, schema: object = { type: 'string' }) => ({
  inputSchema: { type: 'object', properties: { [name]: schema } },
});

/** Password, one-time code or access token as an argument. */
export const credentialParameter: ToolRule = {
  id: 'credential-parameter',
  family: 'sensitive',
  kind: 'tool',
  severity: 'error',
  reason:
    'What goes through a tool passes through a model, its log and its provider. A secret that was there is no secret any more.',
  source: 'Chrome, WebMCP tool security page; OWASP guidance on credentials',
  check: ({ parameters }) =>
    parameters
      .filter(({ name, words, schema, description }) => {
        if (schema.type === 'boolean' || (schema.type === 'integer' && !/otp|pin/.test(name))) return false;
        const joined = words.join(' ');
        return (secret.test(joined) && !harmless.test(joined)) || spoken.test(description.slice(0, 300));
      })
      .map(({ path, label }) => ({ path, args: { parameter: label } })),
  good: [
    parameter('page_token'),
    parameter('discount_code'),
    parameter('postal_code'),
    parameter('password_protected', { type: 'boolean' }),
    parameter('pin_to_top', { type: 'boolean' }),
    parameter('next_token'),
  ],
  bad: [
    parameter('password'),
    parameter('newPassword'),
    parameter('otp'),
    parameter('verification_code'),
    parameter('api_key'),
    parameter('passwort'),
    parameter('clave', { type: 'string', description: 'Contraseña de la cuenta' }),
    parameter('code', { type: 'string', description: 'The one-time code from the text message' }),
    parameter('密码'),
  ],
};

const secret =
  /\b(password|passwd|pwd|passcode|passphrase|otp|totp|mfa|cvv|cvc|secret|api ?key|access ?token|auth ?token|bearer|session ?(token|cookie|id)|refresh ?token|credentials?|private ?key|verification code|one time (code|password)|(sms|security|auth|login|mfa) (code|pin)|pin( code)?|passwort|kennwort|einmalcode|contrasena|contraseña|mot de passe|motdepasse|parola d ordine|senha)\b|^(code|pin|token)$(?!)|密码|口令|验证码|パスワード|暗証番号|認証コード|비밀번호|인증번호/u;
const harmless = /\b(hint|protected|policy|strength|to top|board|map|drop)\b/;
const spoken =
  /\b(one-?time (code|password|passcode)|(the|your|account|current|new|login) password\b|verification code (sent|from)|(digits|code) (sent|received|from) (by|in|via|from|the) .{0,20}(sms|text|mail|authenticator)|passwort des|contraseña de|mot de passe (du|de)|einmal(code|passwort))\b|(账户|帐户|登录)密码|ログインパスワード|계정 비밀번호/iu;
