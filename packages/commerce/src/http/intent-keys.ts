import { attempt, type KeyValue } from './ports.ts';

/** A write whose outcome this page does not know. `print` names command, arguments and version, and only for cart writes leaves memory. */
export interface Unsettled {
  key: string;
  tool: string;
  via: 'tool' | 'button';
  /** Milliseconds of the page's clock. */
  at: number;
  print: string;
  state: 'unknown' | 'running';
}

/** The unsettled writes of this tab, oldest first. */
export interface IntentKeys {
  all(): readonly Unsettled[];
  add(record: Unsettled): void;
  remove(key: string): void;
  clear(): void;
}

const item = 'vitrine.keys';

/**
 * Keeps unsettled writes in session storage beside a `live` mark, which the running document sets and `pagehide` clears.
 * Who finds the mark set holds a copy (session storage is copied into a window opened from the page) or follows a crash: keys are dropped.
 * Storage is first touched at first need, not at start; without storage the keys live in memory.
 */
export const createIntentKeys = (options: {
  storage: () => KeyValue | undefined;
  page: EventTarget | undefined;
  now: () => number;
}): IntentKeys => {
  let records: Unsettled[] | undefined;

  const save = (live: boolean): void => {
    if (!records) return;
    const kept = records.filter((record) => record.tool.endsWith('_cart'));
    attempt(() => options.storage()?.setItem(item, JSON.stringify({ live, records: kept })));
  };
  const claim = (): Unsettled[] => {
    if (!records) {
      records = restore(
        attempt(() => options.storage()?.getItem(item)),
        options.now(),
      );
      save(true);
    }
    return records;
  };
  options.page?.addEventListener('pagehide', () => save(false));
  options.page?.addEventListener('pageshow', () => save(true));

  return {
    all: claim,
    add: (record) => {
      records = [...claim().filter(({ key }) => key !== record.key), record].slice(-20);
      save(true);
    },
    remove: (key) => {
      if (!claim().some((record) => record.key === key)) return;
      records = claim().filter((record) => record.key !== key);
      save(true);
    },
    clear: () => {
      records = [];
      save(true);
    },
  };
};

const restore = (text: string | null | undefined, at: number): Unsettled[] => {
  try {
    const { live, records } = JSON.parse(text ?? '') as { live: boolean; records: Unsettled[] };
    return live ? [] : records.map((record) => ({ ...record, at }));
  } catch {
    return [];
  }
};
