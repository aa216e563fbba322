import type { Policy } from '@vitrine/commerce/models';
import { html, type TemplateResult } from 'lit';
import { Loader } from '../loader.ts';
import { allPolicies } from '../policies.ts';
import { ShopPage } from '../shop-page.ts';

/** The index: policies as links, questions that open in place. */
class PoliciesPage extends ShopPage {
  #policies = new Loader<Policy[]>(this, {
    shop: () => this.shop,
    ask: () => allPolicies(this.shop.store),
  });

  protected override render(): TemplateResult {
    const { policies: words } = this.words;
    const { contentLang } = this.shop.language;
    return this.whenLoaded(this.#policies, {
      draw: (all) => html`
        <div class="page-head">
          <h1>${words.title}</h1>
          <p class="lead">${words.lead} ${words.english}</p>
        </div>
        <div class="two-thirds">
          <section aria-labelledby="questions">
            <h2 id="questions">${words.questions}</h2>
            ${all
              .filter(({ type }) => type === 'faq')
              .map(
                ({ title, body, slug }) => html`
                  <details id=${slug} class="question" lang=${contentLang}>
                    <summary>${title}</summary>
                    ${paragraphs(body)}
                  </details>
                `,
              )}
          </section>
          <section class="aside" aria-labelledby="policies">
            <h2 id="policies">${words.policies}</h2>
            <ul class="plain">
              ${all.filter(({ type }) => type !== 'faq').map(({ url, title }) => html`<li><a href=${url} lang=${contentLang}>${title}</a></li>`)}
            </ul>
          </section>
        </div>
      `,
    });
  }
}

/** Paragraphs are parted by a blank line. */
export function paragraphs(text: string): TemplateResult[] {
  return text.split('\n\n').map((one) => html`<p>${one}</p>`);
}

customElements.define('policies-page', PoliciesPage);
