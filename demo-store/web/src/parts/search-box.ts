import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Suggestions } from '../page-reads.ts';
import type { Shop } from '../shop.ts';

interface Entry {
  href: string;
  title: string;
  image?: string;
  aside: string;
}

const pause = 120;

/** The search field: a combobox whose list follows what is typed (ARIA APG, list autocomplete with manual selection). */
class SearchBox extends LitElement {
  static override properties = {
    shop: { attribute: false },
    query: {},
    entries: { state: true },
    active: { state: true },
  };
  declare shop: Shop;
  declare query: string;
  declare private entries: Entry[];
  declare private active: number;
  #asking = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.entries = [];
    this.active = -1;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const { words } = this.shop.language;
    const open = this.entries.length > 0;
    return html`
      <form role="search" method="get" action="/search" @submit=${this.#close} @focusout=${this.#onFocusOut}>
        <label class="hidden" for="site-search">${words.search.label}</label>
        <input
          id="site-search"
          type="text"
          inputmode="search"
          enterkeyhint="search"
          name="q"
          role="combobox"
          autocomplete="off"
          aria-autocomplete="list"
          aria-expanded=${open}
          aria-controls="suggestions"
          aria-activedescendant=${this.active >= 0 ? `suggestion-${this.active}` : nothing}
          .value=${this.query}
          placeholder=${words.search.placeholder}
          required
          @input=${this.#onInput}
          @keydown=${this.#onKey}
        />
        <button type="submit" aria-label=${words.search.submit}>
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="6" />
            <path d="m13 13 5 5" />
          </svg>
        </button>
        <ul id="suggestions" role="listbox" aria-label=${words.search.suggestions} ?hidden=${!open}>
          ${this.entries.map((entry, index) => this.#option(entry, index))}
        </ul>
        <span class="hidden" role="status">${open ? words.search.found(this.entries.length) : nothing}</span>
      </form>
    `;
  }

  #option({ href, title, image, aside }: Entry, index: number): TemplateResult {
    return html`<li
      id="suggestion-${index}"
      role="option"
      aria-selected=${index === this.active}
      @pointerdown=${(event: Event) => event.preventDefault()}
      @click=${() => this.#take(href)}
    >
      ${image ? html`<img src=${image} alt="" width="40" height="40" />` : nothing}
      <span class="grow">${title}</span><span class="quiet">${aside}</span>
    </li>`;
  }

  #onInput = ({ target }: Event): void => {
    const q = (target as HTMLInputElement).value.trim();
    this.active = -1;
    clearTimeout(this.#timer);
    this.#asking.abort();
    if (!q) return void (this.entries = []);
    this.#timer = setTimeout(() => void this.#ask(q), pause);
  };

  async #ask(q: string): Promise<void> {
    const { signal } = (this.#asking = new AbortController());
    const answer = await this.shop.reads.suggestions(q, signal);
    if (!signal.aborted) this.entries = answer.ok ? this.#toEntries(answer.value, q) : [];
  }

  #toEntries({ products, collections }: Suggestions, q: string): Entry[] {
    const { words, format } = this.shop.language;
    const found: Entry[] = [
      ...collections.map(({ handle, title }) => ({
        href: `/collections/${handle}`,
        title: words.collectionNames[handle] ?? title,
        aside: words.search.collection,
      })),
      ...products.map(({ handle, title, image, price_min }) => ({
        href: `/products/${handle}`,
        title,
        image: image.url,
        aside: format.money(price_min),
      })),
    ];
    if (found.length === 0) return [];
    return [
      ...found,
      { href: `/search?${new URLSearchParams({ q })}`, title: words.search.allResults(q), aside: '' },
    ];
  }

  #onKey = (event: KeyboardEvent): void => {
    const { length } = this.entries;
    if (event.key === 'Escape' && length > 0) this.#close();
    else if (event.key === 'Enter' && this.active >= 0)
      this.#take(this.entries[this.active]?.href ?? '/search');
    else if (length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) this.#step(event.key);
    else return;
    event.preventDefault();
  };

  /** -1 is the field itself, between the last entry and the first. */
  #step(key: 'ArrowDown' | 'ArrowUp'): void {
    const places = this.entries.length + 1;
    this.active = ((this.active + 1 + (key === 'ArrowDown' ? 1 : places - 1)) % places) - 1;
  }

  #take(href: string): void {
    this.#close();
    this.shop.router.go(href);
  }

  #close = (): void => {
    clearTimeout(this.#timer);
    this.#asking.abort();
    this.entries = [];
    this.active = -1;
  };

  #onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (!this.contains(relatedTarget as Node | null)) this.#close();
  };
}

customElements.define('search-box', SearchBox);
