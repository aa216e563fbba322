/** A built file beside the loader and what its bytes must hash to (`sha384-…`). */
export type Chunk = readonly [file: string, integrity: string];

/** Loads a module: the last of the files, after the static imports that may not be there yet, leaves first. */
export type LoadChunk = <Module>(files: readonly Chunk[]) => Promise<Module>;

/**
 * The one way a chunk is loaded. `import()` takes no integrity, so preload links carry it, and the import follows only
 * when all of them have loaded: Chromium 156 fetches a static import whose preload failed once more, unchecked.
 * A file that failed fails whatever needs it as long as the page lives.
 */
export function createChunkLoader(document: Document, base: string): LoadChunk {
  const held = new Map<string, Promise<unknown>>();
  const hold = ([file, integrity]: Chunk): Promise<unknown> => {
    const known = held.get(file);
    if (known) return known;
    const loaded = new Promise((onload, onerror) => {
      const link = document.createElement('link');
      const href = new URL(file, base).href;
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity, href, onload, onerror });
      document.head.append(link);
    });
    held.set(file, loaded);
    return loaded;
  };
  return async (files) => {
    await Promise.all(files.map(hold));
    return import(/* @vite-ignore */ new URL(files.at(-1)?.[0] ?? '', base).href);
  };
}
