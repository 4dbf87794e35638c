import { expect, test } from 'vitest';
import {
  readDeliveryPlan,
  readFood,
  readLawLine,
  readPriceMove,
  readShopChange,
  readStaffSession,
  readStockMove,
  readWithdrawal,
} from '#gateway/__generated__/store-documents.ts';
import { toDay, toMoment } from '#gateway/documents/contract-values.ts';

const at = '2026-03-01T12:00:00.000Z';
const food = { version: 1, allergens: [], mayContain: [], origins: [] };
const stockMove = { position: 1, kind: 'SOLD', change: -1, onHand: 4, at };
const lawLine = { id: 'RATING', title: 'Ratings', state: 'DONE', note: null };
const withdrawal = { id: 'w1', receivedAt: at, orderNumber: '1001', name: 'Ann', email: 'ann@a.test' };

test.each([0, 1, '0', 'batch 7', '2026-03-01', '2026-03-01T12:00:00', '2026-02-30T12:00:00X', null, {}])(
  '%j is no moment, so that nothing counts as checked, answered or sent then',
  (checkedAt) => {
    expect(toMoment(checkedAt)).toBeUndefined();
    expect(readFood({ ...food, checkedAt })).toMatchObject({ checkedAt: null });
  },
);

test.each([
  ['2026-03-01T12:00:00Z', at],
  ['2026-03-01T14:00:00.5+02:00', '2026-03-01T12:00:00.500Z'],
])('%s is the moment %s', (text, moment) => {
  expect(toMoment(text)).toBe(moment);
});

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2026-02-30', undefined],
  ['28.02.2026', undefined],
])('the day %s is read as %s', (text, day) => {
  expect(toDay(text)).toBe(day);
});

test('fields that the gateway does not know are dropped, and optional ones that it cannot read are null', () => {
  expect(readStockMove({ ...stockMove, note: 7, orderNumber: 1001, shelf: 'A' })).toEqual({
    ...stockMove,
    orderId: null,
    orderNumber: '1001',
    staffName: null,
    note: null,
  });
});

test.each([
  ['another kind', { kind: 'EATEN' }],
  ['no position', { position: undefined }],
  ['half a piece', { change: 0.5 }],
  ['no moment', { at: 0 }],
])('a move of the stock with %s is left out', (_what, fields) => {
  expect(readStockMove({ ...stockMove, ...fields })).toBeUndefined();
});

test('a duty, a withdrawal, a change and a member that lack little are kept', () => {
  expect(readLawLine({ ...lawLine, id: 'GIFT_CARDS' })).toMatchObject({ id: 'GIFT_CARDS' });
  expect(readWithdrawal({ ...withdrawal, orderNumber: '' })).toMatchObject({ orderNumber: '' });
  const change = { id: 'c1', at, action: 'X', actor: { name: 'System' }, subject: { kind: 'PRODUCT', name: 'Tea' } };
  expect(readShopChange({ ...change, before: null, after: null })).toMatchObject({ actor: { name: 'System' } });
  const member = { id: 's1', role: 'PACKER', mustChangePassword: false };
  expect(readStaffSession({ ...member, name: null })).toMatchObject({ role: 'PACKER', name: null });
});

test('amounts are read as numbers and as texts, without the noise of binary fractions', () => {
  const move = { at, price: '3.50', offerPrice: 0.1 + 0.2, taxClass: 'Z', isOnSale: true };
  expect(readPriceMove(move)).toEqual({ at, price: 3.5, offerPrice: 0.3, taxClass: null, isOnSale: true });
});

test('values of nutrition below zero are not shown', () => {
  const values = {
    energyKj: 1,
    energyKcal: 1,
    saturates: 0,
    carbohydrate: 0,
    sugars: 0,
    protein: 0,
    salt: 0,
    fibre: null,
  };
  const nutrition = { basis: 'G', fat: 0.0125, ...values };
  expect(readFood({ ...food, nutrition })).toMatchObject({ nutrition: { fat: 0.0125 } });
  expect(readFood({ ...food, nutrition: { ...nutrition, fat: -1 } })).toMatchObject({ nutrition: null });
});

test('a plan may close its times any number of days before', () => {
  const times = { start: '09:00', end: '11:00', cutOffTime: '18:00' };
  const windows = [{ kind: 'PICKUP', weekday: 1, capacity: 0, cutOffDaysBefore: 21, ...times }];
  const plan = { version: 1, daysAhead: 7, windows, closedDays: [], areas: [] };
  expect(readDeliveryPlan(plan)).toEqual(plan);
});
