import { z } from 'zod';
import { readDeliveryAddress, type RestDeliveryAddress } from '#gateway/documents/address.ts';
import { readOrderSlot, type RestOrderSlot } from '#gateway/documents/order-slot.ts';
import { readList } from '#gateway/documents/read-list.ts';
import type { Parts } from '#gateway/parts.ts';

/** An order to which another one can be added. */
export interface RestOpenOrder {
  _id: string;
  number: string;
  /** In ISO 8601. */
  openUntil: string;
  slot: RestOrderSlot | null;
  address: RestDeliveryAddress | null;
}

const shape = z.looseObject({ _id: z.string(), number: z.string(), openUntil: z.iso.datetime() });

function readOpenOrder(entry: unknown): RestOpenOrder | undefined {
  const { data } = shape.safeParse(entry);
  if (!data) return undefined;
  const { _id, number, openUntil, slot, address } = data;
  return { _id, number, openUntil, slot: readOrderSlot(slot), address: readDeliveryAddress(address) };
}

/** GET /api/order/open: the feature `orders.joined`. */
export function createOpenOrdersApi({ rest, features, log }: Parts) {
  return {
    /** The shopper's orders to which another one can be added; null when the store cannot tell. @throws Fault */
    async list(): Promise<RestOpenOrder[] | null> {
      if (!features.has('ORDERS_JOINED')) return null;
      const call = { method: 'GET', path: '/api/order/open', kind: 'read' } as const;
      return readList(await rest.send({ ...call, cookies: ['shopper'] }), 'orders', { read: readOpenOrder, log });
    },
  };
}
