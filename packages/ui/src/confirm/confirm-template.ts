import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Marks, Row, Section, Sheet } from './sheet.ts';
import { timeLeft } from './words.ts';

/** What the dialog shows at one moment and where its buttons lead. */
export interface ConfirmScene {
  sheet: Sheet;
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
  const { sheet, marks } = scene;
  return html`
    <div class="body">
      <h2 id="heading" tabindex="-1" autofocus><bdi>${sheet.heading}</bdi></h2>
      <p id="intro">${sheet.intro}</p>
      <p class="live" role="status">${liveText(scene)}</p>
      ${sheet.sections.map((section) => sectionTemplate(section, marks))}
    </div>
    ${footerTemplate(scene)}
  `;
}

function footerTemplate(scene: ConfirmScene): TemplateResult {
  const { approve, sections } = scene.sheet;
  // On a small screen the rows scroll: what is to be paid stays in sight of the button that says yes to it.
  const sum = sections.flatMap(({ rows }) => rows).find(({ strong }) => strong);
  return html`
    <footer>
      ${sum ? html`<p class="sum">${sum.label} <b>${sum.value}</b></p>` : nothing}
      <p class="left">${leftText(scene.left_ms)}</p>
      <button type="button" data-vitrine="decline" @click=${scene.decline}>Decline</button>
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

function liveText({ approving, marks, left_ms }: ConfirmScene): string {
  if (approving) return 'Sending your approval …';
  if (marks.changed.size > 0 || marks.removed.length > 0) {
    const gone = marks.removed.length > 0 ? ` No longer included: ${marks.removed.join(', ')}.` : '';
    return `This has changed since you were asked. Changed rows are marked.${gone} Please read it again.`;
  }
  return left_ms < 60_000 ? 'Less than a minute is left to decide.' : '';
}

function leftText(left_ms: number): string {
  return Number.isFinite(left_ms) ? `Expires in ${timeLeft(left_ms)}` : '';
}

function sectionTemplate({ title, layout, rows }: Section, marks: Marks): TemplateResult {
  const draw = layout === 'list' ? paragraphTemplate : rowTemplate;
  const drawn = repeat(
    rows,
    (row) => row.key,
    (row) => draw(row, marks.changed.has(row.key)),
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

function rowTemplate(row: Row, changed: boolean): TemplateResult {
  return html`
    <div class=${classes(row, changed)} data-changed=${changed ? '' : nothing}>
      <dt>
        <bdi>${row.label}</bdi
        >${changedBadge(changed)}${row.note ? html`<small>${row.note}</small>` : nothing}
      </dt>
      <dd><bdi>${row.value}</bdi></dd>
    </div>
  `;
}

function paragraphTemplate(row: Row, changed: boolean): TemplateResult {
  return html`<li class=${changed ? 'changed' : ''} data-changed=${changed ? '' : nothing}>
    <bdi>${row.value}</bdi>${changedBadge(changed)}
  </li>`;
}

// Colour alone does not tell everybody.
function changedBadge(changed: boolean): TemplateResult | typeof nothing {
  return changed ? html` <b>(changed)</b>` : nothing;
}

function classes(row: Row, changed: boolean): string {
  return ['row', row.strong ? 'strong' : '', changed ? 'changed' : ''].filter(Boolean).join(' ');
}
