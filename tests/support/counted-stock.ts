import { expect } from 'vitest';
import type { Database } from '#backend/db/database.ts';
import type { StoreClient } from './store-client.ts';

/** Starts counting a product, as the seller. */
export async function countProduct(seller: StoreClient, productId: string, onHand: number): Promise<void> {
  const changes = [{ productId, change: onHand, reason: 'COUNTED' }];
  const { body } = await seller.post('/api/product/stock/adjust', { changes });
  expect(body).toEqual({ success: true, message: 'Stock saved.' });
}

/** The pieces on hand of a counted product; undefined when it is not counted. */
export async function onHandOf(seller: StoreClient, productId: string): Promise<number | undefined> {
  const { body } = await seller.get(`/api/product/stock/list?ids=${productId}`);
  return body.stocks[0]?.onHand;
}

/** Checks that the ledger of every product adds up to what is on hand, move by move. */
export async function checkLedger({ query }: Database): Promise<void> {
  const moves = await query.selectFrom('stock_moves').selectAll().orderBy('product_id').orderBy('position').execute();
  const sums = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const { product_id, position, quantity, on_hand } of moves) {
    const sum = (sums.get(product_id) ?? 0) + quantity;
    const count = (counts.get(product_id) ?? 0) + 1;
    expect([on_hand, position]).toEqual([sum, count]);
    sums.set(product_id, sum);
    counts.set(product_id, count);
  }
  const products = await query.selectFrom('products').select(['id', 'stock_on_hand']).execute();
  for (const { id, stock_on_hand } of products) expect(stock_on_hand ?? 0).toBe(sums.get(id) ?? 0);
}
