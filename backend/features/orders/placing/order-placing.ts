import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { newRecordId } from '#backend/db/record-id.ts';
import { findOwnAddress, type AddressFields } from '#backend/features/people/addresses/address-repository.ts';
import { takeOutOfCart } from '#backend/features/people/cart/cart-repository.ts';
import { reserveSlot } from '../delivery/slot-reservation.ts';
import { enqueuePlacedMails } from '../order-mails.ts';
import { findProductsWithPictures, lockProducts } from '#backend/features/catalogue/products/product-repository.ts';
import { depositTypesById } from '#backend/features/catalogue/deposits/deposit-type-repository.ts';
import { takeStock } from '#backend/features/catalogue/stock/order-stock.ts';
import { taxRuleOf } from '#backend/features/shop/settings/tax-settings.ts';
import { lockSettings } from '#backend/features/shop/settings/settings-repository.ts';
import type { StoreSettings } from '#backend/features/shop/settings/store-settings.ts';
import { storeContractTexts, type ContractTexts } from '#backend/features/shop/contracts/contract-text-repository.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { depositOf, type DepositType } from '#backend/rules/deposits.ts';
import { sumOrder } from '#backend/rules/money.ts';
import { orderLimits } from '../order-input.ts';
import { derivedKey, storeOrderKey } from './order-key-repository.ts';
import { addPlacedEvent, emptyLedger, placedEvent } from '../order-ledger-repository.ts';
import { mailLink, stageText, statusTexts } from '#backend/rules/stages.ts';
import { toLines } from './placed-lines.ts';
import { findRepeated } from './repeated-order.ts';
import { OrderRefused, type OrderRequest, type PlacedOrder } from './order-request.ts';
import { addTaken } from './taken-order-repository.ts';
import { countOpenOrders, lockUser, insertOrder } from '../order-repository.ts';
import type { Order, OrderLine } from '../order.ts';
import { lockFirst, refuseJoining } from '../joining/joining.ts';
import { endUnpaidOf } from './unpaid-orders.ts';
import { refuseLargeHold } from './unpaid-holds.ts';
import * as texts from './texts.ts';

const subtotalOf = (lines: OrderLine[]) => lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);

/** The texts of the contract that the shopper makes; none where the shop follows no country's law. */
async function contractOf(
  trx: DatabaseTransaction,
  { country, pages }: StoreSettings,
  now: number,
): Promise<ContractTexts> {
  return country === null ? { terms: null, withdrawal: null } : storeContractTexts(trx, pages, now);
}

/** The address of the order, as the order keeps it; null when the shopper has none of that id. */
async function findAddress(
  trx: DatabaseTransaction,
  { userId, place }: OrderRequest,
  first: Order | null,
): Promise<AddressFields | null> {
  if (first !== null) return first.address;
  if ('typed' in place) return place.typed;
  if ('joins' in place) return null;
  const { addressId } = place;
  const found = await findOwnAddress(trx, userId, addressId);
  if (found === null) return null;
  const { _id, userId: _owner, isDefault: _isDefault, ...address } = found;
  return address;
}

const waitsFor = (payment: OrderRequest['payment']) =>
  payment.type === 'COD' ? null : payment.provider === mailLink ? 'PRESS' : 'PAYMENT';

const heldTexts = ({ provider }: { provider: string }) =>
  provider === mailLink
    ? { all: texts.allHeldForGuest, some: texts.someHeldForGuest }
    : { all: texts.allHeld, some: texts.someHeld };

function firstStatus(payment: OrderRequest['payment']): string {
  if (payment.type === 'COD') return stageText('PLACED', { provider: null, slot: null });
  return payment.provider === mailLink ? statusTexts.unconfirmed : statusTexts.waiting;
}

