import { createChunkLoader, type Chunk } from './chunk.ts';
import type { start } from './main.ts';
import { watchForApi } from './watch-for-api.ts';

/** The static imports of the first chunk and itself; filled in by the build. */
declare const vitrineFirst: readonly Chunk[];

const { url } = import.meta;
const load = createChunkLoader(document, url);

watchForApi(document, () => {
  // A chunk that cannot be loaded leaves the shop as it is; the browser has said why.
  void load<{ start: typeof start }>(vitrineFirst).then(
    (first) => first.start({ document, url, load }),
    () => undefined,
  );
});
