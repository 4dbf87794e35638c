import { describe, expect, test } from 'vitest';
import { sizeError, toSize, typedSize, type SizeUnit } from '#web/features/seller/products/size-input.ts';

const typed = (sizeAmount: string, sizeUnit: SizeUnit) => ({ sizeAmount, sizeUnit });

describe('a size that the seller types', () => {
  test.each([
    ['500', 'G', { amount: 500, unit: 'G' }],
    ['0.5', 'KG', { amount: 500, unit: 'G' }],
    ['1,005', 'KG', { amount: 1005, unit: 'G' }],
    ['1,5', 'L', { amount: 1500, unit: 'ML' }],
    ['6', 'PIECE', { amount: 6, unit: 'PIECE' }],
    ['', 'L', null],
  ] as const)('the size %s %s that the seller types is sent in the store’s units', (amount, unit, size) => {
    expect(sizeError(typed(amount, unit))).toBeUndefined();
    expect(toSize(typed(amount, unit))).toEqual(size);
  });

  test.each([
    ['0.5', 'G'],
    ['1.5', 'PIECE'],
    ['0', 'KG'],
    ['0.0001', 'KG'],
    ['1001', 'KG'],
    ['half', 'L'],
  ] as const)('the size %s %s that the seller types is refused', (amount, unit) => {
    expect(sizeError(typed(amount, unit))).toMatch(/^Enter a /);
  });
});

test.each([
  [{ amount: 750, unit: 'G' }, '750', 'G'],
  [{ amount: 1500, unit: 'ML' }, '1.5', 'L'],
  [{ amount: 1234, unit: 'G' }, '1.234', 'KG'],
  [{ amount: 1200, unit: 'PIECE' }, '1200', 'PIECE'],
] as const)('the size %o of the store is shown as %s %s, and is the same when it is sent', (size, amount, unit) => {
  expect(typedSize(size)).toEqual(typed(amount, unit));
  expect(toSize(typedSize(size))).toEqual(size);
});
