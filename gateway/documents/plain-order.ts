import { readOrderLife } from './order-life.ts';
import { readPickedItem, readSettledOrder } from './order-picking.ts';
import { readOrderSlot } from './order-slot.ts';
import { readTaxes } from './store-tax.ts';
import { isRecord } from '../refusals/outcome.ts';
import { numberFromId, type RestDeliveryAddress, type RestOrder, type RestOrderItem } from './shapes.ts';

/**
 * Reads an order whose values all have their usual types. The result is that of `orderShape`, many times as fast.
 *
 * @returns undefined for any other order, which `orderShape` must read or refuse
 */
export function readPlainOrder(entry: unknown): RestOrder | undefined {
  if (!isRecord(entry)) return undefined;
  const { _id, number, items, amount, paymentType, status, isPaid, isTest, noteToShop, noteToCourier } = entry;
  if (!isText(_id) || !Array.isArray(items) || !isAmount(amount)) return undefined;
  if (typeof paymentType !== 'string' || typeof isPaid !== 'boolean') return undefined;
  const address = readAddress(entry['address']);
  const createdAt = readDate(entry['createdAt']);
  if (address === undefined || createdAt === undefined) return undefined;
  const subtotal = readAmount(entry['subtotal']);
  const tax = readAmount(entry['tax']);
  const shipping = readAmount(entry['shipping']);
  if (subtotal === undefined || tax === undefined || shipping === undefined) return undefined;
  if (typeof number === 'number') return undefined;
  const life = readOrderLife(entry);
  const { substitution, settled } = readSettledOrder(entry);
  const lines: RestOrderItem[] = [];
  for (const item of items) {
    const line = readItem(item);
    if (!line) return undefined;
    lines.push(line);
  }
  return {
    _id,
    number: isText(number) ? number : numberFromId(_id),
    items: lines,
    amount: toCent(amount),
    subtotal,
    tax,
    shipping,
    address,
    paymentType,
    status: isText(status) ? status : null,
    isPaid,
    slot: readOrderSlot(entry['slot']),
    isTest: typeof isTest === 'boolean' ? isTest : null,
    noteToShop: isText(noteToShop) ? noteToShop : null,
    noteToCourier: isText(noteToCourier) ? noteToCourier : null,
    createdAt,
    taxes: readTaxes(entry['taxes']),
    placedTaxes: readTaxes(entry['placedTaxes']),
    // Field by field: objects that are put together by spreading take much longer.
    stage: life.stage,
    paymentState: life.paymentState,
    version: life.version,
    actions: life.actions,
    timeline: life.timeline,
    refunds: life.refunds,
    paid: life.paid,
    refunded: life.refunded,
    refundable: life.refundable,
    afterRefunds: life.afterRefunds,
    substitution,
    settled,
  };
}

function readItem(item: unknown): RestOrderItem | undefined {
  if (!isRecord(item)) return undefined;
  const { quantity, name, image, sizeText } = item;
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity <= 0) return undefined;
  const price = readAmount(item['price']);
  const refundable = readAmount(item['refundable']);
  if (price === undefined || refundable === undefined) return undefined;
  const product = item['product'] ?? item['productId'] ?? null;
  const currentProduct = isRecord(product) ? product : {};
  const productId = isRecord(product) ? product['_id'] : product;
  if (productId !== null && !isText(productId)) return undefined;
  if (isRecord(product) && productId === null) return undefined;
  const currentName = currentProduct['name'];
  return {
    productId,
    quantity,
    name: isText(name) ? name : typeof currentName === 'string' ? currentName : null,
    image: isText(image) ? image : firstText(currentProduct['image']),
    price,
    refundable,
    weight: isText(sizeText) ? sizeText : null,
    ...readPickedItem(item),
  };
}

/** @returns null when the order has no address, undefined when the address has an unusual type */
function readAddress(value: unknown): RestDeliveryAddress | null | undefined {
  if (value == null) return null;
  if (!isRecord(value)) return undefined;
  const { firstName, lastName, email, street, city, state, country, phone, zipcode, postalCode } = value;
  if (typeof firstName !== 'string' || typeof lastName !== 'string' || typeof email !== 'string') return undefined;
  if (typeof street !== 'string' || typeof city !== 'string' || typeof state !== 'string') return undefined;
  if (typeof country !== 'string' || typeof phone !== 'string') return undefined;
  if (postalCode !== undefined && !isPostalCode(postalCode)) return undefined;
  const isNumber = typeof zipcode === 'number' && Number.isSafeInteger(zipcode);
  if (!isNumber && (zipcode !== null || postalCode === undefined)) return undefined;
  return {
    firstName,
    lastName,
    email,
    street,
    city,
    state,
    country,
    phone,
    zipcode: isNumber ? zipcode : null,
    postalCode: postalCode ?? String(zipcode),
  };
}

/** @returns null when there is no amount, undefined when it has an unusual type */
function readAmount(value: unknown): number | null | undefined {
  if (value == null) return null;
  return isAmount(value) ? toCent(value) : undefined;
}

/** As `Date.prototype.toISOString` writes a date, without the days that some months lack. */
const usualDate = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

function readDate(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (usualDate.test(value)) return value;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function firstText(value: unknown): string | null {
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  for (const entry of entries) if (typeof entry === 'string' && entry.trim() !== '') return entry;
  return null;
}

const toCent = (amount: number) => Math.round(amount * 100) / 100;

const isPostalCode = (value: unknown): value is string => isText(value) && value.trim() === value;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
