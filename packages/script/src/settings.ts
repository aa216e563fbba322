import { toPhaseRules, type Phase, type Policy } from '@vitrine/core';
import { toPolicy } from '@vitrine/core/scope';

/** What the script tag says; the attributes stand in the README. */
export interface Settings {
  /** Which store is built when the page offers none; undefined: none. */
  store: 'http' | undefined;
  /** Same-origin path of the HTTP API, without trailing slash. */
  endpoint: string;
  /** Same-origin path of the sign-in page. */
  signIn: string | undefined;
  rules: ReturnType<typeof toPhaseRules>;
  policy: Policy;
  /** The phase of paths that no rule names. */
  fallback: Phase;
}

const phases = ['storefront', 'checkout', 'receipt', 'none'];
const known = ['store', 'endpoint', 'signIn', 'phases', 'scopes', 'off', 'policy', 'default', 'dev'];
const path = /^\/(?![/\\])\S*$/;

/** Reads the tag's attributes. Each value that is not accepted is told in one sentence and left out. */
export function readSettings(data: DOMStringMap, complain: (problem: string) => void): Settings {
  const refuse = (name: string, { got, accepted }: { got: string; accepted: string }): void =>
    complain(`${toAttribute(name)}: ${JSON.stringify(got)} is not accepted; ${accepted}`);
  /** The value where it fits, else undefined. */
  const read = (name: string, fits: RegExp, accepted: string): string | undefined => {
    const got = data[name];
    if (got === undefined || fits.test(got)) return got;
    refuse(name, { got, accepted });
    return undefined;
  };
  /** The items of a list that fit. */
  const list = (name: string, { by, fits, accepted }: List): string[] | undefined =>
    data[name]
      ?.split(by)
      .map((item) => item.trim())
      .filter((got) => got && (fits(got) || void refuse(name, { got, accepted })));

  for (const name of Object.keys(data))
    if (!known.includes(name))
      complain(`${toAttribute(name)} is not known; known are ${known.map(toAttribute).join(', ')}`);
  const samePath = 'a path on this origin such as /api is';
  const version = read('policy', /^\S{1,40}$/, 'a version of at most 40 characters without spaces is');
  const scopes = list('scopes', {
    by: /[\s,]+/,
    fits: isScope,
    accepted: 'dotted words such as cart.read are',
  });
  const off = list('off', { by: /[\s,]+/, fits: isName, accepted: 'tool names such as update_cart are' });
  const rules = list('phases', {
    by: ';',
    fits: isRule,
    accepted: `name=/path with ${phases.join(', ')} is`,
  });
  const fallback = read('default', new RegExp(`^(${phases.join('|')})$`), `one of ${phases.join(', ')} is`);
  return {
    store: read('store', /^http$/, 'http is') as 'http' | undefined,
    endpoint: read('endpoint', path, samePath)?.replace(/\/$/, '') ?? '/api',
    signIn: read('signIn', path, samePath),
    rules: toPhaseRules(rules?.join(';') ?? ''),
    policy: toPolicy({
      ...(version && { version }),
      ...(scopes && { scopes: scopes.join(' ') }),
      ...(off && { off: off.join(' ') }),
    }),
    // A word that is no phase shows nothing rather than the wrong thing.
    fallback: data['default'] === undefined ? 'storefront' : ((fallback ?? 'none') as Phase),
  };
}

interface List {
  by: string | RegExp;
  fits: (item: string) => boolean;
  accepted: string;
}

const isScope = (item: string): boolean => /^[a-z]+(\.[a-z]+)*$/.test(item);
const isName = (item: string): boolean => /^[a-z][a-z0-9_]*$/.test(item);
const isRule = (item: string): boolean => new RegExp(`^(${phases.join('|')})\\s*=\\s*/\\S*$`).test(item);

/** `signIn` is `data-sign-in`. */
function toAttribute(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
