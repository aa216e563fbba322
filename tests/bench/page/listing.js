/** Resolves the time at which the browser had told of `changes` changes and then listed `size` tools. */
export function whenListed({ changes, size }) {
  const context = document.modelContext;
  return new Promise((resolve, reject) => {
    let seen = 0;
    const onChange = async () => {
      seen += 1;
      if (seen < changes) return;
      context.removeEventListener('toolchange', onChange);
      const { length } = await context.getTools();
      if (length === size) resolve(performance.now());
      else reject(new Error(`${length} tools are listed, ${size} were expected`));
    };
    context.addEventListener('toolchange', onChange);
  });
}

/** Puts plain definitions on display with nothing around them; returns the way to take them away. */
export function registerBare(tools, execute = async () => 'ok') {
  const controllers = tools.map((tool) => {
    const controller = new AbortController();
    document.modelContext
      .registerTool({ ...tool, execute }, { signal: controller.signal })
      .catch(() => undefined);
    return controller;
  });
  return () => controllers.forEach((controller) => controller.abort());
}
