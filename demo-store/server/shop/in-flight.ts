/** The keys this server is working on, so that a second copy of a request is told to wait instead of queueing behind the first. */
export interface InFlight {
  /** Claims a key on a path; undefined if it is taken, else the way to let it go. */
  claim(lineage: string, request: { path: string; key: string }): (() => void) | undefined;
  has(lineage: string, key: string): boolean;
}

/** One per server; what holds across servers is the stored answer (`idempotency`). */
export function createInFlight(): InFlight {
  const running = new Map<string, Set<string>>();
  return {
    claim(lineage, { path, key }) {
      const id = `${lineage} ${key}`;
      const paths = running.get(id) ?? new Set();
      if (paths.has(path)) return undefined;
      running.set(id, paths.add(path));
      return () => {
        paths.delete(path);
        if (paths.size === 0) running.delete(id);
      };
    },
    has: (lineage, key) => running.has(`${lineage} ${key}`),
  };
}
