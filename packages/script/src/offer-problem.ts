const groups = ['session', 'queries', 'commands', 'commits'];
const members = [...groups, 'navigate', 'subscribe'];

type Members = Readonly<Record<string, unknown>>;

const isFunction = (value: unknown): boolean => typeof value === 'function';
const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;
const isTool = (tool: unknown): boolean =>
  isObject(tool) &&
  typeof tool['name'] === 'string' &&
  typeof tool['scope'] === 'string' &&
  isFunction(tool['run']);

/** Of each member what is accepted, and what of a value is not. */
const rules: Readonly<Record<string, [accepted: string, misfits: (got: unknown) => unknown[]]>> = {
  store: [
    `an object with ${members.join(', ')}`,
    (got) => {
      const kindOf = (name: string): string => (groups.includes(name) ? 'object' : 'function');
      const missing = members.filter((name) => typeof (Object(got) as Members)[name] !== kindOf(name));
      return missing.length > 0 ? [`no ${missing.join(', ')}`] : [];
    },
  ],
  actions: [
    'an object of functions',
    (got) =>
      isObject(got) ? Object.values(got).filter((value) => value !== undefined && !isFunction(value)) : [got],
  ],
  phase: [
    'a name or a function of the path',
    (got) => (typeof got === 'string' || isFunction(got) ? [] : [got]),
  ],
  policy: [
    'an object whose scopes and off are lists',
    (got) =>
      isObject(got) ? [got['scopes'] ?? [], got['off'] ?? []].filter((list) => !Array.isArray(list)) : [got],
  ],
  tools: [
    'a list of sets made by defineToolSet',
    (got) =>
      Array.isArray(got)
        ? got
            // In a list of its own what should be a set is no tool either.
            .flatMap((set: unknown) =>
              isObject(set) && Array.isArray(set['tools']) ? set['tools'] : [[set]],
            )
            .filter((tool) => !isTool(tool))
        : [got],
  ],
  thirdPartyCatalog: ['true or false', (got) => (typeof got === 'boolean' ? [] : [got])],
};

/** Why this member of an offer is not taken, and what is, in one sentence; undefined where it is, or is none of ours. */
export function offerProblem(name: string, got: unknown): string | undefined {
  const [accepted, misfits] = rules[name] ?? [];
  const wrong = misfits?.(got) ?? [];
  return wrong.length > 0 ? `${name}: ${show(wrong[0])} is not accepted; ${accepted} is` : undefined;
}

function show(value: unknown): string {
  try {
    return String(JSON.stringify(value)).slice(0, 80);
  } catch {
    return String(value);
  }
}
