import type { Policy } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import { Loader } from '../loader.ts';
import { allPolicies } from '../policies.ts';
import { ShopPage } from '../shop-page.ts';
import { paragraphs } from './policies-page.ts';

class PolicyPage extends ShopPage {
  #policies = new Loader<Policy[]>(this, {
    shop: () => this.shop,
    ask: () => allPolicies(this.shop.store),
  });

  protected override render(): TemplateResult {
    const { policies: words, problem } = this.words;
    const { contentLang } = this.shop.language;
    return this.whenLoaded(this.#policies, {
      draw: (all) => {
        const policy = all.find(({ slug }) => slug === this.name);
        const others = all.filter(({ slug, type }) => slug !== this.name && type !== 'faq');
        return html`
          <div class="two-thirds">
            <article class="prose">
              ${
                policy
                  ? html`<h1 lang=${contentLang}>${policy.title}</h1>
                      ${words.english ? html`<p class="quiet">${words.english}</p>` : nothing}
                      <div lang=${contentLang}>${paragraphs(policy.body)}</div>`
                  : html`<h1>${problem.notFound}</h1>
                      <p>${problem.nothing}</p>`
              }
            </article>
            <nav class="aside" aria-labelledby="others">
              <h2 id="others">${words.others}</h2>
              <ul class="plain">
                ${others.map(({ url, title }) => html`<li><a href=${url} lang=${contentLang}>${title}</a></li>`)}
                <li><a href="/policies">${words.title}</a></li>
              </ul>
            </nav>
          </div>
        `;
      },
    });
  }
}

customElements.define('policy-page', PolicyPage);
