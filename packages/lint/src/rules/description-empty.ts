import type { ToolRule } from '../rule.ts';

/** Description that is empty or only white space. */
export const descriptionEmpty: ToolRule = {
  id: 'description-empty',
  family: 'platform',
  kind: 'tool',
  severity: 'error',
  reason: 'The browser refuses a tool without a description, and an agent could not choose it.',
  source: 'WebMCP draft, registerTool; a missing one crashed an app at start (angular/angular#69118)',
  check: ({ description }) => (/[\p{L}\p{N}]/u.test(description) ? [] : [{ path: '/description' }]),
  good: [{ description: 'Returns the cart.' }, { description: '返回购物车。' }],
  bad: [{ description: '' }, { description: ' \n ' }, { description: '...' }],
};
