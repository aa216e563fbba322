/** A button's text; `lang` where it is not English. */
export interface Label {
  text: string;
  lang?: string;
}

const labels: Record<string, Label> = {
  DE: { text: 'Zahlungspflichtig bestellen', lang: 'de' },
  ES: { text: 'Comprar con obligación de pago', lang: 'es' },
};

/** The words with which the button must say that ordering means paying, by the country of delivery. */
export function orderLabel(country: string | undefined): Label {
  return labels[country ?? ''] ?? { text: 'Place order' };
}
