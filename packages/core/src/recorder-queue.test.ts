import { afterEach, expect, it, vi } from 'vitest';
import type { Entry } from './entries.ts';
import { createRecorder } from './recorder.ts';

afterEach(() => vi.unstubAllGlobals());

function recorderInto(append: (entry: Entry) => Promise<void>) {
  const idles: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idles.push(work));
  const who = () => ({ session: null, subject: null, subject_epoch: 0, policy: '1' });
  const recorder = createRecorder({ entries: { append }, now: () => 0, who });
  return { recorder, idles };
}
const note = (recorder: ReturnType<typeof createRecorder>, epoch: number): void =>
  recorder.note({ kind: 'surface', detail: { epoch } });

it('takes all that waits in one idle moment, in its order', async () => {
  const kept: Entry[] = [];
  const { recorder, idles } = recorderInto(async (entry) => void kept.push(entry));
  for (let epoch = 1; epoch <= 50; epoch += 1) note(recorder, epoch);
  expect(idles).toHaveLength(1);
  expect(kept).toEqual([]);
  idles[0]?.();
  await vi.waitFor(() => expect(kept).toHaveLength(50));
  expect(kept.map((entry) => ('detail' in entry ? entry.detail['epoch'] : 0))).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  );
});

it('goes on after an entry that could not be kept, and with what comes later', async () => {
  const kept: unknown[] = [];
  const { recorder, idles } = recorderInto(async (entry) => {
    if (kept.push(entry) === 1) throw new Error('full');
  });
  note(recorder, 1);
  note(recorder, 2);
  idles[0]?.();
  await vi.waitFor(() => expect(kept).toHaveLength(2));
  await Promise.resolve();
  note(recorder, 3);
  expect(idles).toHaveLength(2);
  idles[1]?.();
  await vi.waitFor(() => expect(kept).toHaveLength(3));
});
