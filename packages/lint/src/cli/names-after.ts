import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** `--flag a b c` as `--flag a --flag b --flag c`: words that are tool names, with arguments or without, and no files belong to the flag before them. */
export function namesAfter(flag: string, argv: readonly string[], cwd: string): string[] {
  const spread: string[] = [];
  let state: 'elsewhere' | 'nameless' | 'named' = 'elsewhere';
  for (const word of argv) {
    const isName =
      /^[\w.-]{1,128}(=\{.*)?$/s.test(word) && !word.startsWith('-') && !existsSync(resolve(cwd, word));
    if (state !== 'elsewhere' && isName) {
      spread.push(flag, word);
      state = 'named';
      continue;
    }
    // Without a name the flag is left for the parser to refuse.
    if (state === 'nameless') spread.push(flag);
    state = word === flag ? 'nameless' : 'elsewhere';
    if (word !== flag) spread.push(word);
  }
  return state === 'nameless' ? [...spread, flag] : spread;
}
