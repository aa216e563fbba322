import type { Answer, CallOptions } from '@vitrine/core';
import type { Checkout, CheckoutPart } from '../schemas/checkout.ts';
import { failed } from './client.ts';
import type { Clock } from './ports.ts';

const order = ['buyer', 'fulfillment', 'discount_codes', 'payment_option'];
const nameOf = (part: CheckoutPart): string => Object.keys(part)[0] ?? '';

/**
 * Sends the parts one by one in the order of the form. The first part refused leaves everything as it was and keeps its fault;
 * a later one refused, or any without an answer, is `update_failed`: the rest is not sent, `difference` names what is not known to be applied.
 */
export const updateInOrder = async (
  parts: CheckoutPart[],
  send: (part: CheckoutPart, call: CallOptions | undefined) => Promise<Answer<Checkout>>,
  call: CallOptions | undefined,
): Promise<Answer<Checkout>> => {
  const sorted = [...parts].sort((a, b) => order.indexOf(nameOf(a)) - order.indexOf(nameOf(b)));
  let answer: Answer<Checkout> = failed({ code: 'invalid_arguments' });
  for (const [index, part] of sorted.entries()) {
    answer = await send(part, call);
    if (answer.ok) continue;
    const { fault } = answer;
    const unknown = fault.code === 'outcome_unknown';
    if (index === 0 && !unknown) return answer;
    const names = sorted.map(nameOf);
    return failed({
      ...fault,
      code: 'update_failed',
      side_effect: unknown ? 'unknown' : 'partial',
      applied: names.slice(0, index),
      not_applied: names.slice(unknown ? index + 1 : index),
      difference: names.slice(index),
      cause: fault,
    });
  }
  return answer;
};

// A tool has 15 s, which began a little before the store was asked: the store ends first, for only it can name the parts.
const toolLimitMs = 14_000;

/** Runs `send` with a signal that a tool's call gets aborted by after 14 s; what had not been sent by then is `timed_out`. */
export const withinToolLimit = async <T>(
  send: (call: CallOptions | undefined) => Promise<Answer<T>>,
  { call, clock }: { call: CallOptions | undefined; clock: Clock },
): Promise<Answer<T>> => {
  if (call?.via !== 'tool') return send(call);
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const stop = clock.after(toolLimitMs, abort);
  call.signal?.addEventListener('abort', abort, { once: true });
  if (call.signal?.aborted) abort();
  const answer = await send({ ...call, signal: controller.signal });
  stop();
  call.signal?.removeEventListener('abort', abort);
  const ours = controller.signal.aborted && !call.signal?.aborted;
  return ours && !answer.ok && answer.fault.code === 'aborted' ? failed({ code: 'timed_out' }) : answer;
};
