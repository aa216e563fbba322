import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** What `npm start` may be told, checked. `port` 0 is any free one. */
export interface Options {
  port: number;
  host: string;
  /** A file's path, or `:memory:`. */
  database: string;
  lab: boolean;
}

const text = { type: 'string' } as const;

/** Flags win over the environment, which wins over the defaults; a wrong one comes back as one line. */
export function readOptions(
  args: string[],
  { env, file }: { env: Record<string, string | undefined>; file: string },
): { ok: true; options: Options } | { ok: false; line: string } {
  let flags: { port?: string; host?: string; database?: string; lab?: boolean };
  try {
    flags = parseArgs({
      args,
      options: { port: text, host: text, database: text, lab: { type: 'boolean' } },
    }).values;
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('. ');
    return { ok: false, line: `${reason}. Options: --port --host --database --lab` };
  }
  const port = flags.port ?? (env['PORT'] || '4321');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return { ok: false, line: `Not a port: ${port}` };
  const place = flags.database || env['DATABASE_URL'] || file;
  if (/^postgres(ql)?:/.test(place))
    return { ok: false, line: 'PostgreSQL is not supported yet: use a file: address.' };
  const database = toPath(place);
  if (database === undefined) return { ok: false, line: `Not a database address: ${place}` };
  const host = flags.host ?? (env['HOST'] || 'localhost');
  return { ok: true, options: { port: Number(port), host, database, lab: flags.lab ?? env['LAB'] === '1' } };
}

/** `file:` addresses (absolute URLs or relative paths) and plain paths. */
function toPath(place: string): string | undefined {
  if (place.startsWith('file:///')) return fileURLToPath(place);
  if (place.startsWith('file:')) return place.slice('file:'.length);
  return /^\w{2,}:/.test(place) ? undefined : place;
}

/** Makes the folder a database file stands in. */
export function makeFolder(path: string): void {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
}
