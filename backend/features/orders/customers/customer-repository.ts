// Tested by tests/backend/customers.test.ts.
import { sql, type ExpressionBuilder } from 'kysely';
import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import type { Database } from '#backend/db/database.ts';
import { paddedIds } from '#backend/db/padded-ids.ts';
import { readOrderAddress } from '#backend/db/postal-code.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import type { Tables } from '#backend/db/tables.ts';
import type { AddressFields } from '#backend/features/people/addresses/address-repository.ts';
import { anonymousUserId, mailedEmail } from '#backend/features/people/sessions/user-repository.ts';
import { matchesNames } from '../lists/order-search-repository.ts';

/** Somebody who has ordered: an account, or a guest by its row in `users`. */
export interface Customer {
  id: string;
  name: string;
  /** Empty when the shop knows none. */
  email: string;
  isGuest: boolean;
  /** The address of the newest order. */
  address: AddressFields;
  orderCount: number;
  /** The number of the newest order. */
  lastNumber: number;
  /** Milliseconds since 1970. */
  lastOrderAt: number;
  /** The orders that are neither paid nor cancelled, in cents. */
  openCents: number;
}

/** A page of customers, those with the newest orders first. */
interface CustomerSlice {
  /** As the search of the seller's orders; see `order-search-repository.ts`. */
  search?: string | undefined;
  limit: number;
  /** The orders of the page before have this number or a greater one. */
  before: number;
}

/** The newest orders among which a search looks for customers. */
const maxSearched = 5000;

/** The condition of the orders that lists show, of customers who have not deleted their data. */
const isListed = (is: ExpressionBuilder<Tables, 'orders'>) =>
  is.and([
    is.or([is('orders.payment_type', '=', 'COD'), is('orders.is_paid', '=', 1)]),
    is('orders.user_id', '<>', anonymousUserId),
  ]);

interface Found {
  user_id: string;
  /** The number of the order by which the customer was found. */
  number: number;
}

/** The customers of the newest orders. It reads the orders by number, and leaves out all but the newest one of a customer. */
async function newestCustomers({ query }: Pick<Database, 'query'>, { limit, before }: CustomerSlice): Promise<Found[]> {
  return query
    .selectFrom('order_numbers')
    .innerJoin('orders', 'orders.id', 'order_numbers.order_id')
    .select(['orders.user_id', 'order_numbers.number'])
    .where('order_numbers.number', '<', before)
    .where(isListed)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('orders as newer')
            .select('newer.id')
            .whereRef('newer.user_id', '=', 'orders.user_id')
            .whereRef('newer.number', '>', 'orders.number')
            .where((of) => of.or([of('newer.payment_type', '=', 'COD'), of('newer.is_paid', '=', 1)])),
        ),
      ),
    )
    .orderBy('order_numbers.number', 'desc')
    .limit(limit)
    .execute();
}

async function searchedCustomers(
  { query }: Pick<Database, 'query'>,
  { search, limit, before }: CustomerSlice,
): Promise<Found[]> {
  const matching = query
    .selectFrom('orders')
    .select(['orders.user_id', 'orders.number'])
    .where(isListed)
    .where(matchesNames({ search }))
    .orderBy('orders.number', 'desc')
    .limit(maxSearched);
  const newest = sql<number>`max(found.number)`;
  return query
    .selectFrom(matching.as('found'))
    .select(['found.user_id', newest.as('number')])
    .groupBy('found.user_id')
    .having(newest, '<', before)
    .orderBy(newest, 'desc')
    .limit(limit)
    .execute();
}

