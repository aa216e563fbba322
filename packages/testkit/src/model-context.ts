/** Hints as WebMCP names them; a missing one counts as false. */
export interface ToolAnnotations {
  readOnlyHint?: boolean;
  untrustedContentHint?: boolean;
  consequentialHint?: boolean;
  debugging?: boolean;
}

/** What a page hands to `registerTool`. `execute` gets a JSON copy of the caller's input. */
export interface ModelContextTool {
  name: string;
  description: string;
  title?: string;
  inputSchema?: object;
  annotations?: ToolAnnotations;
  execute(input: Record<string, unknown>, options: { signal: AbortSignal }): unknown;
}

/** One entry of `getTools()`. `window` makes it circular, so an entry is never JSON. */
export interface ListedTool {
  annotations?: Required<ToolAnnotations>;
  description: string;
  inputSchema?: object;
  name: string;
  origin: string;
  title: string;
  window: object;
}

/** What `executeTool` needs to find a tool: name, origin and window; the rest is not looked at. */
export type ToolTarget = Pick<ListedTool, 'name' | 'description' | 'origin' | 'window'>;

/** `document.modelContext` as Chromium 156 has it. No method throws, all of them reject. */
export interface ModelContext extends EventTarget {
  registerTool(
    tool: ModelContextTool,
    options?: { signal?: AbortSignal; exposedTo?: string[] } | null,
  ): Promise<void>;
  getTools(options?: { fromOrigins?: string[] } | null): Promise<ListedTool[]>;
  /** Resolves a text, or null where the tool returned ill-formed Unicode. */
  executeTool(
    tool: ToolTarget,
    input?: object,
    options?: { signal?: AbortSignal } | null,
  ): Promise<string | null>;
}
