import { addOnce } from '#backend/db/added-records.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { AddressFields } from '#backend/features/people/addresses/address-repository.ts';
import { readSettings } from '#backend/features/shop/settings/settings-repository.ts';
import { isMailing } from '#backend/outbox.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { mailLink } from '#backend/rules/stages.ts';
import { heldUntil } from '#backend/rules/time-to-pay.ts';
import { readWhole, type WholeOrder } from '../order-documents.ts';
import { enqueueOrderMail } from '../order-mails.ts';
import { findOrder } from '../order-repository.ts';
import { placeIn } from '../placing/order-placing.ts';
import { OrderRefused, type OrderRequest } from '../placing/order-request.ts';
import type { OrderContents } from '../placing/order-contents.ts';
import { contactOf, refuseManyGuestOrders } from './guest-limits.ts';
import { addGuest, addGuestLink } from '#backend/features/people/guests/guest-repository.ts';
import * as texts from './texts.ts';

/** A guest's request for an order. */
export interface GuestRequest extends OrderContents {
  payment: OrderRequest['payment'];
  address: AddressFields;
  /** The network that the request came from; see `networkOf`. */
  network: string;
  /** The result of `readAddingHash`: the same one places one order. */
  hash: string | null;
}

export type PlacedGuestOrder =
  | { whole: WholeOrder; /** The secret of a link for the browser that ordered. */ secret: string; isNew: boolean }
  | { refusal: Refusal };

/** A cash order that a press has to confirm is stored like an unpaid online order. */
const toBePressed = { type: 'Online', provider: mailLink, successUrl: null, cancelUrl: null } as const;

async function placeNew(
  database: Database,
  trx: DatabaseTransaction,
  { address, network, hash: _hash, ...request }: GuestRequest,
  now: number,
): Promise<WholeOrder> {
  const { guestOrders } = (await readSettings(trx, request.settingsDefaults)).settings;
  if (guestOrders === 'OFF') throw new OrderRefused(refused('REFUSED', texts.noGuestOrders));
  const contact = contactOf(address, network);
  const { maxOpenOrders } = request;
  const tooMany =
    maxOpenOrders === null ? null : await refuseManyGuestOrders(database, trx, { contact, maxOpenOrders, now });
  if (tooMany !== null) throw new OrderRefused(tooMany);
  const isPressed = request.payment.type === 'COD' && guestOrders === 'CONFIRMED' && (await isMailing(trx));
  const userId = await addGuest(trx, address, contact, now);
  // The guest is new, so the order repeats none, and is the only one.
  const own = { userId, place: { typed: address }, key: 'guest', requestHash: '' };
  const unused = { cashResponse: {}, maxOpenOrders: null };
  const payment = isPressed ? toBePressed : request.payment;
  const { whole } = await placeIn(database, trx, { ...request, ...own, ...unused, payment }, now);
  // Version 0: the mail of the placed order has version 1.
  if (isPressed) {
    const { order } = whole;
    await enqueueOrderMail(trx, 'ORDER_PLACED', { order, version: 0, now, confirmUntil: heldUntil(order) });
  }
  return whole;
}

/** Places an order without an account, as `placeOrder` does for shoppers. It looks at no account, so it cannot tell whether there is one. */
export async function placeGuestOrder(
  database: Database,
  request: GuestRequest,
  now: number,
): Promise<PlacedGuestOrder> {
  try {
    return await database.write(
      async (trx) => {
        const { whole, isNew } = await addOnce<{ whole: WholeOrder; isNew: boolean }>(trx, {
          hash: request.hash,
          now,
          add: async () => ({ whole: await placeNew(database, trx, request, now), isNew: true }),
          idOf: ({ whole: { order } }) => order.id,
          repeat: async (orderId) => {
            const order = await findOrder(trx, orderId);
            if (order === null) throw new Error(`Order ${orderId} vanished after it was placed.`);
            return { whole: await readWhole(trx, order), isNew: false };
          },
        });
        const { userId } = whole.order;
        const secret = await addGuestLink(trx, { userId, isMailed: false, now });
        // The same request was sent again after its order had joined an account.
        if (secret === null) throw new OrderRefused(refused('REFUSED', texts.isOfAccount));
        return { whole, secret, isNew };
      },
      { isRepeatable: request.hash !== null },
    );
  } catch (error) {
    if (error instanceof OrderRefused) return { refusal: error.refusal };
    throw error;
  }
}
