import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { LintDefinition } from '../definition.ts';
import type { PageFacts } from '../page-facts.ts';
import { toFormSchema, type Control } from './form-schema.ts';
import type { Input, Unusable } from './input.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Declarative forms of an HTML file, read as the browser's own parser would. The schema is the one Chromium 156 makes of the controls. */
export function readHtml(file: string, text: string): Input | Unusable {
  if (text.trim() === '') return { problem: `${file} is empty.` };
  const elements = [...walk(parse(text).childNodes)];
  const forms = elements.filter((one) => one.tagName === 'form' && isTool(one));
  const page: PageFacts = {
    url: file,
    headers: {},
    frames: elements.filter((one) => one.tagName === 'iframe').map(toFrame),
    forms: forms.map((form) => toFormFacts(form, elements)),
    scripts: elements
      .filter((one) => one.tagName === 'script')
      .map((one) => ({ url: attribute(one, 'src') ?? file, text: textOf(one) })),
    errors: [],
  };
  const definitions = forms
    .filter((form) => attribute(form, 'toolname') && attribute(form, 'tooldescription'))
    .map((form) => toDefinition(form, { file, elements }));
  return {
    file,
    definitions,
    pages: [page],
    blind:
      'tools that scripts register, what submitting a form does, headers, and what a server changes in the page',
  };
}

const isTool = (form: Element): boolean =>
  attribute(form, 'toolname') !== undefined || attribute(form, 'tooldescription') !== undefined;

function toDefinition(
  form: Element,
  { file, elements }: { file: string; elements: Element[] },
): LintDefinition {
  const title = attribute(form, 'tooltitle');
  return {
    name: attribute(form, 'toolname') ?? '',
    description: attribute(form, 'tooldescription') ?? '',
    ...(title !== undefined && { title }),
    inputSchema: toFormSchema(controlsOf(form, elements)),
    form: attribute(form, 'toolautosubmit') === undefined ? 'person' : 'agent',
    set: file,
    source: { file },
  };
}

function toFormFacts(form: Element, elements: Element[]): PageFacts['forms'][number] {
  return {
    name: attribute(form, 'toolname') ?? '',
    description: attribute(form, 'tooldescription') ?? '',
    autosubmit: attribute(form, 'toolautosubmit') !== undefined,
    inputs: controlsOf(form, elements).map(({ name, type, autocomplete }) => ({ name, type, autocomplete })),
  };
}

function toFrame(frame: Element): PageFacts['frames'][number] {
  const url = attribute(frame, 'src') ?? '';
  // The file's own origin is not known: what names one is somebody else's as far as can be told.
  return { url, allow: attribute(frame, 'allow') ?? '', thirdParty: /^(https?:)?\/\//i.test(url) };
}

function controlsOf(form: Element, elements: readonly Element[]): Control[] {
  const id = attribute(form, 'id');
  const inside = [...walk(form.childNodes)];
  const linked = elements.filter(
    (one) => id !== undefined && attribute(one, 'form') === id && !inside.includes(one),
  );
  return [...inside, ...linked]
    .filter(({ tagName }) => /^(input|select|textarea|button)$/.test(tagName))
    .map((one) => {
      const named = attribute(one, 'id');
      const label = elements.find(
        (other) =>
          other.tagName === 'label' &&
          ((named !== undefined && attribute(other, 'for') === named) ||
            [...walk(other.childNodes)].includes(one)),
      );
      return {
        name: attribute(one, 'name') ?? '',
        type: one.tagName === 'input' ? (attribute(one, 'type') ?? 'text').toLowerCase() : one.tagName,
        attributes: Object.fromEntries(one.attrs.map(({ name, value }) => [name, value])),
        autocomplete: attribute(one, 'autocomplete') ?? '',
        label: label ? textOf(label).replace(/\s+/g, ' ').trim() : '',
        options: optionsOf(one),
      };
    });
}

const optionsOf = (control: Element): string[] =>
  control.tagName === 'select'
    ? [...walk(control.childNodes)]
        .filter(({ tagName }) => tagName === 'option')
        .map((option) => attribute(option, 'value') ?? textOf(option).trim())
    : [];

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

/** All elements below, in document order, without recursion: hostile nesting must not end the stack. `template` content is not in the page. */
function* walk(nodes: readonly Node[]): Generator<Element> {
  const open = [...nodes].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!('tagName' in node)) continue;
    yield node;
    for (let index = node.childNodes.length - 1; index >= 0; index -= 1) {
      const child = node.childNodes[index];
      if (child) open.push(child);
    }
  }
}

function textOf(element: Element): string {
  const own = (nodes: readonly Node[]): string =>
    nodes.map((node) => ('value' in node ? node.value : '')).join('');
  return own(element.childNodes) + [...walk(element.childNodes)].map((one) => own(one.childNodes)).join('');
}
