import { z } from 'zod';
import { maxQuantity } from '#common/limits.ts';
import { portionIn, type Portion } from '#backend/rules/portions.ts';
import { readWeight } from '#readers/weight.ts';
import type { CsvCell } from './csv-cells.ts';
import { field } from './field.ts';
import * as texts from './texts.ts';

const maxGrams = 1_000_000;
const wholeGrams = z
  .int({ error: texts.isNoPortion })
  .min(1, { error: texts.isNoPortion })
  .max(maxGrams, { error: texts.isNoPortion, abort: true });

const portion = z
  .object({ grams: wholeGrams, from: wholeGrams, to: wholeGrams }, { error: texts.isNoPortion })
  .refine(({ grams, from, to }) => from <= to && from % grams === 0 && to % grams === 0, {
    error: texts.isNoPortion,
    abort: true,
  })
  .refine(({ grams, to }) => to / grams <= maxQuantity, { error: texts.tooManySteps(maxQuantity) });

const input = portion
  .nullable()
  .meta({
    description: `The step in grams, and the least and the largest amount, which are whole steps and at most ${maxQuantity} of them. Quantities are numbers of steps, prices those of one step. The size of the product is then one step. Null for goods that are sold by the piece.`,
  })
  .optional();

const schema = z.object({ grams: z.int(), from: z.int(), to: z.int() }).optional().meta({
  description:
    'For goods that are sold in steps of weight: the grams of one step, and the least and the largest amount in grams. Quantities are numbers of steps.',
});

/** The grams of a text such as `50 g` or `1 kg`. */
function gramsIn(text: string): number {
  const size = readWeight(text)?.size;
  return size?.unit === 'G' ? size.amount : Number.NaN;
}

/** Longer cells are not read: the expression below takes long for many spaces. */
const maxCellLength = 80;
/** A cell such as `50 g: 100 g - 2 kg`. */
const stepAndRange = /^([^:;]+)[:;]\s*(.+?)\s*[-–—]\s*([^-–—]+)$/u;

const cell: CsvCell<Portion | null> = {
  toText: (value) => (value === null ? '' : `${value.grams} g: ${value.from} g - ${value.to} g`),
  read(text) {
    if (text.trim() === '') return { value: null };
    if (text.length > maxCellLength) return { fault: texts.isNoPortionText };
    const [, grams = '', from = '', to = ''] = stepAndRange.exec(text.trim()) ?? [];
    const unit = /\p{L}+\s*$/u.exec(to)?.[0] ?? 'g';
    const value = {
      grams: gramsIn(grams),
      from: gramsIn(/\p{L}/u.test(from) ? from : `${from} ${unit}`),
      to: gramsIn(/\p{L}/u.test(to) ? to : `${to} ${unit}`),
    };
    return Object.values(value).every(Number.isFinite) ? { value } : { fault: texts.isNoPortionText };
  },
};

interface Sold {
  name: string;
  portion?: Portion | null | undefined;
  deposit?: object | null | undefined;
}

/** The field of a product, in the table of its fields. */
export const portionField = field(
  {
    read: portionIn,
    write: (value: Portion | null) => ({
      portion_grams: value?.grams ?? null,
      portion_from: value?.from ?? null,
      portion_to: value?.to ?? null,
    }),
  },
  { initial: null, input, document: { in: 'list', feature: 'products.portions', schema }, csv: cell },
);

/** The values of a product whose size follows from its portion: the size of goods that are sold in steps is one step. */
export function withStepAsSize<
  Values extends { portion?: Portion | null | undefined; size?: unknown; weight?: string | null | undefined },
>(values: Values, portion: Portion | null | undefined = values.portion): Values {
  if (!portion) return values;
  return { ...values, size: { amount: portion.grams, unit: 'G' }, weight: `${portion.grams} g` };
}

/**
 * Why a product cannot be sold in these steps, or null. A stock counts steps, so their weight stays as it is while the product is counted;
 * a deposit is charged for each piece, and a step has no container.
 *
 * @param before the product until now; null for a new one
 */
export function portionFault(
  { name, portion, deposit }: Sold,
  before: (Sold & { onHand: number | null }) | null,
): string | null {
  if (portion && deposit) return texts.noDepositInSteps;
  const isChanged = before !== null && (before.portion?.grams ?? null) !== (portion?.grams ?? null);
  return isChanged && before.onHand !== null ? texts.stopCountingFirst(name) : null;
}
