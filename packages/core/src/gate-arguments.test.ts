import { describe, expect, it } from 'vitest';
import { openGate } from './gate.fixture.ts';
import { until } from './stage.fixture.ts';
import { readTool, writeTool } from './tools.fixture.ts';

const circle: Record<string, unknown> = { text: 'x' };
circle['again'] = circle;
let deep: unknown = 'x';
for (let count = 0; count < 50_000; count += 1) deep = [deep];

const noJson: [string, object, string][] = [
  ['hold themselves', circle, '/again'],
  ['hold a BigInt', { text: 5n }, '/text'],
  ['hold themselves where text belongs', { text: circle }, '/text'],
  ['are nested without end', { text: deep }, '/text'],
];

describe('arguments that are no JSON', () => {
  it.each(noJson)('and %s are refused by name, and the call is over', async (_, given, path) => {
    for (const make of [readTool, writeTool]) {
      const { serve, running, entries } = openGate(make('use_it'), []);
      expect(await serve(given)).toMatchObject({ code: 'invalid_arguments', fields: [{ path }] });
      expect(running()).toBe(0);
      await until(() => entries.list.length === 2);
      expect(entries.list).toMatchObject([
        { kind: 'opened', arguments: null },
        { kind: 'closed', code: 'invalid_arguments' },
      ]);
    }
  });
});
