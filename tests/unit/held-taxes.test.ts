import { describe, expect, test } from 'vitest';
import { addedTaxes, byRate, taxesHeld } from '#backend/features/orders/rules/held-taxes.ts';
import type { RefundedLine } from '#backend/features/orders/order-ledger.ts';
import { refundedByRate } from '#backend/features/orders/refunds/refund-line-repository.ts';
import { taxOfClass, taxRuleOf } from '#backend/features/shop/settings/tax-settings.ts';

type Figures = [rate: number, net: number, tax: number];
const taxes = (...figures: Figures[]) =>
  figures.map(([basisPoints, netCents, taxCents]) => ({ name: `${basisPoints}`, basisPoints, netCents, taxCents }));
/** Net and tax of each rate, highest rate first. */
const figuresOf = (list: ReturnType<typeof taxes>) => list.flatMap(({ netCents, taxCents }) => [netCents, taxCents]);

/** Goods of 10.00 at 25 %, and of 10.00 without a tax. */
const placed = taxes([2500, 800, 200], [0, 1000, 0]);
/** The same goods, when only half of the taxed ones was found. */
const found = taxes([2500, 400, 100], [0, 1000, 0]);

/** The taxes in what the shop has, by rate; `refunded`: what was refunded for lines, by their rates. */
const held = (heldCents: number, refunded: [number, number][] = [], settled: typeof placed | null = null) =>
  figuresOf(byRate(taxesHeld({ placed, settled }, { heldCents, refundedByRate: new Map(refunded) })));

describe('the taxes in what the shop has of an order', () => {
  test.each<[what: string, heldCents: number, figures: number[]]>([
    ['all of it', 2000, [800, 200, 1000, 0]],
    ['half of it', 1000, [400, 100, 500, 0]],
    ['a quarter of it', 500, [200, 50, 250, 0]],
    ['nothing of it', 0, [0, 0, 0, 0]],
  ])('for %s the taxes are that share of each rate', (_what, heldCents, figures) => {
    expect(held(heldCents)).toEqual(figures);
  });

  test('the taxes and net sums make any part of an order to the cent', () => {
    const uneven = { placed: taxes([1900, 1000, 190], [700, 194, 14], [0, 85, 0]), settled: null };
    for (let cents = 0; cents <= 1483; cents += 1) {
      const list = taxesHeld(uneven, { heldCents: cents, refundedByRate: new Map() });
      expect(list.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0)).toBe(cents);
    }
  });

  test('an order without taxes has no taxes in what the shop has of it', () => {
    expect(taxesHeld({ placed: [], settled: null }, { heldCents: 500, refundedByRate: new Map() })).toEqual([]);
  });

  test('the taxes keep the names of their rates', () => {
    const part = taxesHeld({ placed, settled: null }, { heldCents: 1000, refundedByRate: new Map() });
    expect(part.map(({ name }) => name)).toEqual(['2500', '0']);
  });

  test.each<[what: string, heldCents: number, figures: number[]]>([
    ['the placed amount, as it was placed', 2000, [800, 200, 1000, 0]],
    ['the settled amount, as it was settled', 1500, [400, 100, 1000, 0]],
    ['one between both, with a share of what was not found', 1750, [600, 150, 1000, 0]],
    ['less than was found, a share of that', 750, [200, 50, 500, 0]],
  ])('the taxes of a picked order, of which the shop has %s, are in proportion', (_what, heldCents, figures) => {
    expect(held(heldCents, [], found)).toEqual(figures);
  });
});

