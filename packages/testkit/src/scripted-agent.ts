import type { Agent, CallOptions } from './agent.ts';

/** One step: `input` may be made from the answers so far; `expect` throws where the answer is not as wanted. */
export interface AgentStep extends CallOptions {
  tool: string;
  input?: object | ((answers: readonly unknown[]) => object);
  expect?: (answer: unknown) => void;
}

/** What was on display before the step, what was sent, what came back. */
export interface AgentRecord {
  listed: string[];
  tool: string;
  input: object;
  answer: unknown;
}

/** An agent that follows a list of steps, as a deterministic stand-in for a model. */
export interface ScriptedAgent {
  /** Everything recorded so far, over all runs; complete up to the step that failed. */
  readonly records: readonly AgentRecord[];
  /** Runs the steps one after the other and resolves their answers. */
  run(steps: readonly AgentStep[]): Promise<unknown[]>;
}

/** Scripts an agent of any transport. A step's tool is called whether it is listed or not. */
export function createScriptedAgent(agent: Agent): ScriptedAgent {
  const records: AgentRecord[] = [];
  return {
    records,
    async run(steps) {
      const answers: unknown[] = [];
      for (const { tool, input = {}, expect, ...options } of steps) {
        const listed = (await agent.tools()).map(({ name }) => name);
        const sent =
          typeof input === 'function' ? (input as (a: readonly unknown[]) => object)(answers) : input;
        const answer = await agent.call(tool, sent, options);
        records.push({ listed, tool, input: sent, answer });
        answers.push(answer);
        expect?.(answer);
      }
      return answers;
    },
  };
}
