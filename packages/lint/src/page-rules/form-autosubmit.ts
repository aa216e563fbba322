import { createLexicon, type Concept } from '../lexicon.ts';
import { says, verb } from '../purpose.ts';
import type { PageRule } from '../rule.ts';
import { proseWords, splitWords } from '../words.ts';
import { examplePage } from './example-page.ts';

const binding: Concept[] = [
  'do:buy',
  'do:order',
  'do:book',
  'do:cancel',
  'do:erase',
  'do:refund',
  'thing:payment',
  'thing:login',
  'thing:password',
  'thing:registration',
];
const harmless: Concept[] = ['do:read', 'do:find', 'do:track', 'do:show'];
const form = { name: 'search', description: 'Searches the shop.', autosubmit: true, inputs: [] };

/** Form that an agent sends without a person, although it binds or is private. */
export const formAutosubmit: PageRule = {
  id: 'form-autosubmit',
  family: 'page',
  kind: 'page',
  severity: 'error',
  reason:
    'With toolautosubmit nobody looks at the form before it is sent. What orders, pays, deletes or signs in needs the person at the button.',
  source: 'WebMCP draft, declarative forms; swissspidy webmcp-lint, declarative-autosubmit-sensitive (idea)',
  check({ forms }) {
    const { of } = createLexicon();
    return forms.flatMap(({ name, description, autosubmit, inputs }, index) => {
      if (!autosubmit) return [];
      const named = splitWords(name).map(of);
      const words = [...named, ...proseWords(description, 12).map(of)];
      const binds = says(words, ...binding) && !says(verb(named), ...harmless);
      const secret = inputs.some(
        ({ type, autocomplete = '' }) => type === 'password' || /\bcc-/.test(autocomplete),
      );
      return secret || binds ? [{ path: `/forms/${index}`, args: { form: name || `${index + 1}` } }] : [];
    });
  },
  good: [
    examplePage({ forms: [form] }),
    examplePage({ forms: [{ ...form, name: 'track_order', description: 'Shows where an order is.' }] }),
    examplePage({ forms: [{ ...form, name: 'place_order', autosubmit: false }] }),
  ],
  bad: [
    examplePage({ forms: [{ ...form, name: 'place_order', description: 'Places the order.' }] }),
    examplePage({ forms: [{ ...form, name: 'konto', description: 'Löscht das Konto.' }] }),
    examplePage({ forms: [{ ...form, inputs: [{ name: 'password', type: 'password' }] }] }),
  ],
};
