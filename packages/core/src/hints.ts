import type { ToolDefinition } from './tool-definition.ts';

/** WebMCP `ToolAnnotations`; a hint is present only when true. */
export interface Hints {
  readOnlyHint?: true;
  consequentialHint?: true;
  untrustedContentHint?: true;
}

/** Hints follow from effect and content, never from a name. Undefined where there is none to send. */
export function toHints({ effect, content }: Pick<ToolDefinition, 'effect' | 'content'>): Hints | undefined {
  const hints: Hints = {
    ...(effect === 'read' && { readOnlyHint: true }),
    ...(effect === 'commit' && { consequentialHint: true }),
    ...(content === 'third-party' && { untrustedContentHint: true }),
  };
  return Object.keys(hints).length > 0 ? hints : undefined;
}
