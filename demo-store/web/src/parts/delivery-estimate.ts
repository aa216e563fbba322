import type { Country } from '@vitrine/commerce/models';
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { afterWorkingDays } from '../arrival.ts';
import { countries } from '../countries.ts';
import type { DeliveryWay } from '../page-reads.ts';
import { said } from '../said.ts';
import type { Shop } from '../shop.ts';

/** What delivery of goods of this worth (minor units) costs and when it comes, for a country the shopper picks. */
class DeliveryEstimate extends LitElement {
  static override properties = {
    shop: { attribute: false },
    goods: { type: Number },
    currency: {},
    country: { state: true },
    ways: { state: true },
  };
  declare shop: Shop;
  declare goods: number;
  declare currency: string;
  declare private country: Country;
  declare private ways: DeliveryWay[] | undefined;

  constructor() {
    super();
    this.country = countries.find((code) => navigator.language.endsWith(`-${code}`)) ?? 'US';
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('goods') || changed.has('country')) void this.#ask();
  }

  protected override render(): TemplateResult {
    const { words, format } = this.shop.language;
    const choose = ({ target }: Event): void => {
      this.country = (target as HTMLSelectElement).value as Country;
    };
    return html`
      <label class="inline"
        >${words.delivery.country}
        <select @change=${choose}>
          ${countries.map(
            (code) =>
              html`<option value=${code} ?selected=${code === this.country}>${format.country(code)}</option>`,
          )}
        </select></label
      >
      <div class="ways" role="status">
        ${
          this.ways
            ? html`<ul class="plain">
                ${this.ways.map((way) => this.#way(way))}
              </ul>`
            : html`<p class="quiet">${words.loading}</p>`
        }
      </div>
    `;
  }

  #way({ title, amount, delivery_days: { min, max } }: DeliveryWay): TemplateResult {
    const { language } = this.shop;
    const { words, format } = language;
    const today = new Date();
    const day = (days: number): string => format.day(afterWorkingDays(today, days));
    const price = amount === 0 ? words.delivery.free : format.money({ amount, currency: this.currency });
    return html`<li>
      <span>${said(title, language)}, ${words.delivery.arrives(day(min), day(max))}</span>
      <span>${price}</span>
    </li>`;
  }

  async #ask(): Promise<void> {
    const { country, goods } = this;
    const answer = await this.shop.reads.delivery(country, goods);
    if (country !== this.country || goods !== this.goods) return;
    this.ways = answer.ok ? answer.value.options : [];
  }
}

customElements.define('delivery-estimate', DeliveryEstimate);
