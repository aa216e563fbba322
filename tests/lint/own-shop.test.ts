import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../packages/lint/src/cli/main.ts';
import { openLabShop, type LabShop } from '../fixtures/lab-shop.ts';
import { findBrowser } from '../runner/browser.mjs';

let shop: LabShop;
beforeAll(async () => void (shop = await openLabShop()));
afterAll(() => shop.close());

async function run(env: Record<string, string>, ...argv: string[]) {
  const [out, notes]: [string[], string[]] = [[], []];
  const code = await main(argv, {
    cwd: process.cwd(),
    env: { CHROME_PATH: findBrowser(), ...env },
    color: false,
    out: (text) => void out.push(text),
    note: (line) => void notes.push(line),
  });
  return { code, out: out.join(''), notes: notes.join('\n') };
}

describe('our own shop', { timeout: 120_000 }, () => {
  it('gives no finding, as guest and signed in, in all phases, with reads called', async () => {
    const [account] = (await (await fetch(`${shop.url}/lab/accounts`)).json()) as {
      email: string;
      password: string;
    }[];
    const env = { VITRINE_EMAIL: account?.email ?? '', VITRINE_PASSWORD: account?.password ?? '' };
    const pages = ['/', '/checkout'].map((path) => shop.url + path);
    const signIn = ['--sign-in', `${shop.url}/sign-in`, '--sign-out', 'text="Sign out"'];
    const reads = ['--watch', '2000', '--call-reads', 'get_cart', 'search_catalog={"query":"a"}'];
    const { code, out, notes } = await run(env, 'lint', ...pages, ...signIn, ...reads, '--format', 'json');
    expect(notes).toContain('as member (2 of 2)');
    expect({ code, findings: JSON.parse(out || 'null') as unknown }).toEqual({ code: 0, findings: [] });
  });

  it('is told by the doctor: tools in the storefront, none while signing in', async () => {
    expect((await run({}, 'doctor', `${shop.url}/`)).out).toContain('phase    storefront');
    const none = await run({}, 'doctor', `${shop.url}/sign-in`);
    expect(none.code).toBe(1);
    expect(none.out).toContain('No tools: the page is in phase none');
  });
});
