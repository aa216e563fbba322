// Draws the product pictures (`data/pictures/<handle>.svg`, `<handle>-<view>.svg`) and the favicon. Same name, same picture.
// `--check` writes nothing and fails where the files are not what it would write.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { bath } from './pictures/bath.mjs';
import { desk } from './pictures/desk.mjs';
import { home } from './pictures/home.mjs';
import { kitchen } from './pictures/kitchen.mjs';
import { randomOf, tonesOf } from './pictures/paint.mjs';
import { scene } from './pictures/scene.mjs';
import { table } from './pictures/table.mjs';
import { wear } from './pictures/wear.mjs';

const data = new URL('data/', import.meta.url);
const folder = new URL('pictures/', data);
const most = 4096;
const collections = { table, kitchen, desk, bath, home, wear };

/** Every picture of a product as `[view, how]`; the main one has view ''. */
function viewsOf({ colours, views = {}, ...main }) {
  const [[, first], ...others] = Object.entries(colours);
  return [
    ['', { ...main, colour: first }],
    ...others.map(([view, colour]) => [view, { ...main, colour }]),
    ...Object.entries(views).map(([view, how]) => [view, { ...main, colour: first, ...how }]),
  ];
}

function picturesOf(collection, [handle, product]) {
  return viewsOf(product).map(([view, { draw, colour, place = 'standing', closer }]) => {
    const content = draw({ c: tonesOf(colour), random: randomOf(handle) });
    return [view ? `${handle}-${view}` : handle, scene({ name: handle, collection, place, closer, content })];
  });
}

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#27495a"/>
<path d="M7 9h18l-2 15H9Z" fill="none" stroke="#f3ece2" stroke-width="2.4" stroke-linejoin="round"/><path d="M12 9a4 4 0 0 1 8 0" fill="none" stroke="#e9b08f" stroke-width="2.4"/></svg>\n`;

const drawn = new Map([['favicon', favicon]]);
for (const [collection, products] of Object.entries(collections)) {
  for (const product of Object.entries(products)) {
    for (const [name, text] of picturesOf(collection, product)) drawn.set(name, text);
  }
}

const products = JSON.parse(readFileSync(new URL('products.json', data), 'utf8'));
const wanted = products.flatMap(({ handle, pictures = [] }) => [
  handle,
  ...pictures.map(({ view }) => `${handle}-${view}`),
]);
const missing = wanted.filter((name) => !drawn.has(name));
const idle = [...drawn.keys()].filter((name) => name !== 'favicon' && !wanted.includes(name));
if (missing.length + idle.length > 0)
  throw new Error(`Not drawn: ${missing.join(', ') || 'none'}. In no product: ${idle.join(', ') || 'none'}.`);

for (const [name, text] of drawn) {
  const size = Buffer.byteLength(text);
  if (size > most) throw new Error(`${name}.svg has ${size} bytes, at most ${most}`);
}

const files = Object.fromEntries([...drawn].map(([name, text]) => [`${name}.svg`, text]));
if (process.argv.includes('--check')) {
  const now = Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]),
  );
  const names = Object.keys({ ...files, ...now }).filter((file) => files[file] !== now[file]);
  if (names.length > 0) throw new Error(`Not as the script draws them: ${names.join(', ')}`);
} else {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!(file in files)) rmSync(new URL(file, folder));
  for (const [file, text] of Object.entries(files)) writeFileSync(new URL(file, folder), text);
}
