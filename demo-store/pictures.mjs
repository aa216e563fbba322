// Draws the product pictures (`data/pictures/<handle>.svg`) and the favicon. Same handle, same picture.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const data = new URL('data/', import.meta.url);
const folder = new URL('pictures/', data);
const most = 4096;

/** Numbers from 0 to 1 that depend on the text alone (FNV-1a seeds a 32-bit xorshift). */
function randomOf(text) {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 0x01000193) >>> 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state / 2 ** 32;
  };
}

const palettes = [
  { paper: '#f3ece2', shade: '#e3d6c4', ink: '#b5552f', deep: '#7d3a20', light: '#e9b08f' },
  { paper: '#e8eef0', shade: '#d0dde1', ink: '#3d6f82', deep: '#27495a', light: '#9fc3cf' },
  { paper: '#edf0e4', shade: '#dae0c8', ink: '#6a7d3f', deep: '#46552a', light: '#bccb95' },
  { paper: '#f2ebef', shade: '#e2d3dc', ink: '#8a4b6c', deep: '#5c3049', light: '#cfa0b8' },
  { paper: '#f4eeda', shade: '#e6dab4', ink: '#b98a1e', deep: '#7c5b10', light: '#e8cc7f' },
];

const mug =
  (scale) =>
  ({ ink, deep, light, paper }) =>
    `<g transform="translate(200 ${218 - 20 * scale}) scale(${scale})">
<path d="M62-22h20a34 34 0 0 1 0 74H58" fill="none" stroke="${deep}" stroke-width="15"/>
<path d="M-70-60H70L62 78Q60 92 44 92H-44Q-60 92-62 78Z" fill="${ink}"/>
<ellipse cy="-60" rx="70" ry="15" fill="${deep}"/><ellipse cy="-57" rx="58" ry="10" fill="${light}"/>
<path d="M-50-30-46 60" stroke="${paper}" stroke-width="7" stroke-linecap="round" opacity=".5"/></g>`;

