import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CartProductsDocument } from '#web/__generated__/cart.ts';
import { MyOrdersDocument } from '#web/__generated__/orders.ts';
import { MeDocument, UpdateCartDocument } from '#web/__generated__/session.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aCart, aPageOfOrders, aProduct, aShopper } from '#tests/support/web/shop-factories.ts';

beforeEach(() => {
  // Only the page's own clock stands still; answers of the stand-in arrive as ever.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders() } });
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct()] } });
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openLoader(next: string) {
  const app = renderApp(`/loader?next=${encodeURIComponent(next)}`);
  await screen.findByRole('heading', { level: 1, name: 'Thank you!' });
  return app;
}

test('spins for 5000 ms and then goes to next with an empty cart', async () => {
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart: { tomatoes: 2 }, pending: false }));
  const { address } = await openLoader('my-orders');
  expect(screen.getByText('We are finishing your order.').closest('output')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Cart, 2 items\b/ })).toBeTruthy();
  await wait(4000);
  expect(address()).toBe('/loader?next=my-orders');
  await wait(1100);
  expect(address()).toBe('/my-orders');
  expect(screen.getByRole('link', { name: /^Cart, 0 items\b/ })).toBeTruthy();
});

test.each([['//evil.example'], ['https://evil.example'], ['/\\evil.example'], ['javascript:alert(1)'], ['']])(
  'never goes to another site: %j leads home',
  async (next) => {
    const { address } = await openLoader(next);
    await wait(5100);
    expect(address()).toBe('/');
  },
);

test('the button goes on at once', async () => {
  const { address } = await openLoader('my-orders');
  await act(async () => screen.getByRole('button', { name: 'Continue now' }).click());
  expect(address()).toBe('/my-orders');
});

test('while the provider has not said that it was paid, the store’s cart is not touched and comes back', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 2 }) }) });
  const carts = answer(UpdateCartDocument, {
    updateCart: { __typename: 'UpdateCartPayload', success: true, message: null, version: null },
  });
  await openLoader('my-orders');
  await screen.findByRole('link', { name: /^Cart, 2 items\b/ });
  await wait(5100);
  await screen.findByRole('link', { name: /^Cart, 2 items\b/ });
  expect(carts).toEqual([]);
});

test('once the store’s cart was cleared by the payment, it is empty here too', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 2 }) }) });
  await openLoader('my-orders');
  await screen.findByRole('link', { name: /^Cart, 2 items\b/ });
  const checks = answer(MeDocument, { me: aShopper() });
  await wait(5100);
  await waitFor(() => expect(checks).toHaveLength(1));
  expect(await screen.findByRole('link', { name: /^Cart, 0 items\b/ })).toBeTruthy();
});
