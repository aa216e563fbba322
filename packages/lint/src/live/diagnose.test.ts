import { describe, expect, it } from 'vitest';
import { diagnose } from './diagnose.ts';
import type { Visit } from './visit-page.ts';

type Changes = Partial<Omit<Visit, 'sight'>> & { sight?: Partial<Visit['sight']> };

const visit = ({ sight, ...more }: Changes): Visit => ({
  url: 'https://shop.example/',
  status: 200,
  headers: {},
  registrations: [],
  scripts: [],
  errors: [],
  failed: [],
  console: [],
  ...more,
  sight: {
    kept: { asked: [], surfaces: [], unavailable: [] },
    tools: [],
    frames: [],
    forms: [],
    cardEntry: false,
    phase: undefined,
    vitrine: ['https://shop.example/vitrine/vitrine.js'],
    api: true,
    secure: true,
    origin: 'https://shop.example',
    allowed: true,
    hidden: false,
    ...sight,
  },
});

const surface = (phase: string, excluded: { name: string; reason: string }[] = []) => ({
  kept: { asked: [], surfaces: [{ phase, excluded, tools: [] }], unavailable: [] },
});

describe('a page without tools', () => {
  it.each<[string, Changes, RegExp]>([
    ['the answer', { status: 404 }, /answered 404/],
    ['the browser', { sight: { api: false } }, /Chromium 156 or newer/],
    ['an insecure page', { sight: { api: false, secure: false } }, /no secure context/],
    [
      'the policy',
      { sight: { allowed: false }, headers: { 'permissions-policy': 'tools=()' } },
      /forbids tools here \(tools=\(\)\)/,
    ],
    ['an opaque origin', { sight: { origin: 'null' } }, /opaque/],
    ['a header', { headers: { 'origin-agent-cluster': '?0' } }, /Origin-Agent-Cluster/],
    [
      'the bundle',
      { failed: [{ url: 'https://shop.example/vitrine/main.js', why: 'net::ERR' }] },
      /did not load/,
    ],
    [
      'its integrity',
      { console: ["Failed to find a valid digest in the 'integrity' attribute for /vitrine/vitrine.js"] },
      /did not load: Failed/,
    ],
    ['the phase', { sight: surface('none') }, /phase none/],
    [
      'a second copy',
      { sight: { kept: { asked: [], surfaces: [], unavailable: ['second_copy'] } } },
      /gave up: second_copy/,
    ],
    ['no registration', {}, /no script registered a tool/],
    [
      'a refusal',
      {
        sight: {
          kept: { asked: [{ name: 'a b', annotations: {}, exposedTo: [] }], surfaces: [], unavailable: [] },
        },
      },
      /refused a b/,
    ],
  ])('is explained by %s', (_, changes, line) => {
    expect(diagnose(visit(changes)).conclusion).toMatch(line);
  });

  it('says who is not signed in and what the shop left out', () => {
    const { checks } = diagnose(
      visit({
        sight: surface('storefront', [
          { name: 'list_orders', reason: 'subject' },
          { name: 'update_cart', reason: 'scope' },
        ]),
      }),
    );
    expect(checks.find(({ check }) => check === 'session')?.says).toContain('list_orders');
    expect(checks.find(({ check }) => check === 'shop')?.says).toContain('update_cart (scope)');
  });
});

it('a page with tools is told by their names', () => {
  const tools = [{ name: 'get_cart', description: '' }];
  expect(diagnose(visit({ sight: { tools } }))).toMatchObject({
    tools: ['get_cart'],
    conclusion: '1 tools are on display: get_cart.',
  });
});
