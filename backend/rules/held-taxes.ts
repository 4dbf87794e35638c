import {
  addUpRates,
  feeParts,
  includedTaxOf,
  lineParts,
  shareOut,
  type IncludedTax,
  type TaxedCents,
  type TaxRate,
} from './money.ts';
import type { OrderTaxes, RecordedPick, RefundedLine } from '#backend/features/orders/order-ledger.ts';
import type { Order } from '#backend/features/orders/order.ts';
import { keptCents, lineAccounts, overpaidCents } from './line-accounts.ts';

/** The taxes in what the shop has of an order: in what was paid less what was refunded. Pure rules. */

const grossOf = ({ netCents, taxCents }: IncludedTax) => netCents + taxCents;

const centsOf = (taxes: readonly IncludedTax[]) => taxes.reduce((sum, tax) => sum + grossOf(tax), 0);

const sumOf = (parts: readonly TaxedCents[]) => parts.reduce((sum, { cents }) => sum + cents, 0);

/**
 * The taxes in a part of an amount, in proportion to the taxes in the whole: net and tax make the part, to the cent.
 */
function taxesInPart(taxes: readonly IncludedTax[], partCents: number): IncludedTax[] {
  if (centsOf(taxes) === 0) return [];
  const shares = shareOut(
    partCents,
    taxes.flatMap(({ netCents, taxCents }) => [netCents, taxCents]),
  );
  return taxes.map(({ name, basisPoints }, at) => ({
    name,
    basisPoints,
    netCents: shares[2 * at] ?? 0,
    taxCents: shares[2 * at + 1] ?? 0,
  }));
}

/** The cost of an order, in cents. */
interface TaxedOrder {
  amountCents: number;
  taxCents: number;
  shippingCents: number;
  settled: { amountCents: number; taxCents: number } | null;
}

/** The tax of the goods when 2 % are added to the prices. It has no rate of its own in documents. */
const addedRate: TaxRate = { name: '', basisPoints: 0 };

/** The taxes of an order with tax on top, in the form of taxes by rates: those of the delivery fee, which has none, and of the goods. */
export function addedTaxes({ amountCents, taxCents, shippingCents, settled }: TaxedOrder): OrderTaxes {
  const taxesOf = (sums: { amountCents: number; taxCents: number }): IncludedTax[] => [
    { ...addedRate, netCents: shippingCents, taxCents: 0 },
    { ...addedRate, netCents: sums.amountCents - sums.taxCents - shippingCents, taxCents: sums.taxCents },
  ];
  return { placed: taxesOf({ amountCents, taxCents }), settled: settled && taxesOf(settled) };
}

/** What was paid for the goods and the fee of an order, as one amount for each rate. */
interface HeldParts {
  /** What the shop may keep. */
  kept: TaxedCents[];
  /** The deposits in it that have a tax of their own. */
  ownTaxedDeposits: TaxedCents[];
  /** What was paid for missing goods and is not paid back: the refund of the finish can fail. */
  overpaid: TaxedCents[];
}

type AccountedOrder = Pick<Order, 'lines' | 'taxCents' | 'shippingCents' | 'taxRule'>;

/** The amounts of each rate that the shop may keep, and has for missing goods. By the rule `FLOOR`, they have no fee. */
export function partsOf(order: AccountedOrder, ledger: LineLedger, moment: number): HeldParts {
  const { taxRule: rule, shippingCents } = order;
  const accounts = lineAccounts(order, ledger, moment);
  const rateOf = (tax: TaxRate | null) => tax ?? (rule.mode === 'RATES' ? rule.firstTax : addedRate);
  // What is paid back for a line is for its goods first, so the deposit is in the last cents.
  const partsOfLine = (cents: number, mostDepositCents: number, { tax, depositTax }: (typeof accounts)[number]) =>
    lineParts({ cents, depositCents: Math.min(mostDepositCents, cents), depositTax }, rateOf(tax));
  const kept = accounts.flatMap((account) => partsOfLine(keptCents(account), account.depositCents, account));
  const deposits = accounts.flatMap((account) =>
    account.depositTax && rule.mode === 'RATES'
      ? [{ cents: Math.min(account.depositCents, keptCents(account)), tax: account.depositTax }]
      : [],
  );
  const overpaid = accounts.flatMap((account) =>
    partsOfLine(overpaidCents(account), account.missingDepositCents, account),
  );
  const found = accounts.map(({ foundCents, depositCents, depositTax, tax }) => ({
    cents: depositTax ? foundCents - depositCents : foundCents,
    tax,
  }));
  return {
    kept: addUpRates([...kept, ...feeParts(found, { shippingCents, rule })]),
    ownTaxedDeposits: addUpRates(deposits),
    overpaid: addUpRates(overpaid),
  };
}

