import { addressLines } from '#common/address-lines.ts';
import { csvLine, harmless } from '#backend/features/catalogue/imports/csv.ts';
import { dialectOf } from '#backend/features/catalogue/products/cell-dialect.ts';
import type { DepositType } from '#backend/rules/deposits.ts';
import { amountText } from '#backend/rules/portions.ts';
import type { IncludedTax } from '#backend/rules/money.ts';
import { emptyLedger } from '../order-ledger-repository.ts';
import type { LinePick } from '../order-ledger.ts';
import type { Order, OrderLine } from '../order.ts';
import type { Period } from '../past-sums-repository.ts';
import { moneyOf } from '#backend/rules/order-money.ts';
import { takingsOf } from '#backend/rules/order-takings.ts';
import * as rules from '#backend/rules/texts.ts';
import type { DepositReturn } from '../deposits/deposit-moves-repository.ts';
import { createDepositCells } from './deposit-cells.ts';
import type { ExportedOrder } from './order-export-repository.ts';
import { grams as gramsText } from '#backend/texts.ts';
import * as texts from './texts.ts';

/** The columns before those of the taxes, in the sequence of the cells of a row. A translation may list them otherwise. */
const columns = [
  'number',
  'time',
  'name',
  'email',
  'phone',
  'address',
  'products',
  'stage',
  'payment',
  'subtotalPlaced',
  'addedTaxPlaced',
  'totalPlaced',
  'subtotalSettled',
  'addedTaxSettled',
  'totalSettled',
  'paid',
  'refunded',
  'shipping',
  'promisedFrom',
  'promisedTo',
  'test',
  'paidInPeriod',
  'refundedInPeriod',
  'takings',
  'addedTaxInTakings',
] as const satisfies readonly (keyof typeof texts.columns)[];

/** The form of a file in a shop. */
export interface FileForm {
  locale: string;
  timeZone: string;
  /** The period whose takings the file has. */
  period: Period;
  /** All types of deposits of the shop. */
  depositTypes: readonly DepositType[];
}

/**
 * The rows of a file of orders as lines of CSV. `rates` are the rates of the taxes in the prices, in basis points: each has its own
 * columns after the others, the net price and the tax, as placed and in the takings of the period. In a shop with deposits, those of the
 * order follow, and what was charged and given back of each type in the period.
 */
export function createOrderRows({ locale, timeZone, period, depositTypes }: FileForm, rates: readonly number[]) {
  const { decimal, separator } = dialectOf(locale);
  const momentText = momentFormat(locale, timeZone);
  const moneyText = (cents: number | undefined) =>
    cents === undefined ? '' : (cents / 100).toFixed(2).replace('.', decimal);

  function taxHead(rate: number): readonly string[] {
    const percent = moneyText(rate).replace(/[.,]?0+$/, '');
    return texts.taxColumns(`${percent} %`);
  }

  function taxCells(taxes: readonly IncludedTax[], rate: number): string[] {
    const tax = taxes.find(({ basisPoints }) => basisPoints === rate);
    return tax && (tax.netCents !== 0 || tax.taxCents !== 0)
      ? [moneyText(tax.netCents), moneyText(tax.taxCents)]
      : ['', ''];
  }

  /** The cells of the takings, and those of each rate. Test orders have none: their payments move no money. */
  function takingsCells({ order, ledger = emptyLedger }: ExportedOrder) {
    if (order.provider === 'sandbox') return { sums: ['', '', '', ''], taxes: [] };
    const { paidCents, refundedCents, addedTaxCents, includedTaxes } = takingsOf(order, ledger, period);
    // With a rate that has no column, the file would lack a tax.
    const lost = includedTaxes.some(({ basisPoints, taxCents }) => taxCents !== 0 && !rates.includes(basisPoints));
    if (lost) throw new Error('An order got a new tax rate while its file was written.');
    const sums = [paidCents, refundedCents, paidCents - refundedCents, addedTaxCents].map(moneyText);
    return { sums, taxes: includedTaxes };
  }

  const deposits = createDepositCells(depositTypes, moneyText);

  return {
    head: csvLine(
      [...columns.map((name) => texts.columns[name]), ...rates.flatMap(taxHead), ...deposits.head],
      separator,
    ),
    /** The row of containers that came back, with or without an order. */
    returned({ orderNumber, at, count, typeId, payout, cents }: DepositReturn): string {
      const { length } = columns;
      const cells = Array.from({ length: length + rates.length * 4 }, () => '');
      const type = depositTypes.find(({ id }) => id === typeId);
      cells[columns.indexOf('number')] = orderNumber === null ? '' : String(orderNumber);
      cells[columns.indexOf('time')] = momentText(at);
      cells[columns.indexOf('products')] = harmless(texts.cameBack(count, type?.name ?? ''));
      cells[columns.indexOf('payment')] = texts.payoutNames[payout];
      return csvLine([...cells, ...deposits.returned(typeId, cents)], separator);
    },
    row(exported: ExportedOrder, charged: ReadonlyMap<string, number> = new Map()): string {
      const { order, ledger = emptyLedger } = exported;
      const { address, settled, slot } = order;
      const { picks, taxes } = ledger;
      const { paidCents, refundedCents } = moneyOf(order, ledger);
      const lines = order.lines.map((line, at) =>
        lineText(
          line,
          picks.find((pick) => pick.line === at),
        ),
      );
      const takings = takingsCells(exported);
      return csvLine(
        [
          String(order.number),
          momentText(order.createdAt),
          harmless(`${address.firstName} ${address.lastName}`),
          harmless(address.email),
          phoneText(address.phone),
          harmless(addressLines(address).join(', ')),
          harmless(lines.join('; ')),
          stageName(order),
          paymentName(order),
          moneyText(order.subtotalCents),
          moneyText(order.taxCents),
          moneyText(order.amountCents),
          moneyText(
            settled ? settled.amountCents - settled.taxCents - settled.depositCents - order.shippingCents : undefined,
          ),
          moneyText(settled?.taxCents),
          moneyText(settled?.amountCents),
          moneyText(paidCents),
          moneyText(refundedCents),
          moneyText(order.shippingCents),
          slot ? momentText(slot.start) : '',
          slot ? momentText(slot.end) : '',
          order.provider === 'sandbox' ? texts.test : '',
          ...takings.sums,
          ...rates.flatMap((rate) => [...taxCells(taxes.placed, rate), ...taxCells(takings.taxes, rate)]),
          ...deposits.order(order, charged),
        ],
        separator,
      );
    },
  };
}

