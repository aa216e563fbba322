import { rules } from '../rules.ts';
import { toPosition, type Line, type Report } from './report.ts';

const levels = { error: 'error', warning: 'warning', info: 'note' } as const;

/** SARIF 2.1.0 (OASIS). Places are given where the input is text; a tool is a logical location. */
export function formatSarif({ lines }: Report): string {
  const used = [...new Set(lines.map(({ rule }) => rule))];
  const run = {
    tool: { driver: { name: 'vitrine', rules: used.map(toRule) } },
    columnKind: 'utf16CodeUnits',
    results: lines.map((line) => toResult(line, used.indexOf(line.rule))),
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toRule(id: string) {
  const rule = rules.find((one) => one.id === id);
  if (!rule) return { id };
  return {
    id,
    shortDescription: { text: rule.reason },
    help: { text: `${rule.reason} Source: ${rule.source}.` },
    defaultConfiguration: { level: levels[rule.severity] },
    properties: { tags: [rule.family] },
  };
}

function toResult(line: Line, ruleIndex: number) {
  return {
    ruleId: line.rule,
    ruleIndex,
    level: levels[line.severity],
    message: { text: line.message },
    locations: [
      {
        ...(line.file !== '' && {
          physicalLocation: { artifactLocation: { uri: toUri(line.file) }, ...toRegion(line) },
        }),
        logicalLocations: [
          { name: line.tool, fullyQualifiedName: `${line.tool}${line.path}`, kind: 'member' },
        ],
      },
    ],
  };
}

function toRegion({ text, place }: Line) {
  if (text === undefined || !place) return {};
  const [from, to] = [toPosition(text, place.start), toPosition(text, place.end)];
  return {
    region: { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column },
  };
}

const toUri = (file: string): string =>
  /^https?:/.test(file) ? file : file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
