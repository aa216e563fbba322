/** `toolactivated` and `toolcancel`: they carry the tool's name and neither input nor an id. */
export class ToolEvent extends Event {
  readonly toolName: string;

  constructor(type: 'toolactivated' | 'toolcancel', toolName: string) {
    super(type);
    this.toolName = toolName;
  }
}
