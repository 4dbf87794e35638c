import { z } from 'zod';
import { withZipcode } from '#backend/db/postal-code.ts';
import { postalAddress } from '#backend/features/people/addresses/postal-address.ts';
import type { Order } from '../order.ts';
import { orderSlot, toOrderSlot } from '../order-slot.ts';

/** An order to which another one can be added. */
export const openOrder = z
  .object({
    _id: z.string(),
    number: z.string(),
    openUntil: z.iso
      .datetime()
      .meta({ description: 'Until then at the latest: it also ends when the packing begins.' }),
    slot: orderSlot,
    address: postalAddress,
  })
  .meta({ id: 'OpenOrder' });

export const toOpenOrder = ({ order, until }: { order: Order; until: number }): z.infer<typeof openOrder> => ({
  _id: order.id,
  number: String(order.number),
  openUntil: new Date(until).toISOString(),
  slot: toOrderSlot(order.slot),
  address: withZipcode(order.address),
});
