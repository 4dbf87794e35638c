import type { Nutrition } from './food-facts.ts';
import * as texts from './texts.ts';

/** Values on packs are rounded, so a sum may be a little above the whole. */
const roundingGrams = 0.5;
/** 100 ml of a dense liquid weigh more than 100 g. */
const mostGrams = { G: 100, ML: 150 };

const kjPerKcal = 4.184;
/** Kilojoules and kilocalories are computed from the nutrients by separate rounded factors. */
const energyTolerance = 0.05;
const energyRoundingKj = 10;

/** The first rule that this nutrition breaks, with the field that breaks it, or null. */
export function nutritionFault(of: Nutrition): { field: keyof Nutrition; message: string } | null {
  if (of.saturates > of.fat) return { field: 'saturates', message: texts.partIsLarger(texts.saturates, texts.fat) };
  if (of.sugars > of.carbohydrate) {
    return { field: 'sugars', message: texts.partIsLarger(texts.sugars, texts.carbohydrate) };
  }
  const most = mostGrams[of.basis];
  const sum = of.fat + of.carbohydrate + of.protein + of.salt + (of.fibre ?? 0);
  if (sum > most + roundingGrams) return { field: 'carbohydrate', message: texts.sumIsTooLarge(most) };
  const expectedKj = of.energyKcal * kjPerKcal;
  if (Math.abs(of.energyKj - expectedKj) > Math.max(energyTolerance * expectedKj, energyRoundingKj)) {
    return { field: 'energyKj', message: texts.energiesDiffer(Math.round(expectedKj)) };
  }
  return null;
}
