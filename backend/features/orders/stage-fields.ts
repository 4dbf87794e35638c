import type { Order } from './order.ts';
import type { OrderLedger } from './order-ledger.ts';
import { actionsOf, isPlaced, isPacker, type Viewer } from '#backend/rules/stages.ts';
import { moneyOf, paymentStateOf } from '#backend/rules/order-money.ts';
import { toUnits } from '#backend/rules/money.ts';

/** The fields of an order document that the feature order.stages adds. */
export function stageFields(order: Order, ledger: OrderLedger, viewer: Viewer, now: number) {
  const money = moneyOf(order, ledger);
  const first = { at: order.createdAt, stage: 'PLACED' as const, actor: 'SHOPPER' as const, note: null };
  // Shoppers do not learn who works in the shop.
  const by = ({ staffName }: { staffName?: string | null }) => viewer.role === 'SELLER' && staffName && { staffName };
  // @removeAfter 0006: a process of the version before the ledger places orders without an event.
  const events = ledger.events[0]?.stage === 'PLACED' ? ledger.events : [first, ...ledger.events];
  return {
    stage: order.stage,
    paymentState: paymentStateOf(money),
    version: order.version,
    actions: actionsOf(order, money, ledger, { viewer, now }),
    timeline: isPlaced(order)
      ? events.map(({ at, stage, actor, note, ...event }) => ({
          at: new Date(at).toISOString(),
          stage,
          actor,
          note,
          ...by(event),
        }))
      : [],
    refunds: (isPacker(viewer) ? [] : ledger.refunds).map(
      ({ id, cents, reason, state, createdAt, isForMissing = false, ...refund }) => ({
        amount: toUnits(cents),
        reason,
        state,
        at: new Date(createdAt).toISOString(),
        lines: ledger.refundedLines.filter(({ refundId }) => refundId === id).map(({ line }) => line),
        forMissing: isForMissing,
        ...by(refund),
      }),
    ),
    paid: toUnits(money.paidCents),
    refunded: toUnits(isPacker(viewer) ? 0 : money.refundedCents),
    refundable: toUnits(isPacker(viewer) ? 0 : money.refundableCents),
  };
}
