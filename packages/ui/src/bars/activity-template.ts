import { html, nothing, svg, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { isOpen, type ActivityState, type Deed } from './activity-state.ts';
import { linesOf, sentenceOf, type Sentence } from './sentences.ts';
import type { Words } from './words.ts';

/** What the bar shows at one moment and where its buttons lead. */
export interface ActivityScene {
  state: ActivityState;
  words: Words;
  expanded: boolean;
  /** Nothing has happened for a while: the pill is only its icon. */
  quiet: boolean;
  toggle: (event: Event) => void;
  stop: (event: Event) => void;
  undo: (event: Event) => void;
  turnOff: (event: Event) => void;
  turnOn: (event: Event) => void;
  move: (event: Event) => void;
  leave: (event: KeyboardEvent) => void;
}

/** Content of the bar while agent tools are on: the pill, and the list when it is open. */
export function activityTemplate(scene: ActivityScene): TemplateResult {
  const { state, words, expanded, quiet } = scene;
  const running = state.deeds.some(isOpen);
  const top = state.deeds.find(isOpen) ?? state.deeds[0];
  const small = quiet && !expanded && !running;
  return html`
    <div class="pill" ?data-running=${running} @keydown=${scene.leave}>
      <button
        type="button"
        class="open ${small ? 'small' : ''}"
        aria-expanded=${expanded ? 'true' : 'false'}
        aria-controls=${expanded ? 'panel' : nothing}
        @click=${scene.toggle}
      >
        ${icon}<span class="text">${top ? textOf(top, words) : words.turned.on}</span>
      </button>
      ${running ? buttonTemplate('stop', words.buttons.stop, scene.stop) : nothing}
      ${!small && !running && !expanded && state.undoable === top?.id ? undoTemplate(scene) : nothing}
    </div>
    ${expanded ? panelTemplate(scene) : nothing}
  `;
}

/** The one small button that is left while they are off. */
export function offTemplate({ words, turnOn }: ActivityScene): TemplateResult {
  return html`
    <div class="pill">
      <span class="offnote">${words.offLabel}</span>
      ${buttonTemplate('on', words.buttons.on, turnOn)}
    </div>
  `;
}

/** A sentence with the names in it set apart, so that their direction stays their own. */
function sentenceTemplate(sentence: Sentence): TemplateResult {
  return html`${sentence.map(({ text, foreign }) => (foreign ? html`<bdi>${text}</bdi>` : text))}`;
}

function textOf(deed: Deed, words: Words): TemplateResult {
  return html`${sentenceTemplate(sentenceOf(deed, words))}${deed.undo ? html` ${words.undo[deed.undo]}` : nothing}`;
}

function panelTemplate(scene: ActivityScene): TemplateResult {
  const { state, words } = scene;
  const list = repeat(
    state.deeds,
    ({ id }) => id,
    (deed) => deedTemplate(deed, scene),
  );
  return html`
    <div class="panel" id="panel" @keydown=${scene.leave}>
      <h2>${words.heading}</h2>
      ${
        state.deeds.length > 0
          ? html`<ul tabindex="0" aria-label=${words.heading}>
              ${list}
            </ul>`
          : html`<p>${words.nothing}</p>`
      }
      <div class="foot">
        ${buttonTemplate('off', words.buttons.off, scene.turnOff)}
        ${buttonTemplate('move', words.buttons.move, scene.move)}
      </div>
    </div>
  `;
}

function deedTemplate(deed: Deed, scene: ActivityScene): TemplateResult {
  const { words, state } = scene;
  const lines = deed.lines && deed.lines.length > 1 ? linesOf(deed.lines, words) : [];
  return html`
    <li data-standing=${deed.standing}>
      <span>${textOf(deed, words)}</span>
      ${
        lines.length > 0
          ? html`<ul class="lines">
              ${lines.map((line) => html`<li>${sentenceTemplate(line)}</li>`)}
            </ul>`
          : nothing
      }
      ${state.undoable === deed.id ? undoTemplate(scene) : nothing}
    </li>
  `;
}

function undoTemplate({ state, words, undo }: ActivityScene): TemplateResult {
  return buttonTemplate('undo', state.undoing ? words.buttons.undoing : words.buttons.undo, undo);
}

function buttonTemplate(name: string, text: string, press: (event: Event) => void): TemplateResult {
  return html`<button type="button" class=${name} data-do=${name} @click=${press}>${text}</button>`;
}

const icon = html`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
  ${svg`<path d="M4 9.5 5.4 4h13.2L20 9.5M5 11.5V20h14v-8.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0" />
  <circle cx="12" cy="15.8" r="1.9" class="dot" />`}
</svg>`;
