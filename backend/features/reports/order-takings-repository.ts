import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import type { IncludedTax } from '#backend/rules/money.ts';
import { divide, readSummedUntil, type Period } from '#backend/features/orders/past-sums-repository.ts';
import { summedTakings } from '#backend/features/orders/past-takings-repository.ts';
import { dayMs, productSums, soldLines } from '#backend/features/orders/product-sums-repository.ts';
import { addUpByKey } from '#backend/rules/add-up-by-key.ts';
import { moneyFields, noMoney, readQuarterMoney, type Money } from './quarter-takings-repository.ts';
import { addUpTaxes, readQuarterTaxes } from './order-tax-takings-repository.ts';
import { readMoneySums, readTaxSums } from './takings-sums-repository.ts';

/** The takings of a period, in cents. */
export interface Takings extends Money {
  /** The tax in `cardCents` and `cashCents`, less the tax in `refundedCents`. */
  taxCents: number;
  /** The taxes of orders whose prices include them, by rate, highest first. */
  includedTaxes: IncludedTax[];
}

/** Real money, and payments of the sandbox, which move none. */
interface PeriodTakings {
  real: Takings;
  test: Takings;
}

/**
 * The takings of the period between two moments. Takes whole quarters from their sums; what is before and after them is summed from
 * the orders and the ledger, so the cost does not grow with the orders.
 */
export async function readTakings({ query }: Database, period: Period): Promise<PeriodTakings> {
  const { summed: quarters, ends } = divide(period, summedTakings, await readSummedUntil(query, summedTakings));
  const money = quarters === null ? [] : await readMoneySums(query, quarters);
  const taxes = quarters === null ? [] : await readTaxSums(query, quarters);
  for (const end of ends) {
    money.push(...(await readQuarterMoney(query, end)));
    taxes.push(...(await readQuarterTaxes(query, end)));
  }
  const takingsOf = (isWanted: (part: { isTest: boolean }) => boolean): Takings => {
    const [sums = noMoney] = addUpByKey<keyof Money, Money>(money.filter(isWanted), moneyFields, () => []);
    const wanted = addUpTaxes(taxes.filter(isWanted), () => null).toSorted(
      (one, other) => other.basisPoints - one.basisPoints,
    );
    return {
      ...sums,
      taxCents: wanted.reduce((sum, { taxCents }) => sum + taxCents, 0),
      includedTaxes: wanted.filter(({ isAdded }) => !isAdded),
    };
  };
  return { real: takingsOf(({ isTest }) => !isTest), test: takingsOf(({ isTest }) => isTest) };
}

export interface SoldProduct {
  productId: string;
  /** Its name in one of these orders: a product may have been renamed between them. */
  name: string;
  quantity: number;
  cents: number;
}

/**
 * The products with the most pieces in the orders since then, without cancelled and test orders, most first. Takes whole days from
 * their sums; what is before and after them is summed from the orders.
 */
export async function listBestSellers(
  { query }: Database,
  { since, limit }: { since: number; limit: number },
): Promise<SoldProduct[]> {
  const summedUntil = await readSummedUntil(query, productSums);
  const days = { from: Math.min(Math.ceil(since / dayMs) * dayMs, summedUntil), to: summedUntil };
  const sold = soldLines(query, { from: since, to: days.from })
    .unionAll(soldLines(query, { from: Math.max(since, days.to), to: Number.MAX_SAFE_INTEGER }))
    .unionAll(
      query
        .selectFrom('product_sums')
        .select(['product_id', 'name', sql<number>`quantity`.as('quantity'), 'cents'])
        .where('day', '>=', days.from)
        .where('day', '<', days.to),
    );
  const rows = await query
    .selectFrom(sold.as('sold'))
    .select((is) => [
      'product_id',
      is.fn.max('name').as('name'),
      sql<number>`cast(sum(quantity) as bigint)`.as('quantity'),
      sql<number>`cast(sum(cents) as bigint)`.as('cents'),
    ])
    .groupBy('product_id')
    .having(sql<boolean>`sum(quantity) > 0`)
    .orderBy(sql`sum(quantity)`, 'desc')
    .orderBy('product_id')
    .limit(limit)
    .execute();
  return rows.map(({ product_id: productId, name, quantity, cents }) => ({
    productId,
    name,
    quantity: Number(quantity),
    cents: Number(cents),
  }));
}
