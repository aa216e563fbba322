import type { ObjectSchema } from './subset.ts';
import type { Answer, ApprovalView, QuoteView, StorePort } from './store-port.ts';
import type { Fault } from './fault.ts';
import type { NextStep } from './fault-table.ts';

/** What a tool does to the world; hints, store groups, confirmation and keys follow from it. */
export type Effect = 'read' | 'navigate' | 'write' | 'commit';

/** Store groups each effect may use; any other throws `effect_violation` and sends nothing. */
interface GroupsOf {
  read: 'queries';
  navigate: 'queries';
  write: 'queries' | 'commands';
  commit: 'queries' | 'commands';
}

/**
 * The store as `run` gets it: only the groups of the effect, revoked when the call ends or is aborted.
 * `navigate` does not move at once: the answer goes out first, the page moves 100 ms later.
 */
export type NarrowedStore<S extends StorePort, E extends Effect> = Pick<S, GroupsOf[E]> &
  (E extends 'commit' ? { commits: Pick<S['commits'], 'complete'> } : unknown) &
  (E extends 'read' ? unknown : { navigate(target: string): Promise<Answer<{ moving_to: string }>> });

/** Where a list stands: `here` is the cursor this list was asked with, `skip` how many of its rows were left out, `next` the store's own next cursor. */
export interface Paging {
  here: string;
  skip: number;
  next: string | null;
  total: number;
}

/** Someone else's words and where they stand; cleaned by the seal, never steering. */
export interface Quoted {
  source: string;
  text: string;
}

/** A call that ended well. `note` is a sentence of ours, `next` what to do now; `paging` goes with `trim.page`. */
export interface Done {
  status: 'done' | 'nothing_changed';
  data: object;
  note?: string;
  next?: readonly Exclude<NextStep, 'call'>[];
  quoted?: Quoted[];
  paging?: Paging;
}

/** Where the page asks the merchant's own hooks; each is optional; offered with `vitrine:connect`. */
export interface PageActions {
  openCart?(): void;
  show?(target: string): void;
  canLeave?(): boolean;
  authenticate?(returnTo: string): void;
  stepUp?(need: { acr_values?: string; max_age?: number }): void;
}

/** What `run` gets beside its checked input. */
export interface Context<S extends StorePort = StorePort, E extends Effect = Effect> {
  store: NarrowedStore<S, E>;
  signal: AbortSignal;
  subject: string | null;
  /** `phase#epoch-digest` as it was when the call began. */
  surface: string;
  phase: Phase;
  /** Whether a tool of this name can be called now. */
  onDisplay(name: string): boolean;
  /** The path on screen. */
  path: string;
  /** BCP 47 tag of the page. */
  locale: string;
  actions: Pick<PageActions, 'openCart' | 'show'>;
  quote?: QuoteView;
  approval?: ApprovalView;
}

/** Where in the shopping flow the page is; `none` has nothing on display. */
export type Phase = 'storefront' | 'checkout' | 'receipt' | 'none';

/** How a result shrinks to the budget: `page` a list, `cut` texts, as JSON Pointers into the envelope (`*` for each item). Never money, never terms. */
export interface Trim {
  page?: string;
  cut?: string[];
}

/** What `prepare` may use: asking for the quote changes nothing the buyer can feel. */
export interface PrepareContext<S extends StorePort = StorePort> {
  store: Pick<S, 'queries'> & { commits: Pick<S['commits'], 'prepare'> };
  signal: AbortSignal;
}

export interface ToolSpec<Input, S extends StorePort, E extends Effect> {
  /** snake_case, verb first, at most 30 characters. */
  name: string;
  title: string;
  /** What and when, at most 500 characters; the first sentence stands alone. */
  description: string;
  /** JSON Schema of the published subset; parameters named in at most 30 and described in at most 150 characters. */
  input: ObjectSchema;
  effect: E;
  content: 'own' | 'third-party';
  subject: 'anyone' | 'required';
  /** Dotted, e.g. `cart.write`. */
  scope: string;
  /** Commit only: asks the server for the quote. */
  prepare?(input: Input, ctx: PrepareContext<S>): Promise<Answer<QuoteView>>;
  confirm?: 'click';
  /** JSON Pointers into input and result that are redacted everywhere. */
  sensitive?: string[];
  trim?: Trim;
  /** The read tool that shows what this one did, named to the agent after a failure. */
  settled_by?: string;
  /** Milliseconds for the whole call. */
  deadline_ms?: number;
  /** Start of the SHA-256 of what is published, from the build; computed when first needed where absent. */
  version?: string;
  run(input: Input, ctx: Context<S, E>): Promise<Done | Fault>;
}

/** A frozen tool definition. `run`'s types are erased: the gate checks input and narrows the store before it runs. */
export interface ToolDefinition extends Readonly<
  Omit<ToolSpec<never, never, Effect>, 'run' | 'prepare' | 'deadline_ms'>
> {
  readonly deadline_ms: number;
  readonly run: (input: never, ctx: never) => Promise<Done | Fault>;
  readonly prepare?: (input: never, ctx: never) => Promise<Answer<QuoteView>>;
}

/** The tools of one phase (or several); order is priority where the budget of 20 is passed. */
export interface ToolSet {
  readonly phase: Phase | readonly Phase[];
  readonly tools: readonly ToolDefinition[];
}
