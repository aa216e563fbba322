import type { Visit } from './visit-page.ts';

/** One thing that was looked at. */
export interface Check {
  check: 'page' | 'api' | 'policy' | 'origin' | 'bundle' | 'phase' | 'session' | 'shop' | 'tools';
  state: 'ok' | 'bad' | 'note';
  says: string;
}

export interface Diagnosis {
  url: string;
  checks: Check[];
  /** Names of the tools on display. */
  tools: string[];
  /** One sentence: the first thing that explains it. */
  conclusion: string;
}

/** Why a page shows no tools, from what a visit saw; or that it shows some. Pure. */
export function diagnose(visit: Visit): Diagnosis {
  const tools = visit.sight.tools.map(({ name }) => name);
  const checks = [page, api, policy, origin, bundle, phase, session, shop, listed].flatMap((look) =>
    look(visit),
  );
  const bad = checks.find(({ state }) => state === 'bad');
  const conclusion =
    tools.length > 0
      ? `${tools.length} tools are on display: ${tools.join(', ')}.`
      : `No tools: ${bad?.says ?? 'nothing here explains it; run it again with the page at rest.'}`;
  return { url: visit.url, checks, tools, conclusion };
}

type Look = (visit: Visit) => Check[];

const page: Look = ({ status }) => [
  status < 400
    ? { check: 'page', state: 'ok', says: `answered ${status}` }
    : { check: 'page', state: 'bad', says: `the page answered ${status}.` },
];

const api: Look = ({ sight }) => {
  if (sight.api)
    return [
      { check: 'api', state: 'ok', says: 'document.modelContext is there (in this browser the flag is on)' },
    ];
  const says = sight.secure
    ? 'this browser has no document.modelContext although it was started with the flag: Chromium 156 or newer is needed.'
    : 'the page is no secure context: the API is there only on https and on localhost.';
  return [{ check: 'api', state: 'bad', says }];
};

const policy: Look = ({ sight, headers }) => {
  const header = headers['permissions-policy'];
  if (sight.allowed === false)
    return [
      {
        check: 'policy',
        state: 'bad',
        says: `Permissions-Policy forbids tools here (${header ?? 'no header'}).`,
      },
    ];
  return [
    {
      check: 'policy',
      state: 'ok',
      says: header ? `Permissions-Policy: ${header}` : 'no header forbids tools',
    },
  ];
};

const origin: Look = ({ sight, headers }) => {
  if (sight.origin === 'null')
    return [
      {
        check: 'origin',
        state: 'bad',
        says: 'the origin is opaque (CSP sandbox without allow-same-origin).',
      },
    ];
  if (headers['origin-agent-cluster']?.trim() === '?0')
    return [
      {
        check: 'origin',
        state: 'bad',
        says: 'Origin-Agent-Cluster: ?0 makes the browser refuse every tool.',
      },
    ];
  return [{ check: 'origin', state: 'ok', says: sight.origin }];
};

const bundle: Look = ({ sight, failed, console: lines, errors }) => {
  const own = failed.find(({ url }) => /vitrine/.test(url));
  const blocked = lines.find(
    (line) => /vitrine/i.test(line) && /integrity|MIME|Content Security Policy|Failed to/i.test(line),
  );
  if (own || blocked)
    return [
      {
        check: 'bundle',
        state: 'bad',
        says: `the script did not load: ${blocked ?? `${own?.url} (${own?.why})`}`,
      },
    ];
  const said = lines
    .filter((line) => line.startsWith('Vitrine:'))
    .map((line): Check => ({ check: 'bundle', state: 'note', says: line }));
  const broken = errors
    .slice(0, 3)
    .map((error): Check => ({ check: 'bundle', state: 'note', says: `page error: ${error}` }));
  const [src] = sight.vitrine;
  return [
    src
      ? { check: 'bundle', state: 'ok', says: src }
      : { check: 'bundle', state: 'note', says: 'no script tag of Vitrine (vitrine.js) on this page' },
    ...said,
    ...broken,
  ];
};

const phase: Look = ({ sight }) => {
  const now = sight.kept.surfaces.at(-1)?.phase;
  const meta = sight.phase ? ` (by its meta element: ${sight.phase})` : '';
  if (now === undefined) return [];
  if (now === 'none')
    return [
      {
        check: 'phase',
        state: 'bad',
        says: `the page is in phase none${meta}, which shows nothing; see data-phases.`,
      },
    ];
  return [{ check: 'phase', state: 'ok', says: `${now}${meta}` }];
};

const excludedBy = ({ sight }: Visit, ...reasons: string[]): string[] =>
  (sight.kept.surfaces.at(-1)?.excluded ?? [])
    .filter(({ reason }) => reasons.includes(reason))
    .map(({ name, reason }) => (reasons.length > 1 ? `${name} (${reason})` : name));

const session: Look = (visit) => {
  const waiting = excludedBy(visit, 'subject');
  return waiting.length > 0
    ? [{ check: 'session', state: 'note', says: `nobody is signed in, so these wait: ${waiting.join(', ')}` }]
    : [];
};

const shop: Look = (visit) => {
  const off = excludedBy(visit, 'disabled', 'scope', 'policy', 'budget', 'duplicate', 'browser', 'lint');
  const { unavailable } = visit.sight.kept;
  return [
    ...unavailable.map((reason): Check => ({
      check: 'shop',
      state: 'bad',
      says: `the script gave up: ${reason}.`,
    })),
    ...(off.length > 0
      ? [
          {
            check: 'shop' as const,
            state: 'note' as const,
            says: `left out by the shop's settings: ${off.join(', ')}`,
          },
        ]
      : []),
  ];
};

const listed: Look = ({ sight, registrations }) => {
  const names = sight.tools.map(({ name }) => name);
  if (names.length > 0) return [{ check: 'tools', state: 'ok', says: names.join(', ') }];
  const asked = [...new Set(sight.kept.asked.map(({ name }) => name))];
  if (asked.length === 0)
    return [{ check: 'tools', state: 'bad', says: 'no script registered a tool, and no form is one.' }];
  const came = new Set(registrations.map(({ tool }) => tool));
  const refused = asked.filter((name) => !came.has(name));
  const says =
    refused.length > 0
      ? `the browser refused ${refused.join(', ')}.`
      : `${asked.join(', ')} were registered and taken back.`;
  return [{ check: 'tools', state: 'bad', says }];
};
