/** Strings at a JSON Pointer whose `*` stands for each item, each with the way to replace it. */
export function textsAt(root: unknown, pointer: string): { text: string; set: (text: string) => void }[] {
  const steps = pointer.split('/').slice(1);
  const last = steps.pop() ?? '';
  const holders = steps.reduce<unknown[]>(
    (nodes, step) => nodes.flatMap((node) => children(node, step)),
    [root],
  );
  return holders.flatMap((holder) => {
    const keys = last === '*' && Array.isArray(holder) ? holder.map((_, index) => String(index)) : [last];
    return keys.flatMap((key) => {
      const text = (holder as Record<string, unknown> | null)?.[key];
      return typeof text === 'string'
        ? [{ text, set: (next: string) => void ((holder as Record<string, unknown>)[key] = next) }]
        : [];
    });
  });
}

/** The list at a JSON Pointer, if there is one. */
export function listAt(root: unknown, pointer: string | undefined): unknown[] | undefined {
  if (pointer === undefined) return undefined;
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], root);
  return Array.isArray(found) ? found : undefined;
}

function children(node: unknown, step: string): unknown[] {
  if (step === '*') return Array.isArray(node) ? node : [];
  const child = (node as Record<string, unknown> | null | undefined)?.[step];
  return child === undefined ? [] : [child];
}
