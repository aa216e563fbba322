import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folders the server reads: the shop's data, the built pages and the built script. */
export interface Places {
  data: string;
  web: string;
  script: string;
}

/** The repository's own folders, whether this file runs from source or built (two levels deeper). */
export function ownPlaces(): Places {
  const source = fileURLToPath(new URL('../../', import.meta.url));
  const home = existsSync(`${source}data`) ? source : fileURLToPath(new URL('../../../', import.meta.url));
  return { data: `${home}data`, web: `${home}dist/web`, script: `${home}../packages/script/dist` };
}
