import type { Fault } from './shop.ts';
import type { Words } from './words/en.ts';

/** A failure in the shopper's words. */
export function faultText({ code, reason }: Fault, { problem }: Words): string {
  return (reason && problem.reasons[reason]) ?? problem.codes[code] ?? problem.unknown;
}

/** Whether the thing asked for is not there for this visitor: absent and not yours look the same. */
export function isNotFound({ code, reason }: Fault): boolean {
  return reason === 'not_found' || code === 'final_authority_denied';
}
