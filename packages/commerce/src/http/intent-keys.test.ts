import { describe, expect, it } from 'vitest';
import { createIntentKeys, type Unsettled } from './intent-keys.ts';
import type { KeyValue } from './ports.ts';

const createStorage = (): KeyValue & { texts: Map<string, string>; touched: number } => {
  const texts = new Map<string, string>();
  const storage = {
    texts,
    touched: 0,
    getItem: (name: string) => (storage.touched++, texts.get(name) ?? null),
    setItem: (name: string, text: string) => void (storage.touched++, texts.set(name, text)),
  };
  return storage;
};

const record = (key: string, tool = 'update_cart'): Unsettled => ({
  key,
  tool,
  via: 'tool',
  at: 5,
  print: `${tool} secret-${key}`,
  state: 'unknown',
});

const open = (storage: KeyValue | undefined) => {
  const page = new EventTarget();
  return { page, keys: createIntentKeys({ storage: () => storage, page, now: () => 100 }) };
};
const namesOf = (records: readonly Unsettled[]): string[] => records.map(({ key }) => key);

describe('intent keys', () => {
  it('touch storage at first need, not when they are made', () => {
    const storage = createStorage();
    const { page } = open(storage);
    page.dispatchEvent(new Event('pageshow'));
    expect(storage.touched).toBe(0);
  });

  it('outlive a reload, with their age counted from it', () => {
    const storage = createStorage();
    const first = open(storage);
    first.keys.add(record('a'));
    first.page.dispatchEvent(new Event('pagehide'));
    expect(open(storage).keys.all()).toMatchObject([{ key: 'a', at: 100 }]);
  });

  it('are dropped by a document that finds the live mark set: it is a copy, or follows a crash', () => {
    const storage = createStorage();
    open(storage).keys.add(record('a'));
    expect(open(storage).keys.all()).toEqual([]);
  });

  it('are live again after pageshow', () => {
    const storage = createStorage();
    const { page, keys } = open(storage);
    keys.add(record('a'));
    page.dispatchEvent(new Event('pagehide'));
    page.dispatchEvent(new Event('pageshow'));
    expect(open(storage).keys.all()).toEqual([]);
    expect(namesOf(keys.all())).toEqual(['a']);
  });

  it('write only cart writes to storage: checkout arguments are personal', () => {
    const storage = createStorage();
    const { keys } = open(storage);
    keys.add(record('a', 'update_checkout'));
    keys.add(record('b'));
    expect([...storage.texts.values()].join()).not.toContain('secret-a');
    expect(namesOf(keys.all())).toEqual(['a', 'b']);
  });

  it('live in memory where there is no storage', () => {
    const { keys } = open(undefined);
    keys.add(record('a'));
    keys.add(record('b'));
    keys.remove('a');
    expect(namesOf(keys.all())).toEqual(['b']);
    keys.clear();
    expect(keys.all()).toEqual([]);
  });

  it('live in memory where storage throws', () => {
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { keys } = open({ getItem: full, setItem: full });
    keys.add(record('a'));
    expect(namesOf(keys.all())).toEqual(['a']);
  });

  it('survive storage that holds something else', () => {
    const storage = createStorage();
    storage.texts.set('vitrine.keys', '{"records":7}');
    expect(open(storage).keys.all()).toEqual([]);
  });
});
