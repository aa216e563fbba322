import type { Events, Hearing, StorePort, Vitrine } from '@vitrine/core';
import { createActivityBar, createCartUndo } from '@vitrine/ui/bars';

export interface BarNeeds {
  document: Document;
  vitrine: Vitrine;
  /** The page's own store, in which Undo acts as the page's buttons do. */
  store: () => StorePort | undefined;
}

/** The bar as it is handed what happened: events, and what the store answered to tools. */
export interface OpenBar {
  tell: Events['emit'];
  hear: Hearing;
}

/** Puts the activity bar on the page; it hears only what it is told. */
export function openBar({ document, vitrine, store }: BarNeeds): OpenBar {
  const listeners = new Map<string, (detail: never) => void>();
  const undo = createCartUndo(store);
  createActivityBar(document, {
    events: { on: (name, listener) => void listeners.set(name, listener) },
    stop: vitrine.stopCalls,
    turn: vitrine.turn,
    undo,
  });
  return { tell: (name, detail) => listeners.get(name)?.(detail as never), hear: undo.hear };
}
