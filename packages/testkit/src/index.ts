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
