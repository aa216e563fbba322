import { followStore, type SessionSource } from './session.ts';
import type { StorePort } from './store-port.ts';

/** The store as the page offers it: perhaps only after registration, perhaps another one in its place later. */
export function createStoreLink(store: () => StorePort | undefined) {
  let offered: () => void;
  let following: AbortController | undefined;
  return {
    /** Resolves once there is a store. */
    connected: new Promise<void>((done) => (offered = done)),
    /** Nothing asks for it before `connected`. */
    store: () => store() as StorePort,
    /** Follows who acts in the store that is offered now and no longer in a former one. */
    connect(session: SessionSource): void {
      const now = store();
      if (!now) return;
      following?.abort();
      following = new AbortController();
      followStore(now, session, following.signal);
      offered();
    },
    end: (): void => following?.abort(),
  };
}

export type StoreLink = ReturnType<typeof createStoreLink>;
