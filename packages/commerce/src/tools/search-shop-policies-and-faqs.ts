import { defineTool, fromCursor } from '@vitrine/core';
import { input, version } from '../generated/search-shop-policies-and-faqs.gen.ts';
import type { Policy } from '../schemas/catalog.ts';
import type { Input } from '../schemas/tools/inputs.ts';
import type { Store } from '../store.ts';
import { unknownCursor } from './rows.ts';
import { toSentences } from './sentences.ts';

export const searchShopPoliciesAndFaqs = defineTool<Input<'search_shop_policies_and_faqs'>, Store, 'read'>({
  name: 'search_shop_policies_and_faqs',
  title: 'Search policies and FAQ',
  description:
    "Finds the shop's own words on returns, delivery, privacy, terms, contact and common questions. Use it before promising anything about them. Returns pieces of text, uncut, with type, title and path, best match first; total counts the texts, next_cursor continues. It does not interpret them or make exceptions.",
  input,
  effect: 'read',
  subject: 'anyone',
  scope: 'policy.read',
  content: 'own',
  version,
  trim: { page: '/data/policies' },
  run: async ({ query, types, cursor }, { store }) => {
    const at = fromCursor(cursor);
    if (!at) return unknownCursor;
    const answer = await store.queries.policies({ q: query, types, cursor: at.here || undefined });
    if (!answer.ok) return answer.fault;
    const { policies, total, next_cursor: next } = answer.value;
    return {
      status: 'done',
      data: { policies: policies.flatMap(toRows).slice(at.skip) },
      paging: { ...at, next, total },
    };
  },
});

const toRows = ({ type, title, url: path, body }: Policy): object[] =>
  toSentences(body, 500).map((text) => ({ type, title, path, text }));
