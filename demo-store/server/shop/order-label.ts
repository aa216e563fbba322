/** How people call an order. */
export const toLabel = (number: number): string => `SO-${number}`;

/** The number in a label as a shopper may say it (SO-1001, so 1001, #1001, 1001); -1, which no order has, for anything else. */
export const fromLabel = (name: string): number =>
  Number(/^(?:so[- ]?|#)?(\d{1,12})$/i.exec(name.trim())?.[1] ?? -1);
