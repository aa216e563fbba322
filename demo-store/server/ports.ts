import { createHash, randomBytes } from 'node:crypto';

/** A place in the way of one `/api` request where a test may delay it, fail it (throw) or cut the connection. */
export interface Crossing {
  /** `received`: nothing looked at; `claimed`: the key is in flight, nothing done; `answered`: effect and answer stored. */
  at: 'received' | 'claimed' | 'answered';
  method: string;
  path: string;
  key: string | undefined;
}

/** What the shop takes from outside; tests pass their own. */
export interface Ports {
  /** Milliseconds since 1970. */
  clock: () => number;
  random: Random;
  crossing?: (crossing: Crossing) => Promise<'cut' | void> | 'cut' | void;
}

/** Source of ids and tokens. `reseed` makes what follows repeatable (lab only). */
export interface Random {
  bytes(count: number): Buffer;
  reseed(seed: string): void;
}

/** The system's randomness until it is reseeded. */
export function createRandom(): Random {
  let seed: string | undefined;
  let counter = 0;
  return {
    bytes(count) {
      if (seed === undefined) return randomBytes(count);
      counter += 1;
      return createHash('shake256', { outputLength: count }).update(`${seed}/${counter}`).digest();
    },
    reseed(next) {
      seed = next;
      counter = 0;
    },
  };
}

/** An id of 128 random bits, 22 characters of base64url behind a word that tells what it names. */
export const newId = (random: Random, word: string): string =>
  `${word}_${random.bytes(16).toString('base64url')}`;
