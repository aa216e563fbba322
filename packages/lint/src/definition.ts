/** What a tool does to the world, in Vitrine's four words or in the finer ones of the labelled corpus. */
export type Effect =
  | 'read'
  | 'navigate'
  | 'write'
  | 'commit'
  | 'read+ui'
  | 'ui'
  | 'draft'
  | 'order-prep'
  | 'money'
  | 'irrev'
  | 'account'
  | 'admin-read'
  | 'admin-write';

/** Facts an input may know to be absent. Without an entry a missing fact is unknown, and rules say nothing about it. */
export type Known = 'confirm' | 'content' | 'subject' | 'phases';

/** Where a definition stands: file or URL, and the JSON Pointer of the definition in it. */
export interface Source {
  file: string;
  pointer?: string;
}

/** One tool definition as every input hands it to `lint`: what the page publishes, then what may be known beside it. */
export interface LintDefinition {
  name: string;
  title?: string;
  description: string;
  inputSchema?: unknown;
  annotations?: unknown;
  /** Names of further members of the published definition, e.g. a hint that stands outside `annotations`. */
  others?: readonly string[];
  effect?: Effect;
  content?: 'own' | 'third-party';
  subject?: 'anyone' | 'required';
  scope?: string;
  phases?: readonly string[];
  confirm?: string | boolean;
  /** The handler itself buys, books or pays. */
  charges?: boolean;
  exposedTo?: readonly string[];
  /** A result as it went to the agent. */
  sample?: unknown;
  /** How a form tool is sent: by the agent or by a person. */
  form?: 'agent' | 'person';
  /** The page or site group it belongs to: duplicates and overlaps are judged within one. */
  set?: string;
  source?: Source;
  knows?: readonly Known[];
}

/** What an effect comes to: `read` answers, `show` changes the screen, `change` can be undone, `commit` binds, costs or cannot be undone. */
export type Risk = 'read' | 'show' | 'change' | 'commit';

const risks: Record<Effect, Risk> = {
  read: 'read',
  'admin-read': 'read',
  'read+ui': 'read',
  navigate: 'show',
  ui: 'show',
  write: 'change',
  draft: 'change',
  'order-prep': 'change',
  account: 'change',
  commit: 'commit',
  money: 'commit',
  irrev: 'commit',
  'admin-write': 'commit',
};

/** The risk of a declared effect; undefined where none is declared or the word is unknown. */
export const toRisk = (effect: Effect | undefined): Risk | undefined => (effect ? risks[effect] : undefined);

/** True for the words an `effect` may be. */
export const isEffect = (word: unknown): word is Effect =>
  typeof word === 'string' && Object.hasOwn(risks, word);
