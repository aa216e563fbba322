import type { LintDefinition } from '../definition.ts';
import { fromPlain } from '../from-plain.ts';
import type { PageFacts } from '../page-facts.ts';
import type { Visit } from './visit-page.ts';

const hints = ['readOnlyHint', 'consequentialHint', 'untrustedContentHint', 'debugging'];

/** What page rules judge of a visit. `errors` are those of the same page without the API. */
export function toPageFacts(visit: Visit, errors: readonly string[]): PageFacts {
  const { sight } = visit;
  return {
    url: visit.url,
    headers: visit.headers,
    frames: sight.frames,
    forms: sight.forms,
    scripts: visit.scripts,
    errors: errors.filter((error) => !visit.errors.includes(error)),
    registrations: visit.registrations,
    lostHints: lostHintsOf(visit),
    tools: sight.tools.map(({ name }) => name),
    cardEntry: sight.cardEntry,
  };
}

/** Hints the page asked for that the browser does not list. */
function lostHintsOf({ sight }: Visit): Record<string, string[]> {
  const lost = sight.tools.flatMap(({ name, annotations }) => {
    const asked = sight.kept.asked.findLast((one) => one.name === name)?.annotations ?? {};
    const missing = hints.filter((hint) => asked[hint] === true && annotations?.[hint] !== true);
    return missing.length > 0 ? [[name, missing] as const] : [];
  });
  return Object.fromEntries(lost);
}

/** Tools of visits of one site, each once with all phases it was seen in; where a page names no phase its path stands for it. */
export function toDefinitions(visits: readonly Visit[]): LintDefinition[] {
  const merged = new Map<string, LintDefinition>();
  for (const { url, sight } of visits) {
    const phase = sight.phase ?? sight.kept.surfaces.at(-1)?.phase ?? new URL(url).pathname;
    for (const tool of sight.tools) {
      const key = JSON.stringify(tool);
      const known = merged.get(key);
      if (known) merged.set(key, { ...known, phases: [...new Set([...(known.phases ?? []), phase])] });
      else merged.set(key, toDefinition(tool, { url, sight, phase }));
    }
  }
  return [...merged.values()];
}

function toDefinition(
  tool: Visit['sight']['tools'][number],
  { url, sight, phase }: { url: string; sight: Visit['sight']; phase: string },
): LintDefinition {
  const form = sight.forms.find(({ name }) => name === tool.name);
  const exposedTo = sight.kept.asked.findLast(({ name }) => name === tool.name)?.exposedTo ?? [];
  // Every listed entry carries all four hints once one was given; only those that are set were meant.
  const set = Object.entries(tool.annotations ?? {}).filter(([, value]) => value !== false);
  const annotations = tool.annotations && { annotations: Object.fromEntries(set) };
  return {
    ...fromPlain({ ...tool, ...annotations, exposedTo }, { set: new URL(url).origin, source: { file: url } }),
    others: [],
    phases: [phase],
    ...(form && { form: form.autosubmit ? ('agent' as const) : ('person' as const) }),
  };
}
