import type { TabMemory } from './tab-memory.ts';

const key = 'vitrine:epochs';

/** The two counters of a tab, kept over reloads. Nothing is written before what was stored has been read. */
export function createEpochs(tab: TabMemory, now: () => { surface: number; subject: number }) {
  let read = false;
  return {
    /** What this tab had reached before; both 0 on a first visit. */
    read(): { surface: number; subject: number } {
      read = true;
      const [surface = 0, subject = 0] = (tab.read(key) ?? '')
        .split(' ')
        .map((part) => Number.parseInt(part, 10) || 0);
      return { surface, subject };
    },
    /** Keeps them once the current task is over; storage is never touched on the way of a phase change. */
    keep(): void {
      if (!read) return;
      setTimeout(() => tab.write(key, `${now().surface} ${now().subject}`));
    },
  };
}
