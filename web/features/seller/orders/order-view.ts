import type { OrderFilter, PaymentMethod } from '#web/__generated__/seller-orders.ts';
import { stageNames, type OrderStage } from '#web/shared/order-life/stages.ts';

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
  /** What to find in number, name, email and phone; '' for all. */
  search: string;
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
    search: (params.get('q') ?? '').trim().slice(0, 100),
  };
}

/** Converts the view for the API. Days start at midnight in this browser's time zone. */
export function orderFilter({ paid, method, days, stage, search }: OrderView, now: Date): OrderFilter {
  return {
    ...(paid !== '' && { isPaid: paid === 'paid' }),
    ...(method !== '' && { payment: method }),
    ...(stage !== '' && { stages: [stage] }),
    ...(search !== '' && { search }),
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
