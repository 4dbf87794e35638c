import { applyPaymentEvent, type PaymentEvent } from '#backend/payments/payment-events.ts';
import { countProduct } from './counted-stock.ts';
import type { OpenBackend } from './open-backend.ts';
import { addProduct, saveAddress } from './store-records.ts';

const hourMs = 3_600_000;

/** A word of everything that `addWhatMustNotCount` adds: names, addresses, notes. */
const uncounted = 'Uncounted';

/**
 * Adds what no list, count or sum of a seller or of another shopper may have, so that a query without one of its conditions gives a
 * wrong answer: an archived product that sold best, with pieces of a count that was stopped; a shopper with an address and a cart;
 * and this shopper's online orders, which are not paid, were not paid in time, or were given up at the payment. All are promised
 * for the next hours, before most others.
 */
export async function addWhatMustNotCount(backend: OpenBackend): Promise<void> {
  const { database, clock } = backend.context;
  const [seller, shopper] = [await backend.seller(), await backend.shopper()];
  await shopper.post('/api/user/rename', { name: uncounted });
  const fields = { firstName: uncounted, lastName: uncounted, street: `1 ${uncounted} Row`, city: uncounted };
  const address = await saveAddress(shopper, { ...fields, email: shopper.email });
  const product = await addProduct(seller, { name: uncounted, category: 'Fruits', price: '7', offerPrice: '7' });
  await countProduct(seller, product, 1000);
  await shopper.post('/api/cart/update', { cartItems: { [product]: 3 } });
  const ids: string[] = [];
  const order = async (ends: PaymentEvent['kind'] | null) => {
    const items = [{ product, quantity: 90 + ids.length }];
    const { body } = await shopper.post('/api/order/stripe', { items, address, noteToShop: uncounted });
    if (body.success !== true) throw new Error(`The order was refused: ${body.message}`);
    const { _id: orderId, amount, currency } = body.order;
    ids.push(orderId);
    const money = { amountCents: Math.round(amount * 100), currency };
    if (ends) {
      const event = { provider: 'sandbox', id: `${ends}-${orderId}`, orderId, kind: ends, ...money };
      await applyPaymentEvent(database, event, clock());
    }
  };
  for (const ends of ['expired', 'cancelled', null] as const) await order(ends);
  await seller.post('/api/product/stock/stop', { productId: product });
  await seller.post('/api/product/bulk', { products: [{ id: product }], archived: true });
  // A store without a plan of delivery times takes no order with one.
  const slot = { slot_kind: 'DELIVERY', slot_start: clock() + hourMs, slot_end: clock() + 2 * hourMs } as const;
  await database.query.updateTable('orders').set(slot).where('id', 'in', ids).execute();
}
