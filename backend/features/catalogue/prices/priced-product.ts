import type { Database } from '#backend/db/database.ts';
import { depositTypesById } from '../deposits/deposit-type-repository.ts';
import type { DepositType } from '#backend/rules/deposits.ts';
import { hasOffer } from '#backend/rules/money.ts';
import type { Product } from '../products/product.ts';
import { listPriceMoves, type RecordedMove } from './price-move-repository.ts';
import { referencePrice } from './reference-price.ts';

/** A product with all that it costs. */
export type PricedProduct = Product & {
  /** The price with which its offer is compared; null without an offer, and when there is no such price. */
  referencePriceCents: number | null;
  /** The type of its deposit; null without one. */
  depositType: DepositType | null;
};

/** The products with their reference prices and the types of their deposits. Inside a transaction, `source` is the transaction. */
export async function withPrices(source: Database['query'], products: readonly Product[]): Promise<PricedProduct[]> {
  const onOffer = products.filter(hasOffer).map(({ id }) => id);
  const histories = new Map<string, RecordedMove[]>(onOffer.map((id) => [id, []]));
  for (const move of await listPriceMoves(source, onOffer)) histories.get(move.productId)?.push(move);
  const hasDeposit = products.some(({ deposit }) => deposit !== null);
  const types: ReadonlyMap<string, DepositType> = hasDeposit ? await depositTypesById(source) : new Map();
  return products.map((product) => ({
    ...product,
    referencePriceCents: referenceOf(product, histories),
    depositType: (product.deposit && types.get(product.deposit.type)) ?? null,
  }));
}

function referenceOf(product: Product, histories: Map<string, RecordedMove[]>): number | null {
  const moves = histories.get(product.id) ?? [];
  const last = moves.at(-1);
  // A process of the version before has changed the price without a move: the history does not say when.
  if (last?.priceCents !== product.priceCents || last.offerPriceCents !== product.offerPriceCents) return null;
  return referencePrice(moves);
}
