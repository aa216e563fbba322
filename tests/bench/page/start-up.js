import { registerBare, whenListed } from './listing.js';

/** Fetches modules as the loader does, without running any of them. */
const fetchModules = (files) =>
  Promise.all(
    files.map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      document.head.append(link);
      return new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
    }),
  );

const now = () => performance.now();

/** Milliseconds from the import of the built script's first chunk until every tool of the phase is listed. */
export async function startScript({ first, fetched, size }) {
  await fetchModules(fetched);
  const listed = whenListed({ changes: size, size });
  const begin = now();
  const { start } = await import(first);
  start({ document, url: '/', load: (files) => import(`/vitrine/${files.at(-1)[0]}`) });
  return (await listed) - begin;
}

/** Milliseconds from the import of the same definitions, as plain objects, until all are listed. */
export async function startBare({ first, fetched, size }) {
  await fetchModules(fetched);
  const listed = whenListed({ changes: size, size });
  const begin = now();
  const { tools } = await import(first);
  registerBare(tools);
  return (await listed) - begin;
}
