import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CartProductsDocument } from '#web/__generated__/cart.ts';
import { MyOrdersDocument } from '#web/__generated__/orders.ts';
import { MeDocument, UpdateCartDocument } from '#web/__generated__/session.ts';
import { addressDraft } from '#web/shared/addresses/address-draft.ts';
import { leftToPay } from '#web/shared/cart/shown-order.ts';
import { inTab } from '#web/shared/lib/storage/stored.ts';
import { answer, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aCart, aPageOfOrders, aProduct, aSavedCart, aShopper } from '#tests/support/web/shop-factories.ts';

/** Node's timer, saved before the test replaces the page's clock. */
const onRealClock = setTimeout;

beforeEach(() => {
  // The page's clock stands still until a test moves it. Responses and lazily loaded modules still arrive.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders() } });
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct()] } });
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Waits on the real clock. Testing Library's `waitFor` would need the page's clock. */
async function until(isSo: () => boolean) {
  while (!isSo()) await act(() => new Promise<void>((resolve) => void onRealClock(resolve, 5)));
}

const cartHolds = (items: number) =>
  until(() => screen.queryByRole('link', { name: new RegExp(`^Cart, ${items} items\\b`) }) !== null);

async function openLoader(next: string) {
  const app = renderApp(`/loader?next=${encodeURIComponent(next)}`);
  await until(() => screen.queryByRole('heading', { level: 1, name: 'Thank you!' }) !== null);
  return app;
}

test('the loader shows a spinner for 5000 ms and then opens next with an empty cart', async () => {
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart: { tomatoes: 2 }, pending: false }));
  const { address } = await openLoader('my-orders');
  expect(screen.getByText('We are finishing your order.').closest('output')).toBeTruthy();
  await cartHolds(2);
  await wait(4999);
  expect(address()).toBe('/loader?next=my-orders');
  expect(screen.getByRole('link', { name: /^Cart, 2 items\b/ })).toBeTruthy();
  await wait(1);
  expect(address()).toBe('/my-orders');
  await cartHolds(0);
});

test.each([['//evil.example'], ['https://evil.example'], ['/\\evil.example'], ['javascript:alert(1)'], ['']])(
  'the loader never opens another site: %j opens the home page',
  async (next) => {
    const { address } = await openLoader(next);
    await wait(5000);
    expect(address()).toBe('/');
  },
);

test('the button continues at once', async () => {
  const { address } = await openLoader('my-orders');
  const choices = inTab('greengate.order');
  const wish = { isReplaced: false, except: [] };
  choices.write({ notes: { noteToShop: 'Ripe ones', noteToCourier: '' }, wish });
  const order = { userId: 'u1', items: [], payment: 'ONLINE' as const, total: 100, sentAt: 1, orderId: 'o1' };
  leftToPay.write(order);
  await act(async () => screen.getByRole('button', { name: 'Continue now' }).click());
  expect(address()).toBe('/my-orders');
  // What was chosen was for the paid order.
  expect([choices.readText(), leftToPay.read()]).toEqual([undefined, undefined]);
});

test.each([
  ['guest-order', {}],
  ['my-orders', { city: 'Berlin' }],
])('after a payment that continues with %s, the typed address is %j', async (next, typed) => {
  addressDraft.write('guest', { city: 'Berlin' });
  const { address } = await openLoader(next);
  await act(async () => screen.getByRole('button', { name: 'Continue now' }).click());
  expect(address()).toBe(`/${next}`);
  expect(addressDraft.read('guest')).toEqual(typed);
});

test('until the provider reports the payment, the store’s cart is unchanged and shows again', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 2 }) }) });
  const carts = answer(UpdateCartDocument, aSavedCart());
  const { address } = await openLoader('my-orders');
  await cartHolds(2);
  const checks = answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 2 }) }) });
  await wait(5000);
  await until(() => address() === '/my-orders' && checks.length > 0);
  await cartHolds(2);
  await everythingSentHasArrived();
  await cartHolds(2);
  expect(carts).toEqual([]);
});

test('after the payment has emptied the store’s cart, the cart is empty here too', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 2 }) }) });
  await openLoader('my-orders');
  await cartHolds(2);
  const checks = answer(MeDocument, { me: aShopper() });
  await wait(5000);
  await until(() => checks.length === 1);
  await cartHolds(0);
  expect(checks).toHaveLength(1);
});
