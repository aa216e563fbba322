import type { ToolRule } from '../rule.ts';

const parameter = (name: string, schema: object = { type: 'string' }) => ({
  inputSchema: { type: 'object', properties: { [name]: schema } },
});

/** Card or bank data as an argument. */
export const cardData: ToolRule = {
  id: 'card-data',
  family: 'sensitive',
  kind: 'tool',
  severity: 'error',
  reason:
    'Card data may go only from the buyer into the frame of the payment provider. Through a tool it lands in the context of a model, and the shop in the widest scope of PCI DSS.',
  source: 'PCI DSS 4.0, requirement 3; Chrome, WebMCP tool security page',
  check: ({ parameters }) =>
    parameters
      .filter(({ words, schema, description }) => {
        if (schema.type === 'boolean') return false;
        return card.test(words.join(' ')) || spoken.test(description.slice(0, 300));
      })
      .map(({ path, label }) => ({ path, args: { parameter: label } })),
  good: [
    parameter('gift_card_message'),
    parameter('card_design', { type: 'string', enum: ['plain', 'gold'] }),
    parameter('payment_option', { type: 'string', description: 'Id of a saved option from get_checkout' }),
    parameter('account_number', { type: 'string', description: 'Customer account of the energy contract' }),
  ],
  bad: [
    parameter('card_number'),
    parameter('cvv'),
    parameter('iban'),
    parameter('kreditkartennummer'),
    parameter('numero_de_tarjeta'),
    parameter('number', { type: 'string', description: 'The 16 digits of the credit card' }),
    parameter('payment', {
      type: 'object',
      properties: { expiryMonth: { type: 'string' }, cardholderName: { type: 'string' } },
    }),
  ],
};

const card =
  /\b((credit|debit|bank|payment)? ?card ?(num(ber)?|no|pan|holder( name)?|expiry|expiration|exp|cvc|cvv|security code|details|data)|cardholder|credit ?card|debit ?card|cvv2?|cvc2?|csc|pan|iban|bic|swift|routing ?number|bank ?account( number)?|sort code|account iban|(kredit)?karten?(nummer|inhaber|prüfnummer)|kreditkarte\w*|kontonummer|(numero|número) (de )?(la )?tarjeta|tarjeta (numero|número)|num[ée]ro (de )?(la )?carte|carte (bancaire|num[ée]ro)|exp(iry)? (month|year)|numero carta)\b|卡号|信用卡|银行卡|カード番号|카드 ?번호|계좌 ?번호/u;
const spoken =
  /\b(digits|number) (of|on) (the|a|your) (\w+ )?card\b|\b(credit|debit) card (number|details)\b|\bsecurity code (of|on) (the|a)/i;
