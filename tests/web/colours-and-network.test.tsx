import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AddressesDocument, CartProductsDocument } from '#web/__generated__/cart.ts';
import { ProductListDocument } from '#web/__generated__/catalog.ts';
import { BestSellersDocument } from '#web/__generated__/products.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, queryToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aCart, apples, aProduct, aShopper } from '#tests/support/web/shop-factories.ts';

const theme = () => document.documentElement.dataset['theme'];

afterEach(() => {
  delete document.documentElement.dataset['theme'];
  vi.unstubAllGlobals();
});

function goOffline() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  return () => {
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
  };
}

test('the colours follow the system until another choice is made, which this device stores', async () => {
  const { user } = renderApp('/');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(theme()).toBe('dark');
  expect(localStorage.getItem('greengate.theme')).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(theme()).toBeUndefined();
  expect(localStorage.getItem('greengate.theme')).toBeNull();
});

test('a choice made in another tab shows here too', () => {
  renderApp('/');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'greengate.theme', newValue: 'light' })));
  expect(theme()).toBe('light');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true);
});

test('a banner shows while the browser is offline', () => {
  renderApp('/');
  const back = goOffline();
  expect(screen.getByText(/^You are offline\. Prices may be out of date/)).toBeTruthy();
  back();
  expect(screen.queryByText(/^You are offline/)).toBeNull();
});

test('the session of a shopper who opens the shop offline is checked when the network is back', async () => {
  answerWithError(MeDocument, 'The shop cannot be reached.');
  renderApp('/');
  const back = goOffline();
  expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
  answer(MeDocument, { me: aShopper() });
  back();
  expect(await screen.findByRole('button', { name: /^Profile of Ada Byron/ })).toBeTruthy();
});

test('a list that failed offline is loaded again when the network is back, and its toast disappears', async () => {
  answerWithError(BestSellersDocument, 'The shop cannot be reached.');
  renderApp('/');
  const back = goOffline();
  await findToast('The shop cannot be reached.');
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct()] } });
  back();
  expect(await screen.findByRole('button', { name: 'Add Vine tomatoes to cart' })).toBeTruthy();
  await waitFor(() => expect(queryToast('The shop cannot be reached.')).toBeNull());
});

test('offline, a product from a loaded list shows in the cart with its price', async () => {
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct()] } });
  answerWithError(CartProductsDocument, 'The shop cannot be reached.');
  const { user } = renderApp('/');
  await user.click(await screen.findByRole('button', { name: 'Add Vine tomatoes to cart' }));
  goOffline();
  await user.click(await screen.findByRole('link', { name: 'Cart, 1 item, $3.04' }));
  expect(await screen.findByRole('combobox', { name: 'Quantity of Vine tomatoes' })).toBeTruthy();
  expect((await screen.findByText('Total Amount')).nextElementSibling?.textContent).toBe('$3.04');
});

test('offline, a search finds products of visited pages, and says that it knows only these', async () => {
  answer(ProductListDocument, {
    products: { __typename: 'ProductConnection', hasAllWords: true, totalCount: 2, nodes: [aProduct(), apples] },
  });
  const { user } = renderApp('/products');
  await screen.findByRole('link', { name: 'Vine tomatoes' });
  answerWithError(ProductListDocument, 'The shop cannot be reached.');
  const back = goOffline();
  const box = screen.getByRole('combobox', { name: 'Search products' });
  await user.type(box, 'apples red');
  expect(await screen.findByText(/^You are offline. This search found only products that you have seen/)).toBeTruthy();
  expect(screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent)).toEqual(['Red apples']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.type(box, ' quinoa');
  expect(await screen.findByText(/^You are offline. No product that you have seen/)).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();

  answer(ProductListDocument, {
    products: { __typename: 'ProductConnection', hasAllWords: true, totalCount: 0, nodes: [] },
  });
  back();
  expect(await screen.findByRole('heading', { name: 'Nothing found for “apples red quinoa”' })).toBeTruthy();
});

test('no order can be placed offline, and the page says why', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 1 }) }) });
  answer(AddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [] } });
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct()] } });
  renderApp('/cart');
  const place = await screen.findByRole<HTMLButtonElement>('button', { name: 'Place Order' });
  const back = goOffline();
  expect(place.disabled).toBe(true);
  expect(screen.getByText('You are offline. Your cart is saved. You can order when you are back online.')).toBeTruthy();
  back();
  expect(place.disabled).toBe(false);
});

test('on phones a bar at the bottom leads to the cart and shows its total, except on the cart page', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart: { tomatoes: 2 }, pending: false }));
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct()] } });
  const { user } = renderApp('/');
  const bar = await screen.findByRole('link', { name: '2 items $6.09 incl. tax View cart' });
  await user.click(bar);
  await screen.findByRole('heading', { level: 1, name: 'Your cart' });
  await waitFor(() => expect(screen.queryByRole('link', { name: /View cart$/ })).toBeNull());
});
