import { describe, expect, test } from 'vitest';
import type { OrderStage } from '#backend/db/tables.ts';
import type { OrderLedger } from '#backend/features/orders/order-ledger.ts';
import {
  isPlaced,
  mayCancel,
  mayMove,
  maySeeStage,
  orderStages,
  staffOf,
  stageText,
  statusTexts,
  type Viewer,
} from '#backend/rules/stages.ts';
import { stageFields } from '#backend/features/orders/stage-fields.ts';
import { countedOf, dueCentsOf, moneyOf } from '#backend/rules/order-money.ts';
import type { Order } from '#backend/features/orders/order.ts';

const hour = 3_600_000;
const placedAt = Date.UTC(2026, 2, 1, 12);
const person = (role: 'PACKER' | 'MANAGER' | 'OWNER'): Viewer => ({
  role: 'SELLER',
  staff: { id: role, name: role, role } as never,
});
const [packer, manager, owner] = [person('PACKER'), person('MANAGER'), person('OWNER')];
const shopper: Viewer = { role: 'SHOPPER', userId: 'ann' };

const line = { quantity: 1, priceCents: 500 };
const anOrder = (fields: object = {}): Order =>
  ({
    id: 'o1',
    paymentType: 'COD',
    isPaid: false,
    provider: null,
    slot: null,
    settled: null,
    amountCents: 1020,
    createdAt: placedAt,
    stage: 'PLACED',
    version: 1,
    lines: [line, line],
    ...fields,
  }) as never;
const aLedger = (fields: object = {}): OrderLedger =>
  ({
    events: [],
    moves: [],
    refunds: [],
    refundedLines: [],
    picks: [],
    stop: { first: null, added: [] },
    ...fields,
  }) as never;
const collected = { kind: 'PICKUP', id: 's', start: 0, end: 1 };

describe('moves of an order', () => {
  const movesFrom = (order: Order) => orderStages.filter((to) => mayMove(order, to));

  test.each<[OrderStage, OrderStage[]]>([
    ['PLACED', ['PICKING']],
    ['PICKING', ['READY']],
    ['READY', ['OUT', 'DONE']],
    ['OUT', ['READY', 'DONE']],
    ['DONE', []],
    ['CANCELLED', []],
  ])('an order is moved from %s only to %j', (stage, to) => expect(movesFrom(anOrder({ stage }))).toEqual(to));

  test('an order is never sent out when the shopper collects it', () => {
    expect(movesFrom(anOrder({ stage: 'READY', slot: collected }))).toEqual(['DONE']);
    expect(movesFrom(anOrder({ stage: 'READY', slot: { ...collected, kind: 'DELIVERY' } }))).toEqual(['OUT', 'DONE']);
  });
});

describe('cancelling an order', () => {
  const stagesFor = (viewer: Viewer, now = placedAt) =>
    orderStages.filter((stage) => mayCancel(anOrder({ stage }), { added: [] }, { viewer, now }));

  test('an order is cancelled by managers and owners until it leaves, and by packers never', () => {
    for (const viewer of [manager, owner]) expect(stagesFor(viewer)).toEqual(['PLACED', 'PICKING', 'READY']);
    expect(stagesFor(manager, placedAt + 1000 * hour)).toEqual(['PLACED', 'PICKING', 'READY']);
    expect(stagesFor(packer)).toEqual([]);
  });

  test('an order is cancelled by its shopper before it is packed, for 48 hours', () => {
    expect(stagesFor(shopper, placedAt + 48 * hour)).toEqual(['PLACED']);
    expect(stagesFor(shopper, placedAt + 48 * hour + 1)).toEqual([]);
  });
});

test('a packer sees orders until they are done or cancelled, and all others see all', () => {
  const seenBy = (viewer: Viewer) => orderStages.filter((stage) => maySeeStage(viewer, stage));
  expect(seenBy(packer)).toEqual(['PLACED', 'PICKING', 'READY', 'OUT']);
  for (const viewer of [shopper, manager, owner]) expect(seenBy(viewer)).toEqual(orderStages);
});