async function place(
  database: Database,
  trx: DatabaseTransaction,
  request: OrderRequest,
  now: number,
): Promise<PlacedOrder> {
  const { userId, key, requestHash, payment, taking } = request;
  const first = 'joins' in request.place ? await lockFirst(trx, userId, request.place.joins) : null;
  const email = await lockUser(trx, userId);
  const repeated = await findRepeated(database, trx, request, now);
  if (repeated !== null) return repeated;
  if (request.quantities.size > orderLimits.lines) {
    return { refusal: refused('TOO_MANY', texts.mostProducts(orderLimits.lines), 'items') };
  }
  if ('joins' in request.place) {
    const refusal = await refuseJoining(trx, first, { settingsDefaults: request.settingsDefaults, now });
    if (refusal !== null) return { refusal };
  }
  const address = await findAddress(trx, request, first);
  if (address === null) {
    return { refusal: refused('UNKNOWN_ADDRESS', texts.unknownAddress, 'address') };
  }
  const productIds = [...request.quantities.keys()];
  const isCash = payment.type === 'COD';
  // The staff ends no order that its customer is paying.
  if (!taking) await endUnpaidOf(database, trx, { userId, productIds, now });
  const openOrders = request.maxOpenOrders === null ? 0 : await countOpenOrders(trx, userId, now);
  if (request.maxOpenOrders !== null && openOrders >= request.maxOpenOrders) {
    return { refusal: refused('TOO_MANY', texts.tooManyOpen(openOrders)) };
  }
  const products = await lockProducts(database, trx, productIds);
  const settings = await lockSettings(database, trx, request.settingsDefaults);
  const isDeposited = request.hasDeposits && [...products.values()].some(({ deposit }) => deposit !== null);
  const deposits = isDeposited ? await depositTypesById(trx) : new Map<string, DepositType>();
  const lines = toLines(request, products, { tax: settings.tax, deposits });
  if ('refusal' in lines) return lines;
  const tooLarge = isCash ? null : await refuseLargeHold(trx, lines, products, heldTexts(payment));
  if (tooLarge !== null) return { refusal: tooLarge };
  const currency = settings.currency?.toLowerCase() ?? 'xxx';
  const amountText = (cents: number) => request.amountText(cents, currency);
  // Both are one stop: the first order has paid for it, and has its place.
  const promise =
    first === null
      ? await reserveSlot(
          database,
          trx,
          {
            ...request,
            waitsFor: waitsFor(payment),
            address,
            subtotalCents: subtotalOf(lines),
            amountText,
            isException: typeof taking?.reason === 'string',
          },
          now,
        )
      : { slot: first.slot, shippingCents: 0, exceeded: [] };
  if ('refusal' in promise) return promise;
  const taxRule = taxRuleOf(settings);
  const sums = sumOrder(
    lines.map(({ priceCents, quantity, deposit, tax }) => ({
      cents: priceCents * quantity,
      depositCents: depositOf(deposit, quantity),
      depositTax: deposit?.tax,
      tax,
    })),
    { shippingCents: promise.shippingCents, rule: taxRule },
  );
  if (sums.amountCents > orderLimits.amountCents) {
    return { refusal: refused('TOO_MANY', texts.mostAmount(amountText(orderLimits.amountCents)), 'items') };
  }
  if (request.expectedCents !== null && request.expectedCents !== sums.amountCents) {
    const changed = promise.shippingCents > 0 ? texts.pricesOrFeeChanged : texts.pricesChanged;
    const wayOut = taking ? texts.sayNewTotal : texts.lookAtCart;
    const text = `${changed(amountText(sums.amountCents), amountText(request.expectedCents))} ${wayOut}`;
    return { refusal: refused('PRICE_CHANGED', text, 'expectedTotal') };
  }
  const newOrder: Omit<Order, 'number' | 'settled' | 'withdrawnAt' | 'withdrawalsAnsweredAt'> = {
    id: newRecordId(now),
    userId,
    paymentType: payment.type,
    status: firstStatus(payment),
    isPaid: false,
    subtotalCents: sums.subtotalCents,
    depositCents: sums.depositCents,
    taxCents: sums.taxCents,
    amountCents: sums.amountCents,
    shippingCents: sums.shippingCents,
    slot: promise.slot,
    currency,
    address,
    paymentState: isCash ? 'none' : 'pending',
    provider: isCash ? null : payment.provider,
    successUrl: isCash ? null : payment.successUrl,
    cancelUrl: isCash ? null : payment.cancelUrl,
    createdAt: now,
    updatedAt: now,
    joinedOrderId: first?.id ?? null,
    stage: 'PLACED',
    version: 1,
    taxRule,
    substitution: request.substitution.forOrder,
    ...request.notes,
    contract: await contractOf(trx, settings, now),
    lines,
  };
  const { includedTaxes } = sums;
  const order = await insertOrder(database, trx, newOrder, includedTaxes);
  const event = taking ? await addTaken(trx, order, taking, promise.exceeded) : placedEvent(order);
  // Online orders get event and mails when they are paid.
  if (isCash) {
    await addPlacedEvent(trx, order, event);
    const isGuest = 'typed' in request.place && !taking?.isAccount;
    if (email !== null)
      await enqueuePlacedMails(trx, order, now, { email, isGuest, includedTaxes, joins: first?.number });
  }
  const isCounted = lines.some(({ productId }) => products.get(productId)?.onHand != null);
  // An unpaid online order holds its goods until it is paid, cancelled or expired.
  if (isCounted) await takeStock(trx, order);
  // The lines of an online order stay in the cart until it is paid.
  if (isCash && !taking) await takeOutOfCart(trx, userId, lines);
  const response = isCash ? request.cashResponse : null;
  // Read at the end: an equal request that arrived before this moment is a repetition.
  const storedAt = key === null ? await database.now(trx) : now;
  await storeOrderKey(trx, userId, key ?? derivedKey(requestHash), {
    requestHash,
    orderId: order.id,
    response,
    storedAt,
  });
  const ledger = {
    ...emptyLedger,
    events: isCash ? [event] : [],
    taxes: { placed: includedTaxes, settled: null },
    stop: { first: first && { id: first.id, number: first.number }, added: [] },
  };
  const left = isCounted ? await findProductsWithPictures(trx, productIds) : products;
  return { whole: { order, ledger, products: left, stopsBefore: null }, response, isNew: true };
}

/** Does what `placeOrder` does in a transaction of the caller. @throws OrderRefused */
export async function placeIn(
  database: Database,
  trx: DatabaseTransaction,
  request: OrderRequest,
  now: number,
): Promise<Exclude<PlacedOrder, { refusal: Refusal }>> {
  const placed = await place(database, trx, request, now);
  if ('refusal' in placed) throw new OrderRefused(placed.refusal);
  return placed;
}

/**
 * Checks, prices and writes an order in one transaction, and reads what its response needs. A refusal writes nothing. An online
 * order ends an earlier one of its shopper that is not paid: an account holds goods and a place for one payment at a time.
 */
export async function placeOrder(database: Database, request: OrderRequest, now: number): Promise<PlacedOrder> {
  try {
    return await database.write(
      async (trx) => placeIn(database, trx, request, now),
      // A second run finds the order of the first one by its key.
      { isRepeatable: true },
    );
  } catch (error) {
    if (error instanceof OrderRefused) return { refusal: error.refusal };
    throw error;
  }
}
