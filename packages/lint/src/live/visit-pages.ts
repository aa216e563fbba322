import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Host } from '../cli/host.ts';
import type { LiveOptions } from '../cli/gather.ts';
import { isUnusable, type Input, type Unusable } from '../inputs/input.ts';
import type { LintDefinition } from '../definition.ts';
import type { PageFacts } from '../page-facts.ts';
import { launchBrowser } from './browser.ts';
import { callReads } from './call-reads.ts';
import { signIn, signOut, type Account } from './sign-in.ts';
import { toDefinitions, toPageFacts } from './to-facts.ts';
import { visitPage, type Visit } from './visit-page.ts';

/** Milliseconds a page is watched where only what is there soon matters. */
const shortWatch_ms = 1500;

export interface VisitOptions extends LiveOptions {
  host: Host;
}

/**
 * Visits pages in a real Chromium: as a guest, signed in if told how, and once without the API. Nothing is called but
 * what `callReads` names. Resolves one input for each site, or the first problem.
 */
export async function visitPages(
  addresses: readonly string[],
  options: VisitOptions,
): Promise<(Input | Unusable)[]> {
  const account = toAccount(options);
  if (account && 'problem' in account) return [account];
  const launch = { path: options.browser, env: options.host.env };
  const browser = await launchBrowser({ ...launch, webmcp: true });
  if (isUnusable(browser)) return [browser];
  try {
    const run = await visitAll(browser, addresses, { ...options, account });
    if (isUnusable(run)) return [run];
    const errors = await errorsWithoutApi(addresses, {
      ...launch,
      watch_ms: Math.min(options.watch_ms, shortWatch_ms),
      note: options.host.note,
    });
    return isUnusable(errors) ? [errors] : [toInput(run, errors)];
  } finally {
    await browser.close();
  }
}

interface Run {
  guest: Visit[];
  member: Visit[];
  left: string[];
  results: Map<string, unknown>;
}

function toAccount({ signIn: url, host }: VisitOptions): Account | Unusable | undefined {
  if (url === undefined) return undefined;
  const { VITRINE_EMAIL: email, VITRINE_PASSWORD: password } = host.env;
  if (!email || !password)
    return { problem: '--sign-in takes who signs in from VITRINE_EMAIL and VITRINE_PASSWORD.' };
  return { url, email, password };
}

async function visitAll(
  browser: Browser,
  addresses: readonly string[],
  options: VisitOptions & { account: Account | undefined },
): Promise<Run | Unusable> {
  const { account, host } = options;
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const run: Run = { guest: [], member: [], left: [], results: new Map() };
  const asGuest = await visitEach(context, addresses, { ...options, as: 'guest', run });
  if (asGuest) return asGuest;
  if (!account) return missing(options, run) ?? run;
  const page = await context.newPage();
  host.note(`signing in at ${account.url}`);
  const refused = await signIn(page, account);
  if (refused) return refused;
  await page.close();
  const asMember = await visitEach(context, addresses, { ...options, as: 'member', run });
  return asMember ?? missing(options, run) ?? run;
}

/** A name that no page lists is a mistake, not a tool that was judged. */
function missing({ callReads: named }: VisitOptions, { results }: Run): Unusable | undefined {
  const absent = named.map((word) => word.split('=')[0] ?? '').filter((name) => !results.has(name));
  return absent.length > 0
    ? { problem: `no page lists ${absent.join(', ')}, so nothing was called.` }
    : undefined;
}

async function visitEach(
  context: BrowserContext,
  addresses: readonly string[],
  {
    as,
    run,
    host,
    callReads: named,
    signOut: selector,
    watch_ms,
  }: VisitOptions & { as: 'guest' | 'member'; run: Run },
): Promise<Unusable | undefined> {
  for (const [index, url] of addresses.entries()) {
    host.note(`visiting ${url} as ${as} (${index + 1} of ${addresses.length})`);
    const seen = await visitPage(context, url, as === 'guest' ? watch_ms : Math.min(watch_ms, shortWatch_ms));
    if (isUnusable(seen)) return seen;
    run[as].push(seen.visit);
    const called = await callReads(seen.page, named, seen.visit.sight.tools);
    if (isUnusable(called)) return called;
    for (const [name, result] of called.results) run.results.set(name, result);
    const problem =
      as === 'member' && selector !== undefined && index === addresses.length - 1
        ? await leave(seen.page, { selector, run })
        : undefined;
    if (problem) return problem;
    await seen.page.close();
  }
  return undefined;
}

async function leave(
  page: Page,
  { selector, run }: { selector: string; run: Run },
): Promise<Unusable | undefined> {
  const listed = await signOut(page, selector);
  if (!Array.isArray(listed)) return listed;
  const names = (visits: readonly Visit[]) =>
    new Set(visits.flatMap(({ sight }) => sight.tools.map(({ name }) => name)));
  const [guest, member] = [names(run.guest), names(run.member)];
  run.left = listed.filter((name) => member.has(name) && !guest.has(name));
  return undefined;
}

async function errorsWithoutApi(
  addresses: readonly string[],
  {
    note,
    watch_ms,
    ...launch
  }: { path: string | undefined; env: Host['env']; note: Host['note']; watch_ms: number },
): Promise<Map<string, string[]> | Unusable> {
  const browser = await launchBrowser({ ...launch, webmcp: false });
  if (isUnusable(browser)) return browser;
  const errors = new Map<string, string[]>();
  try {
    const context = await browser.newContext();
    for (const url of addresses) {
      note(`visiting ${url} without the API`);
      const seen = await visitPage(context, url, watch_ms);
      if (isUnusable(seen)) return seen;
      errors.set(url, seen.visit.errors);
      await seen.page.close();
    }
    return errors;
  } finally {
    await browser.close();
  }
}

function toInput({ guest, member, left, results }: Run, errors: Map<string, string[]>): Input {
  const pages: PageFacts[] = guest.map((visit) => toPageFacts(visit, errors.get(visit.url) ?? []));
  const [last] = member.slice(-1);
  const definitions: LintDefinition[] = toDefinitions([...guest, ...member]);
  return {
    file: guest[0]?.url ?? '',
    definitions: definitions.map((one) =>
      results.has(one.name) ? { ...one, sample: results.get(one.name) } : one,
    ),
    pages: pages.map((page) => (page.url === last?.url ? { ...page, leftAfterSignOut: left } : page)),
    blind:
      'what a tool does when it is called, tools of pages that were not visited, and what comes after the page was no longer watched',
  };
}
