import type { Staff } from '#backend/audit/audit.ts';
import { addOnce, forgetAdded } from '#backend/db/added-records.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { isRecordId, newRecordId } from '#backend/db/record-id.ts';
import type { AddressFields } from '#backend/features/people/addresses/address-repository.ts';
import { addGuest, type GuestContact } from '#backend/features/people/guests/guest-repository.ts';
import { anonymousUserId } from '#backend/features/people/sessions/user-repository.ts';
import { isMailing } from '#backend/outbox.ts';
import { refused } from '#backend/refusal.ts';
import { timeToPayMs } from '#backend/rules/time-to-pay.ts';
import { contactOf } from '../guests/guest-limits.ts';
import { countGuestOrders } from '../guests/guest-order-repository.ts';
import { readWhole, type WholeOrder } from '../order-documents.ts';
import { enqueueOrderMail } from '../order-mails.ts';
import { countOpenOrders, findOrder, lockUser } from '../order-repository.ts';
import type { Order } from '../order.ts';
import type { OrderContents } from '../placing/order-contents.ts';
import { placeIn } from '../placing/order-placing.ts';
import { OrderRefused, type OrderRequest, type PlacedOrder } from '../placing/order-request.ts';
import { endUnpaid } from '../placing/unpaid-orders.ts';
import * as texts from './texts.ts';

/** An order that a member of the staff takes for a customer, for example by telephone. */
export interface CustomerRequest extends OrderContents {
  staff: Staff;
  /** The customer's row in `users`; null for a customer who is not in the list yet. */
  customerId: string | null;
  /** Only its email may be empty. */
  address: AddressFields;
  payment: OrderRequest['payment'];
  /** See `Taking`. */
  reason: string | null;
  /** The result of `readAddingHash`: the same one places one order. */
  hash: string | null;
}

/** How many orders with one mailbox or one phone may wait for their payment at once; see `guest-limits.ts`. */
const maxWaiting = 2;

/** The customer as the store keeps it. */
interface KnownCustomer {
  id: string;
  /** The email for mails; empty without one. */
  email: string;
  isGuest: boolean;
  /** Whether the staff has typed this guest. Other guests have one order, which the browser that ordered can open. */
  isByStaff: boolean;
}

/** Finds a customer, and locks its row until the transaction ends: meanwhile a guest does not become an account, and no data is deleted. */
async function lockCustomer(trx: DatabaseTransaction, id: string): Promise<KnownCustomer | null> {
  if (!isRecordId(id) || id === anonymousUserId) return null;
  await lockUser(trx, id);
  return findCustomer(trx, id);
}

async function findCustomer(trx: DatabaseTransaction, id: string): Promise<KnownCustomer | null> {
  const row = await trx
    .selectFrom('users')
    .leftJoin('guests', 'guests.user_id', 'users.id')
    .select(['users.email', 'guests.email as guestEmail', 'guests.by_staff as byStaff'])
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { email, guestEmail, byStaff } = row;
  return { id, email: guestEmail ?? email, isGuest: guestEmail !== null, isByStaff: byStaff === 1 };
}

async function refuseMany(
  database: Database,
  trx: DatabaseTransaction,
  { contact, maxOpen, now }: { contact: GuestContact; maxOpen: number; now: number },
): Promise<void> {
  const keys = (['mailbox', 'phone'] as const).filter((by) => contact[by] !== '');
  await database.lockIds(trx, keys.map((by) => `guest ${by} ${contact[by]}`).toSorted(), 'exclusive');
  for (const by of keys) {
    const { open, waiting } = await countGuestOrders(trx, contact, by, now);
    if (waiting >= maxWaiting) throw new OrderRefused(refused('TOO_MANY', texts.tooManyWaiting));
    if (open >= maxOpen) throw new OrderRefused(refused('TOO_MANY', texts.tooManyOpen(open)));
  }
}

/**
 * The row of `users` that gets the order of a guest: that of the known one when the staff has typed it with the same email or with none,
 * else a new one. So a link that was mailed before shows nothing to another email.
 */
