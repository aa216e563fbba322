export { createMemoryModelContext } from './memory-model-context.ts';
export type { MemoryModelContext, MemoryModelContextOptions } from './memory-model-context.ts';
export { installModelContext } from './install-model-context.ts';
export type {
  ListedTool,
  ModelContext,
  ModelContextTool,
  ToolAnnotations,
  ToolTarget,
} from './model-context.ts';
export { createInPageAgent } from './in-page-agent.ts';
export { isRejection } from './agent.ts';
export type { Agent, AgentOptions, CallOptions, Rejection } from './agent.ts';
export type { AgentTool } from './agent-tool.ts';
export { createScriptedAgent } from './scripted-agent.ts';
export type { AgentRecord, AgentStep, ScriptedAgent } from './scripted-agent.ts';
export { createScriptedConfirmation } from './scripted-confirmation.ts';
export type { ScriptedConfirmation, ScriptedDecision } from './scripted-confirmation.ts';
export { createPlainStore, type PlainStore } from './plain-store.ts';
export { createMemoryDocument, type MemoryDocument } from './memory-document.ts';
export { openPortPage, type PortPage } from './port-page.ts';
