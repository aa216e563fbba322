import type { ToolAnnotations } from './model-context.ts';

/** One listed tool, the same over every transport. Hints a transport does not carry are false. */
export interface AgentTool {
  name: string;
  description: string;
  inputSchema: object | null;
  annotations: Required<ToolAnnotations>;
}

/** A tool as CDP and Playwright list it; the page's own listing says `readOnlyHint` for `readOnly`. */
export interface BrowserTool {
  name: string;
  description: string;
  inputSchema?: unknown;
  annotations?: {
    readOnly?: boolean;
    untrustedContent?: boolean;
    consequential?: boolean;
    debugging?: boolean;
  };
}

/** Brings a tool from CDP or Playwright into the one shape. */
export function toAgentTool({ name, description, inputSchema, annotations }: BrowserTool): AgentTool {
  return {
    name,
    description,
    inputSchema: (inputSchema as object | undefined) ?? null,
    annotations: {
      readOnlyHint: annotations?.readOnly ?? false,
      untrustedContentHint: annotations?.untrustedContent ?? false,
      consequentialHint: annotations?.consequential ?? false,
      debugging: annotations?.debugging ?? false,
    },
  };
}
