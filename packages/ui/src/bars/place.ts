/** Corners in the order in which the bar moves round. */
export const places = ['bottom-start', 'bottom-end', 'top-end', 'top-start'] as const;

export type Place = (typeof places)[number];

const mark = 'vitrine:bar';

/** The corner the shopper chose in this browser. Storage may be missing or forbidden; then it is the first. */
export function readPlace(window: Window): Place {
  try {
    const kept = window.localStorage.getItem(mark);
    return places.find((place) => place === kept) ?? places[0];
  } catch {
    return places[0];
  }
}

/** The next corner, kept for the next page where that is possible. */
export function movePlace(window: Window, from: Place): Place {
  const next = places[(places.indexOf(from) + 1) % places.length] ?? places[0];
  try {
    window.localStorage.setItem(mark, next);
  } catch {
    // It lasts as long as the page.
  }
  return next;
}
