/** Resolves at DOMContentLoaded, at once where that is over. `readyState` cannot tell: it is `interactive` before and after. */
export async function whenParsed(document: Document): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document.readyState === 'complete' || navigation?.domContentLoadedEventStart) return;
  await new Promise((done) => document.addEventListener('DOMContentLoaded', done));
}

/** Calls back once the page has nothing better to do. */
export function whenIdle(window: Window, work: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work);
  else setTimeout(work);
}
