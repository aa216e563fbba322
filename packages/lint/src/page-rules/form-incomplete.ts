import type { PageRule } from '../rule.ts';
import { examplePage } from './example-page.ts';

const form = { name: 'search', description: 'Searches the shop.', autosubmit: false, inputs: [] };

/** Form meant as a tool that the browser does not register. */
export const formIncomplete: PageRule = {
  id: 'form-incomplete',
  family: 'page',
  kind: 'page',
  severity: 'error',
  reason:
    'A form becomes a tool only with toolname and tooldescription; with one of them the browser says nothing and lists nothing.',
  source: 'Measured in Chromium 156; Lighthouse webmcp-schema-validity',
  check: ({ forms }) =>
    forms.flatMap(({ name, description }, index) => {
      const missing = name.trim() === '' ? 'toolname' : description.trim() === '' ? 'tooldescription' : '';
      return missing ? [{ path: `/forms/${index}`, args: { form: name || `${index + 1}`, missing } }] : [];
    }),
  good: [examplePage({ forms: [form] })],
  bad: [
    examplePage({ forms: [{ ...form, description: '' }] }),
    examplePage({ forms: [{ ...form, name: '' }] }),
  ],
};
