import { expect, test } from 'vitest';
import {
  isEmptyAddressBook,
  isCrashMessage,
  isDatabaseDownMessage,
  isValidatorReport,
  cleanMessage,
} from '#gateway/refusals/refusal-messages.ts';

test.each([
  'Invalid email or password',
  'Product Added',
  'Not Authorized',
  'User already exists',
  'Password must be at least 8 characters long.',
  'Green Apples is not available',
  'Please enter a valid address',
  'Country must have at least 2 characters.',
  'This product is not in stock',
  'Your cart is empty',
  'Too many attempts. Try again in 5 minutes.',
])('“%s” is a message for people', (words) => {
  expect(isCrashMessage(words)).toBe(false);
});

test.each([
  "Cannot read properties of null (reading 'offerPrice')",
  "Cannot read property 'price' of undefined",
  "Cannot destructure property 'email' of 'req.body' as it is undefined.",
  'products.map is not a function',
  'undefined is not an object',
  'Unexpected token < in JSON at position 0',
  'Cast to ObjectId failed for value "x" (type string) at path "_id" for model "product"',
  'Internal server error',
  'Server Error',
  'internal error.',
  'TokenExpiredError: please log in',
  'E11000 duplicate key error collection: shop.users',
  'MongoServerError: bad auth',
  'connect ECONNREFUSED 127.0.0.1:27017',
  'getaddrinfo ENOTFOUND db.internal',
  'jwt malformed',
  'SQLITE_CONSTRAINT: UNIQUE constraint failed',
  '<!DOCTYPE html><html>',
  'boom\n    at Object.<anonymous> (/srv/index.js:3:9)',
  'x'.repeat(501),
])('“%s” is an internal error message', (words) => {
  expect(isCrashMessage(words)).toBe(true);
});

test.each([
  'User validation failed: email: Path `email` is required.',
  'Validation failed',
  'Validation error: name must be a string',
  'ValidationError: Path `price` (-1) is less than minimum allowed value (0).',
])('“%s” is a validation message', (words) => {
  expect(isValidatorReport(words)).toBe(true);
});

test.each([
  ['  No.\n', 'No.'],
  ['Error: Email already used', 'Email already used'],
  ['Error:', ''],
  ['Failed to add the product: ', ''],
  ['Deliveries: Mondays only', 'Deliveries: Mondays only'],
])('the message “%s” reaches the client as “%s”', (text, words) => {
  expect(cleanMessage(text)).toBe(words);
});

test('the message of a database timeout is recognised', () => {
  expect(isDatabaseDownMessage('Operation `users.findOne()` buffering timed out after 10000ms')).toBe(true);
  expect(isDatabaseDownMessage('The timer of your cart has timed out')).toBe(false);
});

test('the message of an empty address book is distinguished from a refusal', () => {
  expect(isEmptyAddressBook('No addresses found')).toBe(true);
  expect(isEmptyAddressBook('Address not found for this user')).toBe(true);
  expect(isEmptyAddressBook('Not Authorized')).toBe(false);
  expect(isEmptyAddressBook(null)).toBe(false);
});
