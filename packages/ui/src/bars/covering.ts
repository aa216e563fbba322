const controls = 'a[href], button, input, select, textarea, summary, label, [role=button], [tabindex]';
/** Pixels between the points that are looked at: no control that can be hit is smaller. */
const step = 16;

/**
 * How much a box at the upper or lower edge of the window would be in the way of the page: 1 for each control under it that
 * has the focus or cannot be scrolled away (fixed, in a dialog, at the end of the page), else 0.01. `own` does not count.
 */
export function weightUnder(box: DOMRect, own: Element): number {
  const found = new Set<Element>();
  for (let x = box.left; x < box.right; x += step) {
    for (let y = box.top; y < box.bottom; y += step) {
      const control = elementAt(own.ownerDocument, { x, y, own })?.closest(controls);
      if (control) found.add(control);
    }
  }
  const fixed = !canScrollBy(box, own.ownerDocument);
  return [...found].reduce((sum, control) => sum + (fixed || stays(control) ? 1 : 0.01), 0);
}

interface Point {
  x: number;
  y: number;
  own: Element;
}

/** What the shopper would hit at a point if the bar were not there, in whatever shadow tree it is. */
function elementAt(root: DocumentOrShadowRoot, point: Point): Element | undefined {
  const found = root.elementsFromPoint(point.x, point.y).find((element) => element !== point.own);
  const inner =
    found?.shadowRoot && found.shadowRoot !== root ? elementAt(found.shadowRoot, point) : undefined;
  return inner ?? found;
}

/** Whether the page can be scrolled so far that what is under the box now is beside it then. */
function canScrollBy(box: DOMRect, { defaultView: view, scrollingElement: page }: Document): boolean {
  if (!view || !page) return false;
  const { innerHeight, scrollY } = view;
  if (box.top < innerHeight / 2) return scrollY >= box.bottom;
  return page.scrollHeight - scrollY - innerHeight >= innerHeight - box.top;
}

function stays(control: Element): boolean {
  if (control.matches(':focus')) return true;
  for (let at: Element | null = control; at; at = at.parentElement ?? hostOf(at)) {
    if (at.matches('dialog[open]') || /fixed|sticky/.test(getComputedStyle(at).position)) return true;
  }
  return false;
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
