import { z } from 'zod';
import type { NamedOrder, OrderStop } from '../order-ledger.ts';

const namedOrder = z.object({ _id: z.string(), number: z.string() }).meta({ id: 'NamedOrder' });

/** The fields of an order document that the feature orders.joined adds. */
export const stopFields = {
  joins: namedOrder.nullable().optional().meta({
    description: 'The order that it was added to: both are one stop. Null for an order of its own.',
  }),
  joinedBy: z.array(namedOrder).optional().meta({
    description: 'The placed orders that were added to it and are not cancelled, oldest first.',
  }),
};

const toNamed = ({ id, number }: NamedOrder) => ({ _id: id, number: String(number) });

export function toStopFields({ first, added }: OrderStop) {
  return { joins: first && toNamed(first), joinedBy: added.filter(({ isPlaced }) => isPlaced).map(toNamed) };
}
