import type { Finding } from './finding.ts';
import type { Suppression } from './options.ts';

/** Takes suppressed findings out, and reports suppressions without a reason or without anything to silence. */
export function suppress(findings: readonly Finding[], suppressions: readonly Suppression[]): Finding[] {
  const reasoned = suppressions.filter(({ reason }) => typeof reason === 'string' && reason.trim() !== '');
  const used = new Set<Suppression>();
  const left = findings.filter((finding) => {
    const fitting = reasoned.filter((suppression) => fits(finding, suppression));
    for (const suppression of fitting) used.add(suppression);
    return fitting.length === 0;
  });
  const idle = suppressions.filter((suppression) => !used.has(suppression));
  return [...left, ...idle.map((suppression) => toFinding(suppression, reasoned.includes(suppression)))];
}

const fits = (finding: Finding, { rule, tool, path }: Suppression): boolean =>
  finding.rule === rule &&
  (tool === undefined || tool === finding.tool) &&
  (path === undefined || path === finding.path);

const toFinding = ({ rule, tool, path }: Suppression, reasoned: boolean): Finding => ({
  rule: reasoned ? 'suppression-unused' : 'suppression-without-reason',
  severity: reasoned ? 'warning' : 'error',
  tool: tool ?? '',
  path: path ?? '',
  args: { suppressed: rule },
});
