/** What happens to the next write: it never arrives, or it takes effect and its answer is lost. */
export type Mishap = 'drop' | 'lose';

/** Cookies and connection of one browser profile; Node's fetch keeps no cookies itself. */
export class Browser {
  readonly origin: string;
  cookie = '';
  mishap: Mishap | undefined;

  constructor(origin: string) {
    this.origin = origin;
  }

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const mishap = this.mishap && isWrite(String(input), init.method) ? this.mishap : undefined;
    if (mishap) this.mishap = undefined;
    if (mishap === 'drop') throw new TypeError('Failed to fetch');
    const headers = new Headers(init.headers);
    if (this.cookie) headers.set('Cookie', this.cookie);
    const response = await fetch(this.origin + String(input), { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) this.cookie = cookie.split(';')[0] ?? '';
    if (mishap === 'lose') throw new TypeError('Failed to fetch');
    return response;
  };
}

const isWrite = (path: string, method = 'GET'): boolean => method !== 'GET' && !path.endsWith('/settle');
