import { againstArrows } from './arrows.ts';
import type { SourceFile } from './source-file.ts';

/** A rule over one file: its violations as lines, and a file that breaks it, so that the rule is seen to bite. */
export type Rule = { name: string; violations: (file: SourceFile) => string[]; broken: Broken[] };

type Broken = { path: string; text: string };

const inPage = /^packages\/(core|commerce|ui|sources|script)\/src\//;
const modelContextFile = 'packages/core/src/model-context.ts';
const drawer = /(^|[/-])(utils?|helpers?|common|types|managers?|services?)\.(ts|mjs)$/;

const page = (text: string): Broken => ({ path: 'packages/ui/src/confirm.ts', text });

/** A rule that pages of text must not match; `where` limits it to some paths. */
function never({ name, pattern, where = /./, broken }: Omit<Rule, 'violations'> & Never): Rule {
  const violations = (file: SourceFile): string[] => {
    const hits = where.test(file.path) ? [...file.code.matchAll(pattern)] : [];
    return hits.map((hit) => `${file.path}: ${hit[0].trim()}`);
  };
  return { name, violations, broken };
}

type Never = { pattern: RegExp; where?: RegExp };

export const rules: Rule[] = [
  {
    name: 'imports follow the arrows between parts',
    violations: againstArrows,
    broken: [
      { path: 'packages/core/src/gate.ts', text: "import { z } from 'zod';" },
      { path: 'packages/core/src/gate.ts', text: "import type { Store } from '@vitrine/commerce/store';" },
      { path: 'packages/commerce/src/http.ts', text: "const ui = await import('@vitrine/ui/confirm');" },
      { path: 'packages/ui/src/confirm.ts', text: "export { a } from '../../core/src/gate.ts';" },
      { path: 'packages/ui/src/confirm.ts', text: "import fs from 'node:fs';" },
      { path: 'demo-store/web/main.ts', text: "import { defineTool } from '@vitrine/core';" },
      { path: 'demo-store/web/main.ts', text: "import { cart } from '@vitrine/commerce/models';" },
    ],
  },
  never({
    name: 'one file names the model context of the page',
    pattern: /\bdocument\??\.modelContext\b|\[?['"]modelContext['"]/g,
    where: new RegExp(`^(?!${modelContextFile})${inPage.source.slice(1)}`),
    broken: [page('document.modelContext?.registerTool(tool)'), page("document['modelContext']")],
  }),
  never({
    name: 'no global is set but the owner mark',
    pattern:
      /\b(globalThis|window|self)(\.\w+|\[[^\]]+\])\s*\??\??=(?![=>])|(defineProperty|assign)\((globalThis|window|self|document),(?!\s*ownerMark\b)|\bSymbol\.for\((?!'vitrine'\))|\bdocument\[(?!Symbol\.for\('vitrine'\)|ownerMark\])[^\]]+\]\s*=(?!=)/g,
    where: inPage,
    broken: [
      page('globalThis.vitrine = 1;'),
      page("window['vitrine'] = 1;"),
      page('Object.defineProperty(window, "x", {});'),
      page("document[Symbol.for('other')] = 1;"),
      page('document[mark] = 1;'),
    ],
  }),
  never({
    name: 'exports are named one by one',
    pattern: /\bexport\s+\*|\bexport\s+default\b/g,
    where: /^(?!.*\.config\.ts$)/,
    broken: [page("export * from './dialog.ts';"), page('export default 1;')],
  }),
  {
    name: 'no drawer files',
    violations: ({ path }) => (drawer.test(path) ? [path] : []),
    broken: ['utils', 'dom-helpers', 'types', 'cart-service'].map((name) => ({
      path: `packages/core/src/${name}.ts`,
      text: '',
    })),
  },
  {
    name: 'a source file has at most 250 lines',
    violations: ({ path, lines }) => (lines > 250 ? [`${path}: ${lines} lines`] : []),
    broken: [page('x;\n'.repeat(251))],
  },
];
