import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** `--flag a b c` as `--flag a --flag b --flag c`: words that are tool names and no files belong to the flag before them. */
export function namesAfter(flag: string, argv: readonly string[], cwd: string): string[] {
  const spread: string[] = [];
  let taking = false;
  for (const word of argv) {
    const isName = /^[\w.-]{1,128}$/.test(word) && !word.startsWith('-') && !existsSync(resolve(cwd, word));
    if (word === flag) {
      taking = true;
      continue;
    }
    if (taking && isName) spread.push(flag, word);
    else {
      // The flag without a name is left for the parser to refuse.
      if (taking && spread.at(-2) !== flag) spread.push(flag);
      taking = false;
      spread.push(word);
    }
  }
  if (taking && spread.at(-2) !== flag) spread.push(flag);
  return spread;
}
