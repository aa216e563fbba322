import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Answer, Fault, Shop, StoreChange } from './shop.ts';

/** `value` stays while a newer answer is on its way, so that a redraw does not blank the page. */
export type Loaded<T> = { at: 'loading' } | { at: 'ready'; value: T } | { at: 'failed'; fault: Fault };

interface Source<T> {
  shop: () => Shop;
  ask: () => Promise<Answer<T>>;
  /** Changes of the store after which to ask again. */
  on?: readonly StoreChange['what'][];
}

/** Asks the store when its element appears and after each change that matters; the newest answer wins. */
export class Loader<T> implements ReactiveController {
  state: Loaded<T> = { at: 'loading' };
  #turn = 0;
  #stop = (): void => {};
  readonly #host: ReactiveControllerHost;
  readonly #source: Source<T>;

  constructor(host: ReactiveControllerHost, source: Source<T>) {
    this.#host = host;
    this.#source = source;
    host.addController(this);
  }

  hostConnected(): void {
    const { shop, on = [] } = this.#source;
    const { store, started } = shop();
    let first = true;
    const begin = (): void => {
      first = false;
      void this.load();
    };
    const stop = store.subscribe(({ what }) => {
      if (!first && on.includes(what)) void this.load();
    });
    let connected = true;
    this.#stop = () => {
      connected = false;
      stop();
    };
    // Learning the session is a change of it: whoever depends on it reads once, after.
    if (on.includes('session')) void started.then(() => connected && begin());
    else begin();
  }

  hostDisconnected(): void {
    this.#stop();
    this.#turn += 1;
  }

  /** Takes a value that an answer to a write already brought. */
  take(value: T): void {
    this.#turn += 1;
    this.#set({ at: 'ready', value });
  }

  /** Asks anew after a failure, and says so meanwhile. */
  again(): void {
    this.#set({ at: 'loading' });
    void this.load();
  }

  async load(): Promise<void> {
    const turn = (this.#turn += 1);
    const answer = await this.#source.ask();
    if (turn !== this.#turn) return;
    this.#set(answer.ok ? { at: 'ready', value: answer.value } : { at: 'failed', fault: answer.fault });
  }

  #set(state: Loaded<T>): void {
    this.state = state;
    this.#host.requestUpdate();
  }
}
