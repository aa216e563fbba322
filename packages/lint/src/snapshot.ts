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
  const parents: object[] = [];
  const keys: string[] = [];
  let left = nodes;

  const report = (trouble: Trouble): undefined => {
    if (troubles.length < 20)
      troubles.push({ path: keys.map((key) => `/${toPointerPart(key)}`).join(''), trouble });
    return undefined;
  };

  const copyScalar = (item: unknown): unknown => {
    if (typeof item === 'string') return item.length > text ? (report('large'), item.slice(0, text)) : item;
    if (item === null || item === undefined || typeof item === 'boolean') return item;
    return typeof item === 'number' && Number.isFinite(item) ? item : report('unserialisable');
  };

  const copyMember = (item: object, key: string): unknown => {
    keys.push(key);
    const copy = copyAny(read(item, key));
    keys.pop();
    return copy;
  };

  const copyMembers = (item: object): unknown => {
    const list = Array.isArray(item);
    const copy: Record<string, unknown> | unknown[] = list ? [] : {};
    for (const key of Object.keys(item)) {
      if ((left -= 1) < 0) return (report('large'), copy);
      const member = copyMember(item, key);
      if (list) (copy as unknown[]).push(member ?? null);
      else if (member !== undefined) put(copy as Record<string, unknown>, key, member);
    }
    return copy;
  };

  const read = (item: object, key: string): unknown => {
    try {
      return (item as Record<string, unknown>)[key];
    } catch {
      return report('throws');
    }
  };

  function copyAny(item: unknown): unknown {
    if (typeof item !== 'object' || item === null) return copyScalar(item);
    if (parents.includes(item)) return report('cycle');
    if (parents.length > depth) return report('deep');
    parents.push(item);
    const level = keys.length;
    try {
      return copyMembers(item);
    } catch {
      keys.length = level;
      return report('throws');
    } finally {
      parents.pop();
    }
  }

  return { value: copyAny(value), troubles };
}

// `__proto__` as a key must stay a key.
const put = (target: Record<string, unknown>, key: string, value: unknown): void => {
  if (key === '__proto__')
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  else target[key] = value;
};

/** One part of a JSON Pointer (RFC 6901), shortened where hostile. */
export const toPointerPart = (key: string): string => {
  const part = key.length > 200 ? key.slice(0, 200) : key;
  return /[~/]/.test(part) ? part.replaceAll('~', '~0').replaceAll('/', '~1') : part;
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
