import type { ViteDevServer } from 'vite';
import type { Line } from '../cli/report.ts';
import { toBlock } from './lint-modules.ts';

/** Shows findings: all that are new in the terminal, errors also over the page, for as long as they are there. */
export function createOverlay(server: ViteDevServer) {
  const { logger } = server.config;
  let known: readonly Line[] = [];
  let broken: string | undefined;
  let covered = false;

  const message = (): string => broken ?? toBlock(known.filter(({ severity }) => severity === 'error'));
  const draw = (): void => {
    const text = message();
    if (text !== '')
      server.ws.send({ type: 'error', err: { message: text, stack: '', plugin: 'vitrine', id: 'tools' } });
    // An empty update is what takes Vite's overlay away (Vite 8).
    else if (covered) server.ws.send({ type: 'update', updates: [] });
    covered = text !== '';
  };
  // A page that is reloaded has lost it.
  server.ws.on('connection', () => {
    if (covered) draw();
  });

  return {
    /** All there is now. */
    show(lines: readonly Line[]): void {
      const before = new Set(known.map((line) => toBlock([line])));
      const fresh = lines.filter((line) => !before.has(toBlock([line])));
      for (const line of fresh) {
        const text = `vitrine: ${toBlock([line])}`;
        if (line.severity === 'error') logger.error(text, { timestamp: true });
        else logger.warn(text, { timestamp: true });
      }
      if ((before.size > 0 || broken !== undefined) && lines.length === 0)
        logger.info('vitrine: nothing left to find.', { timestamp: true });
      [known, broken] = [lines, undefined];
      draw();
    },
    /** Something could not be loaded. */
    fail(line: string): void {
      broken = line;
      logger.error(`vitrine: ${line}`, { timestamp: true });
      draw();
    },
  };
}
