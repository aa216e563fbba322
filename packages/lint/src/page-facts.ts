/** What a visit to a live page, or an HTML file, told beside its tools; rules of the `page` family judge it. */
export interface PageFacts {
  url: string;
  /** Names in lower case; empty where they are not known. */
  headers: Readonly<Record<string, string>>;
  frames: readonly { url: string; allow: string; thirdParty: boolean }[];
  /** Forms that are, or are meant to be, tools. */
  forms: readonly {
    name: string;
    description: string;
    autosubmit: boolean;
    inputs: readonly { name: string; type: string; autocomplete?: string }[];
  }[];
  scripts: readonly { url: string; text: string }[];
  /** Error messages of the page where the API is absent. */
  errors: readonly string[];
  /** How tools came and went: milliseconds from the page's `load` (negative: before it). Live pages only. */
  registrations?: readonly Registration[];
  /** Hints that were asked for and are not listed, by tool. Live pages only. */
  lostHints?: Readonly<Record<string, readonly string[]>>;
  /** Names of the tools on display. Live pages only. */
  tools?: readonly string[];
  /** The page's own document has fields for card data. Live pages only. */
  cardEntry?: boolean;
  /** Names of private tools that are still listed after signing out. */
  leftAfterSignOut?: readonly string[];
}

export interface Registration {
  tool: string;
  at_ms: number;
  what: 'added' | 'removed';
}
