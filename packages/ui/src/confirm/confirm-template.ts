import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Marks, Row, Section, Sheet } from './sheet.ts';
import { timeLeft, type ConfirmWords } from './words.ts';

/** What the dialog shows at one moment and where its buttons lead. */
export interface ConfirmScene {
  sheet: Sheet;
  words: ConfirmWords;
  marks: Marks;
  armed: boolean;
  approving: boolean;
  /** Milliseconds; infinite where nothing expires. */
  left_ms: number;
  press: (event: PointerEvent | KeyboardEvent) => void;
  approve: (event: MouseEvent) => void;
  decline: (event: Event) => void;
}

/** Content of the dialog element. */
export function confirmTemplate(scene: ConfirmScene): TemplateResult {
  const { sheet, marks, words } = scene;
  return html`
    <div class="body">
      <h2 id="heading" tabindex="-1" autofocus><bdi>${sheet.heading}</bdi></h2>
      <p id="intro">${sheet.intro}</p>
      <p class="live" role="status">${liveText(scene)}</p>
      ${sheet.sections.map((section) => sectionTemplate(section, { marks, words }))}
    </div>
    ${footerTemplate(scene)}
  `;
}

function footerTemplate(scene: ConfirmScene): TemplateResult {
  const { words } = scene;
  const { approve, sections } = scene.sheet;
  // On a small screen the rows scroll: what is to be paid stays in sight of the button that says yes to it.
  const sum = sections.flatMap(({ rows }) => rows).find(({ strong }) => strong);
  return html`
    <footer>
      ${sum ? html`<p class="sum">${sum.label} <b>${sum.value}</b></p>` : nothing}
      <p class="left">${Number.isFinite(scene.left_ms) ? words.expires(timeLeft(scene.left_ms)) : ''}</p>
      <button type="button" data-vitrine="decline" @click=${scene.decline}>${words.decline}</button>
      <button
        type="button"
        class="approve"
        data-vitrine="approve"
        lang=${approve.lang ?? nothing}
        aria-disabled=${scene.armed ? 'false' : 'true'}
        @pointerdown=${scene.press}
        @keydown=${scene.press}
        @click=${scene.approve}
      >
        ${approve.text}
      </button>
    </footer>
  `;
}

function liveText({ approving, marks, left_ms, words }: ConfirmScene): string {
  if (approving) return words.sending;
  if (marks.changed.size > 0 || marks.removed.length > 0) return words.changed(marks.removed);
  return left_ms < 60_000 ? words.hurry : '';
}

type Drawing = Pick<ConfirmScene, 'marks' | 'words'>;

function sectionTemplate({ title, layout, rows }: Section, { marks, words }: Drawing): TemplateResult {
  const draw = layout === 'list' ? paragraphTemplate : rowTemplate;
  const drawn = repeat(
    rows,
    (row) => row.key,
    (row) => draw(row, marks.changed.has(row.key) ? words.badge : ''),
  );
  return html`
    <section class=${layout}>
      <h3>${title}</h3>
      ${
        layout === 'list'
          ? html`<ul>
              ${drawn}
            </ul>`
          : html`<dl>${drawn}</dl>`
      }
    </section>
  `;
}

function rowTemplate(row: Row, badge: string): TemplateResult {
  return html`
    <div class=${classes(row, badge)} data-changed=${badge ? '' : nothing}>
      <dt>
        <bdi>${row.label}</bdi>${badgeTemplate(badge)}${row.note ? html`<small>${row.note}</small>` : nothing}
      </dt>
      <dd><bdi>${row.value}</bdi></dd>
    </div>
  `;
}

function paragraphTemplate(row: Row, badge: string): TemplateResult {
  return html`<li class=${badge ? 'changed' : ''} data-changed=${badge ? '' : nothing}>
    <bdi>${row.value}</bdi>${badgeTemplate(badge)}
  </li>`;
}

// Colour alone does not tell everybody.
function badgeTemplate(badge: string): TemplateResult | typeof nothing {
  return badge ? html` <b>${badge}</b>` : nothing;
}

function classes(row: Row, badge: string): string {
  return ['row', row.strong ? 'strong' : '', badge ? 'changed' : ''].filter(Boolean).join(' ');
}
