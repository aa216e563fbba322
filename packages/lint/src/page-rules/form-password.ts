import type { PageRule } from '../rule.ts';
import { examplePage } from './example-page.ts';

const form = { name: 'sign_in', description: 'Signs in.', autosubmit: false };

/** Tool form with a field for a secret. */
export const formPassword: PageRule = {
  id: 'form-password',
  family: 'page',
  kind: 'page',
  severity: 'error',
  reason:
    'A password or card field of a tool form is published as an ordinary text parameter: the agent is asked for the secret and sees it.',
  source: 'Measured in Chromium 156: passwords are listed as strings',
  check: ({ forms }) =>
    forms.flatMap(({ name, inputs }, index) =>
      inputs
        .filter(
          ({ type, autocomplete = '' }) =>
            type === 'password' || /(^|\s)(cc-|one-time-code|(current|new)-password)/.test(autocomplete),
        )
        .map((input) => ({
          path: `/forms/${index}`,
          args: { form: name || `${index + 1}`, field: input.name || input.type },
        })),
    ),
  good: [examplePage({ forms: [{ ...form, inputs: [{ name: 'q', type: 'search' }] }] })],
  bad: [
    examplePage({ forms: [{ ...form, inputs: [{ name: 'password', type: 'password' }] }] }),
    examplePage({
      forms: [{ ...form, inputs: [{ name: 'card', type: 'text', autocomplete: 'cc-number' }] }],
    }),
  ],
};
