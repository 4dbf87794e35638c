import type { PickedItem_itemFragment } from '#web/__generated__/order-life.ts';
import { toCents } from '../lib/money.ts';

/** What was found of a line, as shoppers and sellers read it; undefined when it is what was ordered, or is not picked yet. */
export function pickedText({
  picked,
  quantity,
}: Pick<PickedItem_itemFragment, 'picked' | 'quantity'>): string | undefined {
  if (!picked) return undefined;
  if (picked.quantity === 0) return 'Not found, not charged';
  const { grams, substitute } = picked;
  const parts = [
    substitute
      ? `Replaced by ${picked.quantity} × ${substitute.name}`
      : picked.quantity < quantity && `${picked.quantity} of ${quantity} found`,
    grams !== null && `${grams} g`,
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** What a line costs, in cents, by what was found if it is picked; null when the price is not known. */
export function lineCents({ picked, quantity, unitPrice }: PickedItem_itemFragment): number | null {
  if (picked) return toCents(picked.amount);
  return unitPrice === null ? null : toCents(unitPrice) * quantity;
}
