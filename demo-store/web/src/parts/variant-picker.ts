import type { Product, Variant } from '@vitrine/commerce/models';
import { html, nothing, type TemplateResult } from 'lit';

interface Choice {
  chosen: Variant;
  choose: (variant: Variant) => void;
}

/** One group of radio buttons for each option; a choice leads to the variant that keeps most of the others. */
export function variantPicker(
  { options, variants }: Product,
  { chosen, choose }: Choice,
): TemplateResult | typeof nothing {
  if (variants.length < 2) return nothing;
  const pick = (name: string, value: string): void => {
    const next = closest(variants, { chosen, wanted: { name, value } });
    if (next) choose(next);
  };
  return html`${options.map(
    ({ name, values }) => html`
      <fieldset class="options">
        <legend>${name}</legend>
        ${values.map(
          (value) => html`
            <label>
              <input
                type="radio"
                name=${name}
                .checked=${hasOption(chosen, { name, value })}
                @change=${() => pick(name, value)}
              />
              ${value}
            </label>
          `,
        )}
      </fieldset>
    `,
  )}`;
}

type Option = Variant['options'][number];

function hasOption(variant: Variant, { name, value }: Option): boolean {
  return variant.options.some((option) => option.name === name && option.value === value);
}

function closest(
  variants: readonly Variant[],
  { chosen, wanted }: { chosen: Variant; wanted: Option },
): Variant | undefined {
  const alike = (variant: Variant): number =>
    chosen.options.filter((option) => hasOption(variant, option)).length;
  return variants.filter((variant) => hasOption(variant, wanted)).sort((a, b) => alike(b) - alike(a))[0];
}
