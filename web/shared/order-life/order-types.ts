import type { OrderLife_orderFragment } from '#web/__generated__/order-life.ts';

export type OrderStage = NonNullable<OrderLife_orderFragment['stage']>;

export type Refund = NonNullable<OrderLife_orderFragment['refunds']>[number];
