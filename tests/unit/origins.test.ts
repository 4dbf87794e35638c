import { expect, test } from 'vitest';
import { isAllowedOrigin } from '#backend/http/origins.ts';

const shop = { publicUrl: 'https://shop.example', allowedOrigins: ['https://app.example'] };

test.each([
  ['https://shop.example', true, true],
  ['https://app.example', true, true],
  ['http://localhost:5173', true, false],
  ['http://127.0.0.1:5173', true, false],
  ['http://[::1]:5173', true, false],
  ['https://localhost:5173', false, false],
  ['ftp://localhost', false, false],
  ['http://localhost.evil.example', false, false],
  ['http://192.168.0.5:5173', false, false],
  ['https://shop.example.evil.example', false, false],
  ['https://shop.example:8443', false, false],
  ['http://shop.example', false, false],
  ['null', false, false],
  ['', false, false],
])('pages of %s may call the store while it is developed: %s, and in production: %s', (origin, before, then) => {
  expect(isAllowedOrigin(origin, { ...shop, isProduction: false })).toBe(before);
  expect(isAllowedOrigin(origin, { ...shop, isProduction: true })).toBe(then);
});
