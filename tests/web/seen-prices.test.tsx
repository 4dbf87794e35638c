import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddressesDocument, CartProductsDocument, PlaceOrderDocument } from '#web/__generated__/cart.ts';
import { ProductListDocument } from '#web/__generated__/catalog.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aCart, anAddress, aProduct, apples, aShopper } from '#tests/support/web/shop-factories.ts';

const tomatoesAt = (offerPrice: number) => aProduct({ price: 4.9, offerPrice });
const notice = 'Price changed: now $4.90, was $0.49';
const row = async () => within(await screen.findByRole('article', { name: 'Vine tomatoes' }));

function sell(...nodes: ReturnType<typeof aProduct>[]) {
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes } });
  answer(ProductListDocument, { products: { __typename: 'ProductConnection', totalCount: nodes.length, nodes } });
}

/** Adds tomatoes at $0.49 to the cart, and ends the visit when the price is stored. */
async function addTomatoes() {
  sell(tomatoesAt(0.49), apples);
  const visit = renderApp('/products');
  await visit.user.click(await screen.findByRole('button', { name: 'Add Vine tomatoes to cart' }));
  await waitFor(() => expect(localStorage.getItem('greengate.prices')).toBe('{"tomatoes":49}'));
  visit.close();
  sell(tomatoesAt(4.9), apples);
}

test('the cart says that a price has changed since the product was added, until the line is changed', async () => {
  await addTomatoes();
  const first = renderApp('/cart');
  expect((await row()).getByText(notice)).toBeTruthy();
  first.close();
  const second = renderApp('/cart');
  expect((await row()).getByText(notice)).toBeTruthy();
  await second.user.selectOptions((await row()).getByRole('combobox'), '3');
  await waitFor(async () => expect((await row()).queryByText(notice)).toBeNull());
  second.close();
  renderApp('/cart');
  expect((await row()).queryByText(/Price changed/)).toBeNull();
});

test('a product that is removed and added again has the price of its second time', async () => {
  await addTomatoes();
  const { user } = renderApp('/cart');
  await user.click((await row()).getByRole('button', { name: 'Remove Vine tomatoes' }));
  await waitFor(() => expect(localStorage.getItem('greengate.prices')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo: put Vine tomatoes back' }));
  expect((await row()).queryByText(/Price changed/)).toBeNull();
  await waitFor(() => expect(localStorage.getItem('greengate.prices')).toBe('{"tomatoes":490}'));
});

test('placing the order accepts the new price, also when the order is refused', async () => {
  await addTomatoes();
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 1 }) }) });
  answer(AddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [anAddress()] } });
  const message = 'Please try again later.';
  answer(PlaceOrderDocument, {
    placeOrder: {
      __typename: 'PlaceOrderPayload',
      success: false,
      message,
      errors: [],
      redirectUrl: null,
      order: null,
    },
  });
  const { user } = renderApp('/cart');
  expect((await row()).getByText(notice)).toBeTruthy();
  await screen.findByRole('radio', { name: /12 Garden Lane/ });
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  await findToast(message);
  expect((await row()).queryByText(notice)).toBeNull();
});

test.each([[null], ['{'], ['[]'], ['{"tomatoes":"49"}']])('an unknown price (%s) shows no notice', async (stored) => {
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart: { tomatoes: 1 }, pending: false }));
  if (stored !== null) localStorage.setItem('greengate.prices', stored);
  sell(tomatoesAt(4.9));
  renderApp('/cart');
  expect((await row()).getByText('$4.90 each')).toBeTruthy();
  expect((await row()).queryByText(/Price changed/)).toBeNull();
});
