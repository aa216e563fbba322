/** Where a member stands in a JSON text, in characters; `end` is behind its last one, `key` where its name begins. */
export interface Span {
  start: number;
  end: number;
  key?: number;
}

/** Finds members of a valid JSON text by JSON Pointer; each object or list is walked once. Never recurses. */
export function createJsonLocator(text: string) {
  const walked = new Map<string, Map<string, Span>>();
  const root: Span = { start: skipSpace(text, 0), end: text.trimEnd().length };

  const membersOf = (pointer: string, span: Span): Map<string, Span> => {
    const known = walked.get(pointer) ?? walk(text, span);
    walked.set(pointer, known);
    return known;
  };

  /** The member, or the nearest that holds it: then `whole` is false. */
  const locate = (pointer: string): Span & { whole: boolean } => {
    let at = '';
    let span = root;
    for (const part of pointer.split('/').slice(1)) {
      const next = membersOf(at, span).get(part.replaceAll('~1', '/').replaceAll('~0', '~'));
      if (!next) return { ...span, whole: false };
      at += `/${part}`;
      span = next;
    }
    return { ...span, whole: true };
  };

  return { locate, members: (pointer: string) => [...membersOf(pointer, locate(pointer))] };
}

/** Direct members of an object or list; none of anything else. */
function walk(text: string, { start }: Span): Map<string, Span> {
  const members = new Map<string, Span>();
  const opening = text[start];
  if (opening !== '{' && opening !== '[') return members;
  let at = skipSpace(text, start + 1);
  while (at < text.length && text[at] !== '}' && text[at] !== ']') {
    const key = at;
    let name = String(members.size);
    if (opening === '{') {
      const end = skipString(text, at);
      name = JSON.parse(text.slice(at, end)) as string;
      at = skipSpace(text, skipSpace(text, end) + 1);
    }
    const end = skipValue(text, at);
    members.set(name, { start: at, end, ...(opening === '{' && { key }) });
    at = skipSpace(text, end);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return members;
}

function skipValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const character = text[at] ?? '';
    if (character === '"') at = skipString(text, at);
    else if (character === '{' || character === '[') [depth, at] = [depth + 1, at + 1];
    else if (character === '}' || character === ']') [depth, at] = [depth - 1, at + 1];
    else if (depth > 0) at += 1;
    else return skipWord(text, at);
    if (depth === 0) return at;
  }
  return at;
}

/** A number, true, false or null. */
function skipWord(text: string, start: number): number {
  let at = start;
  while (at < text.length && !/[\s,\]}]/.test(text[at] ?? '')) at += 1;
  return at;
}

function skipString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (/\s/.test(text[at] ?? '')) at += 1;
  return at;
}
