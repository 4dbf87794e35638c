import type { OrderActor, OrderStage } from '#backend/db/tables.ts';
import type { LinePick, OrderStop } from '#backend/features/orders/order-ledger.ts';
import type { Staff } from '#backend/audit/audit.ts';
import type { Order } from '#backend/features/orders/order.ts';
import type { OrderMoney } from './order-money.ts';

/** The stages of an order: who may move it, see it and cancel it, and what clients call its stage. Pure rules. */

export const orderStages = [
  'PLACED',
  'PICKING',
  'READY',
  'OUT',
  'DONE',
  'CANCELLED',
] as const satisfies readonly OrderStage[];
export const orderActors = ['SHOPPER', 'SELLER', 'SYSTEM'] as const satisfies readonly OrderActor[];
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

/** The person who sees or changes an order. */
export type Viewer = { role: 'SHOPPER'; userId: string } | { role: 'SELLER'; staff: Staff };

/** The stages in which a packer sees an order, and moves it on. */
export const packerStages = ['PLACED', 'PICKING', 'READY', 'OUT'] as const satisfies readonly OrderStage[];

/** The member of staff who changes the order, for the trail; null for its shopper. */
export function staffOf(viewer: Viewer): Staff | null {
  return viewer.role === 'SELLER' ? viewer.staff : null;
}

/** Whether this viewer packs orders only: cancelling, refunds and the orders of the past are for others. */
export function isPacker(viewer: Viewer): boolean {
  return viewer.role === 'SELLER' && viewer.staff.role === 'PACKER';
}

/** Whether this viewer sees an order in that stage. */
export function maySeeStage(viewer: Viewer, stage: OrderStage): boolean {
  return !isPacker(viewer) || packerStages.some((seen) => seen === stage);
}

/** A shopper may cancel for this time after placing. */
export const shopperCancelMs = 48 * 3_600_000;

const stagesAfter: Record<OrderStage, readonly Exclude<OrderStage, 'PLACED' | 'CANCELLED'>[]> = {
  PLACED: ['PICKING'],
  PICKING: ['READY'],
  // OUT: with the driver. DONE: collected at the shop.
  READY: ['OUT', 'DONE'],
  // READY again: the shopper did not open the door.
  OUT: ['DONE', 'READY'],
  DONE: [],
  CANCELLED: [],
};

const sellerCancels: ReadonlySet<OrderStage> = new Set(['PLACED', 'PICKING', 'READY']);

/** Whether the shopper collects the order at the shop. */
export function isCollected({ slot }: Pick<Order, 'slot'>): boolean {
  return slot?.kind === 'PICKUP';
}

/** The stages to which the seller may move the order. An order that is collected is never OUT. */
function movesOf(order: Pick<Order, 'stage' | 'slot'>) {
  return stagesAfter[order.stage].filter((to) => to !== 'OUT' || !isCollected(order));
}

/** Whether an order is still to be packed: what will be missing is not paid back yet. */
export const isBeforeFinish = ({ stage }: Pick<Order, 'stage'>): boolean => stage === 'PLACED' || stage === 'PICKING';

/** Whether the seller may move the order to that stage. */
export function mayMove(order: Pick<Order, 'stage' | 'slot'>, to: OrderStage): boolean {
  return movesOf(order).some((stage) => stage === to);
}

/** Whether the order was placed: it is paid, or to be paid on delivery. An unpaid online order is not placed yet. */
export function isPlaced(order: Pick<Order, 'paymentType' | 'isPaid'>): boolean {
  return order.paymentType === 'COD' || order.isPaid;
}

/**
 * The `provider` of a guest's cash order until its link is pressed. Until then the order is stored as an unpaid online order, so it
 * holds goods and place, ends and stays out of lists and sums as one.
 */
export const mailLink = 'mail-link';

/** Whether the order waits until the link that was mailed to its guest is pressed. */
export function awaitsPress({ provider, paymentState }: Pick<Order, 'provider' | 'paymentState'>): boolean {
  return provider === mailLink && paymentState === 'pending';
}

/** Whether the order is, or will be, paid when it is handed over. */
export function isCash({ paymentType, provider }: Pick<Order, 'paymentType' | 'provider'>): boolean {
  return paymentType === 'COD' || provider === mailLink;
}

/**
 * Whether this viewer may cancel the order now. A shopper may not while placed orders are added to it: they have no fee and no minimum
 * because of it. Unpaid ones end with it.
 */
export function mayCancel(
  order: Pick<Order, 'stage' | 'createdAt'>,
  { added }: Pick<OrderStop, 'added'>,
  { viewer, now }: { viewer: Viewer; now: number },
): boolean {
  if (viewer.role === 'SELLER') return !isPacker(viewer) && sellerCancels.has(order.stage);
  const isFirstOfPlaced = added.some(({ isPlaced: wasAdded }) => wasAdded);
  return !isFirstOfPlaced && order.stage === 'PLACED' && now - order.createdAt <= shopperCancelMs;
}

/** Whether this viewer may change what happens to missing products: the shopper, until the packing begins. */
export const mayChangeWishes = (order: Pick<Order, 'stage' | 'paymentType' | 'isPaid'>, { role }: Viewer): boolean =>
  role === 'SHOPPER' && order.stage === 'PLACED' && isPlaced(order);

/** The actions that this viewer may take on the order now. */
export function actionsOf(
  order: Order,
  money: OrderMoney,
  { picks, stop }: { picks: LinePick[]; stop: OrderStop },
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
  if (mayCancel(order, stop, { viewer, now })) actions.push('CANCEL');
  if (viewer.role === 'SELLER' && !isPacker(viewer) && money.refundableCents > 0) actions.push('REFUND');
  if (viewer.role === 'SELLER' && isBeforeFinish(order)) actions.push('PICK');
  if (viewer.role === 'SELLER' && order.stage === 'PICKING' && picks.length === order.lines.length) {
    actions.push('FINISH_PICKING');
  }
  return actions;
}

/** The texts of `status` that shoppers and sellers read, also in clients that know no stages. */
export const statusTexts = {
  /** The text of an online order before its payment. */
  waiting: 'Payment Pending',
  /** The text of a guest's cash order until its link is pressed. */
  unconfirmed: 'Confirmation Pending',
  cancelled: 'Cancelled',
  expired: 'Expired',
  /** The shopper placed a newer order before paying this one. */
  replaced: 'Replaced By A Newer Order',
  /** The seller gave its goods back before it was paid. */
  released: 'Released By The Store',
};

export const stageTexts: Record<OrderStage, string> = {
  PLACED: 'Order Placed',
  PICKING: 'Being Packed',
  READY: 'Ready',
  OUT: 'Out For Delivery',
  DONE: 'Delivered',
  CANCELLED: 'Cancelled',
};

/** The stages of an order that the shopper collects. */
export const collectedTexts = { READY: 'Ready To Collect', DONE: 'Collected' };

/** The `status` of an order in that stage. In the sandbox no money is moved, and a placed order says so. */
export function stageText(stage: OrderStage, { provider, slot }: Pick<Order, 'provider' | 'slot'>): string {
  if (slot?.kind === 'PICKUP' && stage === 'READY') return collectedTexts.READY;
  if (slot?.kind === 'PICKUP' && stage === 'DONE') return collectedTexts.DONE;
  return stage === 'PLACED' && provider === 'sandbox' ? `${stageTexts.PLACED} (test payment)` : stageTexts[stage];
}
