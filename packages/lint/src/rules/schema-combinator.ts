import { isRecord } from '../snapshot.ts';
import type { Hit, ToolRule } from '../rule.ts';

const combinators = ['oneOf', 'anyOf', 'allOf'] as const;

/** `oneOf`, `anyOf`, `allOf` at the top of a schema. */
export const schemaCombinator: ToolRule = {
  id: 'schema-combinator',
  family: 'portability',
  kind: 'tool',
  severity: 'warning',
  reason:
    'Model interfaces refuse a schema whose top is a choice; some drop the tool, some drop all of them.',
  source:
    'ChromeDevTools/chrome-devtools-mcp#918; baruchiro/paperless-mcp#138; Dokploy/mcp#37 (524 tools lost)',
  check({ definition: { inputSchema } }): Hit[] {
    if (!isRecord(inputSchema)) return [];
    return combinators
      .filter((key) => key in inputSchema)
      .map((keyword) => ({ path: `/inputSchema/${keyword}`, args: { keyword } }));
  },
  good: [{ inputSchema: { type: 'object', properties: {} } }],
  bad: [{ inputSchema: { type: 'object', properties: {}, oneOf: [{ required: ['a'] }] } }],
};
