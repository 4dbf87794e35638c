import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#backend/app-context.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { writeOrderAddress } from '#backend/db/postal-code.ts';
import type { AccountParts } from '#backend/features/people/accounts/account-parts.ts';
import { hasConfirmed } from '#backend/features/people/sessions/user-repository.ts';
import { guestOrderIds } from './guests/guest-order-repository.ts';
import { listOrdersOf } from './lists/order-list-repository.ts';
import { createOrderWriter } from './order-documents.ts';
import { findOrder } from './order-repository.ts';
import type { Order } from './order.ts';
import { anonymiseWithdrawals, withdrawalsOf } from './withdrawals/withdrawal-repository.ts';

/** The orders and withdrawals of an account, for its export and its deletion. */

const anonymousAddress: Order['address'] = {
  firstName: 'Deleted',
  lastName: 'account',
  email: '',
  street: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  phone: '',
};

const ordersAtOnce = 100;

/** All orders of a user that lists show, newest first, in parts. */
async function* ordersInParts(database: Database, userId: string): AsyncGenerator<Order[]> {
  for (let last: Order | null = null; ;) {
    const orders: Order[] = await listOrdersOf(database, userId, { limit: ordersAtOnce, from: last });
    if (orders.length > 0) yield orders;
    if (orders.length < ordersAtOnce) return;
    last = orders.at(-1) ?? null;
  }
}

/** The numbers of orders that are on their way, or wait for their payment. */
async function openOrders(trx: DatabaseTransaction, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('number')
    .where('user_id', '=', userId)
    .where('stage', 'not in', ['DONE', 'CANCELLED'])
    .where('payment_state', 'in', ['none', 'paid', 'pending'])
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => String(number ?? ''));
}

/** Removes from the orders what says whose they are. Lines, sums and ledgers stay. */
async function anonymiseOrders(trx: DatabaseTransaction, userId: string, anonymousId: string): Promise<void> {
  const rows = await trx.selectFrom('orders').select('id').where('user_id', '=', userId).execute();
  const ids = rows.map(({ id }) => id);
  const batchSize = 500;
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    await trx.deleteFrom('order_words').where('order_id', 'in', batch).execute();
    // Mails about orders have the name and the address. Mails about the account are deleted with it.
    await trx.deleteFrom('mails').where('order_id', 'in', batch).execute();
    await trx
      .updateTable('order_events')
      .set({ note: null })
      .where('order_id', 'in', batch)
      // The first one may have the reason of an exception for this customer.
      .where((is) => is.or([is('actor', '=', 'SHOPPER'), is('version', '=', 1)]))
      .execute();
    await trx.updateTable('taken_orders').set({ reason: null }).where('order_id', 'in', batch).execute();
    await trx
      .updateTable('orders')
      .set({
        user_id: anonymousId,
        address: writeOrderAddress(anonymousAddress),
        note_to_shop: null,
        note_to_courier: null,
      })
      .where('id', 'in', batch)
      .execute();
  }
}

/** How the orders and withdrawals of an account lose their owner. */
export const orderRemoval = { openOrders, anonymiseOrders, anonymiseWithdrawals } satisfies Partial<AccountParts>;

/** The access of a shopper's account to its orders. */
export function createAccountOrders(context: AppContext): Omit<AccountParts, 'removeSubscriber'> {
  const writeOrders = createOrderWriter(context);
  const exportedOf = async (request: FastifyRequest, orders: Order[], userId: string): Promise<object[]> => {
    const documents = await writeOrders(request, orders, { role: 'SHOPPER', userId });
    return documents.map(({ items, actions: _actions, ...order }) => {
      const ownItems = items.map(({ product, ...item }) => ({
        product: typeof product === 'string' ? product : product._id,
        ...item,
      }));
      return { ...order, items: ownItems };
    });
  };
  return {
    ...orderRemoval,
    exportWithdrawals: async ({ id: userId, email }) => {
      const { query } = context.database;
      if (!(await hasConfirmed(query, { userId, email }))) return [];
      return (await withdrawalsOf(query, { userId, email })).map(({ receivedAt, orderId: _order, ...withdrawal }) => ({
        ...withdrawal,
        receivedAt: new Date(receivedAt).toISOString(),
      }));
    },
    exportOrders: async (request, userId) => {
      const orders: object[] = [];
      for await (const part of ordersInParts(context.database, userId)) {
        orders.push(...(await exportedOf(request, part, userId)));
      }
      return orders;
    },
    exportGuestOrders: async (request, userId) => {
      const { query } = context.database;
      const orders: object[] = [];
      for (const id of await guestOrderIds(query, userId)) {
        const order = await findOrder(query, id);
        if (order) orders.push(...(await exportedOf(request, [order], userId)));
      }
      return orders;
    },
  };
}
