import type { Collection, Country, Money, ProductSummary } from '@vitrine/commerce/models';
import type { Answer } from './shop.ts';

/** One numbered page of a filtered list; facets say what the whole list can be filtered by. Prices in minor units. */
export interface Shelf {
  products: ProductSummary[];
  total: number;
  page: number;
  pages: number;
  facets: {
    prices: { min: number; max: number } | null;
    available: number;
    sale: number;
    options: { name: string; values: { value: string; count: number }[] }[];
  };
}

export interface Suggestions {
  products: (Pick<ProductSummary, 'handle' | 'title' | 'image'> & { price_min: Money })[];
  collections: Pick<Collection, 'handle' | 'title'>[];
}

export interface DeliveryWay {
  id: string;
  title: string;
  amount: number;
  delivery_days: { min: number; max: number };
}

/** What only pages read: no tool and no command needs it, so it is not in the store. */
export interface PageReads {
  shelf(query: URLSearchParams): Promise<Answer<Shelf>>;
  suggestions(q: string, signal: AbortSignal): Promise<Answer<Suggestions>>;
  delivery(country: Country, goods: number): Promise<Answer<{ options: DeliveryWay[] }>>;
}

/** Reads from the shop's API (`/api`); any failure but an unknown thing is "could not be reached". */
export function createPageReads(ask: typeof fetch): PageReads {
  const read = async <T>(path: string, signal?: AbortSignal): Promise<Answer<T>> => {
    try {
      const answer = await ask(`/api/${path}`, signal ? { signal } : {});
      if (answer.ok) return { ok: true, value: (await answer.json()) as T };
      if (answer.status === 404) return { ok: false, fault: { code: 'rejected', reason: 'not_found' } };
    } catch {
      // Offline, cut or given up: told below like every other failure.
    }
    return { ok: false, fault: { code: 'timed_out' } };
  };
  return {
    shelf: (query) => read(`shelf?${query}`),
    suggestions: (q, signal) => read(`suggestions?${new URLSearchParams({ q })}`, signal),
    delivery: (country, goods) =>
      read(`delivery-estimate?${new URLSearchParams({ country, goods: String(goods) })}`),
  };
}
