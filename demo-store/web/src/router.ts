/** How the page got to an address. */
export type Cause = 'start' | 'push' | 'replace' | 'pop';

export interface Router {
  readonly url: URL;
  /** How far the page of this history entry was scrolled when it was left, in pixels. */
  readonly scrollY: number;
  /** Shows a same-origin target such as `/cart`; the same address again replaces the entry. */
  go(target: string, options?: { replace?: boolean }): void;
  /** Follows links, forms with method get, and Back; calls back for the first address at once. */
  start(show: (url: URL, cause: Cause) => void): () => void;
}

/** The address bar is the truth: pages are drawn from the URL and nothing else. */
export function createRouter(window: Window): Router {
  const { document, history, location } = window;
  let show: (url: URL, cause: Cause) => void = () => {};
  const here = (): URL => new URL(location.href);
  const go: Router['go'] = (target, options = {}) => {
    const url = new URL(target, location.href);
    if (url.origin !== location.origin) throw new TypeError('the router stays on its own origin');
    const cause = options.replace || url.href === location.href ? 'replace' : 'push';
    if (cause === 'push') {
      // Where this page was scrolled to, for the way back: its content comes too late for the browser to restore it.
      history.replaceState({ scroll_y: window.scrollY }, '');
      history.pushState(null, '', url);
    } else history.replaceState(history.state, '', url);
    show(url, cause);
  };
  const onClick = (event: MouseEvent): void => {
    const target = followed(event, location);
    if (!target) return;
    event.preventDefault();
    go(target);
  };
  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'get') return;
    event.preventDefault();
    // Fields left empty ask for nothing, and an address without them stays short.
    const given = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
    const query = new URLSearchParams(given.filter(([, value]) => value));
    const { pathname } = new URL(form.action);
    go(query.size > 0 ? `${pathname}?${query}` : pathname);
  };
  const onPop = (): void => show(here(), 'pop');
  return {
    get url() {
      return here();
    },
    get scrollY() {
      return Number((history.state as { scroll_y?: unknown } | null)?.scroll_y ?? 0);
    },
    go,
    start(callback) {
      show = callback;
      document.addEventListener('click', onClick);
      document.addEventListener('submit', onSubmit);
      window.addEventListener('popstate', onPop);
      show(here(), 'start');
      return () => {
        document.removeEventListener('click', onClick);
        document.removeEventListener('submit', onSubmit);
        window.removeEventListener('popstate', onPop);
      };
    },
  };
}

/** Where a plain click on a link of this shop leads; undefined for everything the browser should do itself. */
function followed(event: MouseEvent, location: Location): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event
    .composedPath()
    .find((node): node is HTMLAnchorElement => (node as Element).localName === 'a');
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  // Another language is another document.
  if (link.hreflang) return undefined;
  const onlyHash = url.hash && url.pathname === location.pathname && url.search === location.search;
  return url.origin === location.origin && !onlyHash ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
