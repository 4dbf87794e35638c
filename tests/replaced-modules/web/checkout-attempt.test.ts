import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The browser's storage for this tab. A reload of the page keeps it. */
const stored = new Map<string, string>();
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  // A browser stores each value as a text.
  setItem: (name: string, value: unknown) => void stored.set(name, String(value)),
  removeItem: (name: string) => void stored.delete(name),
};

const loadPage = () => {
  vi.resetModules();
  return import('#web/features/cart/checkout-attempt.ts');
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => void vi.unstubAllGlobals());

const order = { addressId: 'a1', items: [{ productId: 'p1', quantity: 2 }] };

test('the same order keeps its key, also after a reload, until the shop has responded', async () => {
  const page = await loadPage();
  const key = page.attemptKey(order);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(page.attemptKey(structuredClone(order))).toBe(key);
  const reloaded = await loadPage();
  expect(reloaded.isAttemptOpen()).toBe(true);
  expect(reloaded.attemptKey(order)).toBe(key);
  reloaded.endAttempt();
  expect(reloaded.isAttemptOpen()).toBe(false);
  expect(reloaded.attemptKey(order)).not.toBe(key);
});

test.each([
  ['address', { ...order, addressId: 'a2' }],
  ['quantity', { ...order, items: [{ productId: 'p1', quantity: 3 }] }],
  ['product', { ...order, items: [{ productId: 'p2', quantity: 2 }] }],
])('an order with another %s has another key', async (_what, other) => {
  const page = await loadPage();
  const key = page.attemptKey(order);
  const otherKey = page.attemptKey(other);
  expect(otherKey).not.toBe(key);
  expect(page.attemptKey(other)).toBe(otherKey);
});

test('in a browser that stores nothing, a key lasts as long as the page', async () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  const page = await loadPage();
  expect(page.isAttemptOpen()).toBe(false);
  const key = page.attemptKey(order);
  expect(page.isAttemptOpen()).toBe(true);
  expect(page.attemptKey(order)).toBe(key);
  page.endAttempt();
  expect(page.attemptKey(order)).not.toBe(key);
});

test('with a full storage a key lasts as long as the page, and an earlier order’s does not come back', async () => {
  const page = await loadPage();
  page.attemptKey({ ...order, addressId: 'a0' });
  const full = () => {
    throw new Error('full');
  };
  vi.stubGlobal('sessionStorage', { ...storage, setItem: full });
  const key = page.attemptKey(order);
  expect(page.attemptKey(order)).toBe(key);
  expect(page.isAttemptOpen()).toBe(true);
  expect((await loadPage()).isAttemptOpen()).toBe(false);
});

test('a text that another program has stored under this name is no key', async () => {
  for (const value of ['', '\n', 'key', `\n${JSON.stringify(order)}`]) {
    stored.set('greengate.checkout', value);
    expect((await loadPage()).attemptKey(order)).toMatch(/^[0-9a-f]{32}$/);
  }
});
