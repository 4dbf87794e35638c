import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { isRecordId, newRecordId } from '#backend/db/record-id.ts';
import { findOwnAddress } from '../addresses/address-repository.ts';
import { takeOutOfCart } from '../cart/cart-repository.ts';
import { lockProducts, type Product } from '../products/product-repository.ts';
import { totalsOf } from '#backend/money.ts';
import { orderLimits } from './order-input.ts';
import { findOrderKey, storeOrderKey, derivedKey } from './order-key-repository.ts';
import { lockUser, insertOrder, type Order, type OrderLine } from './order-repository.ts';

/** An order a shopper asks for. What it costs is not theirs to say. */
export interface OrderRequest {
  userId: string;
  /** Quantity by product id. */
  quantities: Map<string, number>;
  addressId: string;
  payment: { type: 'COD' } | { type: 'Online'; provider: string; successUrl: string; cancelUrl: string };
  /** ISO 4217, lower case. */
  currency: string;
  /** The Idempotency-Key, if one was sent, and what it may stand for. */
  key: string | null;
  requestHash: string;
  /** When the request came in, on the clock of `performance.now()`. */
  arrivedAt: number;
  /** What to answer, now and to every repetition, when a cash order is placed. */
  cashAnswer: object;
}

/** Placed now; placed before under the same key, with the answer given then if there was one; or refused. */
export type PlacedOrder = { orderId: string; answer: unknown } | { refusal: string };

/** The status texts shoppers and sellers read. */
export const statusTexts = {
  placed: 'Order Placed',
  /** Paid in the sandbox, where no money moved. */
  placedAsTest: 'Order Placed (test payment)',
  waiting: 'Payment Pending',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

function toLines(quantities: Map<string, number>, products: Map<string, Product>): OrderLine[] | { refusal: string } {
  const lines: OrderLine[] = [];
  for (const [id, quantity] of quantities) {
    const product = products.get(id);
    if (!product) {
      const named = isRecordId(id) ? `The product ${id}` : 'One of the products';
      return { refusal: `${named} is no longer sold. Please remove it from the cart.` };
    }
    if (!product.inStock) return { refusal: `${product.name} is out of stock. Please remove it from the cart.` };
    if (quantity > orderLimits.quantity) {
      return { refusal: `You can order at most ${orderLimits.quantity} of ${product.name}.` };
    }
    const { name, category, offerPriceCents: priceCents, pictures } = product;
    lines.push({ productId: id, name, category, quantity, priceCents, imageHash: pictures[0] ?? null });
  }
  return lines;
}

/** How long an online order without a key may take to get its payment page before its repetition is a new one. */
const openingPatience = 30_000;

/**
 * The order this request is a repetition of, by its key; without one, the same order that was still on its way when the
 * request came in, through whichever process.
 */
async function findRepeated(
  database: Database,
  trx: DatabaseTransaction,
  wish: OrderRequest,
  now: number,
): Promise<PlacedOrder | null> {
  const { userId, key, requestHash } = wish;
  const kept = await findOrderKey(trx, userId, key ?? derivedKey(requestHash), now);
  if (kept === null) return null;
  if (key !== null) {
    if (kept.requestHash === requestHash) return { orderId: kept.orderId, answer: kept.answer };
    return { refusal: 'This Idempotency-Key was already used for another order. Please use a new one.' };
  }
  const databaseNow = await database.now(trx);
  const arrivedAt = databaseNow - (performance.now() - wish.arrivedAt);
  const isOnItsWay = kept.answer === null && kept.keptAt + openingPatience > databaseNow;
  return isOnItsWay || arrivedAt < kept.keptAt ? { orderId: kept.orderId, answer: kept.answer } : null;
}

async function place(
  database: Database,
  trx: DatabaseTransaction,
  wish: OrderRequest,
  now: number,
): Promise<PlacedOrder> {
  const { userId, key, requestHash, payment } = wish;
  await lockUser(trx, userId);
  const repeated = await findRepeated(database, trx, wish, now);
  if (repeated !== null) return repeated;
  if (wish.quantities.size > orderLimits.lines) {
    return { refusal: `An order can have at most ${orderLimits.lines} different products.` };
  }
  const address = await findOwnAddress(trx, userId, wish.addressId);
  if (address === null) return { refusal: 'This address is not among your saved ones. Please select another.' };
  const lines = toLines(wish.quantities, await lockProducts(database, trx, [...wish.quantities.keys()]));
  if ('refusal' in lines) return lines;
  const { subtotal, tax, amount } = totalsOf(lines);
  if (amount > orderLimits.amountCents) {
    return { refusal: `An order can come to at most ${orderLimits.amountCents / 100}. Please split it.` };
  }
  const { _id, userId: _owner, ...snapshot } = address;
  const isCash = payment.type === 'COD';
  const order: Order = {
    id: newRecordId(now),
    userId,
    paymentType: payment.type,
    status: isCash ? statusTexts.placed : statusTexts.waiting,
    isPaid: false,
    subtotalCents: subtotal,
    taxCents: tax,
    amountCents: amount,
    currency: wish.currency,
    address: snapshot,
    paymentState: isCash ? 'none' : 'pending',
    provider: isCash ? null : payment.provider,
    successUrl: isCash ? null : payment.successUrl,
    cancelUrl: isCash ? null : payment.cancelUrl,
    createdAt: now,
    updatedAt: now,
    lines,
  };
  await insertOrder(trx, order);
  // An online order keeps the cart until it is paid.
  if (isCash) await takeOutOfCart(trx, userId, lines);
  const answer = isCash ? wish.cashAnswer : null;
  // Last of all: what came in before this moment was on its way together with this order.
  const keptAt = key === null ? await database.now(trx) : now;
  await storeOrderKey(trx, userId, key ?? derivedKey(requestHash), { requestHash, orderId: order.id, answer, keptAt });
  return { orderId: order.id, answer };
}

/** Checks, prices and writes an order in one transaction; a refusal leaves nothing behind. */
export async function placeOrder(database: Database, wish: OrderRequest, now: number): Promise<PlacedOrder> {
  return database.write((trx) => place(database, trx, wish, now));
}
