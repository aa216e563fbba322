import type { ToolRule } from '../rule.ts';

/** Wording that makes a second call do it twice. */
export const retryDoubles: ToolRule = {
  id: 'retry-doubles',
  family: 'money',
  kind: 'tool',
  severity: 'warning',
  reason:
    'Agents call again after a lost answer. A tool that adds once more, or a text that asks for a fresh key each time, turns one wish into two orders.',
  source: 'square/square-mcp-server#31; devlab-group/agent-commerce#13',
  check: ({ texts }) =>
    texts
      .filter(({ text }) => {
        const lower = text.slice(0, 3000).toLowerCase();
        return trigger.test(lower) && patterns.some((pattern) => pattern.test(lower));
      })
      .map(({ path }) => ({ path })),
  good: [
    { description: 'Sets the quantity. Repeating it changes nothing.' },
    { description: 'Adds staples. Nothing gets doubled when it is called again.' },
    { description: 'Retries are safe: the order is placed only once.' },
  ],
  bad: [
    {
      description:
        'Adds goods. NEVER repeat a call: additions pile up, and a second go puts the same goods in twice.',
    },
    { description: 'Pays. Generate a new idempotency key for every request.' },
    { description: 'Fügt hinzu; ein zweiter Aufruf fügt den Artikel noch einmal hinzu.' },
  ],
};

// Cheap look first: every pattern needs one of these.
const trigger =
  /key|token|call|request|attempt|again|twice|second|repeat|pile up|stack up|accumulat|double|aufruf|llamada|llamar|appel|调用|呼び出す|호출/;

const patterns = [
  /\b(new|fresh|unique|random|different)\s+(?:\w+\s+){0,2}(idempotency|dedup\w*|request|transaction)\s*-?(key|id|token)s?\b.{0,40}\b(every|each|any|per|all)\b/,
  /\b(second|repeated|another|duplicate|further|each)\s+(?:identical\s+)?(call|go|try|request|attempt|invocation)\w*\b[^.!?]{0,30}\b(adds?|puts?|orders?|charges?|books?|buys?|sends?|doubles?|creates?)\b(?![^.!?]{0,20}\bnothing\b)/,
  /\b(additions?|quantit(?:y|ies)|charges?|orders?)\s+(?:\w+\s+)?(pile up|stack up|accumulate|add up again|double up)\b/,
  /\b(calling|repeating|running)\s+(it|this|the tool)\s+(again|twice)\s+(adds|charges|orders|books|puts|buys|creates|sends)\b/,
  /\bzweiter?\s+aufruf\b[^.!?]{0,40}\b(noch einmal|erneut|doppelt|nochmals)\b/,
  /\b(segunda llamada|llamar de nuevo|repetir la llamada)\b[^.!?]{0,30}\b(añade|agrega|cobra|duplica|suma)/,
  /\b(deuxième|second|nouvel)\s+appel\b[^.!?]{0,30}\b(ajoute|débite|double|commande)/,
  /(重复调用|再次调用).{0,10}(再次|重复|累加|又)|(再度呼び出す|もう一度呼び出す)と.{0,12}(追加|二重|重複)|(다시 호출하면).{0,12}(추가|중복|또)/u,
];
