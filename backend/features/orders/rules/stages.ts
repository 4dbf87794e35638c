import type { OrderActor, OrderStage } from '#backend/db/tables.ts';
import { toUnits } from '#backend/money.ts';
import type { LinePick, OrderLedger } from '../order-ledger.ts';
import type { Staff } from '../../../audit/audit.ts';
import { hasRole } from '../../people/staff/role-of-call.ts';
import type { CountedOrder } from '../hourly-sums-repository.ts';
import type { Order } from '../order.ts';

/** The rules of an order's life: without the database, and the same for every caller. */

export const orderStages = [
  'PLACED',
  'PICKING',
  'READY',
  'OUT',
  'DONE',
  'CANCELLED',
] as const satisfies readonly OrderStage[];
export const orderActors = ['SHOPPER', 'SELLER', 'SYSTEM'] as const satisfies readonly OrderActor[];
export const orderPaymentStates = ['UNPAID', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED'] as const;
export const orderActions = [
  'MOVE_TO_PICKING',
  'MOVE_TO_READY',
  'MOVE_TO_OUT',
  'MOVE_TO_DONE',
  'CANCEL',
  'REFUND',
  'PICK',
  'FINISH_PICKING',
] as const;

type OrderAction = (typeof orderActions)[number];
type OrderPaymentState = (typeof orderPaymentStates)[number];

/** Who sees or changes an order. */
export type Viewer = { role: 'SHOPPER'; userId: string } | { role: 'SELLER'; staff: Staff };

/** The stages in which a packer sees an order, and moves it on. */
export const packerStages = ['PLACED', 'PICKING', 'READY', 'OUT'] as const satisfies readonly OrderStage[];

/** Who changes the order, for the trail; null for its shopper. */
export function staffOf(viewer: Viewer): Staff | null {
  return viewer.role === 'SELLER' ? viewer.staff : null;
}

/** Whether this viewer packs orders only: cancelling, refunds and the orders of the past are for others. */
export function isPacker(viewer: Viewer): boolean {
  return viewer.role === 'SELLER' && !hasRole(viewer.staff.role, 'MANAGER');
}

/** Whether this viewer sees an order in that stage. */
export function maySeeStage(viewer: Viewer, stage: OrderStage): boolean {
  return !isPacker(viewer) || packerStages.some((seen) => seen === stage);
}

/** A shopper may cancel for this time after placing. */
const shopperCancelMs = 48 * 3_600_000;

const stagesAfter: Record<OrderStage, readonly Exclude<OrderStage, 'PLACED' | 'CANCELLED'>[]> = {
  PLACED: ['PICKING'],
  PICKING: ['READY'],
  // Out with the driver, or collected at the shop.
  READY: ['OUT', 'DONE'],
  // Back from a door that stayed closed.
  OUT: ['DONE', 'READY'],
  DONE: [],
  CANCELLED: [],
};

const sellerCancels: ReadonlySet<OrderStage> = new Set(['PLACED', 'PICKING', 'READY']);

/** Whether the shopper collects the order at the shop. */
export function isCollected({ slot }: Pick<Order, 'slot'>): boolean {
  return slot?.kind === 'PICKUP';
}

/** The stages to which the seller may move the order: nobody brings one that is collected. */
function movesOf(order: Pick<Order, 'stage' | 'slot'>) {
  return stagesAfter[order.stage].filter((to) => to !== 'OUT' || !isCollected(order));
}

/** Whether the seller may move the order to that stage. */
export function mayMove(order: Pick<Order, 'stage' | 'slot'>, to: OrderStage): boolean {
  return movesOf(order).some((stage) => stage === to);
}

/** Whether the order was placed: it is paid, or to be paid on delivery. An unpaid online order is not placed yet. */
export function isPlaced(order: Pick<Order, 'paymentType' | 'isPaid'>): boolean {
  return order.paymentType === 'COD' || order.isPaid;
}

/** Whether this viewer may cancel the order now. */
export function mayCancel(order: Pick<Order, 'stage' | 'createdAt'>, viewer: Viewer, now: number): boolean {
  if (viewer.role === 'SELLER') return !isPacker(viewer) && sellerCancels.has(order.stage);
  return order.stage === 'PLACED' && now - order.createdAt <= shopperCancelMs;
}

/** The money of an order, in cents. */
export interface OrderMoney {
  paidCents: number;
  /** With refunds that are still on their way, without failed ones. */
  refundedCents: number;
  refundableCents: number;
}

/** What the shopper has to pay: what was found, once the picking is finished. */
export function dueCentsOf({ settled, amountCents }: Pick<Order, 'settled' | 'amountCents'>): number {
  return settled?.amountCents ?? amountCents;
}

/** How the seller's sums count an order. */
export function countedOf(
  order: Pick<Order, 'paymentType' | 'isPaid' | 'provider' | 'settled' | 'amountCents'>,
): CountedOrder {
  const { paymentType, isPaid, provider } = order;
  return { paymentType, isPaid: isPaid ? 1 : 0, cents: dueCentsOf(order), isTest: provider === 'sandbox' };
}

/** Sums the ledger. A paid order without an entry was paid by a process of the version before the ledger. */
export function moneyOf(order: Pick<Order, 'isPaid' | 'amountCents'>, { moves }: OrderLedger): OrderMoney {
  const sumOf = (isWanted: (kind: string) => boolean) =>
    moves.reduce((sum, { kind, cents }) => sum + (isWanted(kind) ? cents : 0), 0);
  const isRefund = (kind: string) => kind.startsWith('REFUND');
  const recordedCents = sumOf((kind) => !isRefund(kind));
  const paidCents = recordedCents === 0 && order.isPaid ? order.amountCents : recordedCents;
  const refundedCents = 0 - sumOf(isRefund);
  // Refunds at Stripe and here can come to more than was paid, until Stripe refuses one.
  return { paidCents, refundedCents, refundableCents: Math.max(0, paidCents - refundedCents) };
}

function paymentStateOf({ paidCents, refundedCents }: OrderMoney): OrderPaymentState {
  if (paidCents === 0) return 'UNPAID';
  if (refundedCents === 0) return 'PAID';
  return refundedCents < paidCents ? 'PARTLY_REFUNDED' : 'REFUNDED';
}

/** What this viewer may do with the order now. */
function actionsOf(
  order: Order,
  money: OrderMoney,
  picks: LinePick[],
  { viewer, now }: { viewer: Viewer; now: number },
): OrderAction[] {
  if (!isPlaced(order)) return [];
  const actions: OrderAction[] = [];
  const isPartlyPicked = picks.length > 0 && picks.length < order.lines.length;
  if (viewer.role === 'SELLER') {
    const stages = movesOf(order).filter(
      (stage) => !(order.stage === 'PICKING' && isPartlyPicked && stage === 'READY'),
    );
    actions.push(...stages.map((stage) => `MOVE_TO_${stage}` as const));
  }
  if (mayCancel(order, viewer, now)) actions.push('CANCEL');
  if (viewer.role === 'SELLER' && !isPacker(viewer) && money.refundableCents > 0) actions.push('REFUND');
  if (viewer.role === 'SELLER' && (order.stage === 'PLACED' || order.stage === 'PICKING')) actions.push('PICK');
  if (viewer.role === 'SELLER' && order.stage === 'PICKING' && picks.length === order.lines.length) {
    actions.push('FINISH_PICKING');
  }
  return actions;
}

/** The texts of `status` that shoppers and sellers read, also in clients that know no stages. */
export const statusTexts = {
  /** Before an online order is an order. */
  waiting: 'Payment Pending',
  cancelled: 'Cancelled',
  expired: 'Expired',
  /** The shopper placed a newer online order before paying this one. */
  replaced: 'Replaced By A Newer Order',
  /** The seller gave its goods back before it was paid. */
  released: 'Released By The Store',
};

const stageTexts: Record<OrderStage, string> = {
  PLACED: 'Order Placed',
  PICKING: 'Being Packed',
  READY: 'Ready',
  OUT: 'Out For Delivery',
  DONE: 'Delivered',
  CANCELLED: 'Cancelled',
};

/** The `status` of an order in that stage. In the sandbox no money is moved, and a placed order says so. */
export function stageText(stage: OrderStage, { provider, slot }: Pick<Order, 'provider' | 'slot'>): string {
  if (slot?.kind === 'PICKUP' && stage === 'READY') return 'Ready To Collect';
  if (slot?.kind === 'PICKUP' && stage === 'DONE') return 'Collected';
  return stage === 'PLACED' && provider === 'sandbox' ? `${stageTexts.PLACED} (test payment)` : stageTexts[stage];
}

/** The fields of an order document that the feature order.stages adds. */
export function lifeFields(order: Order, ledger: OrderLedger, viewer: Viewer, now: number) {
  const money = moneyOf(order, ledger);
  const first = { at: order.createdAt, stage: 'PLACED' as const, actor: 'SHOPPER' as const, note: null };
  // A process of the version before the ledger places orders without an event.
  const events = ledger.events[0]?.stage === 'PLACED' ? ledger.events : [first, ...ledger.events];
  return {
    stage: order.stage,
    paymentState: paymentStateOf(money),
    version: order.version,
    actions: actionsOf(order, money, ledger.picks, { viewer, now }),
    timeline: isPlaced(order)
      ? events.map(({ at, stage, actor, note }) => ({ at: new Date(at).toISOString(), stage, actor, note }))
      : [],
    refunds: (isPacker(viewer) ? [] : ledger.refunds).map(({ id, cents, reason, state, createdAt }) => ({
      amount: toUnits(cents),
      reason,
      state,
      at: new Date(createdAt).toISOString(),
      lines: ledger.refundedLines.filter(({ refundId }) => refundId === id).map(({ line }) => line),
    })),
    paid: toUnits(money.paidCents),
    refunded: toUnits(isPacker(viewer) ? 0 : money.refundedCents),
    refundable: toUnits(isPacker(viewer) ? 0 : money.refundableCents),
  };
}
