import type { Phase } from './tool-definition.ts';

const phases: readonly string[] = ['storefront', 'checkout', 'receipt', 'none'];

/** A phase and the rule that named it (`path /checkout`, `meta`, `page`, `default`). */
export interface PhaseNow {
  phase: Phase;
  rule: string;
}

/** A name that is no phase counts as `none`: nothing on display rather than the wrong thing. */
export function toPhase(name: string): Phase {
  return phases.includes(name) ? (name as Phase) : 'none';
}

/** Whether a path fits a pattern: literal parts, `:name` for one part, a trailing `*` for the rest. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  const open = wanted.at(-1) === '*';
  if (open) wanted.pop();
  if (open ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}

/** Reads `checkout=/checkout; none=/pay/*`. Throws on a rule without `name=/path`. */
export function toPhaseRules(text: string): { phase: Phase; pattern: string }[] {
  return text
    .split(';')
    .map((rule) => rule.trim())
    .filter(Boolean)
    .map((rule) => {
      const [, name, pattern] = /^([a-z]+)\s*=\s*(\/\S*)$/.exec(rule) ?? [];
      if (name === undefined || pattern === undefined)
        throw new TypeError(`Phase rule ${JSON.stringify(rule)} must read name=/path`);
      return { phase: toPhase(name), pattern };
    });
}

export interface PhaseOptions {
  document: Document;
  rules: readonly { phase: Phase; pattern: string }[];
  /** For paths that no rule names. */
  fallback: Phase;
}

/** Where the page says which phase it is in: the page's own word, then its meta element, then the rules, then the fallback. */
export function createPhaseSource({ document, rules, fallback }: PhaseOptions) {
  let own: string | ((path: string) => string) | undefined;
  const window = document.defaultView as Window & { navigation?: EventTarget };
  return {
    now(): PhaseNow {
      const path = document.location.pathname;
      if (own !== undefined)
        return { phase: toPhase(typeof own === 'function' ? own(path) : own), rule: 'page' };
      const meta = document.querySelector<HTMLMetaElement>('meta[name="vitrine:phase"]');
      if (meta) return { phase: toPhase(meta.content), rule: 'meta' };
      const rule = rules.find(({ pattern }) => matchesPath(pattern, path));
      return rule
        ? { phase: rule.phase, rule: `path ${rule.pattern}` }
        : { phase: fallback, rule: 'default' };
    },
    /** The page's own word wins from now on: a phase, or a function of the path. */
    say(phase: string | ((path: string) => string)): void {
      own = phase;
    },
    /** Calls back after every move within the document, `pushState` included; ends with `signal`. */
    watch(listener: () => void, signal: AbortSignal): void {
      window.navigation?.addEventListener('currententrychange', listener, { signal });
      window.addEventListener('popstate', listener, { signal });
    },
  };
}

export type PhaseSource = ReturnType<typeof createPhaseSource>;
