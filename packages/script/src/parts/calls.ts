import { createCalls as create, type CallsNeeds, type Calls } from '@vitrine/core/calls';
import { createMemoryEntries } from '@vitrine/core/entries';

/** What serves calls, with entries in memory. */
export const createCalls = (needs: CallsNeeds): Calls => create({ ...needs, entries: createMemoryEntries() });
