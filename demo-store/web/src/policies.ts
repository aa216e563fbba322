import type { Policy } from '@vitrine/commerce/models';
import type { Answer, Shop } from './shop.ts';

/** Every policy and answer, in the shop's order; pages follow each other by cursor. */
export async function allPolicies({ queries }: Shop['store']): Promise<Answer<Policy[]>> {
  const all: Policy[] = [];
  let cursor: string | undefined;
  do {
    const answer: Awaited<ReturnType<typeof queries.policies>> = await queries.policies({ q: '', cursor });
    if (!answer.ok) return answer;
    all.push(...answer.value.policies);
    cursor = answer.value.next_cursor ?? undefined;
  } while (cursor);
  return { ok: true, value: all };
}
