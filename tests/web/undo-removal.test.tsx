import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AddressesDocument, CartProductsDocument } from '#web/__generated__/cart.ts';
import { ProductDetailDocument } from '#web/__generated__/catalog.ts';
import { BestSellersDocument } from '#web/__generated__/products.ts';
import { MeDocument, UpdateCartDocument } from '#web/__generated__/session.ts';
import { answer, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, queryToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aCart, aDetail, apples, aProduct, aSavedCart, aShopper } from '#tests/support/web/shop-factories.ts';

const tomatoes = aProduct();

function leaveCart(cart: Record<string, number>) {
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart, pending: false }));
}

const names = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'));

beforeEach(() => {
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [tomatoes, apples] } });
});

test('removing the last item leaves a focused Undo row that puts the product back at its position', async () => {
  leaveCart({ tomatoes: 1, apples: 2 });
  const { user } = renderApp('/cart');
  await user.click(await screen.findByRole('button', { name: 'Remove Vine tomatoes' }));
  const undo = screen.getByRole('button', { name: 'Undo: put Vine tomatoes back' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  expect(names()).toEqual(['Red apples']);
  await user.click(undo);
  expect(names()).toEqual(['Vine tomatoes', 'Red apples']);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Vine tomatoes' })),
  );
  expect(screen.getByRole('link', { name: /^Cart, 3 items\b/ })).toBeTruthy();
});

test('a removal in the cart is announced without a toast, which could cover the Undo row', async () => {
  leaveCart({ tomatoes: 1, apples: 2 });
  const { user } = renderApp('/cart');
  await user.click(await screen.findByRole('button', { name: 'Remove Vine tomatoes' }));
  expect(screen.getByRole('status', { name: 'Announcements' }).textContent).toContain('Vine tomatoes removed');
  // A toast of the removal would come before the next toast.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quantity of Red apples' }), '3');
  await findToast('Cart Updated');
  expect(queryToast('Vine tomatoes removed')).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo: put Vine tomatoes back' })).toBeTruthy();
});

test('the toast of a removal from a card undoes it, and disappears when pressed', async () => {
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [tomatoes] } });
  leaveCart({ tomatoes: 1, apples: 2 });
  const { user } = renderApp('/');
  await user.click(await screen.findByRole('button', { name: 'Remove Vine tomatoes' }));
  const toast = await findToast('Vine tomatoes removed');
  await user.click(within(toast).getByText('Undo'));
  await waitFor(() => expect(queryToast('Vine tomatoes removed')).toBeNull());
  expect(JSON.parse(localStorage.getItem('greengate.cart') ?? '{}')).toMatchObject({
    cart: { tomatoes: 1, apples: 2 },
  });
});

test('removing one of several items shows neither a toast nor an Undo row', async () => {
  leaveCart({ tomatoes: 2 });
  const { user } = renderApp('/cart');
  await user.click(await screen.findByRole('button', { name: 'Remove one Vine tomatoes' }));
  expect(queryToast('Vine tomatoes removed')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('the last product of the cart can be put back from the empty cart, or its row hidden', async () => {
  leaveCart({ tomatoes: 1 });
  const { user } = renderApp('/cart');
  await user.click(await screen.findByRole('button', { name: 'Remove Vine tomatoes' }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo: put Vine tomatoes back' }));
  expect(names()).toEqual(['Vine tomatoes']);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Vine tomatoes' })),
  );
  await user.click(screen.getByRole('button', { name: 'Remove Vine tomatoes' }));
  await user.click(screen.getByRole('button', { name: 'Hide the message about Vine tomatoes' }));
  expect(screen.queryByRole('button', { name: /^Undo: put/ })).toBeNull();
});

test('a card’s stepper removes the last item, and Undo restores the stepper', async () => {
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [tomatoes] } });
  leaveCart({ tomatoes: 1 });
  const { user } = renderApp('/');
  await user.click(await screen.findByRole('button', { name: 'Remove Vine tomatoes' }));
  expect(screen.getByRole('button', { name: 'Add Vine tomatoes to cart' })).toBeTruthy();
  await user.click(within(await findToast('Vine tomatoes removed')).getByText('Undo'));
  expect(screen.getByRole('group', { name: 'Quantity of Vine tomatoes' })).toBeTruthy();
});

test('the focus moves along when a button becomes a stepper, and back', async () => {
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [tomatoes] } });
  const { user } = renderApp('/');
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await user.click(await screen.findByRole('button', { name: 'Add Vine tomatoes to cart' }));
  expect(focused()).toBe('Increase quantity of Vine tomatoes');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Vine tomatoes' }));
  expect(screen.getByRole('status', { name: 'Announcements' }).textContent).toContain(
    '1 of Vine tomatoes left in the cart',
  );
  await user.keyboard('{Enter}');
  expect(focused()).toBe('Add Vine tomatoes to cart');
});

test('on the product page, the button becomes a stepper and back, and keeps the focus', async () => {
  answer(ProductDetailDocument, {
    product: aDetail(tomatoes),
  });
  const { user } = renderApp('/products/vegetables/tomatoes');
  (await screen.findByRole('button', { name: 'Add to Cart' })).focus();
  await user.keyboard('{Enter}');
  expect(await findToast('Added to cart')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Increase quantity of Vine tomatoes' })),
  );
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  await user.keyboard('{Enter}');
  expect(screen.getByText('2 in your cart')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Vine tomatoes' }));
  await user.click(screen.getByRole('button', { name: 'Remove Vine tomatoes' }));
  expect(screen.queryByText(/in your cart/)).toBeNull();
  expect(document.activeElement?.textContent).toBe('Add to Cart');
});

test('offline, nothing is sent and no error shows; the newest cart is sent when the network is back', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 1 }) }) });
  answer(AddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [] } });
  const sent = answer(UpdateCartDocument, aSavedCart());
  const { user } = renderApp('/cart');
  const select = await screen.findByRole('combobox', { name: 'Quantity of Vine tomatoes' });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.selectOptions(select, '3');
  await user.selectOptions(select, '4');
  await everythingSentHasArrived();
  expect(sent).toEqual([]);
  expect(JSON.parse(localStorage.getItem('greengate.cart') ?? '{}')).toMatchObject({
    cart: { tomatoes: 4 },
    base: { cart: { tomatoes: 1 } },
  });
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent).toEqual([{ input: { items: [{ productId: 'tomatoes', quantity: 4 }] } }]));
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('greengate.cart') ?? '{}')).toMatchObject({
      base: { cart: { tomatoes: 4 }, sent: null },
    }),
  );
});
