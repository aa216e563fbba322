import { says, verb } from '../purpose.ts';
import type { Parameter } from '../parameters.ts';
import type { Reading } from '../reading.ts';
import { splitWords } from '../words.ts';
import type { ToolRule } from '../rule.ts';

const parameter = (name: string, schema: object) => ({
  inputSchema: { type: 'object', properties: { [name]: schema } },
});

/** Actions of different risk behind one name. */
export const mixedActions: ToolRule = {
  id: 'mixed-actions',
  family: 'hints',
  kind: 'tool',
  severity: 'warning',
  reason:
    "Hints and the shopper's permission are given per tool. Who allows looking at bookings has then allowed cancelling them.",
  source: 'WebMCP draft, ToolAnnotations are per tool; webmachinelearning/webmcp#53',
  check: (tool) =>
    tool.parameters
      .filter((parameter) => isSwitch(tool, parameter) || risksOf(tool, parameter).size > 1)
      .map(({ path, label }) => ({ path, args: { parameter: label } })),
  good: [
    parameter('sort', { type: 'string', enum: ['price', 'name'] }),
    parameter('action', { type: 'string', enum: ['add', 'remove', 'toggle'] }),
    parameter('in_stock', { type: 'boolean' }),
    { name: 'add_recipe', ...parameter('preview', { type: 'boolean' }) },
    {
      name: 'search_orders',
      ...parameter('status', { type: 'string', enum: ['open', 'cancelled', 'refunded'] }),
    },
  ],
  bad: [
    parameter('action', { type: 'string', enum: ['view', 'add', 'remove'] }),
    parameter('operation', { type: 'string', enum: ['cambiar', 'cancelar', 'consultar'] }),
    { name: 'get_product', ...parameter('navigate', { type: 'boolean' }) },
    { name: 'search_hotels', ...parameter('bookFirst', { type: 'boolean' }) },
  ],
};

const risky = [
  'do:buy',
  'do:book',
  'do:order',
  'do:cancel',
  'do:refund',
  'do:erase',
  'do:send',
  'do:approve',
] as const;
const names =
  /^(action|actions|operation|op|command|cmd|method|mode|verb|task|aktion|vorgang|acción|accion|operación|operacion|azione|operação|操作|动作|アクション|작업)$/;

/** Kinds of risk among the values of an action parameter. */
function risksOf(tool: Reading, { schema, words }: Parameter): Set<string> {
  const values = Array.isArray(schema.enum) && words.some((word) => names.test(word)) ? schema.enum : [];
  const kinds = values.map((value) => {
    const [first] = typeof value === 'string' ? tool.meanings(splitWords(value)) : [];
    if (!first) return '';
    if (says([first], 'thing:checkout', 'do:cancel', 'do:refund', 'do:buy', 'do:order', 'do:book', 'do:send'))
      return 'commit';
    if (says([first], 'do:add', 'do:change', 'do:drop', 'do:create')) return 'change';
    return says([first], 'do:read', 'do:find', 'do:show') ? 'read' : '';
  });
  return new Set(kinds.filter((kind) => kind !== ''));
}

/** A yes-or-no parameter that turns reading into moving, buying or deleting. */
function isSwitch(tool: Reading, { schema, words }: Parameter): boolean {
  if (schema.type !== 'boolean') return false;
  const meaning = verb(tool.meanings(words));
  const reads =
    says(verb(tool.nameWords), 'do:read', 'do:find') && !says(verb(tool.nameWords), 'do:change', 'do:add');
  return (
    reads &&
    (says(meaning, ...risky) || (says(meaning, 'do:move') && words.length === 1 && words[0] !== 'open'))
  );
}
