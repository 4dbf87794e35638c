import type { PickedItem_itemFragment } from '#web/__generated__/order-life.ts';
import { comma } from '../lib/texts.ts';
import { amountText, gramsText } from '#web/shared/lib/format/quantity.ts';
import { toCents } from '#web/shared/lib/format/money.ts';
import * as texts from './texts.ts';

/**
 * The text about what was found of a line, for shoppers and sellers; undefined when all that was ordered was found, or
 * when the line is not picked yet.
 */
export function pickedText({
  picked,
  portionGrams = null,
  quantity,
}: Pick<PickedItem_itemFragment, 'picked' | 'quantity'> & { portionGrams?: number | null }): string | undefined {
  if (!picked) return undefined;
  if (picked.quantity === 0) return texts.notFound;
  const { grams, substitute } = picked;
  // The steps of goods that are weighed say nothing beside their weight.
  const isInSteps = portionGrams !== null && grams !== null;
  const parts = [
    substitute
      ? texts.replacedBy(isInSteps ? gramsText(grams) : amountText(picked.quantity, portionGrams), substitute.name)
      : picked.quantity < quantity && portionGrams === null && texts.found(picked.quantity, quantity),
    grams !== null && !(isInSteps && substitute) && gramsText(grams),
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? undefined : parts.join(comma);
}

/** The price of a line in cents. A picked line costs the price of what was found. Null when the price is not known. */
export function lineCents({
  picked,
  quantity,
  unitPrice,
}: Pick<PickedItem_itemFragment, 'picked' | 'quantity' | 'unitPrice'>): number | null {
  if (picked) return toCents(picked.amount);
  return unitPrice === null ? null : toCents(unitPrice) * quantity;
}
