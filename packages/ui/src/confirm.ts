export { createConfirmation } from './confirm/create-confirmation.ts';
export type { ConfirmationOptions } from './confirm/create-confirmation.ts';
export type { Clock } from './confirm/clock.ts';
export type { ConfirmElement } from './confirm/confirm-element.ts';
