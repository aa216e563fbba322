/** Reads and writes that never throw: storage may be full, forbidden or missing (opaque origins, blocked cookies). */
export function createTabMemory(storage: () => Storage | undefined) {
  return {
    read(key: string): string | null {
      try {
        return storage()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(key: string, value: string | null): void {
      try {
        if (value === null) storage()?.removeItem(key);
        else storage()?.setItem(key, value);
      } catch {
        // What cannot be kept lasts as long as the page.
      }
    },
  };
}

export type TabMemory = ReturnType<typeof createTabMemory>;
