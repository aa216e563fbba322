/** Time as the store needs it: `now` in milliseconds of a monotonic clock; `after` calls back once, and returns the way to stop that. */
export interface Clock {
  now(): number;
  after(ms: number, then: () => void): () => void;
}

/** The part of a BroadcastChannel that is used. */
export interface Broadcast {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

/** The part of Storage that is used. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem'>;

export const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

/** 128 random bits in hex; `randomUUID` is missing where the page is not a secure context. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** What `make` gives, or undefined where the browser throws (opaque origins, blocked storage) or lacks it. */
export const attempt = <T>(make: () => T): T | undefined => {
  try {
    return make();
  } catch {
    return undefined;
  }
};
