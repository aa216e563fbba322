import { chinese, japanese, korean } from './vocabulary/steering-asian.ts';
import { french, german, italianPortuguese, spanish } from './vocabulary/steering-european.ts';
import { english, type SteeringKind, type SteeringPatterns } from './vocabulary/steering-latin.ts';
import { isAsian } from './words.ts';

export type { SteeringKind } from './vocabulary/steering-latin.ts';

/** A stretch of text that orders the agent about; `quote` is at most 80 characters of it. */
export interface Steering {
  kind: SteeringKind;
  quote: string;
}

const latin = [english, german, spanish, french, italianPortuguese];
const asian = [chinese, japanese, korean];
const most = 8000;

/** What in a text steers the agent: one entry for each kind. Invisible characters and width variants do not hide it. */
export function findSteering(text: string): Steering[] {
  const plain = normalise(text.slice(0, most));
  const tables = isAsian(plain) ? [...asian, ...latin] : latin;
  const found = new Map<SteeringKind, string>();
  for (const table of tables) search(plain, table, found);
  return [...found].map(([kind, quote]) => ({ kind, quote }));
}

function search(text: string, table: SteeringPatterns, found: Map<SteeringKind, string>): void {
  for (const [kind, patterns] of Object.entries(table) as [SteeringKind, readonly RegExp[]][]) {
    if (found.has(kind)) continue;
    for (const pattern of patterns) {
      const match = pattern.exec(text);
      if (!match) continue;
      found.set(kind, match[0].trim().slice(0, 80));
      break;
    }
  }
}

/** NFKC without invisible characters, white space collapsed. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\u034f\u115f\u1160\u3164]/gu, '')
    .replace(/[^\S\n]+/gu, ' ');
