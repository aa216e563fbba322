import type { Hearing, StorePort, Vitrine, VitrineEvents } from '@vitrine/core';
import type { OpenBar } from './parts/bars.ts';
import type { LoadPart } from './parts.ts';

const told = ['surface', 'subject', 'call_started', 'call_waiting', 'call_ended'] as const;

export interface ActivityBarNeeds {
  document: Document;
  load: LoadPart;
  store: () => StorePort | undefined;
}

/**
 * The activity bar, loaded when the first call starts, or where agent tools are off, so that they can be turned on again.
 * It misses nothing: what happens meanwhile waits for it. Where it cannot be loaded the tools go on without it.
 */
export function createLazyActivityBar({ document, load, store }: ActivityBarNeeds) {
  let bar: Promise<OpenBar | void> | undefined;
  return {
    heard: (...answer: Parameters<Hearing>): void => void bar?.then((open) => open?.hear(...answer)),
    follow(vitrine: Vitrine): void {
      for (const name of told) {
        vitrine.events.on(name, (detail: VitrineEvents[typeof name]) => {
          if (name === 'call_started' || ('status' in detail && detail.status === 'off'))
            bar ??= load('bars')
              .then(({ openBar }) => openBar({ document, vitrine, store }))
              .catch(() => {});
          void bar?.then((open) => open?.tell(name, detail as never));
        });
      }
    },
  };
}
