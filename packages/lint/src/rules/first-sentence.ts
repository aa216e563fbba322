import type { ToolRule } from '../rule.ts';

/** First sentence that does not stand alone. */
export const firstSentence: ToolRule = {
  id: 'first-sentence',
  family: 'clarity',
  kind: 'tool',
  severity: 'info',
  reason:
    'Some hosts show, or keep, the first sentence only. It must say what the tool does without what came before.',
  source: 'webmachinelearning/webmcp#266, truncated descriptions',
  check: ({ description }) => (leaning.test(description.trim()) ? [{ path: '/description' }] : []),
  good: [
    { description: 'Returns the cart.' },
    { description: 'Also-ran horses are listed.' },
    { description: 'Items of the cart.' },
  ],
  bad: [
    { description: 'It does the same for orders.' },
    { description: 'Same as get_cart, but shorter.' },
    { description: 'Wie oben, nur für Bestellungen.' },
  ],
};

const leaning =
  /^(?:it|they|also|same(?: as)?|as above|like \w+_\w+|see|and|but|or|then|otherwise|however|es|auch|wie oben|siehe|ebenso|también|igual que|como arriba|aussi|idem|comme \w+_\w+|voir)\b(?!-)(?:\s|,)/i;
