import { networkOf } from '#backend/http/client-network.ts';
import { describe, expect, test } from 'vitest';
import { parseCart } from '#backend/features/people/cart/cart-parsing.ts';
import { sumOrder, toCents, toUnits } from '#backend/rules/money.ts';
import { fingerprint, mergeLines } from '#backend/features/orders/order-input.ts';
import { createRepetitions } from '#backend/features/orders/placing/order-repetitions.ts';
import { createMemoryCounts } from '#backend/rate-limits/memory-counts.ts';
import { isSignedEvent, readOrderToken, signEvent, signOrder } from '#backend/payments/sandbox-signing.ts';
import { isRecordId, newRecordId } from '#backend/db/record-id.ts';
import { createWorkQueue } from '#backend/work-queue.ts';
import { seededRandom } from '#tests/support/drill.ts';

describe('money', () => {
  test.each([
    [19.99, 1999],
    ['19.99', 1999],
    [4.35, 435],
    [0.07, 7],
    ['25', 2500],
    [' 3.5 ', 350],
    [0, 0],
  ])('the price %j is %i cents', (amount, cents) => expect(toCents(amount)).toBe(cents));

  test.each([['1.005'], [-1], ['1e3'], [''], ['1,50'], [1e21], [Number.NaN], ['0x10'], ['.5']])(
    'the store accepts %j as no amount',
    (amount) => expect(toCents(amount)).toBeNull(),
  );

  test('the store converts every amount with two decimals exactly', () => {
    for (let cents = 0; cents <= 100_000; cents += 7) expect(toCents(cents / 100)).toBe(cents);
  });

  test('the tax is 2 % of the sum, floored to the cent; the shipping fee is not taxed', () => {
    const floored = (cents: number, shippingCents = 0) =>
      sumOrder([{ cents, tax: null }], { shippingCents, rule: { mode: 'FLOOR' } });
    const nothingElse = { depositCents: 0, shippingCents: 0, includedTaxes: [] };
    expect(floored(1999)).toEqual({ subtotalCents: 1999, taxCents: 39, amountCents: 2038, ...nothingElse });
    expect(floored(49)).toEqual({ subtotalCents: 49, taxCents: 0, amountCents: 49, ...nothingElse });
    const large = { subtotalCents: 990_000_000, taxCents: 19_800_000, amountCents: 1_009_800_000, ...nothingElse };
    expect(floored(990_000_000)).toEqual(large);
    expect(floored(1999, 350)).toMatchObject({
      subtotalCents: 1999,
      shippingCents: 350,
      taxCents: 39,
      amountCents: 2388,
    });
  });

  test('by rates, prices include the tax, which is rounded once for each rate', () => {
    const food = { name: 'Food', basisPoints: 700 };
    const standard = { name: 'Standard', basisPoints: 1900 };
    const lines = [
      { cents: 104, tax: food },
      { cents: 1190, tax: standard },
      { cents: 104, tax: food },
    ];
    expect(
      sumOrder(lines, { shippingCents: 595, rule: { mode: 'RATES', firstTax: standard, feeTax: 'CLASS_A' } }),
    ).toEqual({
      subtotalCents: 1398,
      depositCents: 0,
      shippingCents: 595,
      taxCents: 0,
      amountCents: 1993,
      includedTaxes: [
        { ...standard, netCents: 1500, taxCents: 285 },
        // Each line alone has 6.8 cents, and both together 13.6.
        { ...food, netCents: 194, taxCents: 14 },
      ],
    });
  });

  test('by rates, the delivery fee is taxed by its own class, also in an order of goods of other classes', () => {
    const food = { name: 'Food', basisPoints: 700 };
    const standard = { name: 'Standard', basisPoints: 1900 };
    const sumsWith = (shippingCents: number) =>
      sumOrder([{ cents: 107, tax: food }], {
        shippingCents,
        rule: { mode: 'RATES', firstTax: standard, feeTax: 'CLASS_A' },
      });
    expect(sumsWith(119)).toMatchObject({
      amountCents: 226,
      includedTaxes: [
        { ...standard, netCents: 100, taxCents: 19 },
        { ...food, netCents: 100, taxCents: 7 },
      ],
    });
    // A collected order has no fee, and no line for its tax.
    expect(sumsWith(0).includedTaxes).toEqual([{ ...food, netCents: 100, taxCents: 7 }]);
  });

  test('by rates, a deposit has the tax of its goods, or none, and then no share of the fee’s taxes', () => {
    const [food, standard] = [
      { name: 'Food', basisPoints: 700 },
      { name: 'Standard', basisPoints: 1900 },
    ];
    const untaxed = { name: 'Deposits', basisPoints: 0 };
    const sums = (depositTax: typeof untaxed | null) =>
      sumOrder(
        [
          { cents: 214, depositCents: 107, depositTax, tax: food },
          { cents: 119, tax: standard },
        ],
        { shippingCents: 333, rule: { mode: 'RATES', firstTax: standard, feeTax: 'GOODS' } },
      );
    expect(sums(null)).toMatchObject({ amountCents: 773, depositCents: 107 });
    expect(sums(null).includedTaxes).toEqual([
      { ...standard, netCents: 176, taxCents: 33 },
      { ...food, netCents: 527, taxCents: 37 },
    ]);
    expect(sums(untaxed)).toMatchObject({ amountCents: 773, depositCents: 107 });
    expect(sums(untaxed).includedTaxes).toEqual([
      { ...standard, netCents: 200, taxCents: 38 },
      { ...food, netCents: 400, taxCents: 28 },
      { ...untaxed, netCents: 107, taxCents: 0 },
    ]);
  });

  test('by rates, goods without a class have the tax of the first one, which is that of the delivery fee', () => {
    const rule = {
      mode: 'RATES' as const,
      feeTax: 'CLASS_A' as const,
      firstTax: { name: 'Standard', basisPoints: 1900 },
    };
    expect(sumOrder([{ cents: 119, tax: null }], { shippingCents: 0, rule }).includedTaxes).toEqual([
      { ...rule.firstTax, netCents: 100, taxCents: 19 },
    ]);
  });
});

