import { html, type TemplateResult } from 'lit';
import { ShopPage } from '../shop-page.ts';

const texts: Record<string, { title: string; text: string }> = {
  passkeys: {
    title: 'Passkeys',
    text: 'This shop does not take passkeys yet. You sign in with email and password.',
  },
  activity: {
    title: 'Activity of agents',
    text: 'This shop does not list yet what shopping agents did for you. Your orders are under “Your orders”.',
  },
  'not-found': { title: 'Not found', text: 'There is nothing at this address.' },
};

/** Pages that only say something. */
class PlainPage extends ShopPage {
  protected override render(): TemplateResult {
    const { title, text } = texts[this.name] ?? { title: 'Not found', text: '' };
    return html`
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a href="/account/orders">Your orders</a> · <a href="/">Go to the shop</a></p>
    `;
  }
}

customElements.define('plain-page', PlainPage);
