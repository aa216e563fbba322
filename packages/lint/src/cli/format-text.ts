import type { Severity } from '../finding.ts';
import { toExcerpt } from './excerpt.ts';
import { count, type Line, type Report } from './report.ts';

const colors: Record<Severity | 'dim' | 'bold', number> = {
  error: 31,
  warning: 33,
  info: 36,
  dim: 2,
  bold: 1,
};

/** For people: by file and tool, with an excerpt for JSON. */
export function formatText({ lines, inputs, tools, color }: Report): string {
  const paint = (text: string, kind: keyof typeof colors): string =>
    color ? `\u001b[${colors[kind]}m${text}\u001b[0m` : text;
  const parts: string[] = [];
  let [file, tool]: [string?, string?] = [];
  for (const line of lines) {
    if (line.file !== file) parts.push(paint(line.file || 'vitrine.config.ts', 'bold'));
    if (line.file !== file || line.tool !== tool) parts.push(`  ${paint(toName(line), 'bold')}`);
    [file, tool] = [line.file, line.tool];
    const severity = paint(line.severity.padEnd(7), line.severity);
    parts.push(`    ${severity} ${line.message} ${paint(`${line.rule} ${line.path}`.trimEnd(), 'dim')}`);
    const excerpt = toExcerpt(line);
    if (excerpt.length > 0) parts.push(...excerpt.map((one) => `      ${paint(one, 'dim')}`));
  }
  return [...parts, summarise(lines, { inputs, tools }), ''].join('\n');
}

const toName = ({ tool, path }: Line): string => tool || (path === '' ? '(all)' : '(without a name)');

function summarise(lines: readonly Line[], { inputs, tools }: Pick<Report, 'inputs' | 'tools'>): string {
  const of = `${some(tools, 'tool')} of ${some(inputs, 'input')}`;
  if (lines.length === 0) return `Nothing found in ${of}.`;
  const counts = [some(count(lines, 'error'), 'error'), some(count(lines, 'warning'), 'warning')];
  return `${counts.join(', ')}, ${count(lines, 'info')} info in ${of}. "vitrine rules ID" says why a rule is there.`;
}

const some = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
