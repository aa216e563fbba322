/** What a visit to a live page found out beside its tools; rules of the `page` family judge it. */
export interface PageFacts {
  url: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  frames: readonly { url: string; allow: string; thirdParty: boolean }[];
  forms: readonly {
    name: string;
    description: string;
    autosubmit: boolean;
    inputs: readonly { name: string; type: string }[];
  }[];
  scripts: readonly { url: string; text: string }[];
  /** Error messages of the page where the API is absent. */
  errors: readonly string[];
}
