import { defineTool } from '@vitrine/core';
import { input, version } from '../generated/search-shop-policies-and-faqs.gen.ts';
import type { Policy } from '../schemas/catalog.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';
import { askPage } from './rows.ts';
import { toSentences } from './sentences.ts';

export const searchShopPoliciesAndFaqs = defineTool<Input<'search_shop_policies_and_faqs'>, Store, 'read'>({
  name: 'search_shop_policies_and_faqs',
  title: 'Search policies and FAQ',
  description:
    "Finds the shop's own words on returns, delivery, privacy, terms, contact and common questions. Use it before promising anything. Returns pieces of text uncut, best first. Makes no exceptions.",
  input,
  effect: 'read',
  subject: 'anyone',
  scope: 'policy.read',
  content: 'own',
  version,
  trim: { page: '/data/policies' },
  run: async ({ query, types, cursor }, { store }) => {
    const page = await askPage(
      cursor,
      (here) => store.queries.policies({ q: query, types, ...here }),
      ({ policies }) => policies.flatMap(toRows),
    );
    return 'code' in page ? page : { status: 'done', data: { policies: page.rows }, paging: page.paging };
  },
});

const toRows = ({ type, title, url: path, body }: Policy): object[] =>
  toSentences(body, 500).map((text) => ({ type, title, path, text }));
