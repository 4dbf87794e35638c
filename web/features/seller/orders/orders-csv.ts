import type { SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';
import { pickedText } from '#web/shared/order-life/picked.ts';
import { paymentWords, stageNameOf } from '#web/shared/order-life/stages.ts';
import { addressLines } from '#web/shared/lib/address-lines.ts';
import { plainAmount } from '#web/shared/lib/numbers.ts';
import { toCsv } from '../shell/csv.ts';
import { localMoment, localSeparator } from '../shell/local-csv.ts';
import * as texts from './texts.ts';

type Order = SellerOrder_orderFragment;

const head = [
  'Number',
  'Time',
  'Name',
  'Email',
  'Phone',
  'Address',
  'Products',
  'Stage',
  'Payment',
  'Subtotal placed',
  'Added tax placed',
  'Total placed',
  'Subtotal settled',
  'Added tax settled',
  'Total settled',
  'Paid',
  'Refunded',
  'Shipping',
  'Promised From',
  'Promised To',
  'Test',
];

/**
 * The orders as CSV, with times in this time zone. Test orders come last, because their payments move no money. Each tax rate in
 * the prices has its own columns, after the others: the net price and the tax, as placed and as settled.
 */
export function ordersCsv(orders: readonly Order[], timeZone: string): string {
  const sorted = orders.toSorted((one, other) => Number(one.isTest ?? false) - Number(other.isTest ?? false));
  const rates = [...new Set(orders.flatMap((order) => [...placedTaxes(order), ...settledTaxes(order)].map(rateOf)))];
  rates.sort((one, other) => other - one);
  const rows = sorted.map((order) => [...cellsOf(order, timeZone), ...rates.flatMap((rate) => taxCells(order, rate))]);
  return toCsv([[...head, ...rates.flatMap(taxHead)], ...rows], localSeparator());
}

function cellsOf(order: Order, timeZone: string): string[] {
  const { number, createdAt, address, items, amount, isPaid, isTest, paymentText, settled, slot, stage, status } =
    order;
  return [
    number,
    createdAt ? localMoment(createdAt, timeZone) : '',
    address ? `${address.firstName} ${address.lastName}` : '',
    address?.email ?? '',
    phoneText(address?.phone ?? ''),
    address ? addressLines(address).join(', ') : '',
    items.map(lineText).join('; '),
    stage ? stageNameOf(stage, slot) : (status ?? ''),
    paymentWords(paymentText),
    amountText(order.subtotal),
    amountText(order.tax),
    amountText(amount),
    amountText(settled?.subtotal),
    amountText(settled?.tax),
    amountText(settled?.amount),
    amountText(order.paid ?? (isPaid ? amount : 0)),
    amountText(order.refunded ?? 0),
    amountText(order.shipping),
    slot ? localMoment(slot.start, timeZone) : '',
    slot ? localMoment(slot.end, timeZone) : '',
    isTest ? texts.test : '',
  ];
}

type Tax = NonNullable<Order['placedTaxes']>[number];

const rateOf = ({ rate }: Tax) => rate;
/** Before the picking is finished, the taxes are still the placed ones. */
const placedTaxes = ({ placedTaxes: placed, settled, taxes }: Order): readonly Tax[] =>
  placed ?? (settled ? [] : (taxes ?? []));
const settledTaxes = ({ settled, taxes }: Order): readonly Tax[] => (settled ? (taxes ?? []) : []);

function taxHead(rate: number): string[] {
  const percent = plainAmount(rate).replace(/[.,]?0+$/, '');
  return ['placed', 'settled'].flatMap((when) => [`Net ${percent} % ${when}`, `Tax ${percent} % ${when}`]);
}

const taxCells = (order: Order, rate: number) =>
  [placedTaxes(order), settledTaxes(order)].flatMap((taxes) => {
    const tax = taxes.find((each) => each.rate === rate);
    return [amountText(tax?.net), amountText(tax?.amount)];
  });

/** The two or three digits of a country are what the ITU has given out; `+1` and `+7` have one. */
const international = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=[\d(])/;

/**
 * A phone that starts with a plus sign, with spaces only between its digits: a spreadsheet would calculate with `+1-800-555`, and
 * read `+4930123456` as a number.
 */
const phoneText = (phone: string) =>
  phone.startsWith('+')
    ? phone
        .replaceAll(/[^\d+()]+/g, ' ')
        .replace(international, '+$1 ')
        .trim()
    : phone;

function lineText(item: Order['items'][number]): string {
  const found = pickedText(item);
  const text = `${item.quantity} × ${item.name ?? texts.goneProductInLine}`;
  return found === undefined ? text : `${text} (${found})`;
}

const amountText = (amount: number | null | undefined) => (amount == null ? '' : plainAmount(amount));
