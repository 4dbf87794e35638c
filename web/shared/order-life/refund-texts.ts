import type { OrderLife_orderFragment } from '#web/__generated__/order-life.ts';

type Refund = NonNullable<OrderLife_orderFragment['refunds']>[number];

/** The words for the states of a refund. */
export const refundStates: Record<Refund['state'], string> = {
  PENDING: 'on its way',
  DONE: 'paid back',
  FAILED: 'not paid back: the payment provider refused it',
};

/** The products that a refund is for, such as ` for Carrots, Soap`; empty when it is for the whole order. */
export function refundedNames(positions: Refund['positions'], items: readonly { name: string | null }[]): string {
  if (!positions?.length) return '';
  return ` for ${positions.map((at) => items[at]?.name ?? 'a product that is no longer sold').join(', ')}`;
}
