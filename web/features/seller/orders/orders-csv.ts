import type { SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';
import { pickedText } from '#web/shared/order-life/picked.ts';
import { paymentWords, stageNameOf } from '#web/shared/order-life/stages.ts';
import { shopLocale } from '#web/shared/lib/money.ts';
import { plainAmount } from '#web/shared/lib/numbers.ts';
import { toCsv } from '../shell/csv.ts';
import { timeText } from '../shell/store-days.ts';
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
  'Subtotal',
  'Tax',
  'Taxes included',
  'Total',
  'Settled',
  'Paid',
  'Refunded',
  'Shipping',
  'Promised From',
  'Promised To',
  'Test',
];

/** The orders as CSV, with times in this time zone. Test orders come last, because their payments move no money. */
export function ordersCsv(orders: readonly Order[], timeZone: string): string {
  const sorted = orders.toSorted((one, other) => Number(one.isTest ?? false) - Number(other.isTest ?? false));
  const rows = sorted.map((order) => cellsOf(order, timeZone));
  return toCsv([head, ...rows], separator());
}

function cellsOf(order: Order, timeZone: string): string[] {
  const { number, createdAt, address, items, amount, isPaid, isTest, paymentText, slot, stage, status } = order;
  return [
    number,
    createdAt ? momentText(createdAt, timeZone) : '',
    address ? `${address.firstName} ${address.lastName}` : '',
    address?.email ?? '',
    address?.phone ?? '',
    address
      ? [address.street, address.city, address.state, address.postalCode, address.country].filter(Boolean).join(', ')
      : '',
    items.map(lineText).join('; '),
    stage ? stageNameOf(stage, slot) : (status ?? ''),
    paymentWords(paymentText),
    amountText(order.subtotal),
    amountText(order.tax),
    (order.taxes ?? [])
      .map(({ name, rate, amount: tax }) => `${plainRate(rate)} % ${name} ${amountText(tax)}`)
      .join('; '),
    amountText(amount),
    amountText(order.settled?.amount ?? null),
    amountText(order.paid ?? (isPaid ? amount : 0)),
    amountText(order.refunded ?? 0),
    amountText(order.shipping),
    slot ? momentText(slot.start, timeZone) : '',
    slot ? momentText(slot.end, timeZone) : '',
    isTest ? texts.test : '',
  ];
}

/** A rate without needless zeros, such as 7 or 5.5. */
const plainRate = (rate: number) => plainAmount(rate).replace(/[.,]?0+$/, '');

function lineText(item: Order['items'][number]): string {
  const found = pickedText(item);
  const text = `${item.quantity} × ${item.name ?? texts.goneProductInLine}`;
  return found === undefined ? text : `${text} (${found})`;
}

const amountText = (amount: number | null) => (amount === null ? '' : plainAmount(amount));

/** Spreadsheets of locales with a decimal comma separate cells by semicolons. */
const separator = () => (plainAmount(0).includes(',') ? ';' : ',');

/** The moment in digits, as in the shop's locale. English shops get `2026-03-29 14:05`, which sorts. */
function momentText(moment: string, timeZone: string): string {
  const locale = shopLocale();
  if (locale === 'en-US') return timeText(moment, timeZone);
  const parts = [
    { year: 'numeric', month: '2-digit', day: '2-digit' },
    { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  ] as const;
  return parts.map((part) => new Intl.DateTimeFormat(locale, { ...part, timeZone }).format(new Date(moment))).join(' ');
}
