import { expect, test } from 'vitest';
import { readPlainUser, userShape } from '#gateway/documents/shapes.ts';

const plain = {
  _id: 'u1',
  name: 'Ann',
  email: 'ann@example.com',
  cartItems: { p1: 2, p2: 1 },
  cartVersion: 7,
  extra: 1,
};

test.each([
  ['with a version', plain],
  ['without a version', { ...plain, cartVersion: undefined }],
  ['with an empty cart', { ...plain, cartItems: {} }],
])('the fast reader reads a usual shopper as the shape does: %s', (_name, user) => {
  expect(readPlainUser(user)).toEqual(userShape.parse(user));
});

test.each([
  ['a number as identifier', { ...plain, _id: 7 }],
  ['an empty identifier', { ...plain, _id: '' }],
  ['no name', { ...plain, name: undefined }],
  ['an array as cart', { ...plain, cartItems: [] }],
  ['no cart', { ...plain, cartItems: undefined }],
  ['a quantity as text', { ...plain, cartItems: { p1: '2' } }],
  ['a quantity of zero', { ...plain, cartItems: { p1: 0 } }],
  ['a version that is no number', { ...plain, cartVersion: 'x' }],
  ['a negative version', { ...plain, cartVersion: -1 }],
])('the fast reader leaves an unusual shopper to the shape: %s', (_name, user) => {
  expect(readPlainUser(user)).toBeUndefined();
});
