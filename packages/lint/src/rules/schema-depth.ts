import type { ToolRule } from '../rule.ts';

const nest = (depth: number): object =>
  depth === 0 ? { type: 'string' } : { type: 'object', properties: { inner: nest(depth - 1) } };

/** Deeply nested parameters. */
export const schemaDepth: ToolRule = {
  id: 'schema-depth',
  family: 'portability',
  kind: 'tool',
  severity: 'warning',
  reason:
    'Models put nested values in the wrong place, the more levels the oftener; a flat list of parameters is filled in right.',
  source: 'swissspidy webmcp-lint, schema-depth (idea)',
  check({ parameters }, { budgets }) {
    const deep = parameters.find(({ depth }) => depth > budgets.depth);
    return deep ? [{ path: deep.path, args: { parameter: deep.label, budget: budgets.depth } }] : [];
  },
  good: [{ inputSchema: nest(3) }],
  bad: [{ inputSchema: nest(6) }],
};