test('an online order is placed when it is paid, a cash order at once', () => {
  expect(isPlaced({ paymentType: 'COD', isPaid: false })).toBe(true);
  expect(isPlaced({ paymentType: 'Online', isPaid: false })).toBe(false);
  expect(isPlaced({ paymentType: 'Online', isPaid: true })).toBe(true);
});

test('the trail names who works in the shop, and no shopper', () => {
  expect(staffOf(owner)).toMatchObject({ id: 'OWNER' });
  expect(staffOf(shopper)).toBeNull();
});

describe('the money of an order', () => {
  const money = (moves: object[], fields: object = {}) => moneyOf(anOrder(fields), aLedger({ moves }));

  test('the money of an order is what was paid, less refunds that did not fail', () => {
    expect(money([])).toEqual({ paidCents: 0, refundedCents: 0, refundableCents: 0 });
    const paid = { kind: 'CARD_PAID', cents: 1020 };
    expect(money([paid, { kind: 'REFUND_CARD', cents: -300 }])).toEqual({
      paidCents: 1020,
      refundedCents: 300,
      refundableCents: 720,
    });
    const failed = [
      { kind: 'REFUND_CARD', cents: -300 },
      { kind: 'REFUND_FAILED', cents: 300 },
    ];
    expect(money([paid, ...failed])).toMatchObject({ refundedCents: 0, refundableCents: 1020 });
    expect(money([paid, { kind: 'REFUND_CARD', cents: -2000 }])).toMatchObject({ refundableCents: 0 });
  });

  test('the money of a paid order without an entry is what it cost', () => {
    expect(money([], { isPaid: true })).toMatchObject({ paidCents: 1020, refundableCents: 1020 });
    expect(money([{ kind: 'CASH_TAKEN', cents: 900 }], { isPaid: true })).toMatchObject({ paidCents: 900 });
  });

  test('the money that is due is what was found, once the order is settled', () => {
    expect(dueCentsOf(anOrder())).toBe(1020);
    const settled = { amountCents: 510, taxCents: 10, at: 1 };
    expect(dueCentsOf(anOrder({ settled }))).toBe(510);
    expect(countedOf(anOrder({ settled, isPaid: true }))).toEqual({
      paymentType: 'COD',
      isPaid: 1,
      cents: 510,
      isTest: false,
    });
    expect(countedOf(anOrder({ provider: 'sandbox' }))).toMatchObject({ isPaid: 0, isTest: true });
  });
});

test('the status says the stage, that a payment was a test, and that an order is collected', () => {
  const texts = (fields: object) => orderStages.map((stage) => stageText(stage, anOrder(fields)));
  const usual = ['Order Placed', 'Being Packed', 'Ready', 'Out For Delivery', 'Delivered', 'Cancelled'];
  expect(texts({})).toEqual(usual);
  expect(texts({ provider: 'stripe', slot: { ...collected, kind: 'DELIVERY' } })).toEqual(usual);
  expect(texts({ provider: 'sandbox' })).toEqual(['Order Placed (test payment)', ...usual.slice(1)]);
  expect(statusTexts).toEqual({
    waiting: 'Payment Pending',
    unconfirmed: 'Confirmation Pending',
    cancelled: 'Cancelled',
    expired: 'Expired',
    replaced: 'Replaced By A Newer Order',
    released: 'Released By The Store',
  });
  expect(texts({ slot: collected })).toEqual(
    usual.map((text) => ({ Ready: 'Ready To Collect', Delivered: 'Collected' })[text] ?? text),
  );
});

