import type { EditedProductFragment } from '#web/__generated__/seller-products.ts';
import { maxQuantity } from '#common/limits.ts';
import { readWholeNumber } from '#readers/number.ts';
import { gramsText } from '#web/shared/lib/format/quantity.ts';
import type { FormField, TypedPortion } from './form-field.ts';
import * as labels from '#common/product-labels/texts.ts';
import * as texts from './texts.ts';

/** The limit of the store. */
const maxGrams = 1_000_000;
const none: TypedPortion = { isInSteps: false, grams: '50', from: '100', to: '1000' };

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

/** The fault of what was typed, and the input that has it; undefined without one. */
export function faultOf(typed: TypedPortion): { part: keyof ReturnType<typeof gramsOf>; text: string } | undefined {
  if (!typed.isInSteps) return undefined;
  const { grams, from: least, to: most } = gramsOf(typed);
  if (!(grams >= 1 && grams <= maxGrams)) return { part: 'grams', text: texts.stepFault };
  if (!(least >= grams && least % grams === 0)) return { part: 'from', text: texts.leastFault(gramsText(grams)) };
  if (!(most >= least && most % grams === 0)) {
    return { part: 'to', text: texts.mostFault(gramsText(grams), gramsText(least)) };
  }
  const limit = Math.min(maxGrams, maxQuantity * grams);
  return most > limit ? { part: 'to', text: texts.tooManySteps(gramsText(limit)) } : undefined;
}

/** The portion of a product in the form; null without one, and with a fault. */
export const portionOf = (typed: TypedPortion) =>
  typed.isInSteps && faultOf(typed) === undefined ? { __typename: 'Portion' as const, ...gramsOf(typed) } : null;

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
  error: (typed) => faultOf(typed)?.text,
  needs: 'PRODUCTS_PORTIONS',
};
