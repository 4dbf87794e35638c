import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { PriceMove } from './reference-price.ts';

/** Ids in one statement: SQLite takes at most 32766 parameters. */
const idsPerStatement = 1000;

/** The rule of `isInStock`, and archived products are not on sale. */
const isOnSale = sql<number>`case when products.in_stock = 1 and (products.stock_on_hand is null
    or products.stock_on_hand * coalesce(products.portion_grams, 1) >= coalesce(products.portion_from, 1))
  and products.archived_at is null then 1 else 0 end`;

/**
 * Writes a move of each product whose price, tax class, step or being on sale is not as in its last move. Call it in the transaction
 * that changes them, after the change and under the products' exclusive locks; before products are deleted, with `isRemoved`.
 */
export async function recordPriceMoves(
  trx: DatabaseTransaction,
  ids: readonly string[],
  now: number,
  { isRemoved = false } = {},
): Promise<void> {
  const onSale = isRemoved ? sql<number>`0` : isOnSale;
  for (let from = 0; from < ids.length; from += idsPerStatement) {
    await sql`insert into price_moves
        (product_id, position, price_cents, offer_price_cents, tax_class, portion_grams, is_on_sale, at)
      select products.id, coalesce(last.position, 0) + 1, products.price_cents, products.offer_price_cents,
        products.tax_class, products.portion_grams, ${onSale}, case when last.at > ${now} then last.at else ${now} end
      from products left join price_moves as last on last.product_id = products.id
        and last.position = (select max(position) from price_moves as newest where newest.product_id = products.id)
      where products.id in (${sql.join(ids.slice(from, from + idsPerStatement))}) and (last.position is null
        or last.price_cents <> products.price_cents or last.offer_price_cents <> products.offer_price_cents
        or coalesce(last.tax_class, 'A') <> coalesce(products.tax_class, 'A')
        or coalesce(last.portion_grams, 0) <> coalesce(products.portion_grams, 0) or last.is_on_sale <> ${onSale})`.execute(
      trx,
    );
  }
}

/** A move of a product's price, with all that it records. */
export type RecordedMove = PriceMove & { productId: string; taxClass: 'A' | 'B' | 'C' | 'D' | null };

/** All moves of these products, of each in their order. Inside a transaction, `source` is the transaction. */
export async function listPriceMoves(source: Database['query'], ids: readonly string[]): Promise<RecordedMove[]> {
  const moves: RecordedMove[] = [];
  for (let from = 0; from < ids.length; from += idsPerStatement) {
    const rows = await source
      .selectFrom('price_moves')
      .selectAll()
      .where('product_id', 'in', ids.slice(from, from + idsPerStatement))
      .orderBy('product_id')
      .orderBy('position')
      .execute();
    for (const row of rows) {
      moves.push({
        productId: row.product_id,
        priceCents: row.price_cents,
        offerPriceCents: row.offer_price_cents,
        taxClass: row.tax_class,
        portionGrams: row.portion_grams,
        isOnSale: row.is_on_sale === 1,
        at: row.at,
      });
    }
  }
  return moves;
}
