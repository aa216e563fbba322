import { createHash } from 'node:crypto';

/** What a browser compares a file with. */
export const integrityOf = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/**
 * Gives chunks names with version and a hash of the whole build: `files` of `{ file, code, imports }`, the loader first,
 * and `filesOf(part)`, all static imports of a part, leaves first, and then its own file. A part may import the first
 * chunk, which holds the parts' hashes: so a name depends on no file's final content. The loader holds the hash of the first chunk.
 */
export function nameChunks({ chunks, loader, version, first, lazy }) {
  const hash = createHash('sha256');
  for (const { fileName, code } of [...chunks, loader]) hash.update(`${fileName}\0${code}\0`);
  const build = hash.digest('hex').slice(0, 8);
  const nameOf = (fileName) => fileName.replace(/\.js$/, `-${version}-${build}.js`);

  const files = chunks.map(({ fileName, code, imports }) => ({
    file: nameOf(fileName),
    imports: imports.map(nameOf),
    code: imports.reduce((text, name) => text.replaceAll(`./${name}`, `./${nameOf(name)}`), code),
  }));
  const withImports = (file, seen = new Set()) => {
    for (const name of file.imports)
      withImports(
        files.find((other) => other.file === name),
        seen,
      );
    return seen.add(file);
  };
  const filesOf = (part) => [...withImports(files.find(({ file }) => file === nameOf(`${part}.js`)))];
  const hashed = (list) => list.map(({ file, code }) => [file, integrityOf(code)]);

  const there = filesOf(first);
  const main = there.at(-1);
  const later = (part) => hashed(filesOf(part).filter((file) => !there.includes(file)));
  main.code = fill(main.code, 'parts', Object.fromEntries(lazy.map((part) => [part, later(part)])));
  const code = fill(loader.code, 'first', hashed(there));
  return { files: [{ file: loader.fileName, code, imports: [] }, ...files], filesOf };
}

/** Puts a value where the minified code has its placeholder. */
function fill(code, placeholder, value) {
  const place = new RegExp(`(["'\`])__${placeholder}__\\1`);
  if (!place.test(code)) throw new Error(`The built code has no place for ${placeholder}`);
  return code.replace(place, () => JSON.stringify(value));
}
