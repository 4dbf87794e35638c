import type { Database } from '#backend/db/database.ts';
import { listDepositTypes } from '#backend/features/catalogue/deposits/deposit-type-repository.ts';
import { sumDepositsIn, sumPayouts } from '#backend/features/orders/deposits/deposit-moves-repository.ts';
import type { Period } from '#backend/features/orders/past-sums-repository.ts';
import { toUnits } from '#backend/rules/money.ts';

/** Reads the deposits of periods for the takings. A shop without types of deposits has none, and is not asked again for each period. */
export async function openDepositTakings(database: Database) {
  const types = await listDepositTypes(database.query);
  return async (period: Period) => {
    if (types.length === 0) return { deposits: [], depositPayouts: [] };
    const sums = new Map((await sumDepositsIn(database, period)).map((each) => [each.typeId, each]));
    const payouts = sums.size === 0 ? [] : await sumPayouts(database, period);
    return {
      deposits: types.flatMap(({ id, name }) => {
        const each = sums.get(id);
        if (!each) return [];
        return [{ type: id, name, charged: toUnits(each.chargedCents), returned: toUnits(each.returnedCents) }];
      }),
      depositPayouts: payouts.map(({ payout, cents }) => ({ payout, amount: toUnits(cents) })),
    };
  };
}
