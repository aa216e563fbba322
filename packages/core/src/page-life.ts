export interface PageLife {
  window: Window;
  signal: AbortSignal;
  /** The page may come back from the back/forward cache. */
  onHide: () => void;
  /** The page came back from it. */
  onReturn: () => Promise<void>;
  /** A trusted gesture of the shopper. */
  onGesture: () => void;
}

/** Calls back on what happens to a page as a whole, until `signal`. */
export function watchPage({ window, signal, onHide, onReturn, onGesture }: PageLife): void {
  window.addEventListener('pagehide', onHide, { signal });
  window.addEventListener('pageshow', (event) => void (event.persisted && onReturn()), { signal });
  for (const type of ['pointerdown', 'keydown'] as const) {
    // A key held down repeats by itself.
    const hear = (event: Event): void => {
      if (event.isTrusted && !(event as KeyboardEvent).repeat) onGesture();
    };
    window.addEventListener(type, hear, { signal, capture: true, passive: true });
  }
}

/** Calls `start` now, or once a prerendered page is shown; registering before would stay pending (Chromium 156). */
export function whenShown(document: Document, start: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else start();
}
