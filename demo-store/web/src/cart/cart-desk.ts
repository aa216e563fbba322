import type { HttpStore } from '@vitrine/commerce/http';
import type { Cart } from '@vitrine/commerce/models';
import type { ReactiveControllerHost } from 'lit';
import type { Loaded } from '../loader.ts';
import type { Answer, Fault } from '../shop.ts';

interface Means {
  store: Pick<HttpStore, 'commands' | 'queries' | 'subscribe'>;
  started: Promise<unknown>;
  after: (ms: number, then: () => void) => void;
}

const markedFor = 6000;

/** The one cart of this tab: header, drawer and cart page draw from it, so that one change is one question to the shop. */
export class CartDesk {
  state: Loaded<Cart> = { at: 'loading' };
  sending = false;
  fault: Fault | undefined;
  /** Variants whose quantity an assistant changed a moment ago. */
  marked: ReadonlySet<string> = new Set();
  readonly #means: Means;
  readonly #hosts = new Set<ReactiveControllerHost>();
  #turn = 0;
  #byTool = false;

  constructor(means: Means) {
    this.#means = means;
    const { store, started } = means;
    let known = false;
    void started.then(() => {
      known = true;
      void this.load();
    });
    store.subscribe(({ what, via }) => {
      if (!known || !['cart', 'session', 'order'].includes(what)) return;
      this.#byTool ||= what === 'cart' && via === 'tool';
      void this.load();
    });
  }

  /** Redraws the element whenever something here changes, as long as it is on the page. */
  watch(host: ReactiveControllerHost): void {
    host.addController({
      hostConnected: () => this.#hosts.add(host),
      hostDisconnected: () => this.#hosts.delete(host),
    });
  }

  async load(): Promise<void> {
    const turn = (this.#turn += 1);
    const answer = await this.#means.store.queries.cart({});
    if (turn !== this.#turn) return;
    const before = this.state.at === 'ready' ? this.state.value : undefined;
    this.state = answer.ok ? { at: 'ready', value: answer.value } : { at: 'failed', fault: answer.fault };
    if (this.#byTool && answer.ok) this.#mark(before, answer.value);
    this.#byTool = false;
    this.#redraw();
  }

  set(line_id: string, quantity: number): Promise<boolean> {
    return this.#send(() => this.#means.store.commands.setCartLines({ lines: [{ line_id, quantity }] }));
  }

  clear(): Promise<boolean> {
    return this.#send(() => this.#means.store.commands.clearCart({}));
  }

  /** Whether a checkout is open now. */
  startCheckout(): Promise<boolean> {
    return this.#send(() => this.#means.store.commands.startCheckout({}));
  }

  async #send(command: () => Promise<Answer<unknown>>): Promise<boolean> {
    this.sending = true;
    this.fault = undefined;
    this.#redraw();
    const answer = await command();
    this.sending = false;
    this.fault = answer.ok ? undefined : answer.fault;
    this.#redraw();
    if (!answer.ok) await this.load();
    return answer.ok;
  }

  #mark(before: Cart | undefined, { line_items }: Cart): void {
    const old = new Map(before?.line_items.map(({ item, quantity }) => [item.id, quantity]));
    const marked = new Set(
      line_items.filter(({ item, quantity }) => old.get(item.id) !== quantity).map(({ item }) => item.id),
    );
    this.marked = marked;
    this.#means.after(markedFor, () => {
      if (this.marked !== marked) return;
      this.marked = new Set();
      this.#redraw();
    });
  }

  #redraw(): void {
    for (const host of this.#hosts) host.requestUpdate();
  }
}
