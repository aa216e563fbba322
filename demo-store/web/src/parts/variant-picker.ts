import type { Product, Variant } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../language.ts';
import { swatch } from './swatches.ts';

interface Choice {
  chosen: Variant;
  choose: (variant: Variant) => void;
  language: Language;
}

/** One group of radio buttons for each option; a choice leads to the variant that keeps most of the others. */
export function variantPicker(
  { options, variants }: Product,
  { chosen, choose, language }: Choice,
): TemplateResult | typeof nothing {
  if (variants.length < 2) return nothing;
  const { words, contentLang } = language;
  const leadsTo = (name: string, value: string) => closest(variants, { chosen, wanted: { name, value } });
  const option = (name: string, value: string): TemplateResult => {
    const target = leadsTo(name, value);
    const missing = !target?.available;
    return html`
      <label class=${missing ? 'gone' : ''}>
        <input
          type="radio"
          name=${name}
          .checked=${hasOption(chosen, { name, value })}
          @change=${() => target && choose(target)}
        />
        ${/^colou?r$/i.test(name) ? swatch(value) : nothing}<span lang=${contentLang}>${value}</span>
        ${missing ? html`<small>${words.product.unavailable}</small>` : nothing}
      </label>
    `;
  };
  return html`${options.map(
    ({ name, values }) => html`
      <fieldset class="options">
        <legend lang=${contentLang}>${name}</legend>
        ${values.map((value) => option(name, value))}
      </fieldset>
    `,
  )}`;
}

type Option = Variant['options'][number];

function hasOption(variant: Variant, { name, value }: Option): boolean {
  return variant.options.some((option) => option.name === name && option.value === value);
}

/** The variant with the wanted value that shares most with the chosen one; of equals one that can be bought. */
function closest(
  variants: readonly Variant[],
  { chosen, wanted }: { chosen: Variant; wanted: Option },
): Variant | undefined {
  const alike = (variant: Variant): number =>
    chosen.options.filter((option) => hasOption(variant, option)).length;
  return variants
    .filter((variant) => hasOption(variant, wanted))
    .sort((a, b) => alike(b) - alike(a) || Number(b.available) - Number(a.available))[0];
}
