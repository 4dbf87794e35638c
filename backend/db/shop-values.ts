import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';

/** The names of single values of the whole shop, rows of the table `shop_facts`. */
export type ShopValueName =
  | 'banner-picture'
  | 'browser-secret'
  | 'catalogue-version'
  | 'confirmation-secret'
  | 'delivery-plan'
  | 'guarantee-picture'
  | 'last-backup'
  | 'last-write-check'
  | 'mail'
  | 'newsletter-secret'
  | 'order-months-summed-until'
  | 'order-timeline'
  | 'orders-summed-until'
  | 'products-summed-until'
  | 'sandbox-secret'
  | 'seller-login'
  | 'status-faults'
  | 'store-logo'
  | 'store-settings'
  | 'takings-summed-until'
  | 'update-feed';

/** The value of that name, or null. Inside a transaction, `source` is the transaction. */
export async function readShopValue(source: Database['query'], name: ShopValueName): Promise<string | null> {
  const row = await source.selectFrom('shop_facts').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/** The values of these names, in their order. */
export async function readShopValues(
  source: Database['query'],
  names: readonly ShopValueName[],
): Promise<(string | null)[]> {
  const rows = await source.selectFrom('shop_facts').select(['name', 'value']).where('name', 'in', names).execute();
  return names.map((name) => rows.find((row) => row.name === name)?.value ?? null);
}

/** Locks the value of that name until the transaction ends, so that it is not changed after it was read. */
export async function lockShopValue(trx: DatabaseTransaction, name: ShopValueName): Promise<void> {
  await trx.selectFrom('shop_facts').select('name').where('name', '=', name).forUpdate().execute();
}

/** Sets the value of that name. */
export async function writeShopValue(trx: DatabaseTransaction, name: ShopValueName, value: string): Promise<void> {
  await trx
    .insertInto('shop_facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Sets the value of that name if it still is `before` (null: absent). Returns whether it was. */
export async function replaceShopValue(
  trx: DatabaseTransaction,
  name: ShopValueName,
  before: string | null,
  value: string,
): Promise<boolean> {
  const changed =
    before === null
      ? await trx
          .insertInto('shop_facts')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('name')
          .executeTakeFirst()
      : await trx
          .updateTable('shop_facts')
          .set({ value })
          .where('name', '=', name)
          .where('value', '=', before)
          .returning('name')
          .executeTakeFirst();
  return changed !== undefined;
}

/** The secret of that name, created once per database: all processes of a shop share it. */
export async function sharedSecret(
  database: Database,
  name: 'browser-secret' | 'confirmation-secret' | 'newsletter-secret' | 'sandbox-secret',
): Promise<string> {
  const known = await readShopValue(database.query, name);
  if (known !== null) return known;
  await database.query
    .insertInto('shop_facts')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const secret = await readShopValue(database.query, name);
  if (secret === null) throw new Error(`The value ${name} vanished while it was read.`);
  return secret;
}

/** Raises the version of the catalogue and returns it. Locks the row until the end of the transaction. */
export async function raiseCatalogueVersion(trx: DatabaseTransaction): Promise<number> {
  const { value } = await trx
    .updateTable('shop_facts')
    .set({ value: sql<string>`cast(cast(value as bigint) + 1 as text)` })
    .where('name', '=', 'catalogue-version')
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}