/** Writes a moment in digits, as in the shop's locale. English shops get `2026-03-29 14:05`, which sorts. */
function momentFormat(locale: string, timeZone: string): (moment: number) => string {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const formats = [
    new Intl.DateTimeFormat(locale === 'en-US' ? 'sv-SE' : locale, day),
    new Intl.DateTimeFormat(locale, time),
  ];
  return (moment) => formats.map((format) => format.format(moment)).join(' ');
}

function stageName({ stage, slot }: Order): string {
  if (slot?.kind === 'PICKUP' && stage === 'READY') return rules.readyToCollect;
  if (slot?.kind === 'PICKUP' && stage === 'DONE') return rules.collected;
  return rules.stageNames[stage];
}

const paymentName = ({ paymentType, slot }: Order): string =>
  paymentType === 'COD' && slot?.kind === 'PICKUP' ? texts.cashAtShop : texts.paymentNames[paymentType];

function lineText({ name, quantity, portionGrams }: OrderLine, pick: LinePick | undefined): string {
  const found = pick && pickText(pick, quantity, portionGrams);
  return `${amountText(quantity, portionGrams)} ${name}${found ? ` (${found})` : ''}`;
}

/** What was found of a line; empty when all that was ordered was found. */
function pickText({ quantity, grams, substitute }: LinePick, ordered: number, portionGrams: number | null): string {
  if (quantity === 0) return texts.notFound;
  const parts = [];
  if (substitute) parts.push(texts.replacedBy(amountText(quantity, portionGrams), substitute.name));
  else if (quantity < ordered && portionGrams === null) parts.push(texts.found(quantity, ordered));
  if (grams !== null) parts.push(gramsText(grams));
  return parts.join(', ');
}

/** The two or three digits of a country are what the ITU has given out; `+1` and `+7` have one. */
const international = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=[\d(])/;

/** A phone such as `+49 (0)30 12`: no function and no cell can be named without a letter, and nothing is calculated. */
const harmlessPhone = /^\+\d{1,3} [\d ()]+$/;

/**
 * A phone that starts with a plus sign, with spaces only between its digits: a spreadsheet would calculate with `+1-800-555`, and
 * read `+4930123456` as a number.
 */
function phoneText(phone: string): string {
  if (!phone.startsWith('+')) return harmless(phone);
  const spaced = phone
    .replaceAll(/[^\d+()]+/g, ' ')
    .replace(international, '+$1 ')
    .trim();
  return harmlessPhone.test(spaced) ? spaced : harmless(spaced);
}