const drawings = {
  'speckled-mug': mug(1),
  'speckled-mug-large': mug(1.3),
  'linen-napkins': ({ ink, deep, light }) =>
    [0, 1, 2, 3]
      .map(
        (n) =>
          `<path d="M${96 + 5 * n} ${262 - 34 * n}h204l12 22q0 10-10 10H${88 + 5 * n}q-8 0-8-8Z" fill="${[ink, light, ink, light][n]}" stroke="${deep}" stroke-width="3"/>`,
      )
      .join(''),
  'seconds-vase': ({
    ink,
    deep,
    light,
  }) => `<path d="M178 84h44l-6 62q54 30 54 92 0 58-34 72h-72q-34-14-34-72 0-62 54-92Z" fill="${ink}"/>
<path d="M150 196q40 26 104-4-6 54-58 46-40-6-46-42Z" fill="${light}" opacity=".7"/><ellipse cx="200" cy="84" rx="22" ry="6" fill="${deep}"/>`,
  'enamel-pot': ({
    ink,
    deep,
    light,
  }) => `<path d="M70 186q-22 0-22 18t22 18M330 186q22 0 22 18t-22 18" fill="none" stroke="${deep}" stroke-width="13"/>
<path d="M82 166h236v100q0 34-34 34H116q-34 0-34-34Z" fill="${ink}"/><path d="M76 158q10-38 124-38t124 38Z" fill="${light}"/>
<path d="M70 156h260v14H70Z" fill="${deep}"/><circle cx="200" cy="112" r="13" fill="${deep}"/>`,
  'cast-iron-pan':
    () => `<path d="M258 172 366 98q12-6 18 4t-6 18l-108 76Z" fill="#2f3133"/><circle cx="178" cy="218" r="104" fill="#26282a"/>
<circle cx="178" cy="218" r="86" fill="#3b3e41"/><path d="M118 190q16-36 56-42" stroke="#6a6f73" stroke-width="8" stroke-linecap="round" fill="none"/>`,
  'oak-cutting-board':
    () => `<rect x="66" y="122" width="268" height="176" rx="18" fill="#b98553"/><rect x="84" y="140" width="232" height="140" rx="10" fill="none" stroke="#8d5f36" stroke-width="6"/>
<path d="M104 176h196M104 208h196M104 240h196" stroke="#a5713f" stroke-width="4"/>`,
  'canvas-apron': ({
    ink,
    deep,
    light,
  }) => `<path d="M162 92q38 34 76 0l14 62q12 24 48 30v126H100V184q36-6 48-30Z" fill="${ink}"/><path d="M162 92q2-38 38-38t38 38" fill="none" stroke="${deep}" stroke-width="8"/>
<path d="M130 226h60v52q0 8-8 8h-44q-8 0-8-8ZM210 226h60v52q0 8-8 8h-44q-8 0-8-8Z" fill="${light}" stroke="${deep}" stroke-width="3"/>`,
  'beeswax-taper': ({ ink, light }) =>
    [150, 250]
      .map(
        (
          x,
          n,
        ) => `<rect x="${x - 15}" y="${138 - 20 * n}" width="30" height="${172 + 20 * n}" rx="6" fill="#d9a441"/><rect x="${x - 9}" y="${138 - 20 * n}" width="7" height="${172 + 20 * n}" fill="#edc878"/>
<path d="M${x} ${78 - 20 * n}q22 30 0 52-22-22 0-52Z" fill="${light}"/><path d="M${x} ${98 - 20 * n}q10 16 0 30-10-14 0-30Z" fill="${ink}"/>`,
      )
      .join(''),
  'brass-desk-lamp': ({
    deep,
  }) => `<path d="M150 298 112 190 222 112" fill="none" stroke="#b48a35" stroke-width="13" stroke-linejoin="round"/><circle cx="112" cy="190" r="12" fill="${deep}"/>
<path d="M206 84q40-22 66 12l30 62q-46 36-92 8Z" fill="#caa24d"/><ellipse cx="262" cy="162" rx="46" ry="15" transform="rotate(-18 262 162)" fill="#fff3c4"/>
<rect x="92" y="294" width="116" height="18" rx="9" fill="#a37b2a"/>`,
  'dot-grid-notebook': ({
    ink,
    deep,
    light,
    paper,
  }) => `<rect x="112" y="84" width="184" height="236" rx="10" fill="${deep}"/><rect x="104" y="78" width="184" height="236" rx="10" fill="${ink}"/>
<rect x="262" y="78" width="9" height="236" fill="${light}"/><path d="M150 314v34l9-10 9 10v-34Z" fill="${light}"/><rect x="136" y="118" width="92" height="44" rx="4" fill="${paper}"/>`,
  'fountain-pen': ({
    ink,
    deep,
    light,
  }) => `<g transform="rotate(-32 200 200)"><rect x="92" y="186" width="190" height="30" rx="15" fill="${ink}"/><path d="M282 188 344 201 282 214Z" fill="#c8a24a"/>
<path d="M300 201h38" stroke="${deep}" stroke-width="2"/><rect x="262" y="184" width="16" height="34" fill="${light}"/></g><g transform="rotate(-32 150 280)"><rect x="112" y="268" width="106" height="32" rx="14" fill="${deep}"/><rect x="196" y="274" width="40" height="6" rx="3" fill="#c8a24a"/></g>`,
};

function picture(handle) {
  const random = randomOf(handle);
  const colours = palettes[Math.floor(random() * palettes.length)];
  const specks = Array.from({ length: 14 }, () => {
    const [x, y, r] = [random() * 400, random() * 300, 1 + random() * 2.4].map((number) => number.toFixed(1));
    return `<circle cx="${x}" cy="${y}" r="${r}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="${colours.paper}"/>
<path d="M0 ${(282 + random() * 20).toFixed(0)}H400V400H0Z" fill="${colours.shade}"/><g fill="${colours.shade}">${specks}</g>
<ellipse cx="200" cy="318" rx="132" ry="15" fill="#000" opacity=".12"/>
${drawings[handle](colours)}</svg>\n`;
}

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#27495a"/>
<path d="M7 9h18l-2 15H9Z" fill="none" stroke="#f3ece2" stroke-width="2.4" stroke-linejoin="round"/><path d="M12 9a4 4 0 0 1 8 0" fill="none" stroke="#e9b08f" stroke-width="2.4"/></svg>\n`;

mkdirSync(folder, { recursive: true });
const handles = JSON.parse(readFileSync(new URL('products.json', data), 'utf8')).map(({ handle }) => handle);
for (const [name, text] of [...handles.map((handle) => [handle, picture(handle)]), ['favicon', favicon]]) {
  if (Buffer.byteLength(text) > most)
    throw new Error(`${name}.svg has ${Buffer.byteLength(text)} bytes, at most ${most}`);
  writeFileSync(new URL(`${name}.svg`, folder), text);
}
