import { afterEach, describe, expect, it } from 'vitest';
import { main } from '../../packages/lint/src/cli/main.ts';
import { findBrowser } from '../runner/browser.mjs';
import { openLiveShop, register } from './live-shop.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type Pages = Parameters<typeof openLiveShop>[0];

async function openShop(pages: Pages) {
  const shop = await openLiveShop(pages);
  closing.push(shop.close);
  const run = async (...argv: string[]) => {
    const [out, notes]: [string[], string[]] = [[], []];
    const env = {
      CHROME_PATH: findBrowser(),
      VITRINE_EMAIL: 'ada@shop.example',
      VITRINE_PASSWORD: 'pelican',
    };
    const host = {
      cwd: process.cwd(),
      env,
      color: false,
      out: (text: string) => void out.push(text),
      note: (line: string) => void notes.push(line),
    };
    const code = await main(argv, host);
    return { code, out: out.join(''), notes: notes.join('\n') };
  };
  const lint = async (...argv: string[]) => {
    const { code, out, notes } = await run('lint', '--watch', '800', ...argv, '--format', 'json');
    return { code, notes, rows: out === '' ? [] : (JSON.parse(out) as Row[]) };
  };
  return { ...shop, run, lint };
}

interface Row {
  rule: string;
  tool: string;
  path: string;
  message: string;
}

const rulesOf = (rows: readonly Row[]): string[] => [...new Set(rows.map(({ rule }) => rule))].sort();

describe('a live page', { timeout: 90_000 }, () => {
  it('is judged by its tools and by what it sends, without calling anything', async () => {
    const broken = `${register(
      { name: 'get_cart', body: "return (await fetch('/called', { method: 'POST' })).ok" },
      { name: 'finalize.cart', more: { annotations: { consequentialHint: true } } },
    )}<iframe src="http://127.0.0.1:9/" allow="tools"></iframe><form toolname=sign_in><input type=password name=p></form>
      <script>navigator.modelContext?.registerTool</script><script src="/old.js"></script>
      <script>document.modelContext || nothing.here();</script>`;
    const shop = await openShop({
      '/': (_, response) => {
        response.setHeader('permissions-policy', 'tools=*').end(broken);
      },
      '/old.js': 'navigator.modelContext?.provideContext({ tools: [] });',
    });
    const { rows, code, notes } = await shop.lint(`${shop.url}/`);
    expect(code).toBe(1);
    expect(rulesOf(rows)).toEqual(
      expect.arrayContaining([
        'error-without-api',
        'form-incomplete',
        'form-password',
        'frame-tools',
        'name-portable',
        'stale-api',
        'tools-policy',
      ]),
    );
    expect(notes).toContain('as guest (1 of 1)');
    expect(notes).toContain('not known here');
    expect(shop.writes).toEqual([]);
  });

  it('with nothing wrong gives no finding', async () => {
    const shop = await openShop({
      '/': (_, response) => {
        response.setHeader('permissions-policy', 'tools=(self)').end(register({ name: 'get_cart' }));
      },
    });
    expect(await shop.lint(`${shop.url}/`)).toMatchObject({ code: 0, rows: [] });
  });

  it('has tools that come late, or come and go, told', async () => {
    const page = `<!doctype html><script>
      const tool = (name) => ({ name, description: 'Returns it.', inputSchema: { type: 'object', properties: {} }, execute: async () => 1 });
      for (let turn = 0; turn < 4; turn += 1) setTimeout(() => {
        const end = new AbortController();
        document.modelContext?.registerTool(tool('get_now'), { signal: end.signal }).then(() => turn < 3 && end.abort());
      }, turn * 200);
      setTimeout(() => document.modelContext?.registerTool(tool('get_later')), 3600);
    </script>`;
    const shop = await openShop({ '/': page });
    const { rows } = await shop.lint(`${shop.url}/`, '--watch', '4500');
    const late = rows.filter(({ rule }) => rule === 'late-tool').map(({ message }) => message);
    expect(late).toContainEqual(expect.stringMatching(/^get_later comes \d+ ms after load/));
    expect(late).toContainEqual(expect.stringMatching(/^get_now was registered 4 times/));
  });
});

