import { describe, expect, test } from 'vitest';
import { addedTaxes, byRate, taxesHeld, taxesInShare } from '#backend/rules/held-taxes.ts';
import type { RecordedPick, RefundedLine } from '#backend/features/orders/order-ledger.ts';
import { sumOrder, type FeeTax, type TaxRule } from '#backend/rules/money.ts';
import { taxOfClass, taxRuleOf } from '#backend/features/shop/settings/tax-settings.ts';

type Figures = [rate: number, net: number, tax: number];
const taxes = (...figures: Figures[]) =>
  figures.map(([basisPoints, netCents, taxCents]) => ({ name: `${basisPoints}`, basisPoints, netCents, taxCents }));
/** Net and tax of each rate, highest rate first. */
const figuresOf = (list: ReturnType<typeof taxes>) => list.flatMap(({ netCents, taxCents }) => [netCents, taxCents]);

/** Goods of 10.00 at 25 %, and of 10.00 without a tax. */
const placed = taxes([2500, 800, 200], [0, 1000, 0]);

describe('the taxes in a part of an order without refunds for lines', () => {
  test.each<[what: string, heldCents: number, figures: number[]]>([
    ['all of it', 2000, [800, 200, 1000, 0]],
    ['half of it', 1000, [400, 100, 500, 0]],
    ['a quarter of it', 500, [200, 50, 250, 0]],
    ['nothing of it', 0, [0, 0, 0, 0]],
  ])('for %s the taxes are that share of each rate', (_what, heldCents, figures) => {
    expect(figuresOf(taxesInShare(placed, heldCents))).toEqual(figures);
  });

  test('the taxes and net sums make any part of an order to the cent', () => {
    const uneven = taxes([1900, 1000, 190], [700, 194, 14], [0, 85, 0]);
    for (let cents = 0; cents <= 1483; cents += 1) {
      const list = taxesInShare(uneven, cents);
      expect(list.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0)).toBe(cents);
    }
  });

  test('an order without taxes has no taxes in what the shop has of it', () => {
    expect(taxesInShare([], 500)).toEqual([]);
  });

  test('the taxes keep the names of their rates', () => {
    expect(taxesInShare(placed, 1000).map(({ name }) => name)).toEqual(['2500', '0']);
  });
});

interface Case {
  /** The price and the rate of each line, of one piece. */
  lines: [cents: number, rate: number | null][];
  heldCents: number;
  refunded?: Partial<RefundedLine>[];
  /** What was found of each line, after all refunds; absent before the picking is finished. */
  found?: { cents: number; rate?: number }[];
  feeCents?: number;
  feeTax?: FeeTax;
  moment?: number;
}

const rate = (basisPoints: number) => ({ name: `${basisPoints}`, basisPoints });

/** The taxes in what the shop has of an order; class A has 25 %. A line without a rate has its tax on top. */
function held({ lines, heldCents, refunded = [], found, feeCents = 0, feeTax = 'CLASS_A', moment }: Case) {
  const isAdded = lines.every(([, tax]) => tax === null);
  const taxRule: TaxRule = isAdded ? { mode: 'FLOOR' } : { mode: 'RATES', firstTax: rate(2500), feeTax };
  const ordered = lines.map(([cents, tax]) => ({ cents, tax: tax === null ? null : rate(tax) }));
  const given = ordered.map((line, at) => {
    const pick = found?.[at];
    return pick ? { cents: pick.cents, tax: pick.rate === undefined ? line.tax : rate(pick.rate) } : line;
  });
  const sums = sumOrder(ordered, { shippingCents: feeCents, rule: taxRule });
  const settled = sumOrder(given, { shippingCents: feeCents, rule: taxRule });
  const picks = given.map(({ cents, tax }, line): RecordedPick => {
    const substitute = { productId: '', name: '', category: '', priceCents: 0, imageHash: null, sizeText: null, tax };
    return { line, quantity: 1, grams: null, reason: null, substitute, cents, position: line + 1, at: 100 };
  });
  const order = {
    ...sums,
    taxRule,
    settled: found ? settled : null,
    lines: ordered.map(({ cents, tax }) => ({ priceCents: cents, quantity: 1, tax }) as never),
  };
  const refundedLines = refunded.map((refund) => ({
    refundId: 'r',
    line: 0,
    cents: 0,
    afterPick: 0,
    at: 10,
    failedAt: null,
    ...refund,
  }));
  const ledger = {
    picks: found ? picks : [],
    refundedLines,
    taxes: { placed: sums.includedTaxes, settled: found ? settled.includedTaxes : null },
  };
  const isSettled = found !== undefined;
  return figuresOf(byRate(taxesHeld(order, ledger, { heldCents, isSettled, ...(moment !== undefined && { moment }) })));
}

