import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { faultText, isNotFound } from './fault-words.ts';
import type { Loaded, Loader } from './loader.ts';
import type { Shop } from './shop.ts';

/** Answer in place of one that is only for accounts: the server need not be asked. */
export const guest = { ok: false, fault: { code: 'subject_missing' } } as const;

/** A page: drawn in the light DOM, so that labels, autofill and the shop's stylesheet reach it. Its `h1` names the document. */
export abstract class ShopPage extends LitElement {
  static override properties = { shop: { attribute: false }, name: {}, query: { attribute: false } };
  declare shop: Shop;
  /** What the path names: a handle, an id, a slug. */
  declare name: string;
  declare query: URLSearchParams;

  protected get words(): Shop['language']['words'] {
    return this.shop.language.words;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override updated(): void {
    // Not before the page is whole: whoever comes back goes on where the page was scrolled to.
    const heading = this.querySelector('.loading') ? null : this.querySelector('h1');
    if (heading) this.dispatchEvent(new CustomEvent('shop-heading', { detail: heading, bubbles: true }));
  }

  /** Draws what was loaded; waiting says so in words, and failing looks alike on every page. */
  protected whenLoaded<T>(
    loader: Pick<Loader<T>, 'again'> & { state: Loaded<T> },
    { draw, waiting }: { draw: (value: T) => TemplateResult; waiting?: TemplateResult | undefined },
  ): TemplateResult {
    const { state } = loader;
    if (state.at === 'ready') return draw(state.value);
    if (state.at === 'loading') return this.waiting(waiting);
    const { problem, tryAgain, goToShop, header } = this.words;
    const missing = isNotFound(state.fault);
    const signIn = state.fault.code === 'subject_missing';
    return html`
      <div class="problem">
        <h1>${missing ? problem.notFound : signIn ? problem.signIn : problem.failed}</h1>
        <p role="alert">${missing ? problem.notYours : faultText(state.fault, this.words)}</p>
        <div class="actions">
          ${signIn ? html`<a class="button primary" href=${this.signInPath()}>${header.signIn}</a>` : nothing}
          ${missing || signIn ? nothing : html`<button type="button" class="primary" @click=${() => loader.again()}>${tryAgain}</button>`}
          <a class="button" href="/">${goToShop}</a>
        </div>
      </div>
    `;
  }

  /** Words first; after four seconds other words take their place (by stylesheet). The shape of what comes keeps its room. */
  protected waiting(shape?: TemplateResult): TemplateResult {
    return html`
      <p class="quiet loading" role="status">
        <span>${this.words.loading}</span><span class="later">${this.words.slow}</span>
      </p>
      ${
        shape ??
        html`<h1 class="hidden">${this.words.loading}</h1>
          <div class="shape" aria-hidden="true"></div>`
      }
    `;
  }

  protected signInPath(): string {
    return `/sign-in?${new URLSearchParams({ return_to: this.shop.router.url.pathname })}`;
  }
}