describe('reads that are called by name', { timeout: 90_000 }, () => {
  it('have their results measured', async () => {
    const shop = await openShop({
      '/': register({ name: 'get_all', body: "return { text: 'x'.repeat(2000) }" }),
    });
    const { rows } = await shop.lint(`${shop.url}/`, '--call-reads', 'get_all');
    expect(rulesOf(rows)).toContain('result-budget');
  });

  it('end the run when they try to write, and the write does not arrive', async () => {
    const body = "await fetch('/cart', { method: 'PUT' }); return {}";
    const shop = await openShop({ '/': register({ name: 'get_cart', body }) });
    const { code, rows, notes } = await shop.lint(`${shop.url}/`, '--call-reads', 'get_cart');
    expect([code, rows]).toEqual([2, []]);
    expect(notes).toContain('get_cart was called as a read and tried PUT /cart');
    expect(shop.writes).toEqual([]);
  });

  it('are refused where they are hinted consequential or not listed', async () => {
    const more = { annotations: { consequentialHint: true } };
    const body = "await fetch('/order', { method: 'POST' })";
    const shop = await openShop({ '/': register({ name: 'pay', more, body }) });
    expect((await shop.lint(`${shop.url}/`, '--call-reads', 'pay')).notes).toContain('never called');
    expect((await shop.lint(`${shop.url}/`, '--call-reads', 'other')).notes).toContain('no page lists other');
    expect(shop.writes).toEqual([]);
  });
});

describe('signing in', { timeout: 90_000 }, () => {
  const account = (request: { headers: { cookie?: string | undefined } }): string =>
    request.headers.cookie?.includes('in=1')
      ? `${register({ name: 'list_orders' })}<button id=out>Sign out</button>`
      : register({ name: 'get_cart' });
  const form = `<!doctype html><form onsubmit="event.preventDefault(); if (p.value === 'pelican') { document.cookie = 'in=1'; location = '/' }">
    <input type=email name=e><input type=password name=p id=p><button>Go</button></form>`;
  const shopPages: Pages = {
    '/': (request, response) => void response.end(account(request)),
    '/sign-in': form,
  };

  it('shows the tools of members, and those that are left after signing out', async () => {
    const shop = await openShop(shopPages);
    const { rows } = await shop.lint(
      `${shop.url}/`,
      '--sign-in',
      `${shop.url}/sign-in`,
      '--sign-out',
      '#out',
    );
    expect(rows.filter(({ rule }) => rule === 'private-left').map(({ message }) => message)).toEqual([
      'list_orders is still listed after signing out.',
    ]);
  });

  it('that fails ends the run with one line', async () => {
    const shop = await openShop({ '/': register({ name: 'get_cart' }), '/sign-in': '<p>closed' });
    const { code, notes } = await shop.lint(`${shop.url}/`, '--sign-in', `${shop.url}/`);
    expect(code).toBe(2);
    expect(notes).toContain('signing in at');
  });
});

describe('vitrine doctor', { timeout: 90_000 }, () => {
  it('says which tools are on display, and why there are none', async () => {
    const shop = await openShop({
      '/': register({ name: 'get_cart' }),
      '/closed': (_, response) => {
        response.setHeader('permissions-policy', 'tools=()').end(register({ name: 'get_cart' }));
      },
    });
    expect(await shop.run('doctor', `${shop.url}/`, '--watch', '800')).toMatchObject({
      code: 0,
      out: expect.stringContaining('get_cart'),
    });
    const closed = await shop.run('doctor', `${shop.url}/closed`, '--format', 'json', '--watch', '800');
    expect(closed.code).toBe(1);
    expect(JSON.parse(closed.out)).toMatchObject({
      tools: [],
      conclusion: expect.stringContaining('tools=()'),
    });
  });

  it('ends with 2 on a page or browser that cannot be used', async () => {
    const shop = await openShop({});
    expect((await shop.run('doctor', 'http://localhost:9/')).code).toBe(2);
    expect((await shop.run('doctor', 'shop')).code).toBe(2);
    const absent = await shop.run('doctor', `${shop.url}/`, '--browser', '/nowhere/chromium');
    expect(absent).toMatchObject({
      code: 2,
      notes: expect.stringContaining('no Chromium at /nowhere/chromium'),
    });
  });
});