/** The parts with that sum more, in proportion to `shares`, or to the parts where these are all 0. */
function withMore(parts: TaxedCents[], shares: TaxedCents[], moreCents: number): TaxedCents[] {
  const all = sumOf(shares) > 0 ? shares : parts;
  const more = shareOut(
    moreCents,
    all.map(({ cents }) => cents),
  );
  return addUpRates([...parts, ...all.map(({ tax }, at) => ({ tax, cents: more[at] ?? 0 }))]);
}

/** The part of the ledger that the accounts of the lines need. */
interface LineLedger {
  picks: readonly RecordedPick[];
  refundedLines: readonly RefundedLine[];
}

interface Held {
  heldCents: number;
  /** Whether the picking is finished, so that the money is for the found goods. */
  isSettled: boolean;
  /** What happened before this moment counts; absent: everything. */
  moment?: number;
}

const isExactly = (taxes: readonly IncludedTax[], cents: number) => centsOf(taxes) === cents;

/**
 * The taxes in what the shop has of an order. Each line has the tax of the goods that were given for it, or that were ordered when
 * nothing was given; a refund for a line takes from this tax. A refund for no line takes a share of all. When the shop has exactly what
 * the order costs, the taxes are the stored ones.
 */
export function taxesHeld(
  order: AccountedOrder & TaxedOrder,
  ledger: LineLedger & { taxes: OrderTaxes },
  { heldCents, isSettled, moment = Infinity }: Held,
): IncludedTax[] {
  const isAdded = order.taxRule.mode === 'FLOOR';
  const { placed, settled } = isAdded ? addedTaxes(order) : ledger.taxes;
  const stored = isSettled ? (settled ?? placed) : placed;
  if (isExactly(stored, heldCents)) return stored;
  const { kept, ownTaxedDeposits, overpaid } = partsOf(order, isSettled ? ledger : { ...ledger, picks: [] }, moment);
  const feeCents = isAdded ? order.shippingCents : 0;
  const moreCents = heldCents - sumOf(kept) - feeCents;
  const parts = moreCents > 0 ? withMore(kept, overpaid, moreCents) : kept;
  if (isAdded) return taxesInPart(addedTaxesOf(sumOf(parts), stored, placed), heldCents);
  const taxes = parts.map(({ tax, cents }) => {
    const same = stored.find(({ basisPoints }) => basisPoints === tax.basisPoints);
    return same && grossOf(same) === cents ? same : includedTaxOf(tax, cents);
  });
  if (isExactly(taxes, heldCents)) return taxes;
  return byRate(withoutRefunds(taxes, ownTaxedDeposits, heldCents));
}

/**
 * The taxes that are left when refunds for no line were paid back: such a refund leaves the deposits, as far as the rest pays for it, and
 * takes the same share of everything else. Deposits with the tax of their goods are a part of these.
 */
function withoutRefunds(taxes: IncludedTax[], deposits: readonly TaxedCents[], heldCents: number): IncludedTax[] {
  const depositCents = new Map(deposits.map(({ tax, cents }) => [tax.basisPoints, cents]));
  const others = taxes.map((tax) => {
    const cents = depositCents.get(tax.basisPoints) ?? 0;
    return cents === 0 ? tax : includedTaxOf(tax, grossOf(tax) - cents);
  });
  const keptDepositCents = Math.min(sumOf(deposits), heldCents);
  const keptDeposits = taxesInPart(
    deposits.map(({ tax, cents }) => includedTaxOf(tax, cents)),
    keptDepositCents,
  );
  return [...taxesInPart(others, heldCents - keptDepositCents), ...keptDeposits];
}

/** The tax on top in that much of the goods, in proportion to the stored one; the fee stays whole. */
function addedTaxesOf(goodsCents: number, stored: IncludedTax[], placed: IncludedTax[]): IncludedTax[] {
  const [fee, goods] = stored;
  const [, ordered] = placed;
  if (fee === undefined || goods === undefined || ordered === undefined) return [];
  const whole = goodsCents > grossOf(goods) ? ordered : goods;
  return [fee, ...taxesInPart([whole], goodsCents)];
}

/** The taxes in a part of what an order costs, when no refund was for a line of it and the shop has no more than that. */
export const taxesInShare = (stored: readonly IncludedTax[], heldCents: number): IncludedTax[] =>
  isExactly(stored, heldCents) ? [...stored] : taxesInPart(stored, heldCents);

/** Adds up the taxes of each rate. */
export function byRate(taxes: readonly IncludedTax[]): IncludedTax[] {
  const sums = new Map<number, IncludedTax>();
  for (const tax of taxes) {
    const sum = sums.get(tax.basisPoints);
    const netCents = (sum?.netCents ?? 0) + tax.netCents;
    sums.set(tax.basisPoints, { ...tax, netCents, taxCents: (sum?.taxCents ?? 0) + tax.taxCents });
  }
  return [...sums.values()];
}
