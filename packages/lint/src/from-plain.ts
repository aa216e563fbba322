import { isEffect, type LintDefinition, type Source } from './definition.ts';
import { isRecord } from './snapshot.ts';

/** What a reader of files knows beside a definition. */
export interface Beside {
  set?: string;
  source?: Source;
}

const published = new Set(['name', 'title', 'description', 'inputSchema', 'annotations']);
const declared = [
  'effect',
  'content',
  'subject',
  'scope',
  'confirm',
  'phases',
  'exposedTo',
  'sample',
  'form',
] as const;

/**
 * One plain definition in the shape of WebMCP, of CDP or of MCP's `tools/list`, with facts such as `effect` beside it
 * in Vitrine's words or the corpus's. What is not an object, or throws, becomes a definition that `lint` finds unusable.
 */
export function fromPlain(value: unknown, beside: Beside = {}): LintDefinition {
  try {
    return read(value, beside);
  } catch {
    return { name: '', description: '', ...beside };
  }
}

function read(value: unknown, beside: Beside): LintDefinition {
  const plain: Record<string, unknown> = isRecord(value) ? value : {};
  const text = (key: string): string => (typeof plain[key] === 'string' ? plain[key] : '');
  const facts = Object.fromEntries(
    declared.filter((key) => isKnown(key, plain[key])).map((key) => [key, plain[key]]),
  );
  const charges = plain.charges ?? plain.chargesInExecute;
  return {
    ...facts,
    name: text('name'),
    ...(typeof plain.title === 'string' && { title: plain.title }),
    description: text('description'),
    ...('inputSchema' in plain && { inputSchema: plain.inputSchema }),
    ...('annotations' in plain && { annotations: toHintNames(plain.annotations) }),
    others: Object.keys(plain).filter((key) => !published.has(key)),
    ...(typeof charges === 'boolean' && { charges }),
    ...(typeof plain.form === 'string' && {
      form: /person/.test(plain.form) ? ('person' as const) : ('agent' as const),
    }),
    ...beside,
  };
}

function isKnown(key: (typeof declared)[number], value: unknown): boolean {
  if (key === 'effect') return isEffect(value);
  if (key === 'phases' || key === 'exposedTo')
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (key === 'content') return value === 'own' || value === 'third-party';
  if (key === 'subject') return value === 'anyone' || value === 'required';
  if (key === 'confirm') return typeof value === 'boolean' || typeof value === 'string';
  return key === 'sample' ? value !== undefined : key === 'scope' && typeof value === 'string';
}

const inProtocol: Readonly<Record<string, string>> = {
  readOnly: 'readOnlyHint',
  consequential: 'consequentialHint',
  untrustedContent: 'untrustedContentHint',
};

/** CDP lists hints without the ending, and whether a form submits itself among them. */
function toHintNames(annotations: unknown): unknown {
  if (!isRecord(annotations) || !('autosubmit' in annotations || 'readOnly' in annotations))
    return annotations;
  return Object.fromEntries(
    Object.entries(annotations)
      .filter(([key]) => key !== 'autosubmit')
      .map(([key, value]) => [inProtocol[key] ?? key, value]),
  );
}
