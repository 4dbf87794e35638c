import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import { toCents } from '#web/shared/lib/format/money.ts';
import { gramsText } from '#web/shared/lib/format/quantity.ts';
import type { ProductDraft } from './form-field.ts';
import { gramsOf } from './typed-portion.ts';
import { sellingPrice } from './typed-price.ts';
import type { WeightReading } from './use-weight-reading.ts';

type ShownSize = Pick<ProductCard_productFragment, 'expectedGrams' | 'unitPrice' | 'weight'>;

/** The typed weight with its unit price, as the shop shows them. `reading` is what the gateway reads in it. */
export function draftWeight(draft: ProductDraft, reading: WeightReading | undefined): ShownSize {
  const { grams } = gramsOf(draft.portion);
  if (draft.portion.isInSteps && grams >= 1) {
    const perKilogram = Math.round((toCents(sellingPrice(draft)) * 1000) / grams);
    const unitPrice = { __typename: 'UnitPrice' as const, amount: perKilogram / 100, per: 'KILOGRAM' as const };
    return { expectedGrams: grams, weight: gramsText(grams), unitPrice };
  }
  const weight = reading?.weight ?? (draft.weight.trim() || null);
  const expectedGrams = reading?.expectedGrams ?? null;
  const { amount, unit } = reading?.size ?? { amount: expectedGrams ?? 0, unit: 'G' as const };
  if (amount === 0) return { expectedGrams, weight, unitPrice: null };
  const cents = Math.round((toCents(sellingPrice(draft)) * (unit === 'PIECE' ? 1 : 1000)) / amount);
  const per = ({ G: 'KILOGRAM', ML: 'LITRE', PIECE: 'PIECE' } as const)[unit];
  return { expectedGrams, weight, unitPrice: { __typename: 'UnitPrice', amount: cents / 100, per } };
}
