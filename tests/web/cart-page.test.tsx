import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { AddressesDocument, CartProductsDocument } from '#web/__generated__/cart.ts';
import { BestSellersDocument } from '#web/__generated__/products.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { answer, answerLater, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { setFormats } from '#web/shared/lib/format/money.ts';
import { setShop, shop } from '#web/shared/lib/shop/shop.ts';
import { findToast, queryToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aCart, aProduct, apples, aShopper } from '#tests/support/web/shop-factories.ts';

const tomatoes = aProduct();

function answerProducts(...nodes: (typeof tomatoes)[]) {
  return answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes } });
}

/** Stores a cart on this device, as an earlier visit does. */
function leaveCart(cart: Record<string, number>) {
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart, pending: false }));
}

const row = (name: string) => screen.findByRole('article', { name });
/** The button that a visitor can press once the session is known. */
const loginButton = () => screen.findByRole('button', { name: 'Login to place your order', busy: false });
const sum = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

beforeEach(() => void answerProducts(tomatoes, apples));

test('an empty cart offers to start shopping, and the best sellers, which stay while the shopper adds from them', async () => {
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [tomatoes, apples] } });
  const { user } = renderApp('/cart');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/products');
  expect(screen.getByRole('link', { name: 'Paste a list' }).getAttribute('href')).toBe('/list');

  await user.click(await screen.findByRole('button', { name: 'Add Red apples to cart' }));
  expect(await screen.findByRole('list', { name: 'Products in your cart' })).toBeTruthy();
  const shelf = within(screen.getByRole('region', { name: 'Best Sellers' }));
  expect(shelf.getByRole('group', { name: 'Quantity of Red apples' })).toBeTruthy();
});

test('a cart is not shown as empty while the session is unknown', async () => {
  answer(AddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [] } });
  const { seen, release } = answerLater(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 2 }) }) });
  renderApp('/cart');
  expect(await screen.findByText('Loading your cart…')).toBeTruthy();
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(screen.queryByText('Your cart is empty')).toBeNull();
  await release();
  expect(await row('Vine tomatoes')).toBeTruthy();
});

test('the page shows the visitor’s cart of the last visit with its sums: offer prices, free shipping, 2 % tax, total', async () => {
  leaveCart({ tomatoes: 2, apples: 1 });
  renderApp('/cart');
  expect(within(await row('Vine tomatoes')).getByText('$5.98')).toBeTruthy();
  expect((await row('Vine tomatoes')).textContent).toContain('Size: 500 g');
  expect((await row('Red apples')).textContent).toContain('Weight: N/A');
  await screen.findByText('Price');
  expect(sum('Price')).toBe('$25.97');
  expect(sum('Shipping Fee')).toBe('Free');
  expect(sum('Tax (2%)')).toBe('$0.51');
  expect(sum('Total Amount')).toBe('$26.48');
  expect(screen.queryByText('Deposit')).toBeNull();
  expect(screen.getByRole('link', { name: /^Cart, 3 items\b/ })).toBeTruthy();
});

test('deposits stand beside the prices and have their own line in the sums, with the tax on them', async () => {
  const bottled = { ...tomatoes, deposit: { __typename: 'Deposit' as const, amount: 0.25 } };
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [bottled, apples] } });
  leaveCart({ tomatoes: 2, apples: 1 });
  renderApp('/cart');
  expect(within(await row('Vine tomatoes')).getByText('plus $0.25 deposit')).toBeTruthy();
  expect((await row('Red apples')).textContent).not.toContain('deposit');
  await screen.findByText('Price');
  expect([sum('Price'), sum('Deposit'), sum('Tax (2%)'), sum('Total Amount')]).toEqual([
    '$25.97',
    '$0.50',
    '$0.52',
    '$26.99',
  ]);
});

