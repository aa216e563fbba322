import type { Parameter } from '../parameters.ts';
import type { ToolRule } from '../rule.ts';

const parameter = (name: string, schema: object) => ({
  inputSchema: { type: 'object', properties: { [name]: schema } },
});

/** Confirmation that is an argument. */
export const selfConfirmation: ToolRule = {
  id: 'self-confirmation',
  family: 'money',
  kind: 'tool',
  severity: 'error',
  reason:
    'Whoever makes the call sets the argument. A confirmation that the agent gives itself confirms nothing.',
  source: 'WebMCP draft, security section; OWASP guidance on agents acting for users',
  check: ({ parameters }) =>
    parameters.filter(confirms).map(({ path, label }) => ({ path, args: { parameter: label } })),
  good: [
    parameter('confirmation_email', { type: 'string' }),
    parameter('approved_only', { type: 'boolean', description: 'Only reviews that were approved' }),
    parameter('status', { type: 'string', enum: ['confirmed', 'open'] }),
  ],
  bad: [
    parameter('confirm', { type: 'boolean' }),
    parameter('user_approved', { type: 'boolean' }),
    parameter('confirmed', { type: 'string', enum: ['yes', 'no'] }),
    parameter('bestaetigt', { type: 'boolean', description: 'Ob der Kunde zugestimmt hat' }),
    parameter('final', { type: 'boolean', description: 'True once the user has agreed to pay' }),
  ],
};

const word =
  /^(confirm(ed|ation)?|approv(e|ed|al)|consent(ed)?|agree(d|ment)?|accept(ed)?|acknowledge[d]?|authori[sz]ed?|skipconfirm(ation)?|force|best(ä|ae)tig(t|ung|en)|zugestimmt|genehmigt|confirm(ado|ada|ar|é|er|ée)|aprobado|acept(ado|o|ar)|acepta|consentimiento|accepté|confermato|confirmado|确认|已确认|同意|確認|確認済み|同意済み|承認|확인|동의|승인)$/;
const filler =
  /^(is|has|user|buyer|customer|shopper|client|guest|by|the|i|purchase|order|payment|terms|flag|human|explicit|explicitly|final|skip|kunde|usuario|cliente|client)$/;
const sentence =
  /\b(user|customer|buyer|shopper|guest|human|they)\b.{0,30}\b(has|have|had)?\s*(confirmed|agreed|approved|consented|accepted|said yes)\b|\b(kunde|nutzer|käufer)\b.{0,40}\b(zugestimmt|bestätigt)\b|\b(usuario|cliente)\b.{0,30}\b(confirm|acept|aprob)\w*|\b(client|utilisateur)\b.{0,30}\b(confirm|accept|approuv)\w*|(用户|客户|顾客).{0,8}(确认|同意)|(ユーザー|お客様).{0,10}(確認|同意|承認)|(사용자|고객).{0,8}(확인|동의|승인)/iu;

function confirms({ schema, words, description, name }: Parameter): boolean {
  const yesNo =
    schema.type === 'boolean' ||
    (Array.isArray(schema.enum) &&
      schema.enum.some((value) =>
        /^(yes|true|y|ja|si|sí|oui|confirm|confirmed|ok|是|はい|예)$/i.test(String(value)),
      )) ||
    schema.const === true;
  if (!yesNo) return false;
  const named =
    words.some((one) => word.test(one) && one !== 'force') &&
    words.every((one) => word.test(one) || filler.test(one));
  return named || (word.test(name) && name !== 'force') || sentence.test(description.slice(0, 400));
}
