import { createHash } from 'node:crypto';

/** What a browser compares a file with. */
export const integrityOf = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/**
 * Gives chunks names with version and content hash: `files` of `{ file, code, imports }`, the loader first, and
 * `filesOf(part)`, all static imports of a part, leaves first, and then its own file. A file holds the names of its imports; the
 * first chunk also the hashes of the lazy parts, the loader those of the first: so leaves are named first.
 */
export function nameChunks({ chunks, loader, version, first, lazy }) {
  const named = new Map();
  const chunkOf = (fileName) => chunks.find((chunk) => chunk.fileName === fileName);

  const name = (chunk, fillIn = (code) => code) => {
    const known = named.get(chunk.fileName);
    if (known) return known;
    const imports = chunk.imports.map((fileName) => name(chunkOf(fileName)).file);
    const linked = chunk.imports.reduce(
      (code, fileName, index) => code.replaceAll(`./${fileName}`, `./${imports[index]}`),
      chunk.code,
    );
    const code = fillIn(linked);
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    const file = { file: `${chunk.name}-${version}-${hash}.js`, code, imports };
    named.set(chunk.fileName, file);
    return file;
  };

  const filesOf = (part) => {
    const own = named.get(`${part}.js`);
    const wanted = new Set([own.file]);
    // A set that grows while it is walked: imports of imports come in, too.
    for (const wantedFile of wanted) {
      const { imports } = [...named.values()].find(({ file }) => file === wantedFile);
      for (const file of imports) wanted.add(file);
    }
    // A file is named after its imports, so this is their order.
    return [...named.values()].filter(({ file }) => wanted.has(file));
  };
  const hashed = (files) => files.map(({ file, code }) => [file, integrityOf(code)]);

  for (const part of lazy) name(chunkOf(`${part}.js`));
  const main = chunkOf(`${first}.js`);
  const there = main.imports.map((fileName) => name(chunkOf(fileName)));
  const later = (part) => hashed(filesOf(part).filter((file) => !there.includes(file)));
  const table = Object.fromEntries(lazy.map((part) => [part, later(part)]));
  name(main, (code) => fill(code, 'parts', table));
  const code = fill(loader.code, 'first', hashed(filesOf(first)));
  return { files: [{ file: loader.fileName, code, imports: [] }, ...named.values()], filesOf };
}

/** Puts a value where the minified code has its placeholder. */
function fill(code, placeholder, value) {
  const place = new RegExp(`(["'\`])__${placeholder}__\\1`);
  if (!place.test(code)) throw new Error(`The built code has no place for ${placeholder}`);
  return code.replace(place, () => JSON.stringify(value));
}
