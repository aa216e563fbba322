import type { ConfirmationPort } from '@vitrine/core';
import type { LoadPart } from './parts.ts';

/** The dialog, loaded when it is first needed. Where it cannot be loaded nothing can be confirmed. */
export function createLazyConfirmation(document: Document, load: LoadPart): ConfirmationPort {
  let port: Promise<ConfirmationPort> | undefined;
  return {
    async ask(question, options) {
      port ??= load('confirm').then(({ createConfirmation }) => createConfirmation(document));
      const dialog = await port.catch(() => undefined);
      return dialog ? dialog.ask(question, options) : { decided: 'unavailable' };
    },
  };
}
