import type { Problem } from '../schemas/message.ts';
import type { Clock } from './ports.ts';

/** A refusal as the server sent it; `challenge` is the whole WWW-Authenticate value, `wait_s` comes from Retry-After. */
export interface Refusal extends Partial<Problem> {
  status: number;
  challenge?: string | null;
}

/** What came of one request. `lost`: no answer that can be trusted (cut, timeout, abort, 5xx, not JSON). */
export type Reply =
  | { type: 'ok'; body: unknown; request_id: string | undefined }
  | { type: 'refused'; refusal: Refusal; request_id: string | undefined }
  | { type: 'lost'; aborted: boolean };

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: object | undefined;
  signal?: AbortSignal | undefined;
}

export type Wire = (request: HttpRequest) => Promise<Reply>;

const limitMs = 30_000;

/** Sends one request and reads its answer; never rejects, never repeats, follows no redirect. */
export const createWire =
  (options: { endpoint: string; fetch: typeof fetch; clock: Clock; locale: string | undefined }): Wire =>
  async ({ method = 'GET', path, headers, body, signal }) => {
    if (signal?.aborted) return { type: 'lost', aborted: true };
    const controller = new AbortController();
    const abort = (): void => controller.abort();
    signal?.addEventListener('abort', abort, { once: true });
    const stop = options.clock.after(limitMs, abort);
    try {
      const response = await options.fetch(options.endpoint + path, {
        method,
        headers: {
          ...headers,
          ...(body && { 'Content-Type': 'application/json' }),
          ...(options.locale && { 'Accept-Language': options.locale }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: controller.signal,
      });
      return await read(response);
    } catch {
      return { type: 'lost', aborted: !!signal?.aborted };
    } finally {
      stop();
      signal?.removeEventListener('abort', abort);
    }
  };

const read = async (response: Response): Promise<Reply> => {
  const { status, headers } = response;
  if (status >= 500) return { type: 'lost', aborted: false };
  const request_id = headers.get('X-Request-Id') ?? undefined;
  if (response.ok) return { type: 'ok', body: await response.json(), request_id };
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const wait = Number(headers.get('Retry-After')) || problem.wait_s;
  const refusal: Refusal = { ...problem, status, challenge: headers.get('WWW-Authenticate') };
  if (wait) refusal.wait_s = wait;
  return { type: 'refused', refusal, request_id };
};
