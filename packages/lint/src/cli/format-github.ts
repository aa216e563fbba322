import { toPosition, type Line, type Report } from './report.ts';

const levels = { error: 'error', warning: 'warning', info: 'notice' } as const;

/** GitHub workflow commands, one a finding. */
export function formatGithub({ lines }: Report): string {
  return lines
    .map((line) => `::${levels[line.severity]} ${toProperties(line)}::${escape(toMessage(line))}\n`)
    .join('');
}

const toMessage = ({ tool, path, message }: Line): string =>
  `${[tool, path].filter((part) => part !== '').join(' ')}: ${message}`;

function toProperties({ file, rule, text, place }: Line): string {
  const at = text !== undefined && place ? toPosition(text, place.start) : undefined;
  const properties = {
    ...(file !== '' && !/^https?:/.test(file) && { file }),
    ...(at && { line: at.line, col: at.column }),
    title: `vitrine ${rule}`,
  };
  return Object.entries(properties)
    .map(([name, value]) => `${name}=${escape(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`)
    .join(',');
}

const escape = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
