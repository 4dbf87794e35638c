import type { Database } from '#backend/db/database.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import type { Order } from '../order.ts';
import { readWhole, type WholeOrder } from '../order-documents.ts';
import { completeLedger } from '../order-ledger-repository.ts';
import { findOrder } from '../order-repository.ts';
import { isCollected, mayMove, type Viewer } from '#backend/rules/stages.ts';
import { writeTour } from '../tour-repository.ts';
import { lockOrder, noSuchOrder } from './change-order.ts';
import { enterStage } from './order-changes.ts';
import * as texts from './texts.ts';

/** The orders of a started tour in the driving order, or why it was not started. */
type StartedTour = { wholes: WholeOrder[]; refusal: null } | { refusal: Refusal };

/** Sends out the orders of one car, in this driving order: all of them, or none. Those that are OUT already stay so. */
export async function startTour(
  database: Database,
  { orderIds, viewer }: { orderIds: readonly string[]; viewer: Viewer },
  now: number,
): Promise<StartedTour> {
  return database.write(async (trx) => {
    const orders: Order[] = [];
    // In the order of their ids: two tours with the same orders would else wait for each other forever.
    for (const id of orderIds.toSorted()) {
      const order = await lockOrder(trx, id, viewer);
      if (order === null) return { refusal: noSuchOrder };
      if (order.stage !== 'OUT' && !mayMove(order, 'OUT')) return { refusal: cannotBeSentOut(order) };
      orders.push(order);
    }
    for (const order of orders.filter(({ stage }) => stage !== 'OUT')) {
      await completeLedger(trx, order);
      await enterStage(trx, order, 'OUT', { viewer, note: null, isPaid: order.isPaid, now });
    }
    const inTour = new Map(orders.map((order) => [order.id, order]));
    await writeTour(
      trx,
      orderIds.flatMap((id) => inTour.get(id) ?? []),
    );
    const wholes: WholeOrder[] = [];
    for (const id of orderIds) {
      const order = await findOrder(trx, id);
      if (order !== null) wholes.push(await readWhole(trx, order));
    }
    return { wholes, refusal: null };
  });
}

function cannotBeSentOut(order: Order): Refusal {
  const number = String(order.number);
  const text = isCollected(order) ? texts.isNoStop(number) : texts.cannotBeSentOut(number, order.stage);
  return refused('REFUSED', text, 'orderIds');
}
