import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import type { Database } from '#backend/db/database.ts';
import { publicBase } from '#backend/http/origins.ts';
import { findProductsWithPictures } from '#backend/features/catalogue/products/product-repository.ts';
import type { Product } from '#backend/features/catalogue/products/product.ts';
import { toOrderDocument, type orderDocument } from './order-document.ts';
import { readLedger, readLedgers } from './order-ledger-repository.ts';
import type { OrderLedger } from './order-ledger.ts';
import { readStopsBefore } from './tour-repository.ts';
import type { Viewer } from '#backend/rules/stages.ts';
import type { Order } from './order.ts';

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
    const told = config.isClassic ? [] : orders;
    const ledgers = await readLedgers(database.query, told);
    const stops = await readStopsBefore(database.query, told);
    const now = clock();
    return orders.map((order) => {
      const stopsBefore = stops.get(order.id) ?? null;
      return toOrderDocument(order, ledgers.get(order.id), { products, base, viewer, now, isLean, stopsBefore });
    });
  };
}

/** An order with all that its document needs. */
export interface WholeOrder {
  order: Order;
  ledger: OrderLedger;
  /** The products of its lines by id, as they are now. */
  products: Map<string, Product>;
  stopsBefore: number | null;
}

/**
 * Reads what the response to a change of this order needs, in the transaction of the change: after it, a busy database could
 * refuse to read, and a change that was made would be answered as one that was not. Without a change, `source` is the database.
 */
export async function readWhole(source: Database['query'], order: Order): Promise<WholeOrder> {
  const ids = [...new Set(order.lines.map(({ productId }) => productId))];
  return {
    order,
    ledger: await readLedger(source, order),
    products: await findProductsWithPictures(source, ids),
    stopsBefore: (await readStopsBefore(source, [order])).get(order.id) ?? null,
  };
}

/** Makes the document of an order that a transaction has read, as this viewer sees it. It reads nothing more. */
export function createWholeOrderWriter({ config, clock }: AppContext) {
  return (
    request: FastifyRequest,
    { order, ledger, products, stopsBefore }: WholeOrder,
    viewer: Viewer,
  ): OrderDocument =>
    toOrderDocument(order, config.isClassic ? undefined : ledger, {
      products,
      base: publicBase(request, config),
      viewer,
      now: clock(),
      isLean: false,
      stopsBefore,
    });
}
