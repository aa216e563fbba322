import type { LoadChunk } from './chunk.ts';
import { compose } from './compose.ts';
import { createPartLoader } from './parts.ts';
import { readSettings } from './settings.ts';

export interface Start {
  document: Document;
  /** Address of the loader: its tag carries the settings. */
  url: string;
  load: LoadChunk;
}

/** The first chunk: reads the tag and composes the page's tools. */
export function start({ document, url, load }: Start): void {
  const tag = [...document.scripts].find(({ src }) => src === url);
  // oxlint-disable-next-line no-console -- the merchant reads it there, and nowhere else
  const warn = (line: string): void => console.error(`Vitrine: ${line}`);
  const loadPart = createPartLoader(load);
  const settings = readSettings(tag?.dataset ?? {}, warn);
  const vitrine = compose({ document, settings, load: loadPart, warn });
  if (tag?.dataset['dev'] === undefined) return;
  // Where it cannot be loaded the browser says so.
  void loadPart('dev').then(
    ({ showFindings }) => showFindings({ vitrine, document, script: url, console }),
    String,
  );
}
