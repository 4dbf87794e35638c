import { addOnce } from '#backend/db/added-records.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { isRecordId, newRecordId } from '#backend/db/record-id.ts';
import { zipcodeForOldReaders } from '#backend/db/postal-code.ts';

/** A delivery address as people write it. */
export interface AddressFields {
  firstName: string;
  lastName: string;
  email: string;
  street: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  phone: string;
}

/** An address of a user's list. `_id` is its id in the REST contract. */
export type SavedAddress = AddressFields & { _id: string; userId: string; isDefault: boolean };

const columns = [
  'id',
  'user_id',
  'first_name',
  'last_name',
  'email',
  'street',
  'city',
  'state',
  'zipcode',
  'postal_code',
  'country',
  'phone',
  'is_default',
] as const;

type AddressRow = Awaited<ReturnType<typeof selectAddresses>>[number];

function selectAddresses(source: Database['query'] | DatabaseTransaction, userId: string) {
  return source
    .selectFrom('addresses')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

function toAddress(row: AddressRow): SavedAddress {
  return {
    _id: row.id,
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    street: row.street,
    city: row.city,
    state: row.state,
    postalCode: row.postal_code ?? String(row.zipcode),
    country: row.country,
    phone: row.phone,
    isDefault: row.is_default === 1,
  };
}

const toColumns = (address: AddressFields) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  email: address.email,
  street: address.street,
  city: address.city,
  state: address.state,
  zipcode: zipcodeForOldReaders(address.postalCode),
  postal_code: address.postalCode,
  country: address.country,
  phone: address.phone,
});

/** The user's addresses, oldest first. */
export async function listAddresses(database: Database, userId: string): Promise<SavedAddress[]> {
  return (await selectAddresses(database.query, userId)).map(toAddress);
}

/** That address of that user, or null. */
export async function findOwnAddress(
  trx: DatabaseTransaction,
  userId: string,
  addressId: string,
): Promise<SavedAddress | null> {
  if (!isRecordId(addressId)) return null;
  const row = await trx
    .selectFrom('addresses')
    .select(columns)
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? toAddress(row) : null;
}

/**
 * Saves an address; false when the user already has `maxAddresses`.
 *
 * @param hash the result of `readAddingHash`: the same one saves one address
 */
export async function addAddress(
  database: Database,
  userId: string,
  address: AddressFields,
  { hash, maxAddresses, now }: { hash: string | null; maxAddresses: number; now: number },
): Promise<boolean> {
  return database.write(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const add = async () => {
      const existing = await trx.selectFrom('addresses').select('id').where('user_id', '=', userId).execute();
      if (existing.length >= maxAddresses) return null;
      const id = newRecordId(now);
      await trx
        .insertInto('addresses')
        .values({ id, user_id: userId, ...toColumns(address), created_at: now })
        .execute();
      return id;
    };
    const repeat = (id: string) => Promise.resolve(id);
    return (await addOnce(trx, { hash, now, add, idOf: (id) => id, repeat })) !== null;
  });
}

/** Replaces all fields of that address of that user, and returns it; null when the user has no such address. */
export async function updateAddress(
  database: Database,
  userId: string,
  addressId: string,
  address: AddressFields,
): Promise<SavedAddress | null> {
  if (!isRecordId(addressId)) return null;
  const row = await database.query
    .updateTable('addresses')
    .set(toColumns(address))
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst();
  return row ? toAddress(row) : null;
}

/** Deletes an address; the result is false when the user has no such address. Orders keep their copy. */
export async function removeAddress(database: Database, userId: string, addressId: string): Promise<boolean> {
  if (!isRecordId(addressId)) return false;
  const removed = await database.query
    .deleteFrom('addresses')
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Makes that address the user's default one instead of another; false when the user has no such address. */
export async function setDefaultAddress(database: Database, userId: string, addressId: string): Promise<boolean> {
  return database.write(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    if ((await findOwnAddress(trx, userId, addressId)) === null) return false;
    const addresses = trx.updateTable('addresses').where('user_id', '=', userId);
    await addresses.set({ is_default: 0 }).where('is_default', '=', 1).execute();
    await addresses.set({ is_default: 1 }).where('id', '=', addressId).execute();
    return true;
  });
}
