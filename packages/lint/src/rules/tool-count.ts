import type { SetRule } from '../rule.ts';

/** More tools at a time than hosts accept. */
export const toolCount: SetRule = {
  id: 'tool-count',
  family: 'budgets',
  kind: 'set',
  severity: 'warning',
  reason:
    'A host that sees too many tools drops all of them without a word: 126 were refused where 30 were taken. Show what the page is about.',
  source: 'webmachinelearning/webmcp#255 and #293; Lighthouse and others advise 20',
  check(tools, { budgets }) {
    const phases = new Set(tools.flatMap(({ definition }) => definition.phases ?? ['']));
    for (const phase of phases) {
      const shown = tools.filter(({ definition }) => definition.phases?.includes(phase) ?? true);
      const tool = shown[budgets.tools];
      if (tool) return [{ tool, args: { count: shown.length, budget: budgets.tools } }];
    }
    return [];
  },
  good: [[{ name: 'a' }, { name: 'b' }]],
  bad: [Array.from({ length: 21 }, (_, n) => ({ name: `tool_${n}` }))],
};
