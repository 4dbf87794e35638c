import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { publicBase } from '#backend/http/origins.ts';
import { toOrderDocument, type orderDocument } from './order-document.ts';
import { readLedgers } from './order-ledger-repository.ts';
import type { Viewer } from './order-life.ts';
import type { Order } from './order-repository.ts';

type OrderDocument = z.infer<typeof orderDocument>;

/**
 * Makes the documents of orders, as this viewer sees them, with their ledgers and with the products of today: whole, or by id
 * when they are lean.
 */
export type WriteOrders = (
  request: FastifyRequest,
  orders: Order[],
  viewer: Viewer,
  options?: { isLean?: boolean },
) => Promise<OrderDocument[]>;

export function createOrderWriter({ config, database, catalogue, clock }: AppContext): WriteOrders {
  return async (request, orders, viewer, { isLean = false } = {}) => {
    const { byId: products } = await catalogue.read();
    const base = publicBase(request, config);
    // A classic store hides what the ledgers say.
    const ids = config.isClassic ? [] : orders.map(({ id }) => id);
    const ledgers = await readLedgers(database.query, ids);
    const now = clock();
    return orders.map((order) =>
      toOrderDocument(order, ledgers.get(order.id), { products, base, viewer, now, isLean }),
    );
  };
}
