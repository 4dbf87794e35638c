import type { OrderFilter, PaymentMethod, SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';
import { stageNames, type OrderStage } from '#web/shared/order-life/stages.ts';

type Order = SellerOrder_orderFragment;

const stages = Object.keys(stageNames) as OrderStage[];

/** The seller's filters, as stored in the address. */
export interface OrderView {
  paid: '' | 'paid' | 'pending';
  /** '' for all. */
  method: '' | PaymentMethod;
  /** The number of days including today; 0 for all. */
  days: number;
  /** '' for all. */
  stage: '' | OrderStage;
}

export function readOrderView(params: URLSearchParams): OrderView {
  const paid = params.get('paid');
  const method = params.get('method');
  const days = Number(params.get('days'));
  return {
    paid: paid === 'paid' || paid === 'pending' ? paid : '',
    method: method === 'COD' || method === 'ONLINE' ? method : '',
    days: [1, 7, 30].includes(days) ? days : 0,
    stage: stages.find((stage) => stage === params.get('stage')) ?? '',
  };
}

/** Converts the view for the API. Days start at midnight in this browser's time zone. */
export function orderFilter({ paid, method, days, stage }: OrderView, now: Date): OrderFilter {
  return {
    ...(paid !== '' && { isPaid: paid === 'paid' }),
    ...(method !== '' && { payment: method }),
    ...(stage !== '' && { stages: [stage] }),
    ...(days > 0 && { since: startOfDay(now, days - 1).toISOString() }),
  };
}

/** The start of each of the last days in this browser's time zone, today's last. */
export function dayStarts(days: number, now: Date): Date[] {
  return Array.from({ length: days }, (_none, at) => startOfDay(now, days - 1 - at));
}

function startOfDay(now: Date, daysAgo: number) {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo);
}

/**
 * The orders as CSV (RFC 4180, UTF-8 with a byte order mark). A cell that a spreadsheet would run as a formula, also after
 * spaces or with a full-width sign, gets an apostrophe in front.
 */
export function ordersCsv(orders: readonly Order[]): string {
  const head = [
    'Order',
    'Number',
    'Date',
    'Customer',
    'Address',
    'Phone',
    'Products',
    'Amount',
    'Method',
    'Paid',
    'Status',
  ];
  const rows = orders.map(({ id, number, createdAt, address, items, amount, paymentText, isPaid, status }) => [
    id,
    number,
    createdAt ?? '',
    address ? `${address.firstName} ${address.lastName}` : '',
    address ? [address.street, address.city, address.state, address.zipcode, address.country].join(', ') : '',
    address?.phone ?? '',
    items.map(({ name, quantity }) => `${quantity} × ${name ?? 'a product that is no longer sold'}`).join('; '),
    amount.toFixed(2),
    paymentText,
    isPaid ? 'Paid' : 'Pending',
    status ?? '',
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function csvCell(text: string) {
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
