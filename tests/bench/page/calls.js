const answer = { ok: true, value: undefined };
const session = { session: 's', subject: null, authenticated_s: null, acr: null, expires_s: 600, at: 0 };
const store = {
  session: { current: session, ask: async () => answer, changed: async () => answer },
  queries: {},
  commands: {},
  commits: {},
  navigate: async () => undefined,
  subscribe: () => () => undefined,
};

const input = { type: 'object', properties: {}, additionalProperties: false };
const texts = { title: 'Nothing', description: 'Does nothing.' };

/** `count` read tools that do nothing; their names go from `do_nothing_0`. */
export const doNothing = (core, count) =>
  Array.from({ length: count }, (_, index) =>
    core.defineTool({
      name: `do_nothing_${index}`,
      ...texts,
      input,
      effect: 'read',
      content: 'own',
      subject: 'anyone',
      scope: 'catalog.read',
      run: async () => ({ status: 'done', data: {} }),
    }),
  );

/** Core alone on this page with tools that do nothing. Resolves once it is ready; `executes` are what it registered. */
export async function openCore({ core: file, entries, count = 1 }) {
  const core = await import(file);
  const context = document.modelContext;
  const { registerTool } = context;
  const executes = [];
  context.registerTool = (tool, options) => {
    executes.push(tool.execute);
    return registerTool.call(context, tool, options);
  };
  let surfaces = 0;
  const ready = new Promise((done) => document.addEventListener('vitrine:ready', done, { once: true }));
  document.addEventListener('vitrine:surface', () => (surfaces += 1));
  const vitrine = core.createVitrine({
    document,
    phase: core.createPhaseSource({ document, rules: [], fallback: 'storefront' }),
    policy: { version: '1' },
    store: () => store,
    calls: async () => core.createCalls,
    ...(entries && { entries: core.createMemoryEntries() }),
    clock: () => performance.now(),
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  });
  vitrine.show([{ phase: 'storefront', tools: doNothing(core, count) }]);
  vitrine.start();
  const inTurn = executes.length;
  await ready;
  return { executes, inTurn, surfaces: () => surfaces };
}

/** A tool that does nothing, registered with nothing around it. */
export async function openBare() {
  const tool = { name: 'do_nothing_0', ...texts, inputSchema: input };
  const execute = async () => ({ ok: true, status: 'done', data: {}, surface: 'storefront#1-0000' });
  await document.modelContext.registerTool({ ...tool, execute });
}

/** Milliseconds of each of `runs` calls through the browser, one after the other, after as many warm-up calls as `warm`. */
export async function timeCalls({ runs, warm }) {
  const context = document.modelContext;
  const [tool] = await context.getTools();
  const times = [];
  for (let run = 0; run < warm + runs; run += 1) {
    const begin = performance.now();
    await context.executeTool(tool, {});
    times.push(performance.now() - begin);
  }
  return times.slice(warm);
}

/** Microseconds of one pass through the gate, without the browser between: the mean of each of `batches` of 25. */
export async function timeGate({ execute, batches, warm }) {
  const times = [];
  for (let batch = 0; batch < warm + batches; batch += 1) {
    const begin = performance.now();
    for (let run = 0; run < 25; run += 1) await execute({}, {});
    times.push(((performance.now() - begin) / 25) * 1000);
    await new Promise((done) => setTimeout(done));
  }
  return times.slice(warm);
}

/** `runs` calls through the browser, untimed; nothing of them is kept here. */
export async function callOften({ runs }) {
  const context = document.modelContext;
  const [tool] = await context.getTools();
  for (let run = 0; run < runs; run += 1) await context.executeTool(tool, {});
  // What is deferred to idle time is done before anybody counts.
  await new Promise((done) => setTimeout(done, 500));
}
