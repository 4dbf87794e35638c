import type { OrderFilter, SellerOrder_orderFragment } from '#web/__generated__/seller.ts';

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

/** The view as the API takes it. "Today" begins at midnight in this browser's time zone. */
export function orderFilter({ paid, method, days }: OrderView, now: Date): OrderFilter {
  return {
    ...(paid !== '' && { isPaid: paid === 'paid' }),
    ...(method !== '' && { paymentType: method }),
    ...(days > 0 && { since: startOfDay(now, days - 1).toISOString() }),
  };
}

/** Midnight of each of the last days in this browser's time zone, the oldest first, today's the last. */
export function dayStarts(days: number, now: Date): Date[] {
  return Array.from({ length: days }, (_none, at) => startOfDay(now, days - 1 - at));
}

function startOfDay(now: Date, daysAgo: number) {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo);
}

/**
 * The orders as a table for a spreadsheet: UTF-8 with its mark, lines ended as RFC 4180 says. A cell that a spreadsheet
 * would run as a formula, also behind blanks or with a sign of full width, starts with an apostrophe.
 */
export function ordersCsv(orders: readonly Order[]): string {
  const head = ['Order', 'Date', 'Customer', 'Address', 'Phone', 'Products', 'Amount', 'Method', 'Paid', 'Status'];
  const rows = orders.map(({ id, createdAt, address, items, amount, paymentType, isPaid, status }) => [
    id,
    createdAt ?? '',
    address ? `${address.firstName} ${address.lastName}` : '',
    address ? [address.street, address.city, address.state, address.zipcode, address.country].join(', ') : '',
    address?.phone ?? '',
    items.map(({ name, quantity }) => `${quantity} × ${name ?? 'a product that is no longer sold'}`).join('; '),
    amount.toFixed(2),
    paymentType,
    isPaid ? 'Paid' : 'Pending',
    status ?? '',
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function csvCell(text: string) {
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
