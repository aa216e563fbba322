import { join, relative, resolve } from 'node:path';
import { isUnusable, type Input, type Unusable } from '../inputs/input.ts';
import { findToolFiles, isFolder, readFileInput } from '../inputs/read-path.ts';
import { loadConfig, type Config } from './config.ts';
import type { Host } from './host.ts';

/** What a live page is visited with. */
export interface LiveOptions {
  signIn: string | undefined;
  signOut: string | undefined;
  callReads: readonly string[];
  browser: string | undefined;
  /** Milliseconds a page is watched after `load`. */
  watch_ms: number;
}

export interface Gathered {
  inputs: Input[];
  /** One line for each input that cannot be used. */
  problems: string[];
  /** The config of the one folder that was named. */
  config?: Config;
}

const isAddress = (path: string): boolean => /^https?:\/\//i.test(path);

/** Reads everything that was named; without names what the config of this folder names, else the folder. */
export async function gatherInputs(
  named: readonly string[],
  host: Host,
  live: LiveOptions,
): Promise<Gathered> {
  const paths = named.filter((path) => !isAddress(path));
  const addresses = named.filter(isAddress);
  const read: (Input | Unusable)[] = [];
  let config: Config | undefined;
  for (const path of named.length === 0 ? ['.'] : paths) {
    if (!(await isFolder(path, host.cwd))) read.push(await readFileInput(path, host.cwd));
    else {
      const folder = resolve(host.cwd, path);
      const own = await loadConfig(folder);
      if (paths.length < 2) config = own;
      read.push(...(await readFolder(path, { cwd: host.cwd, tools: own.tools })));
    }
  }
  if (addresses.length > 0) {
    const { visitPages } = await import('../live/visit-pages.ts');
    read.push(...(await visitPages(addresses, { ...live, host })));
  }
  return {
    inputs: read.filter((one): one is Input => !isUnusable(one)),
    problems: read.flatMap((one) => (isUnusable(one) ? [one.problem] : [])),
    ...(config && { config }),
  };
}

async function readFolder(
  path: string,
  { cwd, tools }: { cwd: string; tools: readonly string[] | undefined },
): Promise<(Input | Unusable)[]> {
  const files = tools
    ? tools.map((one) => relative(cwd, join(resolve(cwd, path), one)))
    : await findToolFiles(path, cwd);
  if (files.length === 0) {
    return [
      {
        problem: `${path} holds no tools: name them in vitrine.config.ts ("tools"), or in files such as tools.ts, cart.tools.ts or tools.json.`,
      },
    ];
  }
  const read: (Input | Unusable)[] = [];
  for (const file of files) {
    const one = await readFileInput(file, cwd);
    read.push(isUnusable(one) ? one : { ...one, group: path });
  }
  return read;
}
