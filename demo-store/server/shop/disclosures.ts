import type { Message, PostalAddress } from '@vitrine/commerce/models';

/** In the languages of the countries whose law asks for the words. */
const dutyToPay: Readonly<Record<string, string>> = {
  DE: 'Mit der Bestellung entsteht eine Zahlungspflicht: Die Rechnung ist 14 Tage nach Lieferung fällig.',
  ES: 'El pedido conlleva la obligación de pago: la factura vence a los 14 días de la entrega.',
};
const inEnglish = 'Placing the order obliges you to pay: the invoice is due 14 days after delivery.';

const disclosure = (code: string, content: string): Message => ({
  type: 'warning',
  code,
  content,
  presentation: 'disclosure',
});

/** What must be shown before the order is placed, beside the notices of its lines. */
export function orderDisclosures(destination: PostalAddress | null): Message[] {
  const country = destination?.address_country;
  const own = disclosure('payment_obligation', (country && dutyToPay[country]) || inEnglish);
  if (country !== 'CN') return [own];
  return [
    own,
    disclosure(
      'import_duty',
      'Import duties and taxes of your country may be due on arrival; we do not collect them.',
    ),
  ];
}

/** Whether a notice of a line concerns this destination: Proposition 65 is California's. */
export function concerns(notice: Message, destination: PostalAddress | null): boolean {
  if (notice.code !== 'prop65' || !destination) return true;
  return destination.address_country === 'US' && (destination.address_region ?? 'CA') === 'CA';
}

/** The texts of every disclosure among messages, each once. */
export const disclosureTexts = (messages: readonly Message[]): string[] => [
  ...new Set(
    messages.filter(({ presentation }) => presentation === 'disclosure').map(({ content }) => content),
  ),
];
