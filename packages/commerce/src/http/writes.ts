import type { Answer, CallOptions, Fault } from '@vitrine/core';
import { type Client, failed, type Outcome, toAnswer } from './client.ts';
import type { HttpRequest } from './wire.ts';
import type { IntentKeys, Unsettled } from './intent-keys.ts';
import type { HttpSession } from './session.ts';
import type { ReadState } from './reads.ts';
import type { Settling } from './settling.ts';
import type { Place } from './status-map.ts';
import type { Resource, Versions } from './versions.ts';

/** One write. `resource`: whose version goes into If-Match. `quiet`: a lost answer does no harm (quote, approval). */
export interface Write<T> extends Pick<HttpRequest, 'path' | 'body'> {
  tool: string;
  method: 'POST' | 'PUT' | 'DELETE';
  resource?: Resource;
  version?: string | undefined;
  place?: Place;
  /** Fixed key; otherwise that of the unsettled write it repeats, or a new one. */
  key?: string;
  quiet?: boolean;
  /** Takes the answer in and says which version the resource has now. */
  took?(value: T): string | undefined;
}

export type Writer = <T>(write: Write<T>, options: CallOptions | undefined) => Promise<Answer<T>>;

/** The tool that shows what became of a write; of the checkout's writes it is `get_checkout`. */
const readOf: Readonly<Record<string, string>> = {
  update_cart: 'get_cart',
  cancel_cart: 'get_cart',
  proceed_to_checkout: 'get_cart',
  reorder: 'get_cart',
  request_refund: 'get_order',
  update_address: 'list_orders',
};

/** Sends writes that have their turn: key and version are fixed here, from the newest version known. */
export const createWriter = (parts: {
  client: Client;
  session: HttpSession;
  versions: Versions;
  keys: IntentKeys;
  settling: Settling;
  readState: ReadState;
  random: () => string;
  now: () => number;
}): Writer => {
  const { client, session, versions, keys, settling } = parts;

  const versionFor = async (
    write: Write<never>,
    call: CallOptions | undefined,
  ): Promise<Answer<string | undefined>> => {
    const { resource } = write;
    if (!resource || write.version) return { ok: true, value: write.version };
    if (versions.get(resource) === undefined) {
      const answer = await parts.readState(resource, call);
      if (!answer.ok) return answer;
    }
    const value = versions.get(resource);
    // The server has nothing this write could change: no checkout is open.
    return value === undefined
      ? failed({ code: 'rejected', reason: 'not_allowed_now' })
      : { ok: true, value };
  };

  const lost = (record: Unsettled): Fault => {
    versions.wrote({ cart: undefined, checkout: undefined });
    settling.lost({ ...record, state: 'unknown' });
    return { code: 'outcome_unknown', side_effect: 'unknown', read: readOf[record.tool] ?? 'get_checkout' };
  };

  /** What an answer means for keys, versions and the record of the call. */
  const takeIn = <T>(
    write: Write<T>,
    { outcome, key, before }: { outcome: Outcome<T>; key: string; before: string | undefined },
    call: CallOptions | undefined,
  ): Answer<T> => {
    let after: string | undefined;
    if (outcome.ok) after = write.took?.(outcome.value);
    else if (outcome.fault.reason === 'conflict' && write.resource) {
      const state = outcome.fault.state as { version?: string } | undefined;
      versions.wrote({ [write.resource]: state?.version });
    }
    const stillOpen = !outcome.ok && /_in_progress|_busy/.test(outcome.fault.code);
    if (!stillOpen) settling.answered(key);
    const { request_id } = outcome;
    call?.report?.({
      type: 'answered',
      ...(request_id && { request_id }),
      ...(before && { before }),
      ...(after && { after }),
    });
    return toAnswer(outcome);
  };

  return async (write, call) => {
    const ready = await session.ready();
    if (!ready.ok) return ready;
    let before: string | undefined;
    let key = '';
    let print = '';
    const fix = async (): Promise<Fault | undefined> => {
      const version = await versionFor(write, call);
      if (!version.ok) return version.fault;
      before = version.value;
      print = [write.tool, JSON.stringify(write.body), before].join();
      key = write.key ?? keys.all().find((record) => record.print === print)?.key ?? parts.random();
      return call?.signal?.aborted ? { code: 'aborted' } : undefined;
    };
    const unfit = await fix();
    if (unfit) return failed(unfit);

    const callId = call?.call ?? parts.random();
    const { tool, method, path, body, place = 'write' } = write;
    const record = (): Unsettled => ({
      key,
      print,
      tool,
      via: call?.via ?? 'button',
      at: parts.now(),
      state: 'running',
    });
    const headers = (): Record<string, string> => ({
      'Idempotency-Key': key,
      'X-CSRF-Token': session.csrf(),
      ...session.reference(),
      'Vitrine-Call': callId,
      'Vitrine-Via': call?.via ?? 'button',
      ...(before !== undefined && { 'If-Match': `"${before}"` }),
    });
    const onSend = (): void => {
      if (write.quiet) return;
      settling.sent(record());
      call?.report?.({ type: 'sent' });
    };
    const outcome = await client<never>({ method, path, body, place, headers, renew: fix, onSend }, call);

    if (!write.quiet) settling.landed();
    if (!outcome.ok && outcome.lost) return write.quiet ? toAnswer(outcome) : failed(lost(record()));
    return takeIn(write, { outcome, key, before }, call);
  };
};
