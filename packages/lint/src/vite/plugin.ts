import { join, normalize } from 'node:path';
import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import { loadConfig } from '../cli/config.ts';
import type { Line } from '../cli/report.ts';
import { loadModule, type LoadModule } from '../inputs/load-module.ts';
import { toLine } from '../inputs/input.ts';
import { dependsOn } from './depends-on.ts';
import { emitSchemas, type SchemaOptions } from './emit-schemas.ts';
import { createShopLint, toBlock } from './lint-modules.ts';
import { createOverlay } from './overlay.ts';

export interface VitrineOptions {
  /** Modules that export tool sets, from Vite's root. Default: `tools` of `vitrine.config.ts`. */
  tools?: readonly string[];
  /** Writes JSON Schema of the published subset for the shop's own tools: `from` exports `toolInputs`, zod schemas by tool name. */
  schemas?: SchemaOptions;
}

/**
 * Lints the shop's tools while it is developed and when it is built: text in the terminal, errors over the page, and
 * errors fail the build. Severities, budgets and suppressions come from `vitrine.config.ts` in Vite's root.
 */
export function vitrine({ tools, schemas }: VitrineOptions = {}): Plugin {
  let root = '';
  let building = false;
  let changed: ((file: string) => void) | undefined;

  const shop = createShopLint();

  /** Emits, loads, judges. `stale` picks what is read again; rejects with one line where something cannot be loaded. */
  const check: Check = async (load, stale) => {
    const config = await loadConfig(root);
    if (schemas && stale(schemas.from)) await emitSchemas(schemas, { root, load });
    return shop.lint(tools ?? config.tools ?? [], { root, load, stale, config });
  };

  return {
    name: 'vitrine',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    async buildStart() {
      if (!building) return;
      const lines = await check(loadModule, all).catch((error: unknown) => this.error(toLine(error)));
      const errors = lines.filter(({ severity }) => severity === 'error');
      const rest = lines.filter(({ severity }) => severity !== 'error');
      if (rest.length > 0) this.warn(toBlock(rest));
      if (errors.length > 0) this.error(toBlock(errors));
    },
    configureServer(server) {
      changed = watchTools(server, check);
    },
    hotUpdate({ file }) {
      // By now Vite has forgotten what it knew of the file.
      if (this.environment.name === 'ssr') changed?.(file);
    },
  };
}

type Stale = (file: string) => boolean;
type Check = (load: LoadModule, stale: Stale) => Promise<Line[]>;

const all: Stale = () => true;

/** Lints at once, then after each change of a module a tool depends on; only what depends on it is loaded again. */
function watchTools(server: ViteDevServer, check: Check): (file: string) => void {
  const { ssr } = server.environments;
  const runner: ModuleRunner = createServerModuleRunner(ssr, { hmr: false });
  const overlay = createOverlay(server);
  const load: LoadModule = (file) => runner.import(file);
  let last: Promise<void> = Promise.resolve();

  const run = async (stale: Stale): Promise<void> => {
    runner.clearCache();
    try {
      overlay.show(await check(load, stale));
    } catch (error) {
      overlay.fail(toLine(error));
    }
  };
  const queue = (stale: Stale): void => {
    last = last.then(() => run(stale));
  };
  server.httpServer?.once('close', () => void runner.close());
  queue(all);
  return (file) => {
    if (file.endsWith('/vitrine.config.ts')) return queue(all);
    const touched = new Set([...dependsOn(ssr.moduleGraph, file)].map(normalize));
    if (touched.size > 0) queue((own) => touched.has(join(server.config.root, own)));
  };
}
