const controls = 'a[href], button, input, select, textarea, summary, label, [role=button], [tabindex]';
/** Pixels between the points that are looked at: no control that can be hit is smaller. */
const step = 16;

/**
 * How much a box in the window would be in the way: 1 for each control of the page under it that can be scrolled away,
 * 3 for one that cannot (in a dialog, fixed or sticky), or that has the focus. `own` does not count.
 */
export function weightUnder(box: DOMRect, own: Element): number {
  const found = new Set<Element>();
  for (let x = box.left; x < box.right; x += step) {
    for (let y = box.top; y < box.bottom; y += step) {
      const control = elementAt(own.ownerDocument, { x, y, own })?.closest(controls);
      if (control) found.add(control);
    }
  }
  return [...found].reduce((sum, control) => sum + (stays(control) ? 3 : 1), 0);
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
