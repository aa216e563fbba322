import { join } from 'node:path';
import { loadSource } from './load-source.mjs';

/** The rule reference as one page, for the links `data-dev` prints: served beside the script, it needs no network. */
export async function rulesPage(root) {
  const load = (file) => loadSource(root, join(root, '../lint/src', file));
  const { rules } = await load('rules.ts');
  const { messages } = await load('messages.ts');
  const sections = rules.map(
    ({ id, severity, reason, source }) =>
      `<section id="${id}"><h2>${id}</h2><p><b>${severity}</b> ${escape(messages[id])}</p><p>${escape(reason)}</p><p>Source: ${escape(source)}</p></section>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Rules of Vitrine's linter</title>
<h1>Rules</h1>
${sections.join('\n')}
</html>
`;
}

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
