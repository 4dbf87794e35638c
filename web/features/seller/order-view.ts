import type { SellerOrder_orderFragment } from '#web/__generated__/seller.ts';
import { toCents } from '#web/shared/lib/money.ts';

type Order = SellerOrder_orderFragment;

/** Which orders the seller wants to see. It lives in the address. */
export interface OrderView {
  paid: '' | 'paid' | 'pending';
  /** A payment type as the store spells it, or '' for all. */
  method: string;
  /** How many days back, today included; 0 for all. */
  days: number;
}

export function readOrderView(params: URLSearchParams): OrderView {
  const paid = params.get('paid');
  const days = Number(params.get('days'));
  return {
    paid: paid === 'paid' || paid === 'pending' ? paid : '',
    method: params.get('method') ?? '',
    days: [1, 7, 30].includes(days) ? days : 0,
  };
}

export function applyOrderView(orders: readonly Order[], { paid, method, days }: OrderView, now: Date): Order[] {
  const since = days === 0 ? 0 : startOfDay(now, days - 1).getTime();
  return orders.filter(
    ({ isPaid, paymentType, createdAt }) =>
      (paid === '' || isPaid === (paid === 'paid')) &&
      (method === '' || paymentType === method) &&
      (days === 0 || (createdAt !== null && new Date(createdAt).getTime() >= since)),
  );
}

/** Sums of orders. All money in cents. */
export function orderTotals(orders: readonly Order[]) {
  const sum = (some: readonly Order[]) => some.reduce((cents, { amount }) => cents + toCents(amount), 0);
  const all = sum(orders);
  return {
    count: orders.length,
    all,
    pending: sum(orders.filter(({ isPaid }) => !isPaid)),
    average: orders.length === 0 ? 0 : Math.round(all / orders.length),
  };
}

/** Orders and cents of each of the last days, the oldest first, in this browser's time zone. */
export function ordersByDay(orders: readonly Order[], days: number, now: Date) {
  return Array.from({ length: days }, (_none, at) => {
    const start = startOfDay(now, days - 1 - at);
    const end = startOfDay(now, days - 2 - at);
    const own = orders.filter(({ createdAt }) => {
      const moment = createdAt === null ? Number.NaN : new Date(createdAt).getTime();
      return moment >= start.getTime() && moment < end.getTime();
    });
    return { day: start, count: own.length, cents: orderTotals(own).all };
  });
}

function startOfDay(now: Date, daysAgo: number) {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo);
}

/**
 * The orders as a table for a spreadsheet: UTF-8 with its mark, lines ended as RFC 4180 says. A cell that a spreadsheet
 * would run as a formula starts with an apostrophe.
 */
export function ordersCsv(orders: readonly Order[]): string {
  const head = ['Order', 'Date', 'Customer', 'Address', 'Phone', 'Products', 'Amount', 'Method', 'Paid', 'Status'];
  const rows = orders.map(({ id, createdAt, address, items, amount, paymentType, isPaid, status }) => [
    id,
    createdAt ?? '',
    address ? `${address.firstName} ${address.lastName}` : '',
    address ? [address.street, address.city, address.state, address.zipcode, address.country].join(', ') : '',
    address?.phone ?? '',
    items.map(({ name, quantity }) => `${quantity} × ${name ?? 'a product that is gone'}`).join('; '),
    amount.toFixed(2),
    paymentType,
    isPaid ? 'Paid' : 'Pending',
    status ?? '',
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function csvCell(text: string) {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
