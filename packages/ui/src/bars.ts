export { createActivityBar } from './bars/create-activity-bar.ts';
export { createCartUndo } from './bars/cart-undo.ts';
export type { ActivityBarOptions } from './bars/create-activity-bar.ts';
export type { ActivityElement } from './bars/activity-element.ts';
export type { CartNews, CartUndo, UndoOutcome } from './bars/cart-undo.ts';
