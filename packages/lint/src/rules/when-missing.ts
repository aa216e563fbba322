import type { Reading } from '../reading.ts';
import type { SetRule } from '../rule.ts';

/** Two tools with the same verb and object, neither of which says when to use it. */
export const whenMissing: SetRule = {
  id: 'when-missing',
  family: 'clarity',
  kind: 'set',
  severity: 'info',
  reason:
    'Where two tools seem to do the same an agent picks by chance, unless one of them says what it is for.',
  source: 'Chrome, WebMCP best practices: what and when',
  check(tools) {
    const groups = new Map<string, Reading[]>();
    for (const tool of tools) {
      const key = tool.nameWords
        .slice(0, 2)
        .map(({ word }) => word.replace(/s$/, ''))
        .join(' ');
      groups.set(key, [...(groups.get(key) ?? []), tool]);
    }
    return [...groups.values()]
      .filter(
        (group) =>
          group.length > 1 && new Set(group.map(({ name }) => name)).size > 1 && !group.some(saysWhen),
      )
      .flatMap((group) =>
        group.slice(1).map((tool) => ({ tool, path: '/description', args: { other: group[0]?.name ?? '' } })),
      );
  },
  good: [
    [
      { name: 'get_order' },
      { name: 'get_order_status', description: 'Returns the state, when the shopper asks where it is.' },
    ],
    [{ name: 'get_cart' }, { name: 'get_hours' }],
  ],
  bad: [
    [
      { name: 'get_order', description: 'Returns an order.' },
      { name: 'get_order_info', description: 'Returns order info.' },
    ],
  ],
};

const saysWhen = ({ description }: Reading): boolean =>
  /\b(when|if|for|use|before|after|only|instead|where|wenn|falls|für|bevor|nachdem|cuando|si|para|quand|lorsque|pour|sinon)\b|时|用于|場合|とき|ため|때|위해/iu.test(
    description,
  );
