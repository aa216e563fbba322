import { nothing, svg, type TemplateResult } from 'lit';

/** Colours by the names the catalogue gives them; what is not here is shown by its name alone. */
const colours: Readonly<Record<string, string>> = {
  black: '#23211f',
  blue: '#3f6480',
  brass: '#b8923f',
  brown: '#6d4a33',
  charcoal: '#3b3a39',
  clay: '#b5623f',
  cream: '#f1e6d0',
  forest: '#2f4a38',
  green: '#56704a',
  grey: '#8d8c88',
  indigo: '#333f63',
  ink: '#23293a',
  moss: '#6b7340',
  natural: '#e4d8c0',
  navy: '#26344d',
  oak: '#c29a66',
  ochre: '#c08a2d',
  olive: '#73713d',
  plum: '#6d3f58',
  red: '#a63a2e',
  rust: '#a8502e',
  sage: '#a3ae90',
  sand: '#d9c4a0',
  slate: '#5a6570',
  terracotta: '#b96345',
  walnut: '#5f4232',
  white: '#faf8f3',
  amber: '#c98a3a',
  brick: '#9a4a36',
  chalk: '#ece7dc',
  oat: '#d8ccb6',
  pine: '#33523f',
  sepia: '#6f5138',
  smoke: '#77787a',
  tomato: '#c2452f',
  clear: '#eef2f1',
};

/** A dot of the colour a value names, also as `Moss green`; nothing where it names none we know. */
export function swatch(value: string): TemplateResult | typeof nothing {
  const colour = value
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => colours[word])
    .find(Boolean);
  if (!colour) return nothing;
  return svg`<svg class="swatch" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="10" cy="10" r="9.5" fill=${colour} /></svg>`;
}
