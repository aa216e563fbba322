import { registerBare, whenListed } from './listing.js';

/** Runs `swap(to)` to and fro and times each until listed. `sizes`: tools of either set; warm-up runs are left out. */
async function timeSwaps({ swap, sizes, runs }) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const to = run % 2 === 0 ? 1 : 0;
    const listed = whenListed({ changes: sizes[0] + sizes[1], size: sizes[to] });
    const begin = performance.now();
    swap(to);
    times.push((await listed) - begin);
    // The listing that follows a burst of changes belongs to nobody's swap.
    await new Promise((done) => setTimeout(done, 50));
  }
  return times.slice(10);
}

export async function swapBare({ definitions, sizes, runs }) {
  const sets = await Promise.all(definitions.map(async (file) => (await import(file)).tools));
  const listed = whenListed({ changes: sizes[0], size: sizes[0] });
  let remove = registerBare(sets[0]);
  await listed;
  const swap = (to) => {
    remove();
    remove = registerBare(sets[to]);
  };
  return timeSwaps({ swap, sizes, runs });
}

/** Phases as the page names them, on the built script. Both sets are there before the first swap. */
export async function swapScript({ first, sizes, runs }) {
  const asked = [];
  const load = (files) => {
    const module = import(`/vitrine/${files.at(-1)[0]}`);
    asked.push(module);
    return module;
  };
  const listed = whenListed({ changes: sizes[0], size: sizes[0] });
  const { start } = await import(first);
  start({ document, url: '/', load });
  await listed;
  while (asked.length < 3) await new Promise((done) => setTimeout(done, 20));
  await Promise.all(asked);
  await new Promise((done) => setTimeout(done, 100));
  return timeSwaps({ swap: (to) => say(to), sizes, runs });
}

function say(to) {
  const phase = to === 1 ? 'checkout' : 'storefront';
  document.dispatchEvent(new CustomEvent('vitrine:connect', { detail: { phase } }));
}

/** `count` swaps, each until listed, untimed. */
export async function swapOften({ sizes, count }) {
  for (let run = 0; run < count; run += 1) {
    const to = run % 2 === 0 ? 1 : 0;
    const listed = whenListed({ changes: sizes[0] + sizes[1], size: sizes[to] });
    say(to);
    await listed;
  }
}
