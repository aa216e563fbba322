import type { PageActions, Policy, StorePort, ToolSet } from '@vitrine/core';
import { offerProblem } from './offer-problem.ts';

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

/** Offers as they come from the page. `warn` hears of what is refused, `onOffer` of the rest. */
export function listenForOffers({ document, warn, onOffer }: OfferOptions) {
  let now: Offer = {};
  let called = false;
  const refuse = (problem: string): void => warn(`vitrine:connect: ${problem}`);
  const take = (offer: Offer): void => {
    const fitting = Object.entries(offer).filter(([name, got]) => {
      const problem = got === undefined ? undefined : (offerProblem(name, got) ?? tooLate(name, got));
      if (problem) refuse(problem);
      return got !== undefined && !problem;
    });
    const news = Object.fromEntries(fitting) as Offer;
    if (typeof news.phase === 'function') {
      const guarded = guard(news.phase, refuse);
      if (guarded(document.location.pathname) === undefined) delete news.phase;
      else news.phase = (path) => guarded(path) ?? 'none';
    }
    now = { ...now, ...news };
    onOffer(news, now);
  };
  const tooLate = (name: string, got: unknown): string | undefined =>
    name === 'store' && called && now.store && got !== now.store
      ? 'a call has used the store already; the other one is not taken'
      : undefined;
  document.addEventListener('vitrine:connect', (event) => {
    const { detail } = event as CustomEvent<Offer | null>;
    if (typeof detail === 'object') take(detail ?? {});
    else refuse(`detail: a ${typeof detail} is not accepted; an object is`);
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

/** The page's function of the path; where it throws, that is told and the answer is undefined. */
function guard(own: (path: string) => string, refuse: (problem: string) => void) {
  return (path: string): string | undefined => {
    try {
      return own(path) ?? 'none';
    } catch (error) {
      refuse(`phase: ${String(error)} at ${path}; a function that names a phase for each path is accepted`);
      return undefined;
    }
  };
}
