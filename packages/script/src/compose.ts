import { createPhaseSource, createVitrine, type PageActions, type Phase, type Vitrine } from '@vitrine/core';
import { createLazyActivityBar } from './lazy-activity-bar.ts';
import { createLazyConfirmation } from './lazy-confirmation.ts';
import { listenForOffers } from './offer.ts';
import { whenIdle, whenParsed } from './page-moments.ts';
import type { LoadPart } from './parts.ts';
import type { Settings } from './settings.ts';
import { createToolSets } from './tool-sets.ts';
import { hasUnsavedInput } from './unsaved-input.ts';

export interface Composition {
  document: Document;
  settings: Settings;
  load: LoadPart;
  /** Tells the merchant what is wrong with the page's use of us. */
  warn: (line: string) => void;
}

/**
 * Puts the shop's tools on display: first the set of this phase, the rest once the page is idle. The store is the
 * page's own; only where none was offered by DOMContentLoaded is one built.
 */
export function compose({ document, settings, load, warn }: Composition): Vitrine {
  const window = document.defaultView as Window;
  const phase = createPhaseSource({ document, rules: settings.rules, fallback: settings.fallback });
  const sets = createToolSets(load);
  // Under way while the rest is put together.
  const firstSet = sets.load(phase.now().phase);
  const offers = listenForOffers({
    document,
    warn,
    onOffer(news) {
      if (news.phase !== undefined) {
        phase.say(news.phase);
        vitrine.lookAtPhase();
      }
      if (news.policy) vitrine.setPolicy(news.policy);
      if (news.tools || news.thirdPartyCatalog !== undefined) show();
      if (news.store) vitrine.connect();
    },
  });
  const bar = createLazyActivityBar({ document, load, store: () => offers.now.store });
  const vitrine = createVitrine({
    document,
    phase,
    policy: settings.policy,
    store: () => offers.now.store,
    heard: bar.heard,
    actions: () => ({ ...defaultActions(document, settings), ...offers.now.actions }),
    confirmation: createLazyConfirmation(document, load),
    calls: async () => (await load('calls')).createCalls,
    clock: () => performance.now(),
    now: () => Date.now(),
    newId,
  });

  const show = (): void => {
    const { thirdPartyCatalog = false, tools = [] } = offers.now;
    vitrine.show([...sets.list({ thirdPartyCatalog }), ...tools]);
  };
  const need = async (wanted: Phase): Promise<void> => {
    if (await sets.load(wanted)) show();
  };
  const buildStore = async (): Promise<void> => {
    if (offers.now.store || settings.store !== 'http') return;
    const { createHttpStore } = await load('http');
    if (offers.now.store) return;
    const navigate = (target: string): void => window.location.assign(target);
    offers.take({
      store: createHttpStore({
        endpoint: settings.endpoint,
        navigate,
        locale: document.documentElement.lang,
      }),
    });
  };

  vitrine.events.on('surface', (now) => void need(now.phase));
  vitrine.events.on('call_started', offers.hold);
  bar.follow(vitrine);
  // Parts that cannot be loaded are the browser's to report; what needs them answers with a fault.
  vitrine.events.on('ready', () => {
    void whenParsed(document).then(buildStore).catch(ignore);
    whenIdle(window, () => {
      void need('storefront');
      void need('checkout');
      void load('confirm').catch(ignore);
    });
  });
  void firstSet.then(() => {
    show();
    vitrine.start();
  });
  return vitrine;
}

function defaultActions(document: Document, { signIn }: Settings): PageActions {
  const canLeave = (): boolean => !hasUnsavedInput(document);
  if (signIn === undefined) return { canLeave };
  return {
    canLeave,
    authenticate: (returnTo) =>
      document.location.assign(`${signIn}?${new URLSearchParams({ return_to: returnTo })}`),
  };
}

/** 128 random bits in hex. */
function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}

function ignore(): void {}
