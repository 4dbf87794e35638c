import type { Database } from '#backend/db/database.ts';
import { paddedIds } from '#backend/db/padded-ids.ts';
import type { DepositType } from '#backend/rules/deposits.ts';
import { harmless } from '#backend/features/catalogue/imports/csv.ts';
import type { Order } from '../order.ts';
import type { Period } from '../past-sums-repository.ts';
import type { ExportedOrder } from './order-export-repository.ts';
import * as texts from './texts.ts';

/** The cells of deposits in a row of the file; none in a shop without types of deposits. */
export function createDepositCells(types: readonly DepositType[], amountText: (cents: number | undefined) => string) {
  const hasTypes = types.length > 0;
  const orderCells = ({ depositCents, settled }: Order) =>
    hasTypes ? [amountText(depositCents), amountText(settled?.depositCents)] : [];
  return {
    head: hasTypes
      ? [...texts.depositColumns, ...types.flatMap(({ name }) => texts.depositTypeColumns(name)).map(harmless)]
      : [],
    /** @param charged what was charged for the order in the period, in cents by the id of the type */
    order(order: Order, charged: ReadonlyMap<string, number>): string[] {
      // With a type that has no column, the file would lack a deposit.
      const isLost = [...charged.keys()].some((typeId) => !types.some(({ id }) => id === typeId));
      if (isLost) throw new Error('A new type of deposits was charged while a file was written.');
      return [...orderCells(order), ...types.flatMap(({ id }) => [amountText(charged.get(id)), ''])];
    },
    returned: (typeId: string, cents: number): string[] => [
      ...texts.depositColumns.map(() => ''),
      ...types.flatMap(({ id }) => ['', id === typeId ? amountText(cents) : '']),
    ],
  };
}

/** What was charged for each of these orders in the period, in cents by the id of the type. Orders without a deposit are absent. */
export async function readCharged(
  { query }: Database,
  orders: readonly ExportedOrder[],
  { from, to }: Period,
): Promise<Map<string, Map<string, number>>> {
  const hasDeposit = ({ depositCents, settled }: Order) => depositCents > 0 || (settled?.depositCents ?? 0) > 0;
  const ids = orders.filter(({ order }) => hasDeposit(order)).map(({ order }) => order.id);
  const charged = new Map<string, Map<string, number>>();
  if (ids.length === 0) return charged;
  const moves = await query
    .selectFrom('deposit_moves')
    .select(['order_id', 'type_id', 'cents'])
    .where('order_id', 'in', paddedIds(ids))
    .where('kind', '=', 'CHARGED')
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute();
  for (const { order_id, type_id, cents } of moves) {
    if (order_id === null) continue;
    const ofOrder = charged.get(order_id) ?? new Map<string, number>();
    ofOrder.set(type_id, (ofOrder.get(type_id) ?? 0) + cents);
    charged.set(order_id, ofOrder);
  }
  return charged;
}
