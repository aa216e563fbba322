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
  compose({ document, settings: readSettings(tag?.dataset ?? {}, warn), load: createPartLoader(load), warn });
}
