import type { ConfirmationPort } from '@vitrine/core';
import { windowClock, type Clock } from './clock.ts';
import { ConfirmElement } from './confirm-element.ts';
import type { Subtle } from './digest.ts';

export interface ConfirmationOptions {
  /** BCP 47 tag for words, money and country names; default: the document's language when a question is put. */
  locale?: string;
  clock?: Clock;
  /** Null: no Web Crypto, then every commit is `unavailable`. Default: the window's. */
  subtle?: Subtle | null;
}

const tag = 'vitrine-confirm';

/**
 * The way to the buyer: puts one question at a time into a modal dialog of the document.
 * A question that comes while another is open is answered `unavailable` at once.
 */
export function createConfirmation(document: Document, options: ConfirmationOptions = {}): ConfirmationPort {
  const window = document.defaultView;
  if (!window) throw new TypeError('createConfirmation needs a document that is shown in a window');
  let element: ConfirmElement | undefined;
  let asking = false;
  const means = () => ({
    clock: options.clock ?? windowClock(window),
    locale: options.locale ?? (document.documentElement.lang || 'en'),
    subtle: options.subtle === undefined ? (window.crypto?.subtle ?? null) : options.subtle,
  });
  return {
    async ask(question, { signal }) {
      if (signal.aborted) return { decided: 'withdrawn' };
      if (asking) return { decided: 'unavailable' };
      asking = true;
      element = attached(element, document);
      element.means = means();
      try {
        return await element.ask(question, signal);
      } finally {
        asking = false;
      }
    },
  };
}

function attached(element: ConfirmElement | undefined, document: Document): ConfirmElement {
  const registry = document.defaultView?.customElements;
  if (registry && !registry.get(tag)) registry.define(tag, ConfirmElement);
  const used = element ?? (document.createElement(tag) as ConfirmElement);
  if (!used.isConnected) document.body.append(used);
  return used;
}