test('the taxes and net sums of 20 000 random carts make their totals, and no rounding error exceeds half a cent', () => {
  const random = seededRandom(1900);
  const rates = [0, 250, 700, 1900].map((basisPoints) => ({ name: `Rate ${basisPoints}`, basisPoints }));
  for (let count = 0; count < 20_000; count += 1) {
    const lines = Array.from({ length: 1 + Math.floor(random() * 6) }, () => ({
      cents: 1 + Math.floor(random() * 1_000_000),
      tax: rates[Math.floor(random() * rates.length)] ?? null,
    }));
    const shippingCents = Math.floor(random() * 2) * 499;
    const firstTax = rates[3] ?? { name: 'Standard', basisPoints: 1900 };
    const { includedTaxes, amountCents } = sumOrder(lines, {
      shippingCents,
      rule: { mode: 'RATES', firstTax, feeTax: 'CLASS_A' },
    });
    expect(includedTaxes.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0)).toBe(amountCents);
    for (const { basisPoints, netCents, taxCents } of includedTaxes) {
      const exact = ((netCents + taxCents) * basisPoints) / (10_000 + basisPoints);
      expect(Math.abs(taxCents - exact)).toBeLessThanOrEqual(0.5);
    }
  }
});

test('lines, tax and total of 100 000 random carts agree to the cent', () => {
  const random = seededRandom(27);
  let faults = 0;
  for (let count = 0; count < 100_000; count += 1) {
    const lines = Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({
      priceCents: 1 + Math.floor(random() * 100_000),
      quantity: 1 + Math.floor(random() * 99),
    }));
    const {
      subtotalCents: subtotal,
      taxCents: tax,
      amountCents: amount,
    } = sumOrder(
      lines.map(({ priceCents, quantity }) => ({ cents: priceCents * quantity, tax: null })),
      { shippingCents: 0, rule: { mode: 'FLOOR' } },
    );
    // The same sum in decimal arithmetic.
    const shown = lines.reduce(
      (sum, { priceCents, quantity }) => sum + Math.round(toUnits(priceCents) * 100) * quantity,
      0,
    );
    const isRight =
      shown === subtotal &&
      tax * 50 <= subtotal &&
      (tax + 1) * 50 > subtotal &&
      amount === subtotal + tax &&
      toCents(toUnits(amount)) === amount;
    if (!isRight) faults += 1;
  }
  expect(faults).toBe(0);
});

describe('a cart from a client', () => {
  test('a cart from a client keeps the order of its lines and drops lines with quantity zero', () => {
    const parsed = parseCart({ b: 2, a: '1', c: 0 });
    expect(parsed).toEqual({
      quantities: new Map([
        ['b', 2],
        ['a', 1],
      ]),
    });
  });
});

describe('an order from a client', () => {
  test('an order has one fingerprint for all splittings and sortings of its lines, and another for any other difference', () => {
    const print = (items: { product?: string; productId?: string; quantity: number }[], addressId = 'x') =>
      fingerprint('COD', mergeLines(items), { addressId }, null);
    const one = print([
      { product: 'a', quantity: 3 },
      { product: 'b', quantity: 1 },
    ]);
    const same = [
      { productId: 'b', quantity: 1 },
      { product: 'a', quantity: 1 },
      { product: 'a', quantity: 2 },
    ];
    expect(print(same)).toBe(one);
    expect(print([{ product: 'a', quantity: 3 }])).not.toBe(one);
    expect(print(same, 'y')).not.toBe(one);
  });
});

