import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of its own with files, as a shop has them; `write` changes one, `close` removes all. */
export function openShopFolder(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lint-'));
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  for (const [name, text] of Object.entries(files)) write(name, text);
  return { folder, write, close: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A module with one tool that reads the cart; `more` changes its definition. */
export const cartModule = (more: Record<string, unknown> = {}): string =>
  `export const tools = [${JSON.stringify({ ...cartTool, ...more })}];\n`;

/** A definition with nothing wrong. */
export const cartTool = {
  name: 'get_cart',
  description: 'Returns the lines of the cart with quantities. Use it before a change.',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
  annotations: { readOnlyHint: true },
};
