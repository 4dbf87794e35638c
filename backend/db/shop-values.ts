import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';

/** Facts about the shop as a whole, one row each. */
export type ShopValueName =
  | 'browser-secret'
  | 'catalogue-version'
  | 'last-write-check'
  | 'orders-summed-until'
  | 'sandbox-secret'
  | 'seller-login';

export async function readShopValue(database: Database, name: ShopValueName): Promise<string | null> {
  const row = await database.query.selectFrom('shop_facts').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

export async function writeShopValue(trx: DatabaseTransaction, name: ShopValueName, value: string): Promise<void> {
  await trx
    .insertInto('shop_facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The secret of that name, made once per database, so that every process of one shop shares it. */
export async function sharedSecret(database: Database, name: 'browser-secret' | 'sandbox-secret'): Promise<string> {
  await database.query
    .insertInto('shop_facts')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const secret = await readShopValue(database, name);
  if (secret === null) throw new Error(`The fact ${name} vanished while it was read.`);
  return secret;
}

/** Says that the catalogue changed, and answers its new version. The row is locked until the end of the transaction. */
export async function raiseCatalogueVersion(trx: DatabaseTransaction): Promise<number> {
  const { value } = await trx
    .updateTable('shop_facts')
    .set({ value: sql<string>`cast(cast(value as bigint) + 1 as text)` })
    .where('name', '=', 'catalogue-version')
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}
