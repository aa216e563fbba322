const token =
  // oxlint-disable-next-line no-control-regex -- a string of JSON holds none
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null)(?!\w))/y;

type Wanted = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end';

/** Where a text stops being JSON, in characters; engines no longer say (V8 leaves the position out of most messages). */
export function findJsonFault(text: string): number {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let at = 0;
  for (;;) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) break;
    const [, mark, string] = found;
    const next = step({ wanted, mark, isString: string !== undefined, open });
    if (!next || (next === ', or end' && open.length === 0)) {
      if (next) at = token.lastIndex;
      break;
    }
    [wanted, at] = [next, token.lastIndex];
  }
  return at + (/^[ \t\r\n]*/.exec(text.slice(at, at + 10_000))?.[0].length ?? 0);
}

interface Step {
  wanted: Wanted;
  mark: string | undefined;
  isString: boolean;
  open: string[];
}

/** What may come next; undefined where this token may not stand here. */
function step({ wanted, mark, isString, open }: Step): Wanted | undefined {
  if (wanted === ':') return mark === ':' ? 'value' : undefined;
  if (wanted === 'key' || wanted === 'key or }') {
    if (isString) return ':';
    return mark === '}' && wanted === 'key or }' ? close(open) : undefined;
  }
  if (wanted === ', or end') {
    const container = open.at(-1);
    if (mark === ',') return container === '{' ? 'key' : 'value';
    return (mark === '}' && container === '{') || (mark === ']' && container === '[')
      ? close(open)
      : undefined;
  }
  if (mark === '{' || mark === '[') {
    open.push(mark);
    return mark === '{' ? 'key or }' : 'value or ]';
  }
  if (mark === ']' && wanted === 'value or ]') return close(open);
  return mark === undefined ? ', or end' : undefined;
}

function close(open: string[]): Wanted {
  open.pop();
  return ', or end';
}