test('the link back to the products appears with the rows, because it would move when they arrive', async () => {
  leaveCart({ tomatoes: 1 });
  const { release } = answerLater(CartProductsDocument, {
    products: { __typename: 'ProductConnection', nodes: [tomatoes] },
  });
  renderApp('/cart');
  await screen.findByRole('heading', { level: 1, name: 'Your cart' });
  expect(screen.queryByRole('link', { name: 'Continue shopping' })).toBeNull();
  await release();
  expect(await screen.findByRole('link', { name: 'Continue shopping' })).toBeTruthy();
});

test('the quantity select offers 1 to 9 and sets the exact value with the toast "Cart Updated"', async () => {
  leaveCart({ tomatoes: 2 });
  const { user } = renderApp('/cart');
  const select = within(await row('Vine tomatoes')).getByRole('combobox', { name: 'Quantity of Vine tomatoes' });
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  await user.selectOptions(select, '7');
  expect(await findToast('Cart Updated')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Cart, 7 items\b/ })).toBeTruthy();
});

test('the quantity select reaches up to the current quantity when that is above 9', async () => {
  leaveCart({ tomatoes: 12 });
  renderApp('/cart');
  const select = within(await row('Vine tomatoes')).getByRole<HTMLSelectElement>('combobox');
  expect(select.value).toBe('12');
  expect(within(select).getAllByRole('option')).toHaveLength(12);
});

test('the row’s remove button removes one item without a toast, and the row at 0', async () => {
  leaveCart({ tomatoes: 2, apples: 1 });
  const { user } = renderApp('/cart');
  await user.click(within(await row('Vine tomatoes')).getByRole('button', { name: 'Remove one Vine tomatoes' }));
  expect(within(await row('Vine tomatoes')).getByRole<HTMLSelectElement>('combobox').value).toBe('1');
  // The key is pressed, because the second click of a double click removes no row.
  within(await row('Vine tomatoes'))
    .getByRole('button', { name: 'Remove Vine tomatoes' })
    .focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('article', { name: 'Vine tomatoes' })).toBeNull();
  expect(await row('Red apples')).toBeTruthy();
  expect(queryToast('Cart Updated')).toBeNull();
});

test('a double click on minus at two pieces leaves one', async () => {
  leaveCart({ tomatoes: 2 });
  const { user } = renderApp('/cart');
  const tomatoRow = within(await row('Vine tomatoes'));
  await user.dblClick(tomatoRow.getByRole('button', { name: 'Remove one Vine tomatoes' }));
  expect(tomatoRow.getByRole<HTMLSelectElement>('combobox').value).toBe('1');
});

test('the row’s plus button adds one item without a toast and keeps the focus, up to what is left', async () => {
  answerProducts({ ...tomatoes, left: 4 });
  leaveCart({ tomatoes: 1 });
  const { user } = renderApp('/cart');
  const tomatoRow = within(await row('Vine tomatoes'));
  const plus = tomatoRow.getByRole('button', { name: 'Add one Vine tomatoes' });
  await user.dblClick(plus);
  expect(tomatoRow.getByRole<HTMLSelectElement>('combobox').value).toBe('3');
  await user.keyboard('{Enter}{Enter}');
  expect(tomatoRow.getByRole<HTMLSelectElement>('combobox').value).toBe('4');
  await waitFor(() => expect(document.activeElement).toBe(plus));
  expect(plus.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('You can have at most 4 of Vine tomatoes')).toBeTruthy();
  expect(queryToast('Cart Updated')).toBeNull();
});

test('a product that is no longer sold is removed from the cart, and the page says so', async () => {
  leaveCart({ tomatoes: 1, ghost: 4 });
  answerProducts(tomatoes);
  renderApp('/cart');
  expect(await screen.findByText('One product is no longer sold and was removed from your cart.')).toBeTruthy();
  expect(await row('Vine tomatoes')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Cart, 1 item\b/ })).toBeTruthy();
});

test('a cart of products that are no longer sold becomes empty', async () => {
  leaveCart({ ghost: 1 });
  answerProducts();
  renderApp('/cart');
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  expect(screen.getByText(/no longer sold/)).toBeTruthy();
});

