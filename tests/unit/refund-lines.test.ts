import { describe, expect, test } from 'vitest';
import type { OrderLedger } from '#backend/features/orders/order-ledger.ts';
import { isForLines, refundableOfLines, refundPerLine } from '#backend/rules/refund-lines.ts';
import type { Order } from '#backend/features/orders/order.ts';
import { shareOut } from '#backend/rules/money.ts';

describe('sharing an amount out in proportion', () => {
  test.each([
    [100, [1, 1], [50, 50]],
    [100, [3, 1], [75, 25]],
    [10, [1, 1, 1], [3, 4, 3]],
    [0, [5, 5], [0, 0]],
    [7, [0, 7], [0, 7]],
    [20, [1000], [20]],
    [5, [0, 0], [0, 0]],
    [5, [], []],
  ])('%i cents shared out by %j are %j', (cents, parts, shares) => expect(shareOut(cents, parts)).toEqual(shares));

  test('an amount that is shared out in proportion loses no cent', () => {
    for (let cents = 0; cents < 200; cents += 1) {
      const sum = shareOut(cents, [333, 1, 65, 7]).reduce((total, share) => total + share, 0);
      expect(sum).toBe(cents);
    }
  });
});

const order = {
  isPaid: true,
  amountCents: 1530,
  taxCents: 30,
  shippingCents: 0,
  taxRule: { mode: 'FLOOR' },
  settled: null,
  lines: [
    { priceCents: 500, quantity: 2 },
    { priceCents: 500, quantity: 1 },
  ],
} as unknown as Order;
const ledger = (fields: object = {}): OrderLedger =>
  ({ events: [], moves: [], refunds: [], refundedLines: [], picks: [], ...fields }) as never;

describe('refundable amounts of lines', () => {
  test('what can be refunded for a line is its price with its share of the tax that was added', () => {
    expect(refundableOfLines(order, ledger())).toEqual([1020, 510]);
  });

  test('what can be refunded for a line is what was found of it, once it is picked', () => {
    const picks = [{ line: 0, cents: 500, substitute: null, position: 1, at: 1 }];
    expect(refundableOfLines(order, ledger({ picks }))).toEqual([510, 510]);
  });

  test('what can be refunded for a line is less what was refunded for it, without refunds that failed, and never below nothing', () => {
    const refundedLines = [
      { line: 0, cents: 100, failedAt: null, at: 1, afterPick: 0 },
      { line: 0, cents: 20, failedAt: null, at: 1, afterPick: 0 },
      { line: 1, cents: 600, failedAt: null, at: 1, afterPick: 0 },
      { line: 0, cents: 400, failedAt: 1, at: 1, afterPick: 0 },
    ];
    expect(refundableOfLines(order, ledger({ refundedLines }))).toEqual([900, 0]);
  });

  test('what can be refunded for a line is at most what can be refunded of the order', () => {
    const moves = [
      { kind: 'CARD_PAID', cents: 1530 },
      { kind: 'REFUND_CARD', cents: -930 },
    ];
    expect(refundableOfLines(order, ledger({ moves }))).toEqual([600, 510]);
  });
});

test('a refund is divided among its lines in proportion to what can be refunded for each', () => {
  expect(refundPerLine(153, [0, 1], [1020, 510])).toEqual([
    { line: 0, cents: 102 },
    { line: 1, cents: 51 },
  ]);
  expect(refundPerLine(153, [1], [1020, 510])).toEqual([{ line: 1, cents: 153 }]);
  expect(refundPerLine(153, [7], [1020])).toEqual([{ line: 7, cents: 0 }]);
});

test('a refund is for lines when it is for all of them and no other', () => {
  const both = [{ line: 0 }, { line: 1 }];
  expect(isForLines(both, [1, 0])).toBe(true);
  expect(isForLines(both, [0])).toBe(false);
  expect(isForLines(both, [0, 2])).toBe(false);
  expect(isForLines(both, [0, 1, 2])).toBe(false);
  expect(isForLines([], [0])).toBe(false);
  expect(isForLines([], [])).toBe(true);
});
