// Brushes of the product pictures: SVG elements as text, colours as `#rrggbb`, lengths in the 400 by 400 view box.

const channels = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour `share` (0 to 1) of the way from one to the other. */
export const mix = (from, to, share) => {
  const end = channels(to);
  const parts = channels(from).map((value, index) => Math.round(value + (end[index] - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** A colour in the light and shade of the shop's warm lamp. */
export const tonesOf = (base) => ({
  base,
  pale: mix(base, '#fffaf0', 0.6),
  light: mix(base, '#fff6e6', 0.3),
  deep: mix(base, '#2b1a14', 0.28),
  dark: mix(base, '#1d1210', 0.55),
});

/** The same numbers for the same name (FNV-1a, then mulberry32). */
export function randomOf(name) {
  let state = 0x811c9dc5;
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const extras = (more) => (more ? ` ${more}` : '');

export const path = (d, fill, more) => `<path d="${d}" fill="${fill}"${extras(more)}/>`;
export const line = (d, stroke, { width = 3, more } = {}) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${extras(more)}/>`;
export const oval = ([cx, cy, rx, ry = rx], fill, more) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${extras(more)}/>`;
export const box = ([x, y, width, height, rx = 0], fill, more) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"${extras(more)}/>`;
export const group = (transform, ...parts) => `<g transform="${transform}">${parts.join('')}</g>`;

/** A shape with shading over it: `r` round, `f` lit from above, `m` metal (gradients of the scene). */
export const form = (d, fill, shade = 'r') => path(d, fill) + path(d, `url(#${shade})`);
export const ovalForm = (place, fill, shade = 'r') => oval(place, fill) + oval(place, `url(#${shade})`);
export const boxForm = (place, fill, shade = 'r') => box(place, fill) + box(place, `url(#${shade})`);

/** The soft shadow of something that stands at `y`. */
export const shadow = (x, y, width) => oval([x + width * 0.12, y, width, width * 0.13], 'url(#s)');

/** Dots of one size as one path, where `holds(x, y)`. */
export function dots({ random, count, area: [x, y, width, height], holds = () => true }, stroke, size) {
  let d = '';
  for (let n = 0; n < count; n += 1) {
    const at = [Math.round(x + random() * width), Math.round(y + random() * height)];
    if (holds(...at)) d += `M${at.join(' ')}h0`;
  }
  return line(d, stroke, { width: size });
}

/** Parallel strokes as one path: `count` copies of `d` (which starts relative to its place), each a step further. */
export const repeat = ([count, stepX, stepY], [x, y], d) =>
  Array.from({ length: count }, (_, n) => `M${x + n * stepX} ${y + n * stepY}${d}`).join('');
