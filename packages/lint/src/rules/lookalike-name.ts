import type { SetRule } from '../rule.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

/** Names that are taken for one another. */
export const lookalikeName: SetRule = {
  id: 'lookalike-name',
  family: 'surface',
  kind: 'set',
  severity: 'warning',
  reason:
    'A tool whose name differs by case, separator or one letter is called by mistake; that is also how a foreign script imitates one of yours.',
  source: 'swissspidy webmcp-lint, tool-shadowing (idea); webmachinelearning/webmcp#101',
  check(tools) {
    const plain = tools.map(({ name }) => name.toLowerCase().replace(/[^a-z0-9]/g, ''));
    return tools.flatMap((tool, index) => {
      const at = plain.findIndex(
        (one, earlier) =>
          earlier < index && tools[earlier]?.name !== tool.name && look(one, plain[index] ?? ''),
      );
      return at < 0 ? [] : [{ tool, path: '/name', args: { other: tools[at]?.name ?? '' } }];
    });
  },
  good: [
    named('get_product', 'get_products'),
    named('get_cart', 'set_cart'),
    named('add_item', 'edit_item'),
    named('find', 'fund'),
  ],
  bad: [
    named('get_cart', 'getCart'),
    named('search_catalog', 'search_catolog'),
    named('checkout', 'check_out'),
  ],
};

const look = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) < 2 && a.length > 4 && (a === b || (a.length > 7 && oneEdit(a, b)));

/** One letter replaced, added or left out, but neither in the first three nor as a plural. */
function oneEdit(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || /\d/.test(a + b)) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest =
    short.length === long.length
      ? short.slice(at + 1) === long.slice(at + 1)
      : short.slice(at) === long.slice(at + 1);
  return rest && at > 2 && long[at] !== 's';
}
