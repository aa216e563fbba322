/** Chrome's advised text budgets in characters (tool security page, revised September 2026). */
export const budgets = { name: 30, description: 500, parameter: 150, result: 1500, tools: 20 } as const;
