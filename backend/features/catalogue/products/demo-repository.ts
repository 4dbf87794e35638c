// Tested by tests/backend/demo-products.test.ts.
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { raiseCatalogueVersion } from '#backend/db/shop-values.ts';
import { recordAudit, type Staff } from '../../../audit/audit.ts';
import { recordPriceMoves } from '../prices/price-move-repository.ts';
import { deleteUnusedPictures } from './picture-repository.ts';
import { lockCatalogue } from './product-repository.ts';
import * as texts from './texts.ts';

/** The demonstration products of a shop. */
export interface DemoProducts {
  /** The number of demonstration products that no order contains, so that they can be removed. */
  count(): Promise<number>;
  /** Removes those that are in no order, from the carts too. Returns how many. */
  remove(by: { actor: Staff; now: number }): Promise<number>;
}

/**
 * The fields by which a product of the demonstration list is recognised, in old databases too. Many a grocer sells bananas of
 * 1 kg: only the description tells them from those of the list. A product that the seller has edited is the seller's own.
 */
interface DemoIdentity {
  name: string;
  category: string;
  weight: string | null;
  description: readonly string[];
}

const identityOf = ({ name, category, weight, description }: DemoIdentity) =>
  JSON.stringify([name, category, weight, description]);

/** `list` is what the shop was seeded with. */
export function createDemoProducts(database: Database, list: readonly DemoIdentity[]): DemoProducts {
  const names = list.map(({ name }) => name);
  const identities = new Set(list.map(identityOf));
  // Orders are never deleted, so a product once found in an order is not looked up again: that reads all order lines.
  const ordered = new Set<string>();

  const findUnordered = async (source: Database['query'] | DatabaseTransaction): Promise<string[]> => {
    const found = await source
      .selectFrom('products')
      .select(['id', 'name', 'category', 'weight', 'description'])
      .where('name', 'in', names)
      .where('version', '=', 1)
      .where('food_version', 'is', null)
      .orderBy('id')
      .execute();
    const isDemo = ({ description, ...row }: (typeof found)[number]) =>
      identities.has(identityOf({ ...row, description: JSON.parse(description) as string[] }));
    const ids = found.filter((row) => isDemo(row) && !ordered.has(row.id)).map(({ id }) => id);
    return withoutOrdered(source, ids);
  };

  const unedited = async (trx: DatabaseTransaction, ids: string[]): Promise<string[]> => {
    const rows = await trx
      .selectFrom('products')
      .select('id')
      .where('id', 'in', ids)
      .where('version', '=', 1)
      .where('food_version', 'is', null)
      .execute();
    return rows.map(({ id }) => id);
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
    remove: async ({ actor, now }) => {
      // Search all orders before locking anything. Under the lock, only what was added since is searched.
      const candidates = await findUnordered(database.query);
      if (candidates.length === 0) return 0;
      return database.write(async (trx) => {
        // Lock shoppers before products, in the order in which placing an order does.
        await raiseCartVersions(trx, candidates);
        await lockCatalogue(database, trx);
        await database.lockIds(trx, candidates, 'exclusive');
        const ids = await withoutOrdered(trx, await unedited(trx, candidates));
        if (ids.length === 0) return 0;
        const removed = await deleteProducts(trx, ids, now);
        const subject = { kind: 'PRODUCT', id: null, name: texts.demoProducts };
        await recordAudit(trx, {
          actor,
          action: 'PRODUCTS_REMOVED',
          subject,
          before: { products: removed },
          after: null,
          at: now,
        });
        return removed;
      });
    },
  };
}

/** A cart that loses a line gets a new version, so that a device with the old cart cannot save it again. */
async function raiseCartVersions(trx: DatabaseTransaction, productIds: string[]): Promise<void> {
  await trx
    .updateTable('users')
    .set({ cart_version: sql<number>`cart_version + 1` })
    .where('id', 'in', (users) =>
      users.selectFrom('cart_lines').select('user_id').where('product_id', 'in', productIds),
    )
    .execute();
}

/** Deletes the products with their cart lines, and the pictures that no other product and no order uses. Returns how many products. */
async function deleteProducts(trx: DatabaseTransaction, ids: string[], now: number): Promise<number> {
  await raiseCatalogueVersion(trx);
  await recordPriceMoves(trx, ids, now, { isRemoved: true });
  const pictures = await trx
    .selectFrom('product_images')
    .select('hash')
    .distinct()
    .where('product_id', 'in', ids)
    .execute();
  const removed = await trx.deleteFrom('products').where('id', 'in', ids).returning('id').execute();
  const hashes = pictures.map(({ hash }) => hash);
  await deleteUnusedPictures(trx, await withoutShown(trx, hashes));
  return removed.length;
}

/** The pictures among these that no order shows. An edited product may have another picture than its orders. */
async function withoutShown(trx: DatabaseTransaction, hashes: string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const lines = await trx
    .selectFrom('order_lines')
    .select('image_hash')
    .distinct()
    .where('image_hash', 'in', hashes)
    .execute();
  const shown = new Set(lines.map((line) => line.image_hash));
  return hashes.filter((hash) => !shown.has(hash));
}