describe('refunds for lines', () => {
  test.each<[what: string, heldCents: number, refunded: [number, number][], figures: number[]]>([
    ['goods without a tax', 1500, [[0, 500]], [800, 200, 500, 0]],
    // 10.00 − 5.00 at 25 % is 4.00 and 1.00.
    ['goods of one rate', 1500, [[2500, 500]], [400, 100, 1000, 0]],
    [
      'goods of both rates',
      1250,
      [
        [2500, 500],
        [0, 250],
      ],
      [400, 100, 750, 0],
    ],
    ['all goods of one rate', 1000, [[2500, 1000]], [0, 0, 1000, 0]],
    ['more than its rate has: the others give the rest', 800, [[2500, 1200]], [0, 0, 800, 0]],
    ['a rate that the order does not have', 1900, [[700, 100]], [760, 190, 950, 0]],
    // Another refund of 10.00 has taken half of all before.
    ['a part of what another refund has left', 900, [[0, 100]], [400, 100, 400, 0]],
  ])('a refund for lines takes the taxes of %s', (_what, heldCents, refunded, figures) => {
    expect(held(heldCents, refunded)).toEqual(figures);
  });

  test('a refund for lines leaves the stored figures of the other rates', () => {
    const rounded = { placed: taxes([2500, 801, 199], [0, 1000, 0]), settled: null };
    const refunded = new Map([
      [2500, 0],
      [0, 100],
    ]);
    expect(figuresOf(taxesHeld(rounded, { heldCents: 1900, refundedByRate: refunded }))).toEqual([801, 199, 900, 0]);
  });

  test('a refund for lines takes its taxes from what was found', () => {
    expect(held(1000, [[0, 500]], found)).toEqual([400, 100, 500, 0]);
  });
});

test('the refunds for lines are added up by rate, from their entry until they fail', () => {
  const line = (fields: Partial<RefundedLine>): RefundedLine => ({
    refundId: 'r',
    line: 0,
    cents: 100,
    basisPoints: 700,
    at: 10,
    failedAt: null,
    ...fields,
  });
  const lines = [
    line({}),
    line({ line: 1, cents: 20 }),
    line({ basisPoints: 1900, cents: 3, at: 11 }),
    line({ cents: 1000, failedAt: 12 }),
    line({ basisPoints: null, cents: 5000 }),
  ];
  const at = (moment: number) => [...refundedByRate(lines, moment)];
  expect(at(10)).toEqual([]);
  expect(at(11)).toEqual([[700, 1120]]);
  expect(at(12)).toEqual([
    [700, 1120],
    [1900, 3],
  ]);
  expect(at(13)).toEqual([
    [700, 120],
    [1900, 3],
  ]);
});

test('a tax that was added to the prices is the only rate of an order, as placed and as settled', () => {
  const order = { amountCents: 1020, taxCents: 20, settled: null };
  expect(addedTaxes(order)).toEqual({
    placed: [{ name: '', basisPoints: 0, netCents: 1000, taxCents: 20 }],
    settled: null,
  });
  expect(addedTaxes({ ...order, settled: { amountCents: 510, taxCents: 10 } }).settled).toEqual([
    { name: '', basisPoints: 0, netCents: 500, taxCents: 10 },
  ]);
});

describe('the tax of a new order', () => {
  const classes = [
    { code: 'B' as const, name: 'Food', basisPoints: 700 },
    { code: 'A' as const, name: 'Standard', basisPoints: 1900 },
  ];
  const [food, standard] = [
    { name: 'Food', basisPoints: 700 },
    { name: 'Standard', basisPoints: 1900 },
  ];

  test('by rates, a new order has the tax of each product’s class, and class A for products without one and the delivery fee', () => {
    const byRates = { mode: 'RATES' as const, number: '', classes };
    expect((['A', 'B', 'C', null] as const).map((code) => taxOfClass(byRates, code))).toEqual([
      standard,
      food,
      standard,
      standard,
    ]);
    expect(taxRuleOf(byRates)).toEqual({ mode: 'RATES', shippingTax: standard });
  });

  test('by the other mode, and without the class A, a new order has 2 % on top, whatever classes there are', () => {
    const floored = { mode: 'FLOOR' as const, number: '', classes };
    expect([taxOfClass(floored, 'B'), taxOfClass(floored, null)]).toEqual([null, null]);
    expect(taxRuleOf(floored)).toEqual({ mode: 'FLOOR' });
    const withoutA = { mode: 'RATES' as const, number: '', classes: classes.slice(0, 1) };
    expect(taxRuleOf(withoutA)).toEqual({ mode: 'FLOOR' });
    expect(taxOfClass(withoutA, 'C')).toBeNull();
  });
});
