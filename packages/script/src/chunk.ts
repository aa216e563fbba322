/** A built file beside the loader and what its bytes must hash to (`sha384-…`). */
export type Chunk = readonly [file: string, integrity: string];

/** Loads a module: the first of the files, which stand with all its static imports that may not be there yet. */
export type LoadChunk = <Module>(files: readonly Chunk[]) => Promise<Module>;

/**
 * The one way a chunk is loaded. `import()` takes no integrity, so preload links carry it: Chromium 156 holds the
 * import that follows to it. A file that was tampered with rejects and runs nothing.
 */
export function createChunkLoader(document: Document, base: string): LoadChunk {
  return (files) => {
    const [first = ''] = files.map(([file, integrity]) => {
      const { href } = new URL(file, base);
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity, href });
      document.head.append(link);
      return href;
    });
    return import(/* @vite-ignore */ first);
  };
}
