import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { faultText, isNotFound } from './fault-words.ts';
import type { Loaded } from './loader.ts';
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

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override updated(): void {
    const heading = this.querySelector('h1');
    if (heading) this.dispatchEvent(new CustomEvent('shop-heading', { detail: heading, bubbles: true }));
  }

  /** Draws what was loaded; waiting and failing look alike on every page. */
  protected whenLoaded<T>(state: Loaded<T>, draw: (value: T) => TemplateResult): TemplateResult {
    if (state.at === 'ready') return draw(state.value);
    if (state.at === 'loading') return html`<p class="quiet" role="status">Loading …</p>`;
    const missing = isNotFound(state.fault);
    const signIn = state.fault.code === 'subject_missing';
    return html`
      <h1>${missing ? 'Not found' : signIn ? 'Please sign in' : 'That did not work'}</h1>
      <p role="alert">${missing ? 'There is nothing for you at this address.' : faultText(state.fault)}</p>
      ${signIn ? html`<p><a class="button" href=${this.signInPath()}>Sign in</a></p>` : nothing}
      <p><a href="/">Go to the shop</a></p>
    `;
  }

  protected signInPath(): string {
    return `/sign-in?${new URLSearchParams({ return_to: this.shop.router.url.pathname })}`;
  }
}