const bothRates: Case['lines'] = [
  [1000, 2500],
  [1000, 0],
];

describe('refunds for lines', () => {
  test.each<[what: string, fields: Omit<Case, 'lines'>, figures: number[]]>([
    ['goods without a tax', { heldCents: 1500, refunded: [{ line: 1, cents: 500 }] }, [800, 200, 500, 0]],
    // 10.00 − 5.00 at 25 % is 4.00 and 1.00.
    ['goods of one rate', { heldCents: 1500, refunded: [{ line: 0, cents: 500 }] }, [400, 100, 1000, 0]],
    ['all goods of one rate', { heldCents: 1000, refunded: [{ line: 0, cents: 1000 }] }, [0, 0, 1000, 0]],
    // Another refund of 9.00 takes its share of what the refund for the line has left.
    [
      'a part, before a refund for no line',
      { heldCents: 900, refunded: [{ line: 1, cents: 200 }] },
      [400, 100, 400, 0],
    ],
    ['a refund that failed', { heldCents: 2000, refunded: [{ cents: 500, failedAt: 20 }] }, [800, 200, 1000, 0]],
  ])('a refund for lines takes the taxes of %s', (_what, fields, figures) => {
    expect(held({ lines: bothRates, ...fields })).toEqual(figures);
  });

  test('a refund counts from its entry until it fails', () => {
    const refunded = [{ cents: 500, at: 10, failedAt: 12 }];
    const at = (moment: number, heldCents: number) => held({ lines: bothRates, heldCents, refunded, moment });
    expect(at(10, 2000)).toEqual([800, 200, 1000, 0]);
    expect(at(11, 1500)).toEqual([400, 100, 1000, 0]);
    expect(at(12, 1500)).toEqual([400, 100, 1000, 0]);
    expect(at(13, 2000)).toEqual([800, 200, 1000, 0]);
  });

  test('a refund before the picking pays for what is missing of its line, and only of its line', () => {
    const refunded = [{ line: 1, cents: 200 }];
    // The goods without a tax are there whole: the refund takes from them. The others are missing.
    expect(held({ lines: bothRates, heldCents: 800, refunded, found: [{ cents: 0 }, { cents: 1000 }] })).toEqual([
      0, 0, 800, 0,
    ]);
    expect(held({ lines: bothRates, heldCents: 1000, refunded, found: [{ cents: 1000 }, { cents: 0 }] })).toEqual([
      800, 200, 0, 0,
    ]);
  });

  test('a refund that was entered before the versions that count picks is compared by its time', () => {
    const found = [{ cents: 500 }, { cents: 1000 }];
    const left = (at: number, heldCents: number) =>
      held({ lines: bothRates, heldCents, found, refunded: [{ cents: 500, afterPick: null, at }] });
    expect(left(99, 1500)).toEqual([400, 100, 1000, 0]);
    expect(left(101, 1000)).toEqual([0, 0, 1000, 0]);
  });

  test('money for missing goods that could not be paid back has the tax of these goods', () => {
    const found = [{ cents: 0 }, { cents: 1000 }];
    expect(held({ lines: bothRates, heldCents: 2000, found })).toEqual([800, 200, 1000, 0]);
    // A substitute without a tax for 6.00: the rest of its line is for nothing else.
    expect(held({ lines: [[1000, 2500]], heldCents: 1000, found: [{ cents: 600, rate: 0 }] })).toEqual([1000, 0]);
  });
});

