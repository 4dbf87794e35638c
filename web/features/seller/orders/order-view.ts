import type { OrderFilter, OrderSort, PaymentMethod } from '#web/__generated__/seller-orders.ts';
import type { StoreFeature } from '#web/__generated__/seller-shell.ts';
import { stageNames } from '#web/shared/order-life/stages.ts';
import type { OrderStage } from '#web/shared/order-life/order-types.ts';
import { dayAfter, spanOfDay, startsOfDays } from '../shell/store-days.ts';

export const stages = Object.keys(stageNames) as OrderStage[];
/** The stages of the tab of the open orders. */
const openStages = ['PLACED', 'PICKING', 'READY', 'OUT'] as const satisfies readonly OrderStage[];

/** A promised time: its start in ISO 8601, and whether the orders are delivered or collected. */
export interface TimeChoice {
  start: string;
  kind: 'DELIVERY' | 'PICKUP';
}

/** The seller's filters, which the URL stores. */
export interface OrderView {
  paid: '' | 'paid' | 'pending';
  /** The payment method; '' for all. */
  method: '' | PaymentMethod;
  /** The number of days including today; 0 for all. */
  days: number;
  /** The first and the last day on which orders were placed, such as `2026-03-29`; '' for no limit. Then `days` is 0. */
  from: string;
  to: string;
  /** The stage, or the open ones; '' for all. */
  stage: '' | 'OPEN' | OrderStage;
  /** The text to find in number, name, phone, email and place; '' for all. */
  search: string;
  /** The day of the promised time: `today`, `tomorrow` or such as `2026-03-29`; '' for all. */
  day: string;
  /** One of the promised times of the day; null for all. */
  time: TimeChoice | null;
  sort: OrderSort;
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;

/** The time in an address, such as `DELIVERY@2026-03-29T08:00:00.000Z`. */
function readTime(text: string): TimeChoice | null {
  const [kind, start = ''] = text.slice(0, 40).split('@');
  if (kind !== 'DELIVERY' && kind !== 'PICKUP') return null;
  return Number.isNaN(Date.parse(start)) ? null : { kind, start: new Date(start).toISOString() };
}

export const timeInAddress = ({ kind, start }: TimeChoice): string => `${kind}@${start}`;

export function readOrderView(params: URLSearchParams): OrderView {
  const paid = params.get('paid');
  const method = params.get('method');
  const days = Number(params.get('days'));
  const wantedDay = params.get('day') ?? '';
  const day = wantedDay === 'today' || wantedDay === 'tomorrow' || isDay(wantedDay) ? wantedDay : '';
  const sort = params.get('sort');
  const [from = '', to = ''] = ['from', 'to']
    .map((name) => params.get(name) ?? '')
    .map((text) => (isDay(text) ? text : ''));
  const hasSpan = from !== '' || to !== '';
  // The orders of a day are read in the order in which they go out.
  const isByPromise = sort === 'promised' || (sort !== 'newest' && day !== '');
  return {
    paid: paid === 'paid' || paid === 'pending' ? paid : '',
    method: method === 'COD' || method === 'ONLINE' ? method : '',
    days: [1, 7, 30].includes(days) && !hasSpan ? days : 0,
    // The days may be given in either sequence.
    ...(to !== '' && to < from ? { from: to, to: from } : { from, to }),
    stage: (['OPEN', ...stages] as const).find((stage) => stage === params.get('stage')) ?? '',
    search: (params.get('q') ?? '').trim().slice(0, 100),
    day,
    time: day === '' ? null : readTime(params.get('time') ?? ''),
    sort: isByPromise ? 'PROMISED' : 'NEWEST',
  };
}

/** The view without filters that the store does not have. A bookmark can name such filters. */
export function servedView(view: OrderView, has: (feature: StoreFeature) => boolean): OrderView {
  return {
    ...view,
    stage: has('ORDER_STAGES') ? view.stage : '',
    search: has('ORDERS_SEARCH') ? view.search : '',
    ...(!has('ORDERS_BETWEEN') && { from: '', to: '' }),
    ...(!has('ORDERS_PROMISED') && { day: '', time: null, sort: 'NEWEST' }),
  };
}

/** Whether an order in this stage is in the view. */
export function isInView(view: OrderView['stage'], stage: OrderStage | null): boolean {
  if (view === '') return true;
  return view === 'OPEN' ? openStages.some((each) => each === stage) : stage === view;
}

/** The span of the day of the promised time; undefined without a day. Days start at midnight in the shop's time zone. */
function spanOfView({ day }: Pick<OrderView, 'day'>, now: Date, timeZone: string): [Date, Date] | undefined {
  if (day === '') return undefined;
  const [today] = startsOfDays(1, now, timeZone);
  if (day === 'today' || day === 'tomorrow') return dayAfter(today ?? now, day === 'today' ? 0 : 1, timeZone);
  return spanOfDay(day, timeZone);
}

/** The filter of the API for the view. */
export function orderFilter(view: OrderView, now: Date, timeZone: string): OrderFilter {
  const { paid, method, days, from, to, stage, search, time } = view;
  const [since] = from === '' ? startsOfDays(days, now, timeZone) : spanOfDay(from, timeZone);
  const placedBefore = to === '' ? undefined : spanOfDay(to, timeZone)[1];
  const span = spanOfView(view, now, timeZone);
  return {
    ...(paid !== '' && { isPaid: paid === 'paid' }),
    ...(method !== '' && { payment: method }),
    ...(stage !== '' && { stages: stage === 'OPEN' ? [...openStages] : [stage] }),
    ...(search !== '' && { search }),
    ...(since && { since: since.toISOString() }),
    ...(placedBefore && { placedBefore: placedBefore.toISOString() }),
    ...(span && { promisedFrom: span[0].toISOString(), promisedBefore: span[1].toISOString() }),
    ...(time && {
      promisedFrom: time.start,
      promisedBefore: new Date(Date.parse(time.start) + 1).toISOString(),
      promisedKind: time.kind,
    }),
  };
}
