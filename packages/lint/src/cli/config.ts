import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Severity } from '../finding.ts';
import { loadModule } from '../inputs/load-module.ts';
import { toLine } from '../inputs/input.ts';
import { defaultBudgets, type Budgets, type Suppression } from '../options.ts';
import { rules } from '../rules.ts';
import { isRecord } from '../snapshot.ts';
import { UsageError } from './usage-error.ts';

/** What `vitrine.config.ts` exports as default. */
export interface Config {
  /** Modules, JSON or HTML files with tools, relative to the config. */
  tools?: readonly string[];
  /** By rule id. */
  severities?: Readonly<Record<string, Severity | 'off'>>;
  budgets?: Partial<Budgets>;
  /** Each needs a reason; one that silences nothing is reported. */
  suppressions?: readonly Suppression[];
}

const fileName = 'vitrine.config.ts';
const severities = ['error', 'warning', 'info', 'off'];

/** The config of a folder; empty where there is none. A wrong one is a `UsageError` that names the place. */
export async function loadConfig(folder: string): Promise<Config> {
  const file = join(folder, fileName);
  if (!existsSync(file)) return {};
  const exported = await loadModule(file).catch((error: unknown) => {
    throw new UsageError(`${fileName} cannot be loaded: ${toLine(error)}`);
  });
  const config = exported['default'];
  const [problem] = problemsOf(config);
  if (problem !== undefined) throw new UsageError(`${fileName}: ${problem}`);
  return config as Config;
}

/** What is wrong with a config, one line each. */
export function problemsOf(config: unknown): string[] {
  if (!isRecord(config)) return ['its default export is not an object.'];
  const known = ['tools', 'severities', 'budgets', 'suppressions'];
  return [
    ...Object.keys(config)
      .filter((key) => !known.includes(key))
      .map((key) => `${key} is not known; known are ${known.join(', ')}.`),
    ...problemsOfTools(config['tools']),
    ...problemsOfSeverities(config['severities']),
    ...problemsOfBudgets(config['budgets']),
    ...problemsOfSuppressions(config['suppressions']),
  ];
}

const ids = new Set(rules.map(({ id }) => id));
const unknownRule = (place: string, id: unknown): string => `${place}: there is no rule ${String(id)}.`;

const problemsOfTools = (tools: unknown): string[] =>
  tools === undefined || (Array.isArray(tools) && tools.every((one) => typeof one === 'string'))
    ? []
    : ['tools is not a list of paths.'];

function problemsOfSeverities(map: unknown): string[] {
  if (map === undefined) return [];
  if (!isRecord(map)) return ['severities is not an object of rule and severity.'];
  return Object.entries(map).flatMap(([id, severity]) => {
    if (!ids.has(id)) return [unknownRule('severities', id)];
    return severities.includes(String(severity))
      ? []
      : [`severities.${id} is none of ${severities.join(', ')}.`];
  });
}

function problemsOfBudgets(map: unknown): string[] {
  if (map === undefined) return [];
  if (!isRecord(map)) return ['budgets is not an object of name and number.'];
  return Object.entries(map).flatMap(([name, limit]) => {
    if (!Object.hasOwn(defaultBudgets, name))
      return [`budgets.${name} is not known; known are ${Object.keys(defaultBudgets).join(', ')}.`];
    return typeof limit === 'number' && limit > 0 ? [] : [`budgets.${name} is not a number above 0.`];
  });
}

function problemsOfSuppressions(list: unknown): string[] {
  if (list === undefined) return [];
  if (!Array.isArray(list)) return ['suppressions is not a list.'];
  return list.flatMap((one: unknown, index) => {
    const place = `suppressions[${index}]`;
    if (!isRecord(one)) return [`${place} is not an object.`];
    return ids.has(String(one['rule'])) ? [] : [unknownRule(place, one['rule'])];
  });
}
