import { box, mix, oval, path, randomOf } from './paint.mjs';

const tints = {
  table: '#ecdfcb',
  kitchen: '#dbe2d2',
  desk: '#d8e0e6',
  bath: '#d3e4e1',
  home: '#eed9cf',
  wear: '#efe2c0',
};

const stop = (offset, colour, opacity) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
const gradients = {
  r: `<linearGradient id="r">${stop(0, '#000', 0.12)}${stop(0.24, '#fff', 0.3)}${stop(0.52, '#fff', 0)}${stop(1, '#1a0d08', 0.38)}</linearGradient>`,
  f: `<linearGradient id="f" x2=".3" y2="1">${stop(0, '#fff', 0.26)}${stop(0.5, '#fff', 0)}${stop(1, '#1a0d08', 0.24)}</linearGradient>`,
  m: `<linearGradient id="m">${stop(0, '#000', 0.3)}${stop(0.2, '#fff', 0.1)}${stop(0.34, '#fff', 0.65)}${stop(0.5, '#fff', 0)}${stop(0.8, '#000', 0.4)}${stop(1, '#fff', 0.1)}</linearGradient>`,
  b: `<radialGradient id="b" cx=".36" cy=".3" r=".75">${stop(0, '#fff', 0.5)}${stop(0.4, '#fff', 0)}${stop(1, '#1a0d08', 0.4)}</radialGradient>`,
  s: `<radialGradient id="s">${stop(0, '#2a1710', 0.42)}${stop(0.55, '#2a1710', 0.2)}${stop(1, '#2a1710', 0)}</radialGradient>`,
  g: `<radialGradient id="g">${stop(0, '#fff4c9', 0.95)}${stop(0.4, '#ffe9a8', 0.4)}${stop(1, '#ffe9a8', 0)}</radialGradient>`,
  d: '<filter id="d" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="6" dy="10" stdDeviation="7" flood-color="#2a1710" flood-opacity=".34"/></filter>',
};

/** A wall with the niche that gives the shop its name, and the board things stand on; the floor is at y 326. */
function standing(tint, random) {
  const x = Math.round(200 + (random() - 0.5) * 20);
  const half = Math.round(136 + random() * 12);
  const arch = `M${x - half} 306V${half + 34}a${half} ${half} 0 0 1 ${half * 2} 0V306Z`;
  const inner = `M${x - half} 306V${half + 34}a${half} ${half} 0 0 1 ${half} ${-half}a${half - 16} ${half} 0 0 0 ${16 - half} ${half}V306Z`;
  return [
    path('M0 0H400V400H0Z', tint),
    path(arch, mix(tint, '#fffdf8', 0.55)),
    path(inner, mix(tint, '#3a2418', 0.16), 'opacity=".55"'),
    path('M0 306H400V400H0Z', mix(tint, '#8a6a4c', 0.26)),
    path('M0 306H400V312H0Z', mix(tint, '#fffaf0', 0.35)),
  ].join('');
}

/** A cloth seen from above, with a lighter round where the light falls. */
function lying(tint, random) {
  const [x, y] = [170 + random() * 40, 165 + random() * 40].map(Math.round);
  return path('M0 0H400V400H0Z', mix(tint, '#8a6a4c', 0.1)) + oval([x, y, 172], mix(tint, '#fffdf8', 0.5));
}

/**
 * The whole picture. `place` is `standing` or `lying`; `closer` ([x, y, factor]) brings a detail to the middle.
 * Only the gradients that are used are written.
 */
export function scene({ name, collection, place, closer, content }) {
  const ground = { standing, lying }[place](tints[collection], randomOf(name));
  const things = place === 'lying' ? `<g filter="url(#d)">${content}</g>` : content;
  const [x, y, factor] = closer ?? [200, 200, 1];
  const all = closer
    ? `${box([0, 0, 400, 400], tints[collection])}<g transform="translate(${Math.round(200 - x * factor)} ${Math.round(200 - y * factor)}) scale(${factor})">${ground}${things}</g>`
    : ground + things;
  const defs = Object.keys(gradients).filter((id) => all.includes(`url(#${id})`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>${defs.map((id) => gradients[id]).join('')}</defs>${all}</svg>\n`;
}
