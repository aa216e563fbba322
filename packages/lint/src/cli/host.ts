/** What a command has of the world; the shim passes the process's, tests their own. */
export interface Host {
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Standard output is a terminal. */
  color: boolean;
  /** Standard output: nothing but the report. */
  out: (text: string) => void;
  /** One line to standard error: progress, problems, what an input cannot know. */
  note: (line: string) => void;
}

/** 0 clean, 1 errors found, 2 unusable input or option. */
export type ExitCode = 0 | 1 | 2;

export type Command = (argv: string[], host: Host) => Promise<ExitCode>;