async function guestFor(
  trx: DatabaseTransaction,
  known: KnownCustomer | null,
  { address, contact, now }: { address: AddressFields; contact: GuestContact; now: number },
): Promise<string> {
  if (!known?.isByStaff || (known.email !== address.email && known.email !== '')) {
    return addGuest(trx, address, contact, now, { isByStaff: true });
  }
  const { firstName, lastName, email } = address;
  const { phone, mailbox } = contact;
  await trx
    .updateTable('users')
    .set({ name: `${firstName} ${lastName}` })
    .where('id', '=', known.id)
    .execute();
  await trx.updateTable('guests').set({ phone, email, mailbox }).where('user_id', '=', known.id).execute();
  return known.id;
}

async function placeNew(
  database: Database,
  trx: DatabaseTransaction,
  { customerId, address, staff, reason, hash, ...request }: CustomerRequest,
  now: number,
): Promise<WholeOrder> {
  const known = customerId === null ? null : await lockCustomer(trx, customerId);
  if (customerId !== null && known === null) {
    throw new OrderRefused(refused('REFUSED', texts.unknownCustomer, 'customerId'));
  }
  const isAccount = known !== null && !known.isGuest;
  const email = isAccount ? known.email : address.email;
  if (request.payment.type === 'Online' && (email === '' || !(await isMailing(trx)))) {
    throw new OrderRefused(refused('PAYMENT_UNAVAILABLE', texts.noPayLink, 'payment'));
  }
  const maxOpen = request.maxOpenOrders ?? Number.POSITIVE_INFINITY;
  let userId: string;
  if (isAccount) {
    userId = known.id;
    const open = await countOpenOrders(trx, userId, now);
    if (open >= maxOpen) throw new OrderRefused(refused('TOO_MANY', texts.tooManyOpen(open)));
  } else {
    // The housekeeping forgets it as it forgets networks.
    const contact = contactOf(address, 'staff');
    await refuseMany(database, trx, { contact, maxOpen, now });
    userId = await guestFor(trx, known, { address, contact, now });
  }
  const typed = { userId, place: { typed: address }, taking: { staff, isAccount, reason } };
  // `addOnce` finds repetitions, and this key is of no other order.
  const keyed = { key: `staff ${hash ?? newRecordId(now)}`, requestHash: '', cashResponse: {}, maxOpenOrders: null };
  return (await placeIn(database, trx, { ...request, ...typed, ...keyed }, now)).whole;
}

/** Places an order that a member of the staff takes for a customer, by the rules and prices of every order. */
export async function placeForCustomer(
  database: Database,
  request: CustomerRequest,
  now: number,
): Promise<PlacedOrder> {
  try {
    return await database.write(
      (trx) =>
        addOnce<Exclude<PlacedOrder, { refusal: unknown }>>(trx, {
          hash: request.hash,
          now,
          add: async () => ({ whole: await placeNew(database, trx, request, now), response: null, isNew: true }),
          idOf: ({ whole: { order } }) => order.id,
          repeat: async (orderId) => {
            const order = await findOrder(trx, orderId);
            if (order === null) throw new Error(`Order ${orderId} vanished after it was placed.`);
            return { whole: await readWhole(trx, order), response: null, isNew: false };
          },
        }),
      { isRepeatable: request.hash !== null },
    );
  } catch (error) {
    if (error instanceof OrderRefused) return { refusal: error.refusal };
    throw error;
  }
}

/** Writes the mail with the link to pay, once for each order, and returns its receiver. */
export async function mailPayLink(
  database: Database,
  order: Order,
  { url, now }: { url: string; now: number },
): Promise<string> {
  // The page closes then; the order holds its goods a little longer.
  const toPay = { url, until: order.createdAt + timeToPayMs };
  return database.write(async (trx) => {
    await enqueueOrderMail(trx, 'ORDER_PLACED', { order, version: 0, now, toPay });
    return (await findCustomer(trx, order.userId))?.email ?? '';
  });
}

/** Ends an order whose payment page cannot be opened. The same request then places another one. */
export async function endUnpayable(
  database: Database,
  orderId: string,
  { hash, now }: { hash: string | null; now: number },
): Promise<void> {
  await database.write(async (trx) => {
    await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const order = await findOrder(trx, orderId);
    if (order?.paymentState !== 'pending') return;
    await endUnpaid(database, trx, { orderIds: [orderId], reason: 'cancelled', now });
    if (hash !== null) await forgetAdded(trx, hash);
  });
}