describe('the tax in the delivery fee', () => {
  const feeCents = 250;

  test('2 % on top are not in the fee, also when all goods are refunded', () => {
    // The tax is 0.40.
    const lines: Case['lines'] = [
      [1000, null],
      [1000, null],
    ];
    const refunded = [
      { line: 0, cents: 1020 },
      { line: 1, cents: 1020 },
    ];
    expect(held({ lines, heldCents: 250, refunded, feeCents })).toEqual([250, 0]);
    expect(held({ lines, heldCents: 1270, refunded: refunded.slice(0, 1), feeCents })).toEqual([1250, 20]);
  });

  test('the fee has the rate of class A, or the rates of the goods that are delivered', () => {
    const half = { lines: bothRates, heldCents: 1250, feeCents, found: [{ cents: 0 }, { cents: 1000 }] };
    expect(held({ ...half, feeTax: 'CLASS_A' })).toEqual([200, 50, 1000, 0]);
    expect(held({ ...half, feeTax: 'GOODS' })).toEqual([0, 0, 1250, 0]);
    // 1.25 of the fee at 25 %: 11.25 are 9.00 and 2.25.
    expect(held({ lines: bothRates, heldCents: 2250, feeCents, feeTax: 'GOODS' })).toEqual([900, 225, 1125, 0]);
    // A refund for goods that were delivered leaves the fee as it is.
    const refunded = [{ line: 1, cents: 1000 }];
    expect(held({ lines: bothRates, heldCents: 1250, feeCents, feeTax: 'GOODS', refunded })).toEqual([
      900, 225, 125, 0,
    ]);
  });
});

test('a tax that was added to the prices has the fee, without a tax, and the goods, as placed and as settled', () => {
  const order = { amountCents: 1270, taxCents: 20, shippingCents: 250, settled: null };
  const fee = { name: '', basisPoints: 0, netCents: 250, taxCents: 0 };
  expect(addedTaxes(order)).toEqual({
    placed: [fee, { name: '', basisPoints: 0, netCents: 1000, taxCents: 20 }],
    settled: null,
  });
  expect(addedTaxes({ ...order, settled: { amountCents: 760, taxCents: 10 } }).settled).toEqual([
    fee,
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
    expect(taxRuleOf({ tax: byRates, country: null })).toEqual({
      mode: 'RATES',
      firstTax: standard,
      feeTax: 'CLASS_A',
    });
  });

  test('by the other mode, and without the class A, a new order has 2 % on top, whatever classes there are', () => {
    const floored = { mode: 'FLOOR' as const, number: '', classes };
    expect([taxOfClass(floored, 'B'), taxOfClass(floored, null)]).toEqual([null, null]);
    expect(taxRuleOf({ tax: floored, country: null })).toEqual({ mode: 'FLOOR' });
    const withoutA = { mode: 'RATES' as const, number: '', classes: classes.slice(0, 1) };
    expect(taxRuleOf({ tax: withoutA, country: null })).toEqual({ mode: 'FLOOR' });
    expect(taxOfClass(withoutA, 'C')).toBeNull();
  });

  test('in Germany, the delivery fee has the rates of the goods unless the shop says otherwise', () => {
    const tax = { mode: 'RATES' as const, number: '', classes };
    expect(taxRuleOf({ tax, country: 'DE' })).toEqual({ mode: 'RATES', firstTax: standard, feeTax: 'GOODS' });
    expect(taxRuleOf({ tax: { ...tax, feeTax: 'CLASS_A' }, country: 'DE' })).toMatchObject({ feeTax: 'CLASS_A' });
    expect(taxRuleOf({ tax: { ...tax, feeTax: 'GOODS' }, country: null })).toMatchObject({ feeTax: 'GOODS' });
  });
});
