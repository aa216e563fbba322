import type { Answer, Hearing, StorePort } from '@vitrine/core';
import { learnTitles, readCartChange, type CartChange, type ChangedLine } from './cart-change.ts';

/** `changed_since`: the shop refused, because the cart is no longer as the agent left it. */
export type UndoOutcome = 'undone' | 'changed_since' | 'failed';

/** What the bar hears of carts: lines that a call changed, and the one call that can be taken back now. */
export interface CartNews {
  changed?: { call: string; lines: ChangedLine[] };
  undoable: string | undefined;
}

export interface CartUndo {
  /** Every answer of the store to a tool goes in here; what concerns no cart is left alone. */
  hear: Hearing;
  follow(listener: (news: CartNews) => void): void;
  /** Sets the lines back to what they had before the call. */
  takeBack(call: string): Promise<UndoOutcome>;
}

type Step = CartChange & { call: string };

interface CartCommands {
  setCartLines(input: {
    lines: { variant_id: string; quantity: number }[];
    version: string;
  }): Promise<Answer<{ cart: { version: string } }>>;
}

/** Lines that one command of the store takes. */
const batch = 10;

/**
 * Takes an agent's changes of the cart back, newest first, through the page's own store as a button would. The cart's
 * version goes along, so that the shop itself refuses where anything else has changed the cart since.
 */
export function createCartUndo(store: () => StorePort | undefined): CartUndo {
  const titles = new Map<string, string>();
  let steps: Step[] = [];
  let listener: (news: CartNews) => void = () => {};
  let followed: StorePort | undefined;
  let undoing = false;

  const tell = (changed?: CartNews['changed']): void =>
    listener({ ...(changed && { changed }), undoable: steps.at(-1)?.call });
  const forget = (): void => {
    if (steps.length === 0) return;
    steps = [];
    tell();
  };
  const followStore = (): void => {
    const now = store();
    if (!now || now === followed) return;
    followed = now;
    // Cart versions of another session or of the cart after an order may look like those of before.
    now.subscribe(({ what, call }) => {
      const another = what === 'session' || what === 'order';
      const byOthers = what === 'cart' && call === undefined && !undoing;
      if (another || byOthers) forget();
    });
  };

  const changeIn = async (answer: Promise<Answer<unknown>>): Promise<CartChange | undefined> => {
    try {
      const told = await answer;
      if (!told.ok) return undefined;
      learnTitles(told.value, titles);
      return readCartChange(told.value, titles);
    } catch {
      // A store that fails, or whose carts have another shape, gets no Undo.
      return undefined;
    }
  };

  const setBack = async ({ lines, version }: Step): Promise<{ version: string } | UndoOutcome> => {
    const commands = store()?.commands as CartCommands;
    let now = version;
    for (let from = 0; from < lines.length; from += batch) {
      const wishes = lines
        .slice(from, from + batch)
        .map(({ variant_id, quantity_before }) => ({ variant_id, quantity: quantity_before }));
      const answer = await commands.setCartLines({ lines: wishes, version: now });
      if (!answer.ok) return from === 0 && answer.fault.reason === 'conflict' ? 'changed_since' : 'failed';
      now = answer.value.cart.version;
    }
    return { version: now };
  };

  return {
    async hear({ id: call, requests }, answer) {
      const change = await changeIn(answer);
      if (!change) return;
      const before = requests.at(-1)?.before;
      followStore();
      const last = steps.at(-1);
      // Where somebody else wrote in between, what was before that can no longer be had back.
      if (last && last.version !== before) steps = [];
      const own = last?.call === call && steps.length > 0 ? steps.pop() : undefined;
      const lines = own ? join(own.lines, change.lines) : change.lines;
      steps.push({ call, version: change.version, lines });
      tell({ call, lines });
    },
    follow: (next) => void (listener = next),
    async takeBack(call) {
      const step = steps.at(-1);
      if (step?.call !== call || undoing) return 'changed_since';
      undoing = true;
      const outcome = await setBack(step).catch((): UndoOutcome => 'failed');
      undoing = false;
      if (typeof outcome === 'string') {
        forget();
        return outcome;
      }
      steps = steps.filter((other) => other !== step);
      const previous = steps.at(-1);
      if (previous) previous.version = outcome.version;
      tell();
      return 'undone';
    },
  };
}

/** Two changes of one call as one: from before the first to after the last. */
function join(first: readonly ChangedLine[], second: readonly ChangedLine[]): ChangedLine[] {
  const lines = new Map(first.map((line) => [line.variant_id, line]));
  for (const line of second) {
    const { quantity_before = line.quantity_before } = lines.get(line.variant_id) ?? {};
    lines.set(line.variant_id, { ...line, quantity_before });
  }
  return [...lines.values()].filter((line) => line.quantity_before !== line.quantity);
}
