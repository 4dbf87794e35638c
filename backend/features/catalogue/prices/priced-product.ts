import type { Database } from '#backend/db/database.ts';
import { hasOffer } from '#backend/rules/money.ts';
import type { Product } from '../products/product.ts';
import { listPriceMoves, type RecordedMove } from './price-move-repository.ts';
import { referencePrice } from './reference-price.ts';

/** A product with the price with which its offer is compared; null without an offer, and when there is no such price. */
export type PricedProduct = Product & { referencePriceCents: number | null };

/** The products with their reference prices. Inside a transaction, `source` is the transaction. */
export async function withReferencePrices(
  source: Database['query'],
  products: readonly Product[],
): Promise<PricedProduct[]> {
  const onOffer = products.filter(hasOffer).map(({ id }) => id);
  const histories = new Map<string, RecordedMove[]>(onOffer.map((id) => [id, []]));
  for (const move of await listPriceMoves(source, onOffer)) histories.get(move.productId)?.push(move);
  return products.map((product) => ({ ...product, referencePriceCents: referenceOf(product, histories) }));
}

function referenceOf(product: Product, histories: Map<string, RecordedMove[]>): number | null {
  const moves = histories.get(product.id) ?? [];
  const last = moves.at(-1);
  // A process of the version before has changed the price without a move: the history does not say when.
  if (last?.priceCents !== product.priceCents || last.offerPriceCents !== product.offerPriceCents) return null;
  return referencePrice(moves);
}