test('a product out of stock stays in the cart and is marked', async () => {
  leaveCart({ tomatoes: 1 });
  answerProducts(aProduct({ inStock: false }));
  renderApp('/cart');
  expect(within(await row('Vine tomatoes')).getByText('Out of stock')).toBeTruthy();
});

test('products that cannot be loaded show the error as a toast, keep the cart, and load on retry', async () => {
  leaveCart({ tomatoes: 3 });
  answerWithError(CartProductsDocument, 'The store is not reachable.');
  const { user } = renderApp('/cart');
  expect((await findToast('The store is not reachable.')).dataset['type']).toBe('error');
  expect(screen.getByRole('link', { name: /^Cart, 3 items\b/ })).toBeTruthy();
  answerProducts(tomatoes);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('Vine tomatoes')).toBeTruthy();
});

test('a visitor’s cart survives a reload', async () => {
  leaveCart({ tomatoes: 2 });
  const first = renderApp('/cart');
  await first.user.selectOptions(within(await row('Vine tomatoes')).getByRole('combobox'), '5');
  first.close();
  renderApp('/cart');
  expect(within(await row('Vine tomatoes')).getByRole<HTMLSelectElement>('combobox').value).toBe('5');
});

test.each([['{'], ['[]'], ['{"cart":{"tomatoes":"many"}}'], ['7']])(
  'a stored cart that makes no sense (%s) counts as none',
  async (text) => {
    localStorage.setItem('greengate.cart', text);
    renderApp('/cart');
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  },
);

test('with blocked storage the cart stays in memory, and the page says that it is not stored', async () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  leaveCart({ tomatoes: 1 });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { user } = renderApp('/cart');
  await user.selectOptions(within(await row('Vine tomatoes')).getByRole('combobox'), '4');
  expect(await findToast('Cart Updated')).toBeTruthy();
  const notice = 'Your browser does not let this shop store your cart. After a reload it is empty.';
  expect(await screen.findByText(notice)).toBeTruthy();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  expect(screen.getByRole('link', { name: /^Cart, 4 items\b/ })).toBeTruthy();
  await user.selectOptions(within(await row('Vine tomatoes')).getByRole('combobox'), '5');
  expect(await screen.findByText(notice)).toBeTruthy();
});

test('a change in another tab shows here too', async () => {
  leaveCart({ tomatoes: 1 });
  renderApp('/cart');
  await row('Vine tomatoes');
  await loginButton();
  leaveCart({ tomatoes: 1, apples: 2 });
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'greengate.cart', newValue: localStorage.getItem('greengate.cart') }),
  );
  expect(await row('Red apples')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Cart, 3 items\b/ })).toBeTruthy();
});

test('a visitor is asked to log in before ordering', async () => {
  leaveCart({ tomatoes: 1 });
  const { user } = renderApp('/cart');
  await user.click(await loginButton());
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy();
});

test.each([
  ['PICKUP' as const, 'Log in to place the order.'],
  ['DELIVERY' as const, 'Log in to choose where we deliver.'],
])('with the kind %s only, a visitor reads: %s', async (kind, hint) => {
  setShop(JSON.stringify({ ...shop(), delivery: { kinds: [kind], fees: [] } }));
  onTestFinished(() => setShop(undefined));
  leaveCart({ tomatoes: 1 });
  renderApp('/cart');
  await loginButton();
  expect(screen.getByText(/^Log in to/).textContent).toBe(hint);
});

test('where prices include their taxes, nothing is added to them', async () => {
  setFormats('{"locale":"en-US","currency":"USD","symbol":"$","isTaxIncluded":true}');
  leaveCart({ tomatoes: 2 });
  renderApp('/cart');
  await screen.findByText('Total Amount, incl. tax');
  expect(sum('Total Amount, incl. tax')).toBe(sum('Price'));
  expect(screen.queryByText('Tax (2%)')).toBeNull();
  setFormats(undefined);
});
