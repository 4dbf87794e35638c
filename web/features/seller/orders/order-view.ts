import type { OrderFilter, PaymentMethod } from '#web/__generated__/seller-orders.ts';
import type { StoreFeature } from '#web/__generated__/seller-shell.ts';
import { stageNames, type OrderStage } from '#web/shared/order-life/stages.ts';
import { startsOfDays } from '../shell/store-days.ts';

const stages = Object.keys(stageNames) as OrderStage[];

/** The seller's filters, which the URL stores. */
export interface OrderView {
  paid: '' | 'paid' | 'pending';
  /** The payment method; '' for all. */
  method: '' | PaymentMethod;
  /** The number of days including today; 0 for all. */
  days: number;
  /** The stage; '' for all. */
  stage: '' | OrderStage;
  /** The text to find in number, name, phone, email and place; '' for all. */
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

/** The view without filters that the store does not have. A bookmark can name such filters. */
export function servedView(view: OrderView, has: (feature: StoreFeature) => boolean): OrderView {
  return {
    ...view,
    stage: has('ORDER_STAGES') ? view.stage : '',
    search: has('ORDERS_SEARCH') ? view.search : '',
  };
}

/** The filter of the API for the view. Days start at midnight in the shop's time zone. */
export function orderFilter(
  { paid, method, days, stage, search }: OrderView,
  now: Date,
  timeZone: string,
): OrderFilter {
  const [since] = startsOfDays(days, now, timeZone);
  return {
    ...(paid !== '' && { isPaid: paid === 'paid' }),
    ...(method !== '' && { payment: method }),
    ...(stage !== '' && { stages: [stage] }),
    ...(search !== '' && { search }),
    ...(since && { since: since.toISOString() }),
  };
}
