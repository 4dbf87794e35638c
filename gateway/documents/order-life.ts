import {
  orderActions,
  orderActors,
  orderPaymentStates,
  orderStages,
  refundStates,
  type OrderAction,
  type OrderActor,
  type OrderPaymentState,
  type OrderStage,
  type RefundState,
} from '#common/__generated__/contract.ts';
import { isRecord } from '../refusals/outcome.ts';
import { readEntries, type EntryReader } from './read-list.ts';
import { isCount, toDateTime, toOneOf, toOptionalPrice, toOptionalText, toPrice } from './read-values.ts';
import { readTaxes, type RestOrderTax } from './store-tax.ts';

interface RestOrderEvent {
  /** RFC 3339. */
  at: string;
  stage: OrderStage;
  actor: OrderActor;
  note: string | null;
  /** The member of staff who did it; null for others, and for shoppers. */
  staffName: string | null;
}

interface RestRefund {
  /** The amount in currency units. */
  amount: number;
  reason: string | null;
  state: RefundState;
  /** RFC 3339. */
  at: string;
  /** The places of the lines that it is for; null over a store without the feature `refunds.lines`. */
  positions: number[] | null;
  /** Whether it counts towards what is missing; null over a store without the feature `refunds.missing`. */
  isForMissing: boolean | null;
  /** The member of staff who made it; null for others, and for shoppers. */
  staffName: string | null;
}

/** The rest of the payment after refunds, with the feature `refunds.lines`. */
interface RestAfterRefunds {
  /** The amount in currency units. */
  amount: number;
  tax: number;
  taxes: RestOrderTax[];
}

/** The fields of an order with the feature `order.stages`; all are null without it. Amounts are in currency units. */
export interface RestOrderLife {
  stage: OrderStage | null;
  paymentState: OrderPaymentState | null;
  version: number | null;
  actions: OrderAction[] | null;
  timeline: RestOrderEvent[] | null;
  refunds: RestRefund[] | null;
  paid: number | null;
  refunded: number | null;
  refundable: number | null;
  afterRefunds: RestAfterRefunds | null;
}

function readEvent(entry: unknown): RestOrderEvent | undefined {
  if (!isRecord(entry)) return undefined;
  const at = toDateTime(entry['at']);
  const stage = toOneOf(orderStages, entry['stage']);
  const actor = toOneOf(orderActors, entry['actor']);
  if (at === null || stage === null || actor === null) return undefined;
  return { at, stage, actor, note: toOptionalText(entry['note']), staffName: toOptionalText(entry['staffName']) };
}

function readRefund(entry: unknown): RestRefund | undefined {
  if (!isRecord(entry)) return undefined;
  const amount = toPrice(entry['amount']);
  const state = toOneOf(refundStates, entry['state']);
  const at = toDateTime(entry['at']);
  if (amount === undefined || state === null || at === null) return undefined;
  const { lines } = entry;
  const positions = Array.isArray(lines) && lines.every(isCount) ? lines : null;
  const [reason, staffName] = [toOptionalText(entry['reason']), toOptionalText(entry['staffName'])];
  const isForMissing = typeof entry['forMissing'] === 'boolean' ? entry['forMissing'] : null;
  return { amount, reason, state, at, positions, isForMissing, staffName };
}

function readAfterRefunds(value: unknown): RestAfterRefunds | null {
  if (!isRecord(value)) return null;
  const [amount, tax] = [toPrice(value['amount']), toPrice(value['tax'])];
  const taxes = readTaxes(value['taxes']);
  return amount === undefined || tax === undefined || taxes === null ? null : { amount, tax, taxes };
}

/** A list without the entries that cannot be read; null when it is no list. */
const entriesOf = <Entry>(value: unknown, read: EntryReader<Entry>): Entry[] | null =>
  Array.isArray(value) ? readEntries(value, read) : null;

const unknownLife: RestOrderLife = {
  stage: null,
  paymentState: null,
  version: null,
  actions: null,
  timeline: null,
  refunds: null,
  paid: null,
  refunded: null,
  refundable: null,
  afterRefunds: null,
};

/** Reads them from the document of an order. An order with no stage, or one that this gateway does not know, has none of them. */
export function readOrderLife(order: Record<string, unknown>): RestOrderLife {
  const { version } = order;
  const stage = toOneOf(orderStages, order['stage']);
  if (stage === null) return unknownLife;
  return {
    stage,
    paymentState: toOneOf(orderPaymentStates, order['paymentState']),
    version: Number.isSafeInteger(version) ? Number(version) : null,
    actions: entriesOf(order['actions'], (action) => toOneOf(orderActions, action) ?? undefined),
    timeline: entriesOf(order['timeline'], readEvent),
    refunds: entriesOf(order['refunds'], readRefund),
    paid: toOptionalPrice(order['paid']),
    refunded: toOptionalPrice(order['refunded']),
    refundable: toOptionalPrice(order['refundable']),
    afterRefunds: readAfterRefunds(order['afterRefunds']),
  };
}
