import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CartProductsDocument } from '#web/__generated__/cart.ts';
import { BestSellersDocument } from '#web/__generated__/products.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aProduct } from '#tests/support/web/shop-factories.ts';

const products = { products: { __typename: 'ProductConnection' as const, nodes: [aProduct()] } };

beforeEach(() => {
  answer(BestSellersDocument, products);
  answer(CartProductsDocument, products);
});

const said = () => screen.getByRole('status', { name: 'Announcements' }).textContent ?? '';

test('the cart’s link has the number of items and the total', async () => {
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart: { tomatoes: 2 }, pending: false }));
  renderApp('/');
  expect(await screen.findByRole('link', { name: 'Cart, 2 items, $6.09' })).toBeTruthy();
});

test('several quick changes are announced once, and a restored cart is not announced', async () => {
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart: { tomatoes: 1 }, pending: false }));
  const { user } = renderApp('/');
  await screen.findByRole('link', { name: 'Cart, 1 item, $3.04' });
  const more = await screen.findByRole('button', { name: 'Increase quantity of Vine tomatoes' });
  await user.click(more);
  await user.click(more);
  await screen.findByRole('link', { name: 'Cart, 3 items, $9.14' });
  await waitFor(() => expect(said()).toContain('Cart, 3 items, $9.14'));
  expect(said().match(/Cart, /g)).toHaveLength(1);
});

test('what is sold out is counted in the cart’s link, and not in its total', async () => {
  const gone = aProduct({ id: 'figs', name: 'Figs', inStock: false });
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct(), gone] } });
  const cart = { tomatoes: 2, figs: 1 };
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart, pending: false }));
  renderApp('/');
  expect(await screen.findByRole('link', { name: 'Cart, 3 items, $6.09' })).toBeTruthy();
});
