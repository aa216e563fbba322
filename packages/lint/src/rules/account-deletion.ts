import { says, toPhrase, verb } from '../purpose.ts';
import type { ToolRule } from '../rule.ts';

/** A tool that deletes or closes the account, or changes its credentials. */
export const accountDeletion: ToolRule = {
  id: 'account-deletion',
  family: 'sensitive',
  kind: 'tool',
  severity: 'error',
  reason:
    'Deleting an account or changing its password locks the shopper out for good if a page has talked the agent into it.',
  source: 'WebMCP draft, security section (password reset as the example)',
  check(tool) {
    if (tool.risk === 'show' || says(verb(tool.nameWords), 'do:move')) return [];
    const name = toPhrase(tool.nameWords);
    return phrase.test(name) || phrase.test(toPhrase(tool.headWords))
      ? [{ path: phrase.test(name) ? '/name' : '/description' }]
      : [];
  },
  good: [
    { name: 'delete_address', description: 'Deletes a saved address.', annotations: null },
    { name: 'open_account', description: 'Opens the page of the account.', annotations: null },
  ],
  bad: [
    { name: 'delete_account', description: 'Deletes it.', annotations: null },
    { name: 'resetPassword', description: 'Sends a mail.', annotations: null },
    { name: 'remove_me', description: 'Closes the account of the customer for good.', annotations: null },
    { name: 'konto_loeschen', description: 'Löscht das Konto.', annotations: null },
    { name: 'supprimer_compte', description: 'Supprime définitivement le compte client.', annotations: null },
    { name: 'withdraw', description: '退会手続きを行います。', annotations: null },
  ],
};

const phrase =
  /\b(deletes?|removes?|closes?|erases?|deactivates?|terminates?|destroys?|disables?) (my |the |this |a |an |your |user |customer |own )*(accounts?|profile|membership)\b|\b(resets?|changes?|updates?|sets?|forgot|forgotten|recovers?|new) (my |the |a |your |account |user |customer )*(password|passwort|passcode|email|login email|two factor|mfa|2fa)\b(?! (alert|subscription|template))|\bpassword (reset|change|recovery)\b|\bsends? (the |a |an )?(\w+ ){0,4}(new|reset) password\b|\b(benutzer|kunden)?konto\b.{0,12}\b(löschen|loeschen|schließen)|\b(löscht|schließt)\b.{0,30}\b\w*konto\b|\bpasswor(t|d) (zurücksetzen|ändern)|\b(eliminar?|borrar?|cerrar|cierra) (\w+ ){0,3}cuenta|\b(cambiar?|restablecer?) (\w+ ){0,2}contraseña|\b(supprimer?|fermer?|clôturer?) (\w+ ){0,3}compte|\b(changer?|réinitialiser?) (\w+ ){0,3}mot de passe|退会|アカウントを?削除|パスワード(を)?(変更|再設定|リセット)|注销(账|帐)|删除(账|帐)[户号]|(重置|修改)密码|회원 ?탈퇴|계정(을)? ?삭제|비밀번호(를)? ?(변경|재설정)/u;
