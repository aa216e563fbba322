export interface Labelled {
  id: string;
  labels: string[];
  ambiguous: string[];
}

export interface Row {
  label: string;
  known: boolean;
  pairs: number;
  right: number;
  missed: string[];
  wrong: string[];
  precision: number;
  recall: number;
}

type Judge = (definitions: never) => { index: number; rule: string; severity: string }[];

export function score(input: { definitions: Labelled[]; labels: Record<string, string[]>; judge: Judge }): {
  rows: Row[];
  clean: number;
  errors: string[];
};

export function judgeWith(linter: {
  lint: (definitions: never) => object[];
  fromPlain: (value: unknown, beside?: object) => object;
}): Judge;
