const filterNames = ['available', 'sale', 'price_min', 'price_max', 'option'] as const;
const perPage = 12;
const minorUnits = 100;

/** What the address of a list says, and the addresses of its neighbours. Prices stand in it in whole units. */
export class ShelfAddress {
  readonly path: string;
  readonly q: string;
  readonly #query: URLSearchParams;

  constructor(path: string, query: URLSearchParams) {
    this.path = path;
    this.#query = query;
    this.q = query.get('q')?.trim() ?? '';
  }

  get(name: string): string {
    return this.#query.get(name) ?? '';
  }

  has(name: string, value: string): boolean {
    return this.#query.getAll(name).includes(value);
  }

  get filtered(): boolean {
    return filterNames.some((name) => this.#query.has(name));
  }

  /** The same list without filters. */
  get cleared(): string {
    return this.#with((query) => filterNames.forEach((name) => query.delete(name)));
  }

  sorted(sort: string): string {
    return this.#with((query) => query.set('sort', sort));
  }

  page(page: number): string {
    return this.#with((query) => page > 1 && query.set('page', String(page)));
  }

  /** The question to the shop; what makes no sense in an address is left out. */
  toShelfQuery(collection?: string): URLSearchParams {
    const asked = new URLSearchParams({ limit: String(perPage) });
    const take = (name: string, value: string | undefined): void => void (value && asked.set(name, value));
    const whole = (name: string): number | undefined =>
      /^\d{1,6}$/.test(this.get(name)) ? Number(this.get(name)) : undefined;
    const price = (name: string): string | undefined => {
      const units = whole(name);
      return units === undefined ? undefined : String(units * minorUnits);
    };
    take('q', this.q.slice(0, 200));
    take('collection', collection);
    take(
      'sort',
      sorts.find((sort) => sort === this.get('sort')),
    );
    take('page', String(Math.min(1000, Math.max(1, whole('page') ?? 1))));
    take('available', this.has('available', '1') ? '1' : undefined);
    take('sale', this.has('sale', '1') ? '1' : undefined);
    take('price_min', price('price_min'));
    take('price_max', price('price_max'));
    for (const option of this.#query.getAll('option').slice(0, 20))
      asked.append('option', option.slice(0, 120));
    return asked;
  }

  #with(change: (query: URLSearchParams) => void): string {
    const query = new URLSearchParams(this.#query);
    for (const name of ['page', 'lang']) query.delete(name);
    change(query);
    return query.size > 0 ? `${this.path}?${query}` : this.path;
  }
}

/** Sort orders in the order the shop offers them. */
export const sorts = [
  'best_selling',
  'newest',
  'price_ascending',
  'price_descending',
  'title_ascending',
] as const;