/** These customers with what their orders say; who has no order is left out. */
export async function readCustomers(
  { query }: Pick<Database, 'query'>,
  ids: readonly string[],
): Promise<Map<string, Customer>> {
  const known = paddedIds(ids.filter((id) => isRecordId(id) && id !== anonymousUserId));
  if (known.length === 0) return new Map();
  const open = sql<number>`sum(case when is_paid = 0 and stage <> 'CANCELLED' then coalesce(settled_cents, amount_cents) else 0 end)`;
  const sums = await query
    .selectFrom('orders')
    .select((is) => [
      'user_id',
      is.fn.countAll<number>().as('count'),
      is.fn.max('number').as('lastNumber'),
      is.fn.max('created_at').as('lastOrderAt'),
      open.as('openCents'),
    ])
    .where('user_id', 'in', known)
    .where(isListed)
    .groupBy('user_id')
    .execute();
  // PostgreSQL has no list without entries.
  if (sums.length === 0) return new Map();
  const users = await query
    .selectFrom('users')
    .leftJoin('guests', 'guests.user_id', 'users.id')
    .select(['users.id', 'users.name', mailedEmail.as('email'), 'guests.user_id as guestId'])
    .where('users.id', 'in', known)
    .execute();
  const numbers = sums.map(({ lastNumber }) => Number(lastNumber));
  const addresses = await query
    .selectFrom('order_numbers')
    .innerJoin('orders', 'orders.id', 'order_numbers.order_id')
    .select(['orders.user_id', 'orders.address'])
    .where('order_numbers.number', 'in', paddedIds(numbers))
    .execute();
  const userById = new Map(users.map((user) => [user.id, user]));
  const addressById = new Map(
    addresses.map(({ user_id, address }) => [user_id, readOrderAddress<AddressFields>(address)]),
  );
  return new Map(
    sums.flatMap(({ user_id: id, count, lastNumber, lastOrderAt, openCents }) => {
      const user = userById.get(id);
      const address = addressById.get(id);
      if (!user || !address) return [];
      const { name, email, guestId } = user;
      const told = { id, name, email, isGuest: guestId !== null, address, orderCount: Number(count) };
      const newest = { lastNumber: Number(lastNumber), lastOrderAt: Number(lastOrderAt), openCents: Number(openCents) };
      return [[id, { ...told, ...newest }] as const];
    }),
  );
}

/** A page of the customers, and the number before which the next page begins; null at the end. */
export async function listCustomers(
  database: Database,
  slice: CustomerSlice,
): Promise<{ customers: Customer[]; next: number | null }> {
  const read = slice.search === undefined ? newestCustomers : searchedCustomers;
  const found = await read(database, { ...slice, limit: slice.limit + 1 });
  const page = found.slice(0, slice.limit);
  const byId = await readCustomers(
    database,
    page.map(({ user_id }) => user_id),
  );
  const customers = page.flatMap(({ user_id }) => byId.get(user_id) ?? []);
  const last = page.at(-1);
  return { customers, next: last && found.length > slice.limit ? Number(last.number) : null };
}

export async function readNote({ query }: Pick<Database, 'query'>, userId: string): Promise<string> {
  const row = await query.selectFrom('customer_notes').select('note').where('user_id', '=', userId).executeTakeFirst();
  return row?.note ?? '';
}

/** Keeps the shop's note about a customer; an empty one removes it. False when there is no such customer. */
export async function writeNote(
  database: Database,
  { id, note, staff }: { id: string; note: string; staff: Staff },
  now: number,
): Promise<boolean> {
  if (!isRecordId(id) || id === anonymousUserId) return false;
  return database.write(async (trx) => {
    const user = await trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
    if (!user) return false;
    // The trail outlasts the account, so it says neither the note nor the name.
    await recordAudit(trx, {
      actor: staff,
      action: 'CUSTOMER_NOTE_CHANGED',
      subject: { kind: 'CUSTOMER', id, name: '' },
      before: null,
      after: null,
      at: now,
    });
    if (note === '') {
      await trx.deleteFrom('customer_notes').where('user_id', '=', id).execute();
      return true;
    }
    await trx
      .insertInto('customer_notes')
      .values({ user_id: id, note, updated_at: now })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ note, updated_at: now }))
      .execute();
    return true;
  });
}
