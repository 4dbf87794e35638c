import { describe, expect, test } from 'vitest';
import { centsOf, isAsOrdered, isUnlikelyWeight, isWeighedAsOrdered, mostGramsOf } from '#backend/rules/line-picks.ts';
import type { FoundGoods, Substitute } from '#backend/features/orders/order-ledger.ts';

const found = (fields: Partial<FoundGoods>): FoundGoods => ({
  line: 0,
  quantity: 1,
  grams: null,
  reason: null,
  substitute: null,
  ...fields,
});
const other = (priceCents: number, sizeText: string | null): Substitute => ({
  productId: 'other',
  name: 'Other',
  category: 'Meat',
  priceCents,
  imageHash: null,
  sizeText,
});

describe('the most that goods of a size weigh', () => {
  test.each([
    ['600–700 g', 700],
    ['600-700 g', 700],
    ['600 — 700g', 700],
    ['1–1.2 kg', 1200],
    ['0,8 kg – 1,25 kg', 1250],
    ['800 g–1 kg', 1000],
    [' 600–700 G ', 700],
    ['1,125–1,25 kg', 1250],
    ['400–600 جم', 600],
    ['0.8–1.2 كجم', 1200],
  ])('goods of the size %s weigh at most %i g', (size, grams) => expect(mostGramsOf({ sizeText: size })).toBe(grams));

  test.each([
    [null],
    [''],
    ['700 g'],
    ['6–8 pcs'],
    ['700–600 g'],
    ['700–700 g'],
    ['1 kg–900 g'],
    ['about 600–700 g'],
    ['600–700 g each'],
  ])('the size %j is no range of weights', (size) => expect(mostGramsOf({ sizeText: size })).toBeNull());
});

describe('what the found goods cost', () => {
  const chicken = { quantity: 2, priceCents: 700, sizeText: '600–700 g' };
  const bread = { quantity: 2, priceCents: 300, sizeText: null };

  test('weighed goods cost their share of the price of the most weight, rounded down to the cent', () => {
    expect(centsOf(chicken, found({ quantity: 2, grams: 1300 }))).toBe(1300);
    expect(centsOf({ ...chicken, priceCents: 699 }, found({ quantity: 1, grams: 650 }))).toBe(649);
    expect(centsOf({ ...chicken, sizeText: '1–1.4 kg' }, found({ quantity: 1, grams: 1300 }))).toBe(650);
  });

  test('nothing costs more than its pieces at the ordered price, however much it weighs', () => {
    expect(centsOf(chicken, found({ quantity: 2, grams: 1500 }))).toBe(1400);
    expect(centsOf(chicken, found({ quantity: 1, grams: 900 }))).toBe(700);
    expect(centsOf(bread, found({ quantity: 3 }))).toBe(600);
  });

  test('goods that are not weighed cost their pieces', () => {
    expect(centsOf(bread, found({ quantity: 1, grams: 500 }))).toBe(300);
    expect(centsOf(chicken, found({ quantity: 2 }))).toBe(1400);
    expect(centsOf(bread, found({ quantity: 0 }))).toBe(0);
  });

  test('a substitute costs its own price and is weighed by its own size; a dearer one costs the ordered price', () => {
    expect(centsOf(bread, found({ quantity: 2, substitute: other(250, null) }))).toBe(500);
    expect(centsOf(bread, found({ quantity: 2, substitute: other(350, null) }))).toBe(600);
    expect(centsOf(bread, found({ quantity: 1, grams: 400, substitute: other(250, '400–500 g') }))).toBe(200);
    expect(centsOf(chicken, found({ quantity: 1, grams: 350, substitute: other(600, null) }))).toBe(600);
    expect(centsOf(chicken, found({ quantity: 1, grams: 400, substitute: other(600, '400–500 g') }))).toBe(480);
  });
});

test('a weight is unlikely below half of what is expected, and above one and a half times as much', () => {
  expect([349, 350, 700, 1050, 1051].map((grams) => isUnlikelyWeight(grams, 700))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});

test.each([
  [{ quantity: 2, grams: 1200 }, true],
  [{ quantity: 2, grams: 1199 }, false],
  [{ quantity: 2, grams: 1500 }, true],
  [{ quantity: 1, grams: 700 }, false],
  [{ quantity: 2 }, false],
  [{ quantity: 2, grams: 1300, substitute: other(700, '600–700 g') }, false],
])('goods of 600–700 g that are found as %o are as ordered: %s', (goods, isRight) => {
  expect(
    isWeighedAsOrdered({ quantity: 2, priceCents: 700, sizeText: '600–700 g' }, { ...found(goods), cents: 1 }),
  ).toBe(isRight);
});

test('goods are as ordered when all pieces of the ordered product were found at the ordered price', () => {
  const line = { quantity: 2, priceCents: 300, sizeText: null };
  const all = { ...found({ quantity: 2 }), cents: 600 };
  expect(isAsOrdered(line, all)).toBe(true);
  expect(isAsOrdered(line, { ...all, quantity: 1, cents: 300 })).toBe(false);
  expect(isAsOrdered(line, { ...all, quantity: 1 })).toBe(false);
  expect(isAsOrdered(line, { ...all, cents: 599 })).toBe(false);
  expect(isAsOrdered(line, { ...all, substitute: other(300, null) })).toBe(false);
});
