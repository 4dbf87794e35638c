import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { seedProducts } from '#backend/seed/seed-products.ts';
import { raiseCatalogueVersion } from '#backend/db/shop-facts.ts';

/** The demonstration goods of a shop. */
export interface DemoGoods {
  /** How many of them no order has: those can be removed. */
  count(): Promise<number>;
  /** Removes those that no order has, from the carts too. Answers how many. */
  remove(): Promise<number>;
}

const names = seedProducts.map(({ name }) => name);

/**
 * What a demonstration product is known by, in databases of every age: the fields that no seller can change. The seller's
 * form knows no weight, so a product added by hand is not taken for one.
 */
const identityOf = ({ name, category, weight }: { name: string; category: string; weight: string | null }) =>
  JSON.stringify([name, category, weight]);

const identities = new Set(seedProducts.map(identityOf));

export function openDemoGoods(database: Database): DemoGoods {
  /** Orders are never deleted, so these need not be looked up again: that reads every line of every order. */
  const ordered = new Set<string>();

  const findUnordered = async (source: Database['query'] | DatabaseTransaction): Promise<string[]> => {
    const found = await source
      .selectFrom('products')
      .select(['id', 'name', 'category', 'weight'])
      .where('name', 'in', names)
      .orderBy('id')
      .execute();
    const ids = found.filter((row) => identities.has(identityOf(row)) && !ordered.has(row.id)).map(({ id }) => id);
    return withoutOrdered(source, ids);
  };

  const withoutOrdered = async (source: Database['query'] | DatabaseTransaction, ids: string[]): Promise<string[]> => {
    if (ids.length === 0) return [];
    const lines = await source
      .selectFrom('order_lines')
      .select('product_id')
      .distinct()
      .where('product_id', 'in', ids)
      .execute();
    for (const { product_id } of lines) ordered.add(product_id);
    return ids.filter((id) => !ordered.has(id));
  };

  return {
    count: async () => (await findUnordered(database.query)).length,
    remove: async () => {
      // The search through the orders is done before anything is locked; below it is repeated for what came since.
      const candidates = await findUnordered(database.query);
      if (candidates.length === 0) return 0;
      return database.write(async (trx) => {
        // Shoppers before products, as orders lock them.
        await raiseCartVersions(trx, candidates);
        await database.lineUp(trx, candidates, 'alone');
        const ids = await withoutOrdered(trx, candidates);
        return ids.length === 0 ? 0 : deleteProducts(trx, ids);
      });
    },
  };
}

/** Carts that lose a line change, so a device that knows the old version must not send it again. */
async function raiseCartVersions(trx: DatabaseTransaction, productIds: string[]): Promise<void> {
  await trx
    .updateTable('users')
    .set({ cart_version: sql<number>`cart_version + 1` })
    .where('id', 'in', (users) =>
      users.selectFrom('cart_lines').select('user_id').where('product_id', 'in', productIds),
    )
    .execute();
}

/** Deletes the products with their cart lines, and the pictures that no other product has. */
async function deleteProducts(trx: DatabaseTransaction, ids: string[]): Promise<number> {
  await raiseCatalogueVersion(trx);
  const pictures = await trx
    .selectFrom('product_images')
    .select('hash')
    .distinct()
    .where('product_id', 'in', ids)
    .execute();
  const removed = await trx.deleteFrom('products').where('id', 'in', ids).returning('id').execute();
  const hashes = pictures.map(({ hash }) => hash);
  if (hashes.length > 0) {
    await trx
      .deleteFrom('images')
      .where('hash', 'in', hashes)
      .where((is) =>
        is.not(
          is.exists(is.selectFrom('product_images').select('hash').whereRef('product_images.hash', '=', 'images.hash')),
        ),
      )
      .execute();
  }
  return removed.length;
}
