import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { Clock } from '../confirm/clock.ts';
import {
  activityStep,
  isOpen,
  noActivity,
  type ActivityEvent,
  type ActivityState,
} from './activity-state.ts';
import { activityStyles } from './activity-styles.ts';
import { activityTemplate, offTemplate, type ActivityScene } from './activity-template.ts';
import { createAnnouncer } from './announcer.ts';
import type { CartUndo } from './cart-undo.ts';
import { weightUnder } from './covering.ts';
import { movePlace, readPlace, type Place } from './place.ts';
import { sentenceOf, toText } from './sentences.ts';
import { wordsFor, type Words } from './words.ts';

/** What the element needs from outside. */
export interface ActivityMeans {
  clock: Clock;
  stop: () => void;
  turn: (on: boolean) => void;
  undo: CartUndo | undefined;
}

/** Milliseconds without news after which the pill shrinks to its icon. */
export const quiet_ms = 10_000;
const looks_ms = [400, 1500];
/** After these the page may have something where the bar is. */
const stirs = ['focusin', 'click', 'resize'] as const;

/** The bar in a corner of the page. Made by `createActivityBar`, one per document. */
export class ActivityElement extends LitElement {
  static override properties = {
    state: { state: true },
    expanded: { state: true },
    quiet: { state: true },
    place: { attribute: 'data-place', reflect: true },
    said: { state: true },
  };
  static override styles = activityStyles;

  declare means: ActivityMeans;
  declare place: Place;
  declare private state: ActivityState;
  declare private expanded: boolean;
  declare private quiet: boolean;
  declare private said: string;
  #stopTimer = (): void => {};
  #stopLooking = (): void => {};
  #announce: ((text: string) => void) | undefined;
  #hadFocus = false;
  readonly #page = this.ownerDocument;

  constructor() {
    super();
    this.state = noActivity;
    this.expanded = false;
    this.quiet = false;
    this.said = '';
  }

  /** Takes in what happened. */
  take(event: ActivityEvent): void {
    const before = this.state;
    this.state = activityStep(before, event);
    if (this.state === before) return;
    this.#wake();
    this.#tell(event);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.place = readPlace(this.#window);
    for (const name of stirs) this.#window.addEventListener(name, this.#makeWay);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopTimer();
    this.#stopLooking();
    for (const name of stirs) this.#window.removeEventListener(name, this.#makeWay);
  }

  /** Moved into or out of a dialog: nothing starts anew. */
  connectedMoveCallback(): void {
    this.#makeWay();
  }

  protected override willUpdate(): void {
    this.#hadFocus = Boolean(this.shadowRoot?.activeElement);
    this.lang = this.#words.lang;
    this.setAttribute('aria-label', this.#words.region);
  }

  protected override render(): TemplateResult {
    const scene = this.#scene();
    const content = this.state.on ? activityTemplate(scene) : offTemplate(scene);
    return html`${content}
      <div class="said" role="status">${this.said}</div>`;
  }

  protected override updated(_: PropertyValues): void {
    // The button with the focus may be gone: what the shopper does next starts here, not at the top of the page.
    if (this.#hadFocus && !this.shadowRoot?.activeElement) this.renderRoot.querySelector('button')?.focus();
    this.#makeWay();
  }

  get #window(): Window {
    return this.#page.defaultView as Window;
  }

  get #inUse(): boolean {
    return Boolean(this.shadowRoot?.activeElement) || this.matches(':hover');
  }

  get #words(): Words {
    return wordsFor(this.#page.documentElement.lang);
  }

  #scene(): ActivityScene {
    const { means } = this;
    // Only real gestures count, as in the confirmation.
    const press = (act: () => void) => (event: Event) => {
      if (event.isTrusted) act();
    };
    return {
      state: this.state,
      words: this.#words,
      expanded: this.expanded,
      quiet: this.quiet,
      toggle: press(() => this.#expand(!this.expanded)),
      stop: press(means.stop),
      undo: press(() => void this.#undo()),
      turnOff: press(() => this.#turn(false)),
      turnOn: press(() => this.#turn(true)),
      move: press(() => (this.place = movePlace(this.#window, this.place))),
      leave: (event) => {
        if (event.key !== 'Escape' || !this.expanded) return;
        event.stopPropagation();
        // A dialog around the bar stays open.
        event.preventDefault();
        this.#expand(false);
      },
    };
  }

  #expand(expanded: boolean): void {
    this.expanded = expanded;
    this.#wake();
  }

  #turn(on: boolean): void {
    this.expanded = false;
    this.means.turn(on);
  }

  async #undo(): Promise<void> {
    const { undo } = this.means;
    const { undoable: call, undoing } = this.state;
    if (!undo || call === undefined || undoing) return;
    this.take({ type: 'undoing' });
    this.take({ type: 'undo', call, outcome: await undo.takeBack(call) });
  }

  /** Shows the whole pill now, and only its icon once nothing has happened for a while and nobody is at it. */
  #wake(): void {
    this.quiet = false;
    this.#stopTimer();
    this.#stopTimer = this.means.clock.after(quiet_ms, () => {
      if (this.#inUse || this.state.deeds.some(isOpen)) this.#wake();
      else this.quiet = true;
    });
  }

  #tell(event: ActivityEvent): void {
    this.#announce ??= createAnnouncer(this.means.clock, (text) => (this.said = text));
    const words = this.#words;
    if (event.type === 'turned') this.#announce(words.turned[event.on ? 'on' : 'off']);
    if (event.type === 'undo') this.#announce(words.undo[event.outcome]);
    if (event.type !== 'ended' && event.type !== 'waiting') return;
    const deed = this.state.deeds.find(({ id }) => id === event.call.id);
    if (deed) this.#announce(toText(sentenceOf(deed, words)));
  }

  /** Looks now and, since the page may still be opening what it opens, twice again. */
  #makeWay = (): void => {
    this.#stopLooking();
    this.#dodge();
    const { after } = this.means.clock;
    const stops = looks_ms.map((ms) => after(ms, () => this.#dodge()));
    this.#stopLooking = () => stops.forEach((stop) => stop());
  };

  /** Goes to the other edge where the bar would cover what the page needs, unless the shopper is at it (WCAG 2.2, 2.4.11). */
  #dodge(): void {
    if (this.#inUse) return;
    const box = this.getBoundingClientRect();
    const across = new DOMRect(box.x, this.#window.innerHeight - box.bottom, box.width, box.height);
    const there = 'dodging' in this.dataset;
    const [home, away] = there ? [across, box] : [box, across];
    const weight = weightUnder(home, this);
    this.toggleAttribute('data-dodging', weight >= 1 && weightUnder(away, this) < weight);
  }
}
