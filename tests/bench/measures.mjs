import { call, median } from './stage.mjs';

/** One line of the table. `limit` goes with `value`, in `unit`; `against` tells what a ratio was taken of. */
const row = (name, { value, limit, unit = 'x', detail = '' }) => ({ name, value, limit, unit, detail });
const ratio = (name, { ours, bare, limit }) =>
  row(name, { value: ours / bare, limit, detail: `${ours.toFixed(2)} ms / ${bare.toFixed(2)} ms` });

/** Time until the storefront's tools are listed, on fresh pages, ours and bare by turns. The loader has fetched all files. */
export async function startUp({ newPage, pathOf, partsOf, sizes }) {
  const size = sizes[0];
  const definitions = '/bench/storefront.js';
  const kinds = {
    ours: ['startScript', { first: pathOf('main'), fetched: partsOf('storefront'), size }],
    bare: ['startBare', { first: definitions, fetched: [definitions], size }],
  };
  const rows = [];
  for (const throttle of [1, 4]) {
    const times = { ours: [], bare: [] };
    for (let run = 0; run < 17; run += 1) {
      for (const [kind, [name, options]] of Object.entries(kinds)) {
        const { page } = await newPage({ throttle });
        const time = await call(page, ['start-up', name], options);
        if (run > 1) times[kind].push(time);
        await page.close();
      }
    }
    const medians = { ours: median(times.ours), bare: median(times.bare) };
    rows.push(ratio(`tools on display, ${throttle}x throttling`, { ...medians, limit: 1.7 }));
  }
  return rows;
}

/** Storefront to checkout and back, until listed. */
export async function phaseSwap({ newPage, pathOf, sizes }) {
  const [ours, bare] = [[], []];
  for (let run = 0; run < 3; run += 1) {
    const one = await newPage();
    const definitions = ['/bench/storefront.js', '/bench/checkout.js'];
    bare.push(...(await call(one.page, ['swaps', 'swapBare'], { definitions, sizes, runs: 50 })));
    await one.page.close();
    const other = await newPage();
    ours.push(
      ...(await call(other.page, ['swaps', 'swapScript'], { first: pathOf('main'), sizes, runs: 50 })),
    );
    await other.page.close();
  }
  return [ratio('phase swap until listed', { ours: median(ours), bare: median(bare), limit: 1.3 })];
}

/** A read that does nothing, through the browser; and the gate alone. */
export async function calls({ newPage, core }) {
  const pages = { bare: await newPage(), off: await newPage(), on: await newPage() };
  await call(pages.bare.page, ['calls', 'openBare'], {});
  await call(pages.off.page, ['calls', 'openCore'], { core, entries: false });
  await call(pages.on.page, ['calls', 'openCore'], { core, entries: true });
  const times = { bare: [], off: [], on: [] };
  for (let run = 0; run < 5; run += 1) {
    for (const [kind, { page }] of Object.entries(pages)) {
      await page.bringToFront();
      times[kind].push(...(await call(page, ['calls', 'timeCalls'], { runs: 300, warm: run ? 50 : 500 })));
    }
  }
  for (const { page } of Object.values(pages)) await page.close();
  const [bare, off, on] = [median(times.bare), median(times.off), median(times.on)];
  return [
    ratio('read that does nothing, entries off', { ours: off, bare, limit: 1.3 }),
    ratio('read that does nothing, entries on', { ours: on, bare, limit: 1.5 }),
    ...(await gate({ newPage, core })),
  ];
}

async function gate({ newPage, core }) {
  const { page } = await newPage();
  const times = await page.evaluate(async (file) => {
    const { openCore, timeGate } = await import('/bench/calls.js');
    const { executes } = await openCore({ core: file, entries: false });
    return timeGate({ execute: executes[0], batches: 400, warm: 200 });
  }, core);
  await page.close();
  return [row('gate alone, warm', { value: median(times), limit: 40, unit: 'µs' })];
}

/** What is left in memory after many calls and swaps, measured after a collection. */
export async function heap({ newPage, core, pathOf, sizes }) {
  const grown = async (cdp, work) => {
    const used = async () => {
      for (let run = 0; run < 3; run += 1) await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    };
    const before = await used();
    await work();
    const after = await used();
    const detail = `${Math.round(before / 1024)} kB, then ${Math.round(after / 1024)} kB`;
    return { value: (after / before - 1) * 100, limit: 5, unit: '%', detail };
  };
  const one = await newPage();
  await call(one.page, ['calls', 'openCore'], { core, entries: true });
  const many = (runs) => call(one.page, ['calls', 'callOften'], { runs });
  await many(1500);
  const afterCalls = await grown(one.cdp, () => many(10_000));
  await one.page.close();

  const other = await newPage();
  const swaps = (count) => call(other.page, ['swaps', 'swapOften'], { sizes, count });
  await call(other.page, ['swaps', 'swapScript'], { first: pathOf('main'), sizes, runs: 20 });
  await swaps(600);
  const afterSwaps = await grown(other.cdp, () => swaps(1000));
  await other.page.close();
  return [row('heap growth over 10,000 calls', afterCalls), row('heap growth over 1,000 swaps', afterSwaps)];
}

/** Twenty tools of one set: registered before `start` returns, told of by one event. */
export async function oneTurn({ newPage, core }) {
  const { page } = await newPage();
  const { inTurn, surfaces } = await page.evaluate(async (file) => {
    const { openCore } = await import('/bench/calls.js');
    const opened = await openCore({ core: file, entries: false, count: 20 });
    return { inTurn: opened.inTurn, surfaces: opened.surfaces() };
  }, core);
  await page.close();
  return [
    row('tools registered in one turn, of 20', { value: 20 - inTurn, limit: 0, unit: 'missing' }),
    row('surface events for them', { value: surfaces, limit: 1, unit: 'events' }),
  ];
}
