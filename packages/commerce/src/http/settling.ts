import type { Settlement } from '../schemas/session.ts';
import type { LastWrite } from '../store.ts';
import type { IntentKeys, Unsettled } from './intent-keys.ts';
import type { Clock } from './ports.ts';
import type { HttpSession } from './session.ts';
import type { Wire } from './wire.ts';

/** Finds out what became of writes whose answer was lost. */
export interface Settling {
  /** A write is on its way. It is not asked for: asking before it arrives would bar its key. */
  sent(record: Unsettled): void;
  /** That write came back, with an answer or without. */
  landed(): void;
  /** A write was sent and not answered: asked for after 1, 2, 4 s and so on. */
  lost(record: Unsettled): void;
  /** A write was answered, so what was settled before is no longer news. */
  answered(key: string): void;
  /** Asks once for all that is open, at most 2 s; before reads that carry `last_write`. */
  now(): Promise<void>;
  /** The newest of a tool's writes that is on its way or open, or was settled after its caller was gone. */
  last(): LastWrite | undefined;
  /** Another session: its keys mean nothing any more. */
  drop(): void;
}

const tries = 10;
const readWaitMs = 2000;

export const createSettling = (options: {
  wire: Wire;
  session: HttpSession;
  clock: Clock;
  keys: IntentKeys;
  onSettled: (record: Unsettled) => void;
}): Settling => {
  const { wire, session, clock, keys } = options;
  let flying: Unsettled | undefined;
  let news: (Omit<LastWrite, 'age_s'> & { at: number }) | undefined;
  let round: Promise<void> | undefined;
  let stop: (() => void) | undefined;

  const settle = async (record: Unsettled): Promise<void> => {
    if (!(await session.ready()).ok) return;
    const headers = { 'X-CSRF-Token': session.csrf(), ...session.reference() };
    const reply = await wire({ method: 'POST', path: '/calls/settle', headers, body: { key: record.key } });
    if (reply.type !== 'ok' || !keys.all().includes(record)) return;
    const { state } = reply.body as Settlement;
    if (state === 'running') {
      record.state = state;
      return;
    }
    keys.remove(record.key);
    const done = state === 'done';
    if (record.via === 'tool') {
      news = {
        tool: record.tool,
        status: done ? 'done' : 'refused',
        side_effect: done ? 'done' : 'none',
        at: record.at,
      };
    }
    options.onSettled(record);
  };

  const ask = (): Promise<void> =>
    (round ??= Promise.all(keys.all().map(settle)).then(() => {
      round = undefined;
    }));

  const later = (count: number): void => {
    stop?.();
    stop = clock.after(1000 * 2 ** count, () => {
      stop = undefined;
      void ask().then(() => {
        if (!stop && keys.all().length > 0 && count < tries) later(count + 1);
      });
    });
  };

  const now = async (): Promise<void> => {
    if (keys.all().length === 0) return;
    await new Promise<void>((resolve) => {
      const enough = clock.after(readWaitMs, resolve);
      void ask().then(() => {
        enough();
        resolve();
      });
    });
  };

  return {
    now,
    sent: (record) => void (flying = record),
    landed: () => void (flying = undefined),
    lost: (record) => {
      news = undefined;
      keys.add(record);
      later(0);
    },
    answered: (key) => {
      news = undefined;
      keys.remove(key);
    },
    last: () => {
      // Writes take turns, so the one on its way is the newest.
      const open = [...keys.all(), ...(flying ? [flying] : [])].findLast(({ via }) => via === 'tool');
      const write = open
        ? { tool: open.tool, status: open.state, side_effect: 'unknown' as const, at: open.at }
        : news;
      if (!write) return undefined;
      const { at, ...rest } = write;
      return { ...rest, age_s: Math.round((clock.now() - at) / 1000) };
    },
    drop: () => {
      news = undefined;
      flying = undefined;
      keys.clear();
      stop?.();
    },
  };
};
