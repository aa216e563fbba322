import { html, nothing, type TemplateResult } from 'lit';
import { faultText } from '../fault-words.ts';
import { ShopPage } from '../shop-page.ts';

class SignInPage extends ShopPage {
  static override properties = { ...ShopPage.properties, sending: { state: true }, problem: { state: true } };
  declare private sending: boolean;
  declare private problem: string | undefined;

  protected override render(): TemplateResult {
    const { signIn } = this.words;
    return html`
      <div class="narrow">
        <h1>${signIn.title}</h1>
        <p class="lead">${signIn.lead}</p>
        <form method="post" @submit=${this.#submit}>
          <label class="field"
            >${signIn.email} <input type="email" name="email" autocomplete="username" required
          /></label>
          <label class="field"
            >${signIn.password}
            <input type="password" name="password" autocomplete="current-password" required
          /></label>
          <button type="submit" class="primary">${signIn.submit}</button>
          <p role="status" class="inline-status">${this.sending ? signIn.sending : nothing}</p>
          ${this.problem ? html`<p role="alert" class="error">${this.problem}</p>` : nothing}
        </form>
      </div>
    `;
  }

  #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.sending) return;
    const data = new FormData(event.target as HTMLFormElement);
    this.sending = true;
    this.problem = undefined;
    const credentials = { email: String(data.get('email')), password: String(data.get('password')) };
    const answer = await this.shop.store.account.signIn(credentials);
    this.sending = false;
    if (answer.ok) this.shop.router.go(this.#returnTo(), { replace: true });
    else if (answer.fault.code === 'rejected') this.problem = this.words.signIn.wrong;
    else this.problem = faultText(answer.fault, this.words);
  };

  /** Only a path of this shop: `//host` and `/\host` lead elsewhere. */
  #returnTo(): string {
    const target = this.query.get('return_to') ?? '';
    return /^\/(?![/\\])/.test(target) ? target : '/account/orders';
  }
}

customElements.define('sign-in-page', SignInPage);
