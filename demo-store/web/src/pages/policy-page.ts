import type { Policy } from '@vitrine/commerce/models';
import { html, type TemplateResult } from 'lit';
import { Loader } from '../loader.ts';
import type { Answer } from '../shop.ts';
import { ShopPage } from '../shop-page.ts';

class PolicyPage extends ShopPage {
  #policies = new Loader<Policy[]>(this, { shop: () => this.shop, ask: () => this.#all() });

  protected override render(): TemplateResult {
    return this.whenLoaded(this.#policies.state, (all) => {
      const policy = all.find(({ slug }) => slug === this.name);
      const others = all.filter(({ slug }) => slug !== this.name);
      return html`
        <article class="prose">
          <h1>${policy?.title ?? 'Not found'}</h1>
          ${policy ? policy.body.split('\n\n').map((text) => html`<p>${text}</p>`) : html`<p>There is no such page.</p>`}
        </article>
        <nav aria-labelledby="others">
          <h2 id="others">Policies and questions</h2>
          <ul>
            ${others.map(({ url, title }) => html`<li><a href=${url}>${title}</a></li>`)}
          </ul>
        </nav>
      `;
    });
  }

  /** An empty query lists everything; pages follow each other by cursor. */
  async #all(): Promise<Answer<Policy[]>> {
    const all: Policy[] = [];
    let cursor: string | null = null;
    do {
      const answer: Awaited<ReturnType<typeof this.shop.store.queries.policies>> =
        await this.shop.store.queries.policies({ q: '', ...(cursor ? { cursor } : {}) });
      if (!answer.ok) return answer;
      all.push(...answer.value.policies);
      cursor = answer.value.next_cursor;
    } while (cursor);
    return { ok: true, value: all };
  }
}

customElements.define('policy-page', PolicyPage);
