import { readArguments, oneOf, toMilliseconds } from './arguments.ts';
import { loadConfig } from './config.ts';
import { fixFiles } from './fix.ts';
import { formatGithub } from './format-github.ts';
import { formatJson } from './format-json.ts';
import { formatSarif } from './format-sarif.ts';
import { formatText } from './format-text.ts';
import type { Command } from './host.ts';
import { gatherInputs } from './gather.ts';
import { judge } from './judge.ts';
import { namesAfter } from './names-after.ts';
import { toLines, type Report } from './report.ts';

const formats = { text: formatText, json: formatJson, sarif: formatSarif, github: formatGithub };

const usage = `vitrine lint [paths|urls] [options]

Paths are JSON (a list, tools.json, an MCP tools/list answer, CDP toolsAdded), HTML with form tools,
modules that export tool sets, or folders. Without any: "tools" of vitrine.config.ts, else this folder.

  --format text|json|sarif|github
  --fix                     write fixes that are certain into JSON files
  --sign-in URL             sign in there first (VITRINE_EMAIL, VITRINE_PASSWORD)
  --sign-out SELECTOR       then press this, and see which private tools are left
  --call-reads NAME...      call these tools of a live page; nothing else is ever called
  --watch MS                how long a page is watched after load (4000)
  --browser PATH            Chromium for live pages (else CHROME_PATH, else one that is found)

Exit code 0: no error, 1: errors, 2: unusable input or option.
`;

const options = {
  format: { type: 'string', default: 'text' },
  fix: { type: 'boolean', default: false },
  'sign-in': { type: 'string' },
  'sign-out': { type: 'string' },
  'call-reads': { type: 'string', multiple: true, default: [] as string[] },
  watch: { type: 'string', default: '4000' },
  browser: { type: 'string' },
} as const;

/** `vitrine lint`: reads inputs, judges them, prints one report. */
export const lintCommand: Command = async (argv, host) => {
  const { values, positionals } = readArguments(namesAfter('--call-reads', argv, host.cwd), options);
  if (values.help) return (host.out(usage), 0);
  const format = formats[oneOf(values.format, '--format', ['text', 'json', 'sarif', 'github'] as const)];
  const gathered = await gatherInputs(positionals, host, {
    signIn: values['sign-in'],
    signOut: values['sign-out'],
    callReads: values['call-reads'],
    browser: values.browser,
    watch_ms: toMilliseconds(values.watch, '--watch'),
  });
  const config = gathered.config ?? (await loadConfig(host.cwd));
  for (const problem of gathered.problems) host.note(`vitrine lint: ${problem}`);
  let { inputs } = gathered;
  if (values.fix) inputs = fixFiles(inputs, { host, options: config });
  const findings = judge(inputs, config);
  for (const { file, blind, definitions } of inputs)
    if (blind && definitions.length > 0) host.note(`${file}: not known here: ${blind}.`);
  const lines = toLines(findings, inputs);
  const tools = inputs.reduce((sum, { definitions }) => sum + definitions.length, 0);
  const report: Report = { lines, inputs: inputs.length, tools, color: usesColor(host.env, host.color) };
  if (inputs.length > 0 || gathered.problems.length === 0) host.out(format(report));
  if (gathered.problems.length > 0) return 2;
  return lines.some(({ severity }) => severity === 'error') ? 1 : 0;
};

const usesColor = (env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean =>
  env['NO_COLOR'] ? false : env['FORCE_COLOR'] ? env['FORCE_COLOR'] !== '0' : isTerminal;
