import { isObject } from './web-idl.ts';
import { toResultText } from './result-text.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

/** One call: how to reach the tool when its turn comes, the input as JSON text, and the caller's own signal. */
export interface CallRequest {
  readonly find: () => ToolDescriptor | undefined;
  readonly inputText: string;
  readonly signal: AbortSignal | undefined;
  /** Runs a task later, in order, never in this turn. */
  readonly later: (task: () => void) => void;
  readonly notify: (type: 'toolactivated' | 'toolcancel') => void;
}

/** An `UnknownError`, the one name under which the browser reports every failed call. */
export function unknownError(message: string): DOMException {
  return new DOMException(message, 'UnknownError');
}

/** Resolves what the caller of `executeTool` gets. The body starts in a later task, even if the caller aborts now. */
export function runCall(request: CallRequest): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const { signal, later } = request;
    let state: 'queued' | 'running' | 'ended' = 'queued';
    const own = new AbortController();
    const cancel = (): void => {
      if (state === 'ended') return;
      // The caller's reason never reaches the tool.
      own.abort(new DOMException('signal is aborted without reason', 'AbortError'));
      request.notify('toolcancel');
    };
    const onAbort = (): void => {
      reject(signal?.reason);
      if (state === 'running') later(cancel);
    };
    const end = (settle: () => void): void => {
      state = 'ended';
      signal?.removeEventListener('abort', onAbort);
      later(settle);
    };
    const start = (): void => {
      state = 'running';
      // Measured: an abort in the tick of the call arrives after the first microtasks and timers of the body.
      if (signal?.aborted) later(() => later(cancel));
      execute(request, own.signal).then(
        (text) => end(() => resolve(text)),
        (error: unknown) => end(() => reject(error)),
      );
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    later(start);
  });
}

async function execute(request: CallRequest, signal: AbortSignal): Promise<string | null> {
  const tool = request.find();
  if (!tool) throw unknownError('Tool not found');
  // Queued before the body, so that it comes before any timer of the body.
  request.later(() => request.notify('toolactivated'));
  const input: unknown = JSON.parse(request.inputText);
  if (!isObject(input)) throw unknownError('Failed to parse input arguments');
  try {
    const { execute: body } = tool;
    return toResultText(await body(input as Record<string, unknown>, { signal }));
  } catch {
    throw unknownError('Tool was executed but the invocation failed');
  }
}
