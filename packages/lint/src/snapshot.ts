/** Why a part of a foreign value could not be copied. */
export type Trouble = 'cycle' | 'deep' | 'large' | 'throws' | 'unserialisable';

export interface Snapshot {
  /** Plain data: objects without prototype surprises, arrays, strings, numbers, booleans, null. */
  value: unknown;
  troubles: readonly { path: string; trouble: Trouble }[];
}

interface Limits {
  depth: number;
  /** Values and keys in all. */
  nodes: number;
  /** Characters of one string; what is longer is cut. */
  text: number;
}

const limits: Limits = { depth: 40, nodes: 20_000, text: 100_000 };

/**
 * A bounded copy of a foreign value, as plain data. Never throws and never hangs: cycles, depth, size, throwing
 * getters and what JSON cannot say are left out and reported. The first 20 troubles are kept.
 */
export function takeSnapshot(value: unknown, { depth, nodes, text }: Limits = limits): Snapshot {
  const troubles: { path: string; trouble: Trouble }[] = [];
  const parents = new Set<object>();
  let left = nodes;

  const report = (path: string, trouble: Trouble): undefined => {
    if (troubles.length < 20) troubles.push({ path, trouble });
    return undefined;
  };

  const copyScalar = (item: unknown, path: string): unknown => {
    if (typeof item === 'string')
      return item.length > text ? (report(path, 'large'), item.slice(0, text)) : item;
    if (item === null || typeof item === 'boolean') return item;
    if (typeof item === 'number') return Number.isFinite(item) ? item : report(path, 'unserialisable');
    return item === undefined ? undefined : report(path, 'unserialisable');
  };

  const copyMembers = (item: object, path: string, level: number): unknown => {
    const list = Array.isArray(item);
    const copy: Record<string, unknown> | unknown[] = list ? [] : {};
    for (const key of Object.keys(item)) {
      if ((left -= 1) < 0) return (report(path, 'large'), copy);
      const at = `${path}/${toPointerPart(key)}`;
      const member = copyAny(read(item, key, at), at, level + 1);
      if (list) (copy as unknown[]).push(member ?? null);
      else if (member !== undefined) define(copy, key, member);
    }
    return copy;
  };

  const read = (item: object, key: string, path: string): unknown => {
    try {
      return (item as Record<string, unknown>)[key];
    } catch {
      return report(path, 'throws');
    }
  };

  function copyAny(item: unknown, path: string, level: number): unknown {
    if (typeof item !== 'object' || item === null) return copyScalar(item, path);
    if (parents.has(item)) return report(path, 'cycle');
    if (level > depth) return report(path, 'deep');
    parents.add(item);
    try {
      return copyMembers(item, path, level);
    } catch {
      return report(path, 'throws');
    } finally {
      parents.delete(item);
    }
  }

  return { value: copyAny(value, '', 0), troubles };
}

// `__proto__` as a key must stay a key.
const define = (target: object, key: string, value: unknown): void => {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
};

/** One part of a JSON Pointer (RFC 6901), shortened where hostile. */
export const toPointerPart = (key: string): string =>
  key.slice(0, 200).replaceAll('~', '~0').replaceAll('/', '~1');

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
