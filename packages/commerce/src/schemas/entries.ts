import * as z from 'zod';

/** Body of `POST entries`: decision entries as the page recorded them, oldest first; an entry is one JSON object. */
export const entryBatch = z.strictObject({
  entries: z.array(z.record(z.string(), z.unknown())).min(1).max(200),
});

/** Answer: how many were new; an entry delivered twice is stored once. */
export const entryReceipt = z.strictObject({ stored: z.int() });

export type EntryBatch = z.infer<typeof entryBatch>;
