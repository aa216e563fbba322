import type { Report } from './report.ts';

/** One array; `file` only where more than one input makes `path` ambiguous. */
export function formatJson({ lines, inputs }: Report): string {
  const rows = lines.map(({ rule, severity, tool, path, message, file }) => ({
    rule,
    severity,
    tool,
    path,
    message,
    ...(inputs > 1 && { file }),
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}