describe('what a person may do with an order', () => {
  const actions = (viewer: Viewer, order: object = {}, ledger: object = {}) =>
    stageFields(anOrder(order), aLedger(ledger), viewer, placedAt).actions;
  const pick = { line: 0 };
  const paid = { moves: [{ kind: 'CASH_TAKEN', cents: 1020 }] };

  test('what a person may do with an order follows from stage, role, picks and money', () => {
    expect(actions(manager)).toEqual(['MOVE_TO_PICKING', 'CANCEL', 'PICK']);
    expect(actions(packer)).toEqual(['MOVE_TO_PICKING', 'PICK']);
    expect(actions(shopper)).toEqual(['CANCEL']);
    expect(actions(manager, { stage: 'PICKING' })).toEqual(['MOVE_TO_READY', 'CANCEL', 'PICK']);
    expect(actions(manager, { stage: 'PICKING' }, { picks: [pick] })).toEqual(['CANCEL', 'PICK']);
    expect(actions(packer, { stage: 'PICKING' }, { picks: [pick, pick] })).toEqual([
      'MOVE_TO_READY',
      'PICK',
      'FINISH_PICKING',
    ]);
    expect(actions(manager, { stage: 'READY' }, { picks: [pick] })).toEqual(['MOVE_TO_OUT', 'MOVE_TO_DONE', 'CANCEL']);
    expect(actions(manager, { stage: 'OUT' }, { picks: [pick] })).toEqual(['MOVE_TO_DONE', 'MOVE_TO_READY']);
    expect(actions(manager, { stage: 'DONE' }, paid)).toEqual(['REFUND']);
    expect(actions(packer, { stage: 'DONE' }, paid)).toEqual([]);
    expect(actions(shopper, { stage: 'DONE' }, paid)).toEqual([]);
    expect(actions(manager, { stage: 'DONE' })).toEqual([]);
    expect(actions(manager, { stage: 'CANCELLED' })).toEqual([]);
    const picked = { picks: [pick, pick] };
    expect(actions(shopper, { stage: 'PICKING' }, picked)).toEqual([]);
    expect(actions(packer, { stage: 'READY' }, picked)).toEqual(['MOVE_TO_OUT', 'MOVE_TO_DONE']);
  });

  test('a person may do nothing with an online order before it is paid', () => {
    expect(actions(owner, { paymentType: 'Online' })).toEqual([]);
    expect(stageFields(anOrder({ paymentType: 'Online' }), aLedger(), owner, 0).timeline).toEqual([]);
  });
});

test('an order shows its payment, its refunds with their lines and its history; a packer sees no refunds', () => {
  const at = placedAt + hour;
  const ledger = aLedger({
    events: [{ at, stage: 'PICKING', actor: 'SELLER', note: 'Begun' }],
    moves: [
      { kind: 'CARD_PAID', cents: 1020 },
      { kind: 'REFUND_CARD', cents: -300 },
    ],
    refunds: [{ id: 'r1', cents: 300, reason: 'Bruised', state: 'DONE', createdAt: at }],
    refundedLines: [
      { refundId: 'r1', line: 1 },
      { refundId: 'r2', line: 0 },
    ],
  });
  const order = anOrder({ stage: 'PICKING', version: 2, isPaid: true });
  const time = new Date(at).toISOString();
  expect(stageFields(order, ledger, manager, at)).toMatchObject({
    stage: 'PICKING',
    version: 2,
    paymentState: 'PARTLY_REFUNDED',
    paid: 10.2,
    refunded: 3,
    refundable: 7.2,
    refunds: [{ amount: 3, reason: 'Bruised', state: 'DONE', at: time, lines: [1] }],
    timeline: [
      { at: new Date(placedAt).toISOString(), stage: 'PLACED', actor: 'SHOPPER', note: null },
      { at: time, stage: 'PICKING', actor: 'SELLER', note: 'Begun' },
    ],
  });
  expect(stageFields(order, ledger, packer, at)).toMatchObject({ refunds: [], refunded: 0, refundable: 0, paid: 10.2 });
  const placed = { at: placedAt, stage: 'PLACED', actor: 'SYSTEM', note: null };
  expect(stageFields(order, aLedger({ events: [placed] }), manager, at).timeline).toHaveLength(1);
});

test.each([
  [[], 'UNPAID'],
  [[1020], 'PAID'],
  [[1020, -1019], 'PARTLY_REFUNDED'],
  [[1020, -1020], 'REFUNDED'],
])('an order with the moves %j is %s', (cents, state) => {
  const moves = cents.map((each) => ({ kind: each > 0 ? 'CARD_PAID' : 'REFUND_CARD', cents: each }));
  expect(stageFields(anOrder(), aLedger({ moves }), owner, placedAt).paymentState).toBe(state);
});
