import { expect, test } from 'vitest';
import { readUser } from '#gateway/documents/user.ts';

const plain = {
  _id: 'u1',
  name: 'Ann',
  email: 'ann@example.com',
  cartItems: { p1: 2, p2: 1 },
  cartVersion: 7,
  extra: 1,
};

const usual = {
  _id: 'u1',
  name: 'Ann',
  email: 'ann@example.com',
  cartItems: [
    { productId: 'p1', quantity: 2 },
    { productId: 'p2', quantity: 1 },
  ],
  cartVersion: 7,
};

test.each([
  ['a version', plain, {}],
  ['the version of a new cart', { ...plain, cartVersion: 0 }, { cartVersion: 0 }],
  ['a version below that', { ...plain, cartVersion: -1 }, { cartVersion: null }],
  ['no version', { ...plain, cartVersion: undefined }, { cartVersion: null }],
  ['an empty cart', { ...plain, cartItems: {} }, { cartItems: [] }],
  ['a number as identifier', { ...plain, _id: 7 }, { _id: '7' }],
  ['no name', { ...plain, name: undefined }, { name: '' }],
  ['an array as cart', { ...plain, cartItems: [] }, { cartItems: [] }],
  ['no cart', { ...plain, cartItems: undefined }, { cartItems: [] }],
  ['a quantity as text', { ...plain, cartItems: { p1: '2' } }, { cartItems: [{ productId: 'p1', quantity: 2 }] }],
  ['a quantity of zero', { ...plain, cartItems: { p1: 0 } }, { cartItems: [] }],
  ['a version that is no number', { ...plain, cartVersion: 'x' }, { cartVersion: null }],
  ['a negative version', { ...plain, cartVersion: -1 }, { cartVersion: null }],
])('the gateway reads a shopper with %s', (_name, user, read) => {
  expect(readUser(user)).toEqual({ ...usual, ...read });
});

test.each([
  ['an empty identifier', { ...plain, _id: '' }],
  ['no identifier', { ...plain, _id: undefined }],
])('the gateway cannot read a shopper with %s', (_name, user) => {
  expect(readUser(user)).toBeUndefined();
});
