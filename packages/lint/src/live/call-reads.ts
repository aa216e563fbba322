import type { Page } from 'playwright-core';
import { toLine, type Unusable } from '../inputs/input.ts';
import { isRecord } from '../snapshot.ts';
import type { Sight } from './page-record.ts';

const safe = /^(GET|HEAD|OPTIONS)$/;
const patience_ms = 30_000;

/**
 * Calls the named tools of a page (`name` or `name={json}`) and resolves their results by name. A tool hinted
 * consequential is refused; a request that could write is stopped before it leaves, and ends everything.
 */
export async function callReads(
  page: Page,
  named: readonly string[],
  tools: Sight['tools'],
): Promise<{ results: Map<string, unknown> } | Unusable> {
  const results = new Map<string, unknown>();
  for (const word of named) {
    const [name = '', text = '{}'] = word.split(/=(.*)/s);
    const tool = tools.find((one) => one.name === name);
    // It may stand on another of the pages.
    if (!tool) continue;
    if (tool.annotations?.['consequentialHint'] === true)
      return { problem: `${name} is hinted consequential and is never called.` };
    const input = toInput(text);
    if (!input) return { problem: `the arguments of ${name} are no JSON object.` };
    const answer = await callOnce(page, { name, input });
    if ('problem' in answer) return answer;
    results.set(name, answer.result);
  }
  return { results };
}

async function callOnce(
  page: Page,
  call: { name: string; input: Record<string, unknown> },
): Promise<{ result: unknown } | Unusable> {
  const writes: string[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (safe.test(request.method())) return route.continue();
    writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
    return route.abort();
  });
  try {
    const result = await page.evaluate(invoke, { ...call, patience_ms });
    // A handler may answer first and send later.
    await page.waitForTimeout(500);
    if (writes.length > 0)
      return {
        problem: `${call.name} was called as a read and tried ${writes[0]}; it was stopped, and the run ends.`,
      };
    return { result };
  } catch (error) {
    if (writes.length > 0)
      return {
        problem: `${call.name} was called as a read and tried ${writes[0]}; it was stopped, and the run ends.`,
      };
    return { result: { failed: toLine(error) } };
  } finally {
    await page.unroute('**/*');
  }
}

/** Runs in the page. */
async function invoke({
  name,
  input,
  patience_ms: patience,
}: {
  name: string;
  input: object;
  patience_ms: number;
}) {
  interface Native {
    getTools(): Promise<{ name: string }[]>;
    executeTool(tool: object, input: object, options: { signal: AbortSignal }): Promise<unknown>;
  }
  const { modelContext } = document as unknown as { modelContext: Native };
  const tool = (await modelContext.getTools()).find((one) => one.name === name);
  return tool && modelContext.executeTool(tool, input, { signal: AbortSignal.timeout(patience) });
}

function toInput(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
