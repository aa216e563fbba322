import { html, nothing, type TemplateResult } from 'lit';
import { faultText } from '../fault-words.ts';
import { ShopPage } from '../shop-page.ts';

class SignInPage extends ShopPage {
  static override properties = { ...ShopPage.properties, sending: { state: true }, problem: { state: true } };
  declare private sending: boolean;
  declare private problem: string | undefined;

  protected override render(): TemplateResult {
    return html`
      <h1>Sign in</h1>
      <form class="narrow" method="post" @submit=${this.#submit}>
        <label class="field"
          >Email <input type="email" name="email" autocomplete="username" required
        /></label>
        <label class="field">
          Password <input type="password" name="password" autocomplete="current-password" required />
        </label>
        <button type="submit" class="primary">Sign in</button>
        <p role="status" class="inline-status">${this.sending ? 'Signing in …' : nothing}</p>
        ${this.problem ? html`<p role="alert" class="error">${this.problem}</p>` : nothing}
      </form>
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
    else if (answer.fault.code === 'rejected') this.problem = 'Email and password do not belong together.';
    else this.problem = faultText(answer.fault);
  };

  /** Only a path of this shop: `//host` and `/\host` lead elsewhere. */
  #returnTo(): string {
    const target = this.query.get('return_to') ?? '';
    return /^\/(?![/\\])/.test(target) ? target : '/account/orders';
  }
}

customElements.define('sign-in-page', SignInPage);
