interface Home {
  /** Keeps focus, timers and scroll places of what it moves; every browser with WebMCP has it (Chromium since 133). */
  moveBefore(node: Node, child: null): void;
}

/**
 * Keeps an element of the body in the shopper's reach: while a modal dialog of the page is open, all outside it is inert, so
 * the element stands inside it for that time. Of several, the last in the document counts.
 */
export function stayReachable(element: HTMLElement): void {
  const { ownerDocument: page } = element;
  const settle = (): void => {
    const home = [...page.querySelectorAll('dialog:modal')].at(-1) ?? page.body;
    if (element.parentNode === home || !element.parentNode) return;
    if (element.isConnected) (home as HTMLElement & Home).moveBefore(element, null);
    // The page took the dialog away, and the element with it.
    else home.append(element);
  };
  const watched = { attributeFilter: ['open'], childList: true, subtree: true };
  new MutationObserver(settle).observe(page, watched);
  settle();
}
