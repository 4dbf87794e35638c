import type { Database } from '#backend/db/database.ts';
import type { SubstitutionWish } from '#backend/db/picking-tables.ts';
import { refused } from '#backend/refusal.ts';
import { mayChangeWishes } from '#backend/rules/stages.ts';
import { raiseVersion } from '../order-repository.ts';
import { changeOrder, type ChangedOrder, type OrderChange } from './change-order.ts';
import * as texts from './texts.ts';

interface WishChange extends OrderChange {
  substitution: SubstitutionWish;
  /** By product id. Products that the order does not have are left out. */
  substitutionExceptions?: Readonly<Record<string, SubstitutionWish>> | undefined;
}

/** Changes what happens to products that are missing when the order is packed. The wishes of before are replaced. */
export async function changeWishes(
  database: Database,
  { substitution, substitutionExceptions = {}, ...wanted }: WishChange,
  now: number,
): Promise<ChangedOrder> {
  return changeOrder(database, wanted, async (trx, order) => {
    if (order.stage === 'CANCELLED') return refused('REFUSED', texts.isCancelled);
    if (!mayChangeWishes(order, wanted.viewer)) return refused('REFUSED', texts.wishesAreFixed);
    await trx.updateTable('orders').set({ substitution }).where('id', '=', order.id).execute();
    for (const wish of [null, 'NONE', 'SIMILAR_NOT_DEARER'] as const) {
      const positions = order.lines.flatMap(({ productId, substitution: before }, position) => {
        const after = substitutionExceptions[productId] ?? null;
        return after === wish && after !== before ? [position] : [];
      });
      if (positions.length === 0) continue;
      await trx
        .updateTable('order_lines')
        .set({ substitution: wish })
        .where('order_id', '=', order.id)
        .where('position', 'in', positions)
        .execute();
    }
    await raiseVersion(trx, order.id, now);
    return null;
  });
}
