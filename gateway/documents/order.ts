import { isRecord } from '../refusals/outcome.ts';
import { readDeliveryAddress, type RestDeliveryAddress } from './address.ts';
import { readDeposit, type RestDeposit } from './deposits.ts';
import { readOrderLife, type RestOrderLife } from './order-life.ts';
import { readPickedItem, readSettledOrder, type RestPickedItem, type RestSettledOrder } from './order-picking.ts';
import { statusToShow } from './order-status.ts';
import { readEntries } from './read-list.ts';
import { readOrderSlot, type RestOrderSlot } from './order-slot.ts';
import {
  toDateTime,
  toFlag,
  toId,
  toOptionalFlag,
  toOptionalPrice,
  toOptionalText,
  toPrice,
  toQuantity,
  toText,
  toTexts,
} from './read-values.ts';
import { readTaxes, type RestOrderTax } from './store-tax.ts';

/** A line of an order. */
export interface RestOrderItem extends RestPickedItem {
  productId: string | null;
  quantity: number;
  /**
   * The name that the store saved with the order, else the product's current name. `image` follows the same rule: the saved picture, else the
   * current one.
   */
  name: string | null;
  image: string | null;
  price: number | null;
  refundable: number | null;
  weight: string | null;
  foodVersion: number | null;
  minimumAge: number | null;
  deposit: RestDeposit | null;
  portionGrams: number | null;
}

/** An order as another one of the same stop names it. */
export interface RestNamedOrder {
  _id: string;
  number: string;
}

/** An order. Amounts are in currency units. */
export interface RestOrder extends RestOrderLife, RestSettledOrder {
  _id: string;
  number: string;
  items: RestOrderItem[];
  /** The store's own amount counts: the gateway rounds it to the cent and never computes it again. */
  amount: number;
  subtotal: number | null;
  deposits: number | null;
  tax: number | null;
  shipping: number | null;
  address: RestDeliveryAddress | null;
  paymentType: string;
  status: string | null;
  slot: RestOrderSlot | null;
  isPaid: boolean;
  isTest: boolean | null;
  noteToShop: string | null;
  noteToCourier: string | null;
  createdAt: string | null;
  taxes: RestOrderTax[] | null;
  placedTaxes: RestOrderTax[] | null;
  withdrawnAt: string | null;
  withdrawalsAnsweredAt: string | null;
  minimumAge: number | null;
  stopsBefore: number | null;
  canChangeWishes: boolean | null;
  joins: RestNamedOrder | null;
  joinedBy: RestNamedOrder[] | null;
}

/** The order, or undefined when it cannot be read. Lines that cannot be read are left out. */
export function readOrder(entry: unknown): RestOrder | undefined {
  if (!isRecord(entry) || !Array.isArray(entry['items'])) return undefined;
  const _id = toId(entry['_id']);
  const amount = toPrice(entry['amount']);
  if (_id === undefined || amount === undefined) return undefined;
  const items: RestOrderItem[] = [];
  for (const item of entry['items']) {
    const line = readItem(item);
    if (line) items.push(line);
  }
  const life = readOrderLife(entry);
  const { substitution, settled } = readSettledOrder(entry);
  return {
    _id,
    number: toId(entry['number']) ?? numberFromId(_id),
    items,
    amount,
    subtotal: toOptionalPrice(entry['subtotal']),
    deposits: toOptionalPrice(entry['deposits']),
    tax: toOptionalPrice(entry['tax']),
    shipping: toOptionalPrice(entry['shipping']),
    address: readDeliveryAddress(entry['address']),
    paymentType: toText(entry['paymentType']),
    status: statusToShow(toOptionalText(entry['status'])),
    slot: readOrderSlot(entry['slot']),
    isPaid: toFlag(entry['isPaid'], false),
    isTest: toOptionalFlag(entry['isTest']),
    noteToShop: toOptionalText(entry['noteToShop']),
    noteToCourier: toOptionalText(entry['noteToCourier']),
    createdAt: toDateTime(entry['createdAt']),
    taxes: readTaxes(entry['taxes']),
    placedTaxes: readTaxes(entry['placedTaxes']),
    withdrawnAt: toDateTime(entry['withdrawnAt']),
    withdrawalsAnsweredAt: toDateTime(entry['withdrawalsAnsweredAt']),
    minimumAge: toAge(entry['minimumAge']),
    stopsBefore: toCount(entry['stopsBefore']),
    canChangeWishes: toOptionalFlag(entry['canChangeWishes']),
    joins: readNamedOrder(entry['joins']) ?? null,
    joinedBy: Array.isArray(entry['joinedBy']) ? readEntries(entry['joinedBy'], readNamedOrder) : null,
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

function readNamedOrder(value: unknown): RestNamedOrder | undefined {
  if (!isRecord(value)) return undefined;
  const [_id, number] = [toId(value['_id']), toId(value['number'])];
  return _id === undefined || number === undefined ? undefined : { _id, number };
}

/** An age in years; null for none. */
const toAge = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : null);

/** A whole number from 0; null for anything else. */
const toCount = (value: unknown) => (Number.isInteger(value) && Number(value) >= 0 ? Number(value) : null);

/** The number of an order from a store without numbers: the end of its identifier. */
const numberFromId = (orderId: string) => orderId.slice(-6).toUpperCase();

function readItem(item: unknown): RestOrderItem | undefined {
  if (!isRecord(item)) return undefined;
  const quantity = toQuantity(item['quantity']);
  if (quantity === undefined) return undefined;
  const product = readProductName(item['product']) ?? readProductName(item['productId']);
  return {
    productId: product?._id ?? null,
    quantity,
    name: toOptionalText(item['name']) ?? product?.name ?? null,
    image: toOptionalText(item['image']) ?? product?.image ?? null,
    price: toOptionalPrice(item['price']),
    refundable: toOptionalPrice(item['refundable']),
    weight: toOptionalText(item['sizeText']),
    foodVersion: toQuantity(item['foodVersion']) ?? null,
    minimumAge: toAge(item['minimumAge']),
    deposit: readDeposit(item['deposit']),
    portionGrams: toQuantity(item['portionGrams']) ?? null,
    ...readPickedItem(item),
  };
}

/** The product of a line, which a store names by its id or sends whole; undefined when it no longer has it. */
function readProductName(value: unknown) {
  if (!isRecord(value)) {
    const _id = toId(value);
    return _id === undefined ? undefined : { _id, name: null, image: null };
  }
  const _id = toId(value['_id']);
  if (_id === undefined) return undefined;
  const { name } = value;
  return { _id, name: typeof name === 'string' ? name : null, image: toTexts(value['image'])[0] ?? null };
}