describe('repeated requests for an order', () => {
  test('a repeated request for an order shares the result of the request in progress and of no other one', async () => {
    const repetitions = createRepetitions();
    let runs = 0;
    const work = async () => (runs += 1);
    const first = repetitions.share('order', performance.now(), work);
    const arrivedMeanwhile = performance.now();
    expect(await Promise.all([first, repetitions.share('order', performance.now(), work)])).toEqual([1, 1]);
    expect(await repetitions.share('order', arrivedMeanwhile, work)).toBe(1);
    expect(await repetitions.share('another', arrivedMeanwhile, work)).toBe(2);
    expect(await repetitions.share('order', performance.now(), work)).toBe(3);
  });
});

describe('limits', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('limits count the address %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('a subject can use a returned attempt again', async () => {
    const counts = createMemoryCounts();
    const rate = { count: 2, spanMs: 60_000 };
    const take = () => counts.take('login-account', 'a', rate, 0);
    expect([await take(), await take(), (await take()) > 0]).toEqual([0, 0, true]);
    await counts.undoTake('login-account', 'a', rate);
    expect([await take(), (await take()) > 0]).toEqual([0, true]);
  });

  const minute = 60_000;

  test('limits delay logins after the tenth wrong password, longer each time, until a correct one', async () => {
    const counts = createMemoryCounts();
    const ask = (account: string, now: number) =>
      counts.countTry('login', account, { free: 10, spanMs: 15 * minute }, now);
    for (let count = 0; count < 10; count += 1) expect(await ask('a', 0)).toBe(0);
    expect([await ask('a', 0), await ask('a', 29_000), await ask('a', 30_000)]).toEqual([30_000, 1000, 0]);
    expect(await ask('a', 30_000)).toBe(60_000);
    expect(await ask('b', 30_000)).toBe(0);
    expect(await ask('a', 16 * minute)).toBe(0);
    await counts.clear('login', 'a');
    expect(await ask('a', 16 * minute)).toBe(0);
  });

  test('a limit allows a burst of the whole rate and then one request at a time', async () => {
    const counts = createMemoryCounts();
    const ask = (now: number) => counts.take('cart', 'a', { count: 3, spanMs: minute }, now);
    expect([await ask(0), await ask(0), await ask(0), await ask(0)]).toEqual([0, 0, 0, 20_000]);
    expect([await ask(19_000), await ask(20_000), await ask(20_000)]).toEqual([1000, 0, 20_000]);
    expect([await ask(3 * minute), await ask(3 * minute), await ask(3 * minute)]).toEqual([0, 0, 0]);
  });

  test('limits store a bounded number of subjects', async () => {
    const counts = createMemoryCounts();
    for (let index = 0; index < 20_001; index += 1)
      await counts.take('x', String(index), { count: 1, spanMs: minute }, 0);
    expect(await counts.take('x', '0', { count: 1, spanMs: minute }, 0)).toBe(0);
    expect(await counts.take('x', '20000', { count: 1, spanMs: minute }, 0)).toBe(minute);
  });
});

describe('the sandbox payment', () => {
  const id = newRecordId();

  test('the sandbox payment recognises only its own addresses', () => {
    const token = signOrder('secret', id);
    expect(readOrderToken('secret', token)).toBe(id);
    expect(readOrderToken('another', token)).toBeNull();
    expect(readOrderToken('secret', newRecordId() + token.slice(24))).toBeNull();
    expect(readOrderToken('secret', '')).toBeNull();
  });

  test('the sandbox payment accepts its own events for five minutes', () => {
    const body = Buffer.from('{"a":1}');
    const now = 1_700_000_000_000;
    const header = signEvent('secret', body.toString(), now);
    expect(isSignedEvent('secret', body, header, now + 299_000)).toBe(true);
    expect(isSignedEvent('secret', body, header, now + 301_000)).toBe(false);
    expect(isSignedEvent('secret', body, header, now - 301_000)).toBe(false);
    expect(isSignedEvent('secret', Buffer.from('{"a":2}'), header, now)).toBe(false);
    expect(isSignedEvent('another', body, header, now)).toBe(false);
    expect(isSignedEvent('secret', body, undefined, now)).toBe(false);
  });
});

test('record ids are 24 hex digits, unique and ascending', () => {
  const ids = Array.from({ length: 500 }, () => newRecordId());
  expect(ids.every(isRecordId)).toBe(true);
  expect(new Set(ids).size).toBe(500);
  expect(newRecordId(1) < newRecordId(2)).toBe(true);
});

test('a work queue limits concurrent work and refuses work when it is full', async () => {
  const queue = createWorkQueue(2, 1, () => new Error('full'));
  let running = 0;
  let maxRunning = 0;
  const work = () =>
    queue(async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return 'done';
    });
  const answers = await Promise.allSettled([work(), work(), work(), work()]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(maxRunning).toBe(2);
  expect(await work()).toBe('done');
});
