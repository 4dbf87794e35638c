import type { EditedProductFragment } from '#web/__generated__/seller-products.ts';
import { maxQuantity } from '#common/limits.ts';
import { readWholeNumber } from '#readers/number.ts';
import { gramsText } from '#web/shared/lib/format/quantity.ts';
import type { FormField, TypedPortion } from './form-field.ts';
import * as labels from '#common/product-labels/texts.ts';
import * as texts from './texts.ts';

const none: TypedPortion = { isInSteps: false, grams: '', from: '', to: '' };

/** The typed amounts in grams; a text that is no whole number is NaN. */
export const gramsOf = ({ grams, from, to }: TypedPortion) => ({
  grams: readWholeNumber(grams),
  from: readWholeNumber(from),
  to: readWholeNumber(to),
});

function parse(kept: unknown): TypedPortion {
  const typed = typeof kept === 'object' && kept !== null ? (kept as Partial<TypedPortion>) : {};
  const areTexts = [typed.grams, typed.from, typed.to].every((text) => typeof text === 'string');
  return areTexts && typeof typed.isInSteps === 'boolean' ? { ...none, ...typed } : none;
}

const from = ({ product: { portion } }: EditedProductFragment): TypedPortion =>
  portion
    ? { isInSteps: true, grams: String(portion.grams), from: String(portion.from), to: String(portion.to) }
    : none;

function error(typed: TypedPortion): string | undefined {
  if (!typed.isInSteps) return undefined;
  const { grams, from: least, to: most } = gramsOf(typed);
  if (!(grams >= 1)) return texts.stepFault;
  if (!(least >= grams && least % grams === 0)) return texts.leastFault(gramsText(grams));
  if (!(most >= least && most % grams === 0)) return texts.mostFault(gramsText(grams), gramsText(least));
  return most / grams > maxQuantity ? texts.tooManySteps(gramsText(maxQuantity * grams)) : undefined;
}

/** The portion of a product in the form; null without one, and with a fault. */
export const portionOf = (typed: TypedPortion) =>
  typed.isInSteps && error(typed) === undefined ? { __typename: 'Portion' as const, ...gramsOf(typed) } : null;

/** The steps of weight in the form of a product. */
export const portionField: FormField<'portion'> = {
  label: labels.portion,
  empty: none,
  isTyped: ({ isInSteps }) => isInSteps,
  isSame: (one, other) =>
    one.isInSteps === other.isInSteps &&
    (!one.isInSteps || JSON.stringify(gramsOf(one)) === JSON.stringify(gramsOf(other))),
  parse,
  from,
  to: (typed) => (typed.isInSteps ? gramsOf(typed) : null),
  words: ({ product: { portion } }) =>
    portion ? texts.portionWords(gramsText(portion.grams), gramsText(portion.from), gramsText(portion.to)) : texts.none,
  error,
  needs: 'PRODUCTS_PORTIONS',
};
