import type { PageActions, Policy, StorePort, ToolSet } from '@vitrine/core';

/** What a page may put into the `detail` of `vitrine:connect`; what a later offer leaves out stays. */
export interface Offer {
  store?: StorePort;
  actions?: PageActions;
  /** A phase, or a function of the path; wins over meta element and rules. */
  phase?: string | ((path: string) => string);
  policy?: Policy;
  /** The shop's own tool sets; a later list takes the place of the former. */
  tools?: readonly ToolSet[];
  /** The catalogue's texts are sellers' words. */
  thirdPartyCatalog?: boolean;
}

const members = ['session', 'queries', 'commands', 'commits', 'navigate', 'subscribe'];

/** Offers as they come from the page. `warn` hears of what is refused, `onOffer` of the rest. */
export function listenForOffers({ document, warn, onOffer }: OfferOptions) {
  let now: Offer = {};
  let called = false;
  const take = (offer: Offer): void => {
    const { store, ...rest } = offer;
    const problem = store && refusalOf(store);
    if (problem) warn(problem);
    const news = { ...rest, ...(store && !problem && { store }) };
    now = { ...now, ...news };
    onOffer(news, now);
  };
  const refusalOf = (store: StorePort): string | undefined => {
    const missing = members.filter((member) => !(member in store));
    if (missing.length > 0) return `vitrine:connect: the store has no ${missing.join(', ')}`;
    return called && now.store && store !== now.store
      ? 'vitrine:connect: a call has used the store already; the other one is not taken'
      : undefined;
  };
  document.addEventListener('vitrine:connect', (event) => {
    const { detail } = event as CustomEvent<Offer | null>;
    if (detail) take(detail);
  });
  return {
    /** Everything offered so far. */
    get now(): Offer {
      return now;
    },
    take,
    /** From the first call on the store stays. */
    hold: (): void => void (called = true),
  };
}

export interface OfferOptions {
  document: Document;
  warn: (line: string) => void;
  /** What is new in this offer, and everything offered so far. */
  onOffer: (news: Offer, all: Offer) => void;
}
