import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { readSchemaText } from '#gateway/graphql/schema.ts';
import { readRefusalCode, userErrorCodes } from '#gateway/refusals/refusal-code.ts';

type Refusal = Parameters<typeof readRefusalCode>[0];
const said: Refusal = { code: undefined, message: 'No.', status: 200, isAboutField: false, isLogin: false };
const codeOf = (refusal: Partial<Refusal>) => readRefusalCode({ ...said, ...refusal });

test('the codes are those of the schema', () => {
  const type = buildSchema(readSchemaText()).getType('UserErrorCode');
  expect(isEnumType(type) && type.getValues().map(({ name }) => name)).toEqual(userErrorCodes.toSorted());
});

describe('a store with codes', () => {
  test.each(userErrorCodes)('the code %s of a store counts, whatever the message and the status say', (code) => {
    expect(codeOf({ code, message: 'Out of stock', status: 401 })).toBe(code);
  });

  test.each([['TEAPOT'], ['sold_out'], [7], [null], [['INVALID']], ['']])('the gateway takes %j as no code', (code) => {
    expect(codeOf({ code })).toBe('REFUSED');
    expect(codeOf({ code, message: 'Out of stock' })).toBe('SOLD_OUT');
  });
});

describe('the words of a store without codes', () => {
  test.each([
    ['User already exists', 'TAKEN'],
    ['An account with this email already exists. Please log in instead.', 'TAKEN'],
    ['Email is already in use', 'TAKEN'],
    ['Email already registered', 'TAKEN'],
    ['User exists', 'TAKEN'],
    ['This email address is taken', 'TAKEN'],
    ['An account already exist', 'TAKEN'],
    ['The address that you chose was not found', 'UNKNOWN_ADDRESS'],
    ["Address doesn't exist", 'UNKNOWN_ADDRESS'],
    ['You are not loggedin', 'NOT_LOGGED_IN'],
    ['Seller only', 'NOT_LOGGED_IN'],
    ['Please try to login again', 'NOT_LOGGED_IN'],
    ['Your session has long expired', 'NOT_LOGGED_IN'],
    ['The limit of addresses is reached', 'TOO_MANY'],
    ['The quantities exceed the stock', 'TOO_MANY'],
    ['Green Apples is out of stock.', 'SOLD_OUT'],
    ['Not enough stock for Milk', 'SOLD_OUT'],
    ['Sold out!', 'SOLD_OUT'],
    ['Online payment is not available. Please choose to pay in cash.', 'PAYMENT_UNAVAILABLE'],
    ['Stripe is not configured', 'PAYMENT_UNAVAILABLE'],
    ['The cart has changed elsewhere, so this one was not saved.', 'CHANGED_SINCE'],
    ['This order was changed meanwhile.', 'CHANGED_SINCE'],
    ['The product has changed since you opened it.', 'CHANGED_SINCE'],
    ['This cart is older than your last order, so it was not saved.', 'CHANGED_SINCE'],
    ['Product not found', 'UNKNOWN_PRODUCT'],
    ['Product doesn’t exist', 'UNKNOWN_PRODUCT'],
    ["The item doesn't exist", 'UNKNOWN_PRODUCT'],
    ['Product does not exists', 'UNKNOWN_PRODUCT'],
    ['A product in this order is no longer sold.', 'UNKNOWN_PRODUCT'],
    ['There is no such product.', 'UNKNOWN_PRODUCT'],
    ['Address not found', 'UNKNOWN_ADDRESS'],
    ['No such address', 'UNKNOWN_ADDRESS'],
    ['Not Authorized', 'NOT_LOGGED_IN'],
    ['Not authorized: sellers only.', 'NOT_LOGGED_IN'],
    ['Unauthorised', 'NOT_LOGGED_IN'],
    ['User not authenticated', 'NOT_LOGGED_IN'],
    ['Please login to continue', 'NOT_LOGGED_IN'],
    ['Session expired', 'NOT_LOGGED_IN'],
    ['User not found', 'NOT_LOGGED_IN'],
    ['Too many tries. Please wait a minute and try again.', 'TOO_MANY'],
    ['You cannot add more than 4 images', 'TOO_MANY'],
    ['Address limit reached', 'TOO_MANY'],
    ['Missing Details', 'INVALID'],
    ['Invalid data', 'INVALID'],
    ['userId is required', 'INVALID'],
    ['Cart is empty', 'INVALID'],
    ['Password must be at least 8 characters', 'INVALID'],
    ['Please enter a valid email', 'INVALID'],
    ['User validation failed: phone: Path `phone` is bad', 'INVALID'],
    ['Something else', 'REFUSED'],
    ['', 'REFUSED'],
  ])('the words “%s” of a store without codes mean %s', (message, code) => {
    expect(codeOf({ message })).toBe(code);
  });

  test.each([
    ['Email or password is wrong.', 'WRONG_LOGIN'],
    ['User does not exists', 'WRONG_LOGIN'],
    ['Wrong email or password', 'WRONG_LOGIN'],
    ['Invalid email or password', 'WRONG_LOGIN'],
    ['Invalid Credentials', 'WRONG_LOGIN'],
    ['Password does not match', 'WRONG_LOGIN'],
    ["Password doesn't match", 'WRONG_LOGIN'],
    ['Invalid credential', 'WRONG_LOGIN'],
    ['The credential is wrong', 'WRONG_LOGIN'],
    ['User not found', 'WRONG_LOGIN'],
    ['No account for this email', 'WRONG_LOGIN'],
    ['There is no such user', 'WRONG_LOGIN'],
    ["User doesn't exist", 'WRONG_LOGIN'],
    ['Not Authorized', 'WRONG_LOGIN'],
    ['Email is required.', 'INVALID'],
    ['Too many attempts', 'TOO_MANY'],
    ['Login with a password is switched off', 'REFUSED'],
  ])('the words “%s” of a login mean %s', (message, code) => {
    expect(codeOf({ message, isLogin: true })).toBe(code);
  });
});

test.each([
  [401, 'NOT_LOGGED_IN', 'WRONG_LOGIN'],
  [403, 'NOT_LOGGED_IN', 'REFUSED'],
  [429, 'TOO_MANY', 'TOO_MANY'],
  [400, 'REFUSED', 'REFUSED'],
])('without known words, the status %i means %s, after a login %s', (status, code, afterLogin) => {
  expect(codeOf({ status })).toBe(code);
  expect(codeOf({ status, isLogin: true })).toBe(afterLogin);
});

test('a field refused for no known reason breaks a rule', () => {
  expect(codeOf({ isAboutField: true })).toBe('INVALID');
  expect(codeOf({ isAboutField: true, message: 'User already exists' })).toBe('TAKEN');
});
