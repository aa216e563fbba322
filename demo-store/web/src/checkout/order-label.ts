/** A button's text; `lang` where it is not the page's language. */
export interface Label {
  text: string;
  lang?: string;
}

const labels: Record<string, Label> = {
  DE: { text: 'Zahlungspflichtig bestellen', lang: 'de' },
  ES: { text: 'Comprar con obligación de pago', lang: 'es' },
};

/** The words with which the button must say that ordering means paying, by the country of delivery; otherwise the page's own. */
export function orderLabel(country: string | undefined, own: string): Label {
  return labels[country ?? ''] ?? { text: own };
}
