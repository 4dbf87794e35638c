import { expect, test } from 'vitest';
import { newArea, toInput, unreadable } from '#web/features/seller/shop/delivery-draft.ts';
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
