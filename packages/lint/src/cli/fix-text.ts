import type { Fix } from '../finding.ts';
import { createJsonLocator } from '../inputs/json-locator.ts';

/** The JSON text with one fix in it and its layout kept; undefined where the fix has no place any more. */
export function fixText(text: string, fix: Fix): string | undefined {
  const { locate, members } = createJsonLocator(text);
  const cut = fix.path.lastIndexOf('/');
  const [parentPath, part] = [fix.path.slice(0, cut), fix.path.slice(cut + 1)];
  const target = locate(fix.path);
  if (fix.op === 'remove')
    return target.whole ? remove(text, { members: members(parentPath), name: unescape(part) }) : undefined;
  if (target.whole) return splice(text, { ...target, by: toText(fix.value) });
  const parent = locate(parentPath);
  if (fix.op === 'replace' || !parent.whole || text[parent.start] !== '{') return undefined;
  return insert(text, {
    parent,
    members: members(parentPath),
    member: `${JSON.stringify(unescape(part))}: ${toText(fix.value)}`,
  });
}

type Members = ReturnType<ReturnType<typeof createJsonLocator>['members']>;

function insert(
  text: string,
  { parent, members, member }: { parent: { start: number; end: number }; members: Members; member: string },
): string {
  const [first, last] = [members[0]?.[1], members.at(-1)?.[1]];
  if (!first || !last) return splice(text, { ...parent, by: `{ ${member} }` });
  const lead = text.slice(parent.start + 1, first.key);
  const separator = lead.includes('\n') ? `,${lead}` : ', ';
  return splice(text, { start: last.end, end: last.end, by: `${separator}${member}` });
}

function remove(text: string, { members, name }: { members: Members; name: string }): string | undefined {
  const index = members.findIndex(([key]) => key === name);
  const span = members[index]?.[1];
  if (!span) return undefined;
  const [before, after] = [members[index - 1]?.[1], members[index + 1]?.[1]];
  const start = span.key ?? span.start;
  if (after) return splice(text, { start, end: after.key ?? after.start, by: '' });
  return splice(text, { start: before ? before.end : start, end: span.end, by: '' });
}

const splice = (text: string, { start, end, by }: { start: number; end: number; by: string }): string =>
  text.slice(0, start) + by + text.slice(end);

const unescape = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** On one line, as people write short objects. */
const toText = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
