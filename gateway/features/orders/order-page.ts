import { badInput } from '#gateway/rest/faults.ts';
import type { RestOrder } from '#gateway/rest/shapes.ts';

/** A page of orders, newest first. */
export interface OrderPage {
  orders: RestOrder[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** Which orders to list. Null does not restrict. */
export interface OrderCriteria {
  isPaid?: boolean | null | undefined;
  paymentType?: string | null | undefined;
  /** RFC 3339. */
  since?: string | null | undefined;
}

export interface OrderPageRequest {
  filter?: OrderCriteria | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}

/** Amounts in currency units. */
export interface OrderSums {
  count: number;
  amount: number;
  pendingCount: number;
  pendingAmount: number;
  paymentTypes: string[];
  days: { count: number; amount: number }[];
}

const maxFirst = 100;
const maxDays = 62;

export const cursorOf = ({ _id }: RestOrder) => Buffer.from(`order:${_id}`).toString('base64url');

/** The order's id in a cursor. @throws Fault BAD_USER_INPUT */
export function idIn(cursor: string): string {
  const id = /^order:(.+)$/s.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (id === undefined) throw badInput('`after` must be a cursor from an earlier page.');
  return id;
}

export const noSuchOrder = () => badInput('`after` must be the cursor of an order in this list.');

/** @throws Fault BAD_USER_INPUT */
export function checkFirst(first: number) {
  if (first < 1 || first > maxFirst) throw badInput(`\`first\` must be from 1 to ${maxFirst}.`);
}

/** @throws Fault BAD_USER_INPUT */
export function checkStarts(starts: readonly string[]) {
  if (starts.length > maxDays) throw badInput(`\`starts\` may hold at most ${maxDays} dates.`);
}

/** Cuts a page out of a whole list. */
export function pageOfAll(orders: readonly RestOrder[], first: number, { filter, after }: OrderPageRequest): OrderPage {
  const matching = ordersIn(orders, filter ?? {});
  const last = after == null ? null : idIn(after);
  const position = matching.findIndex(({ _id }) => _id === last);
  if (last !== null && position === -1) throw noSuchOrder();
  const start = position + 1;
  return {
    orders: matching.slice(start, start + first),
    hasNextPage: start + first < matching.length,
    hasPreviousPage: start > 0,
  };
}

/** Adds up a whole list. */
export function sumsOfAll(orders: readonly RestOrder[], filter: OrderCriteria, starts: readonly string[]): OrderSums {
  const matching = ordersIn(orders, filter);
  const pending = sumOf(matching.filter(({ isPaid }) => !isPaid));
  return {
    ...sumOf(matching),
    pendingCount: pending.count,
    pendingAmount: pending.amount,
    paymentTypes: [...new Set(matching.map(({ paymentType }) => paymentType))].sort(),
    days: starts.map((start, index) => {
      const end = starts[index + 1];
      return sumOf(
        orders.filter(({ createdAt }) => createdAt !== null && createdAt >= start && (!end || createdAt < end)),
      );
    }),
  };
}

function ordersIn(orders: readonly RestOrder[], { isPaid, paymentType, since }: OrderCriteria) {
  return orders.filter(
    (order) =>
      (isPaid == null || order.isPaid === isPaid) &&
      (paymentType == null || order.paymentType === paymentType) &&
      // Both are UTC with milliseconds, so the later one is also the greater text.
      (since == null || (order.createdAt !== null && order.createdAt >= since)),
  );
}

/** Adds up in cents: sums of floating-point amounts would have errors. */
function sumOf(orders: readonly RestOrder[]) {
  const cents = orders.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return { count: orders.length, amount: cents / 100 };
}
