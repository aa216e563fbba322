import { probe } from '@vitrine/core';

/** Milliseconds after `load` at which the page is looked at for the last time. */
const last_look_ms = 3000;

/** Calls `start` once, as soon as tools can be registered here: looks now, at DOMContentLoaded, at load and once more. */
export function watchForApi(document: Document, start: () => void): void {
  let started = false;
  const look = (): void => {
    if (started || probe(document)) return;
    started = true;
    start();
  };
  const lookLast = (): unknown => setTimeout(look, last_look_ms);
  look();
  document.addEventListener('DOMContentLoaded', look);
  if (document.readyState === 'complete') lookLast();
  else document.defaultView?.addEventListener('load', () => (look(), lookLast()));
}
