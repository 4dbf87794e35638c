import type { DatabaseTransaction } from '#backend/db/database.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import type { Product } from '#backend/features/catalogue/products/product.ts';
import { findHeld } from '#backend/features/catalogue/stock/stock-list-repository.ts';
import { grams } from '#backend/texts.ts';
import { shareOfUnpaid } from '#backend/rules/availability.ts';
import { fewestSteps } from '#backend/rules/portions.ts';

/**
 * Refuses an online order with which unpaid orders would hold too large a share of the pieces of a counted product: of
 * those on hand and those that unpaid orders hold already. The least amount that can be ordered is never too large while nothing is
 * held. Lock the products before, and check that enough is on hand.
 */
export async function refuseLargeHold(
  trx: DatabaseTransaction,
  lines: readonly { productId: string; name: string; quantity: number; portionGrams: number | null }[],
  products: ReadonlyMap<string, Product>,
  heldTexts: { all: (name: string) => string; some: (free: number | string, name: string) => string },
): Promise<Refusal | null> {
  const counted = lines.flatMap((line, at) => {
    const { onHand = null, portion = null } = products.get(line.productId) ?? {};
    return onHand === null ? [] : [{ ...line, at, onHand, least: fewestSteps(portion) }];
  });
  if (counted.length === 0) return null;
  const ids = counted.map(({ productId }) => productId);
  const heldById = await findHeld(trx, ids);
  for (const { at, productId, name, quantity, portionGrams, onHand, least } of counted) {
    const held = heldById.get(productId) ?? 0;
    const free = held === 0 ? Math.max(least, shareOfUnpaid(onHand)) : shareOfUnpaid(onHand + held) - held;
    if (quantity <= free) continue;
    const text =
      free < least
        ? heldTexts.all(name)
        : heldTexts.some(portionGrams === null ? free : grams(free * portionGrams), name);
    return refused('TOO_MANY', text, `items.${at}.quantity`);
  }
  return null;
}
