import type { ToolSet, Vitrine } from '@vitrine/core';
import { format, fromToolSets, lint, type Finding } from '@vitrine/lint';

export interface DevReport {
  vitrine: Pick<Vitrine, 'events' | 'inspect'>;
  document: Document;
  /** Address of the loader; the rule reference stands beside it. */
  script: string;
  console: Pick<Console, 'group' | 'groupEnd' | 'error' | 'warn' | 'info'>;
}

/** Only for `data-dev`: judges what is on display, again whenever that changes, and prints what is new to find by tool. */
export function showFindings({ vitrine, document, script, console }: DevReport): void {
  const rules = new URL('rules.html', script).href;
  let told = '';
  const look = (): void => {
    const findings = judge(vitrine.inspect(), document.URL);
    const now = JSON.stringify(findings);
    if (now === told) return;
    told = now;
    for (const tool of new Set(findings.map((one) => one.tool))) {
      console.group(`Vitrine: ${tool}`);
      for (const one of findings.filter((finding) => finding.tool === tool))
        console[level[one.severity]](`${format(one)} ${one.path}\n${rules}#${one.rule}`);
      console.groupEnd();
    }
    if (findings.length === 0) console.info('Vitrine: nothing left to find.');
  };
  vitrine.events.on('surface', look);
  look();
}

const level = { error: 'error', warning: 'warn', info: 'info' } as const;

function judge({ surface, lostHints }: ReturnType<Vitrine['inspect']>, page: string): Finding[] {
  const { phase, visible } = surface;
  const sets: ToolSet[] = [{ phase, tools: visible }];
  const facts = { url: page, headers: {}, frames: [], forms: [], scripts: [], errors: [], lostHints };
  return lint(fromToolSets(sets), { pages: [facts] });
}
