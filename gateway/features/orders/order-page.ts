import type { OrderSort, OrderStage, PaymentMethod, SlotKind } from '#gateway/__generated__/schema.ts';
import { orderStages } from '#common/__generated__/contract.ts';
import type { RestOrder } from '#gateway/documents/order.ts';
import { badCursor, readPageArguments, type PageArguments } from '#gateway/documents/page-arguments.ts';
import { badInput } from '#gateway/refusals/faults.ts';
import { paymentIn, paymentsIn } from './payment-method.ts';

/** A page of orders, in the order of its list. */
export interface OrderPage {
  orders: RestOrder[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** The number of orders on all pages; null when the store was not asked or cannot count. */
  totalCount: number | null;
}

/** The filter of a list of orders. Null does not restrict. */
export interface OrderCriteria {
  isPaid?: boolean | null | undefined;
  payment?: PaymentMethod | null | undefined;
  /** A moment in RFC 3339: orders placed then or later. */
  since?: string | null | undefined;
  /** A moment in RFC 3339: orders placed before. Only the store can filter by it. */
  placedBefore?: string | null | undefined;
  stages?: readonly OrderStage[] | null | undefined;
  /**
   * The ids of the orders. Only the store can search and list by id: the criteria of a list that the gateway cuts have
   * neither.
   */
  ids?: readonly string[] | null | undefined;
  search?: string | null | undefined;
  /** Moments in RFC 3339: the promised time starts then or later, and before. Only the store can filter by them. */
  promisedFrom?: string | null | undefined;
  promisedBefore?: string | null | undefined;
  promisedKind?: SlotKind | null | undefined;
}

export interface OrderPageRequest extends PageArguments {
  filter?: OrderCriteria | null | undefined;
  /** Whether the orders are downloaded as a file: the store's trail says so. */
  isExport?: boolean | null | undefined;
  sort?: OrderSort | null | undefined;
}

/** The part of a list that a page shows: this many orders after an order, or before it. */
export interface PageWindow {
  size: number;
  isBackward: boolean;
  /** The id in the cursor; null for the start of the list, or for its end when the window is backward. */
  from: string | null;
}

interface CountAndAmount {
  count: number;
  amount: number;
}

/** Sums of orders, with amounts in currency units. */
export interface OrderSums {
  count: number;
  amount: number;
  pendingCount: number;
  pendingAmount: number;
  payments: PaymentMethod[];
  days: CountAndAmount[];
  /** The sums of the test payments among them; null when the store does not tell. */
  tests: (CountAndAmount & { days: CountAndAmount[] }) | null;
  /** The number of all orders in each stage; null when the store has no stages. */
  stages: { stage: OrderStage; count: number }[] | null;
}

const maxDays = 62;
const maxSearchLength = 100;
const maxIds = 100;

export const cursorOf = ({ _id }: RestOrder) => Buffer.from(`order:${_id}`).toString('base64url');

/** @throws Fault BAD_USER_INPUT */
export function windowOf(request: OrderPageRequest, standardSize: number): PageWindow {
  const { cursor, ...part } = readPageArguments(request, standardSize);
  if (cursor === null) return { from: null, ...part };
  const from = /^order:(.+)$/s.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (from === undefined) throw badCursor(part);
  return { from, ...part };
}

export const noSuchOrder = (window: Pick<PageWindow, 'isBackward'>) =>
  badCursor(window, 'the cursor of an order in this list');

/** @throws Fault BAD_USER_INPUT */
export function checkStarts(starts: readonly string[]) {
  if (starts.length > maxDays) throw badInput(`\`starts\` may hold at most ${maxDays} dates.`);
}

/** @throws Fault BAD_USER_INPUT */
export function checkSearch({ ids, search }: OrderCriteria) {
  if (ids != null && ids.length > maxIds) throw badInput(`\`ids\` may hold at most ${maxIds} identifiers.`);
  if (search != null && search.length > maxSearchLength)
    throw badInput(`\`search\` may hold at most ${maxSearchLength} characters.`);
}

/** Cuts a page out of a whole list. */
export function pageOfAll(
  orders: readonly RestOrder[],
  window: PageWindow,
  filter: OrderCriteria | null | undefined,
): OrderPage {
  const { size, isBackward, from } = window;
  const matching = ordersIn(orders, filter ?? {});
  const at = matching.findIndex(({ _id }) => _id === from);
  if (from !== null && at === -1) throw noSuchOrder(window);
  const start = isBackward ? Math.max(0, (from === null ? matching.length : at) - size) : at + 1;
  const end = isBackward && from !== null ? at : start + size;
  return {
    orders: matching.slice(start, end),
    hasNextPage: end < matching.length,
    hasPreviousPage: start > 0,
    totalCount: matching.length,
  };
}

/** Adds up a whole list. Cancelled orders count in their stage only. */
export function sumsOfAll(all: readonly RestOrder[], filter: OrderCriteria, starts: readonly string[]): OrderSums {
  const orders = all.filter(({ stage }) => stage !== 'CANCELLED');
  const matching = ordersIn(orders, filter);
  const pending = sumOf(matching.filter(({ isPaid }) => !isPaid));
  return {
    ...sumOf(matching),
    pendingCount: pending.count,
    pendingAmount: pending.amount,
    payments: paymentsIn(matching.map(({ paymentType }) => paymentType)),
    days: daysOf(orders, starts),
    tests: all.some(({ isTest }) => isTest !== null)
      ? { ...sumOf(matching.filter(isTestOrder)), days: daysOf(orders.filter(isTestOrder), starts) }
      : null,
    stages: stagesOf(all),
  };
}

const isTestOrder = ({ isTest }: RestOrder) => isTest === true;

/** The sums from each start to the next. */
function daysOf(orders: readonly RestOrder[], starts: readonly string[]): CountAndAmount[] {
  return starts.map((start, index) => {
    const end = starts[index + 1];
    return sumOf(
      orders.filter(({ createdAt }) => createdAt !== null && createdAt >= start && (!end || createdAt < end)),
    );
  });
}

/** The number of orders in each stage. */
function stagesOf(orders: readonly RestOrder[]): OrderSums['stages'] {
  if (!orders.some(({ stage }) => stage !== null)) return null;
  return orderStages.map((stage) => ({ stage, count: orders.filter((order) => order.stage === stage).length }));
}

function ordersIn(orders: readonly RestOrder[], { isPaid, payment, since, stages }: OrderCriteria) {
  return orders.filter(
    (order) =>
      (isPaid == null || order.isPaid === isPaid) &&
      (payment == null || paymentIn(order.paymentType) === payment) &&
      (stages == null || (order.stage !== null && stages.includes(order.stage))) &&
      // Both are UTC with milliseconds, so the later one is also the greater text.
      (since == null || (order.createdAt !== null && order.createdAt >= since)),
  );
}

/** Adds up what the orders cost now, in cents: sums of floating-point amounts would have errors. */
function sumOf(orders: readonly RestOrder[]): CountAndAmount {
  const cents = orders.reduce((sum, { amount, settled }) => sum + Math.round((settled?.amount ?? amount) * 100), 0);
  return { count: orders.length, amount: cents / 100 };
}
