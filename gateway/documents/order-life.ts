import { z } from 'zod';
import type { OrderAction, OrderActor, OrderPaymentState, OrderStage, RefundState } from '../__generated__/schema.ts';
import { orderTaxes, type RestOrderTax } from './store-tax.ts';

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
  /** As of an event. */
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

/** The values of these enums of the schema, by name, so that the compiler misses none. */
const stages: Record<OrderStage, true> = {
  PLACED: true,
  PICKING: true,
  READY: true,
  OUT: true,
  DONE: true,
  CANCELLED: true,
};
const actions: Record<OrderAction, true> = {
  MOVE_TO_PICKING: true,
  MOVE_TO_READY: true,
  MOVE_TO_OUT: true,
  MOVE_TO_DONE: true,
  CANCEL: true,
  REFUND: true,
  PICK: true,
  FINISH_PICKING: true,
};
const paymentStates: Record<OrderPaymentState, true> = {
  UNPAID: true,
  PAID: true,
  PARTLY_REFUNDED: true,
  REFUNDED: true,
};
const actors: Record<OrderActor, true> = { SHOPPER: true, SELLER: true, SYSTEM: true };
const refundStates: Record<RefundState, true> = { PENDING: true, DONE: true, FAILED: true };

export const orderStages = Object.keys(stages) as OrderStage[];

const oneOf = <Value extends string>(values: Record<Value, true>) =>
  z.custom<Value>((value) => typeof value === 'string' && Object.hasOwn(values, value));

const amount = z
  .number()
  .nonnegative()
  .transform((value) => Math.round(value * 100) / 100);

const at = z
  .string()
  .transform((value) => new Date(value))
  .refine((date) => !Number.isNaN(date.getTime()))
  .transform((date) => date.toISOString());

const text = z.string().min(1).nullable().catch(null);

const positions = z.array(z.int().nonnegative()).nullable().catch(null);

/** A list without the entries that cannot be read; null when it is no list. */
const listOf = <Entry>(entry: z.ZodType<Entry>) =>
  z
    .array(z.unknown())
    .transform((entries) => entries.flatMap((each) => entry.safeParse(each).data ?? []))
    .nullable()
    .catch(null);

const shape = z.object({
  stage: oneOf(stages),
  paymentState: oneOf(paymentStates).nullable().catch(null),
  version: z.int().nullable().catch(null),
  actions: listOf(oneOf(actions)),
  timeline: listOf(z.object({ at, stage: oneOf(stages), actor: oneOf(actors), note: text, staffName: text })),
  refunds: listOf(
    z
      .object({ amount, reason: text, state: oneOf(refundStates), at, lines: positions, staffName: text })
      .transform(({ lines, ...refund }): RestRefund => ({ ...refund, positions: lines })),
  ),
  paid: amount.nullable().catch(null),
  refunded: amount.nullable().catch(null),
  refundable: amount.nullable().catch(null),
  afterRefunds: z.object({ amount, tax: amount, taxes: orderTaxes }).nullable().catch(null),
});

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
  if (order['stage'] === undefined) return unknownLife;
  return shape.safeParse(order).data ?? unknownLife;
}
