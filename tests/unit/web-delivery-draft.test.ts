import { expect, test } from 'vitest';
import { newArea, toDraft, toInput, unreadable } from '#web/features/seller/shop/delivery-draft.ts';
import type { DeliveryDraft } from '#web/features/seller/shop/delivery-types.ts';

const plan = (area: object): DeliveryDraft => ({
  daysAhead: '7',
  windows: [],
  closedDays: [],
  areas: [{ ...newArea(), name: 'Mitte', postalCodes: '10115', ...area }],
});

test.each(['.', ',', '1.234', '-1', '1 €', 'free', '1,2,3'])('a fee of %s is refused in words', (fee) => {
  for (const field of ['fee', 'minimum', 'freeFrom']) {
    expect(unreadable(plan({ [field]: fee }))).toBe('Area 1: fee, free from and minimum must be amounts.');
  }
});

test.each([
  ['', 0],
  ['0', 0],
  ['3,9', 3.9],
  ['3.90', 3.9],
  ['.5', 0.5],
])('a fee of %s is %s', (fee, amount) => {
  expect(unreadable(plan({ fee }))).toBeUndefined();
  expect(toInput(plan({ fee }), 1).input.areas).toMatchObject([{ fee: amount }]);
});

const window = {
  __typename: 'SlotWindow' as const,
  weekday: 5,
  kind: 'DELIVERY' as const,
  start: '10:00',
  end: '12:00',
  capacity: 8,
  cutOffTime: '18:00',
  cutOffDaysBefore: 1,
};

test('times that differ only in their day are one row, with its days in their order', () => {
  const windows = [window, { ...window, capacity: 9 }, { ...window, weekday: 1 }];
  const area = { __typename: 'DeliveryArea' as const, name: 'Mitte', fee: 3.9, freeFrom: null, minimum: 20 };
  const { __typename: _window, weekday: _weekday, ...row } = window;
  const texts = { ...row, capacity: '8', cutOffDaysBefore: '1', key: expect.any(Number) as unknown };
  expect(
    toDraft({
      __typename: 'SellerDelivery',
      version: 1,
      slotsAhead: [],
      daysAhead: 7,
      closedDays: ['2026-12-25'],
      windows,
      areas: [{ ...area, postalCodes: ['10115', '10117'] }],
    }),
  ).toEqual({
    daysAhead: '7',
    closedDays: ['2026-12-25'],
    windows: [
      { ...texts, days: [1, 5] },
      { ...texts, capacity: '9', days: [5] },
    ],
    areas: [
      {
        key: expect.any(Number) as unknown,
        name: 'Mitte',
        postalCodes: '10115, 10117',
        fee: '3.90',
        freeFrom: '',
        minimum: '20.00',
      },
    ],
  });
});
