import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { LoginDocument } from '#web/__generated__/account.ts';
import { AddressesDocument, CartProductsDocument } from '#web/__generated__/cart.ts';
import { LastAddressDocument } from '#web/__generated__/addresses.ts';
import { StoreFeaturesDocument } from '#web/__generated__/features.ts';
import { MeDocument } from '#web/__generated__/session.ts';
// Imported here, because on a busy machine the first lazy import takes longer than a test waits.
import '#web/features/account/LoginModal.tsx';
import '#web/features/cart/CartPage.tsx';
import { NoteFields } from '#web/features/cart/NoteFields.tsx';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aCart, anAddress, aProduct, aShopper } from '#tests/support/web/shop-factories.ts';

const ada = aShopper({ cart: aCart({ tomatoes: 1 }) });

function logInAs(shopper: typeof ada, ...addresses: ReturnType<typeof anAddress>[]) {
  answer(MeDocument, { me: shopper });
  answer(AddressesDocument, { me: { __typename: 'User', id: shopper.id, addresses } });
  answer(LastAddressDocument, { me: { __typename: 'User', id: shopper.id, addresses } });
}

/** Stores a visitor's cart on this device, as an earlier visit does. */
function leaveCart() {
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart: { tomatoes: 1 }, pending: false }));
}

const choice = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const online = () => choice(/Online Payment/);
const cash = () => choice(/Cash On Delivery/);

beforeEach(() => {
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ORDERS_ONLINE'] } });
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct()] } });
});

test('the payment method that a visitor has chosen stays after a login and on the way to a new address and back', async () => {
  leaveCart();
  const { user } = renderApp('/cart');
  await user.click(await online());
  await user.click(await screen.findByRole('button', { name: 'Login to place your order', busy: false }));
  logInAs(ada);
  answer(LoginDocument, {
    login: { __typename: 'LoginPayload', success: true, message: null, errors: [], user: ada },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  await user.type(dialog.getByLabelText('Email'), ada.email);
  await user.type(dialog.getByLabelText('Password'), 'long enough');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  await user.click(await screen.findByRole('link', { name: 'Add address' }));
  await user.click(await screen.findByRole('link', { name: 'Back to cart' }));
  expect((await online()).checked).toBe(true);
  expect(await screen.findByRole('button', { name: 'Proceed to Checkout' })).toBeTruthy();
});

test('a chosen payment method stays after a reload, also when it is cash in place of an unpaid online payment', async () => {
  logInAs(ada, anAddress());
  const first = renderApp('/cart');
  await first.user.click(await online());
  first.close();
  const left = { userId: 'u1', items: [], payment: 'ONLINE', total: 305, sentAt: Date.now() };
  sessionStorage.setItem('greengate.payment', JSON.stringify(left));
  const second = renderApp('/cart');
  expect((await online()).checked).toBe(true);
  await second.user.click(await cash());
  second.close();
  renderApp('/cart');
  expect((await cash()).checked).toBe(true);
});

test('the notes stay when the login has ended and the visitor then chooses a payment method, and only their shopper sees them', async () => {
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ORDERS_ONLINE', 'ORDERS_NOTES'] } });
  // As it was stored before the payment method was a part of it.
  const draft = {
    of: 'u1',
    notes: { noteToShop: 'Ripe ones', noteToCourier: '' },
    wish: { isReplaced: false, except: [] },
  };
  sessionStorage.setItem('greengate.order', JSON.stringify(draft));
  leaveCart();
  answer(MeDocument, { me: null });
  const first = renderApp('/cart');
  expect((await cash()).checked).toBe(true);
  await first.user.click(await online());
  expect(screen.queryByDisplayValue('Ripe ones')).toBeNull();
  first.close();

  logInAs(aShopper({ id: 'u2', name: 'Bob', cart: aCart({ tomatoes: 1 }) }), anAddress());
  const second = renderApp('/cart');
  expect(await screen.findByRole('button', { name: 'Add a note' })).toBeTruthy();
  expect(screen.queryByDisplayValue('Ripe ones')).toBeNull();
  second.close();

  logInAs(ada, anAddress());
  renderApp('/cart');
  expect(await screen.findByDisplayValue('Ripe ones')).toBeTruthy();
  expect((await online()).checked).toBe(true);
});

test('a chosen payment method that the shop does not take any more is not chosen after a reload', async () => {
  logInAs(ada, anAddress());
  const first = renderApp('/cart');
  await first.user.click(await online());
  first.close();
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: [] } });
  renderApp('/cart');
  expect((await cash()).checked).toBe(true);
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Online Payment/ })).toBeNull());
  expect(await screen.findByRole('button', { name: 'Place Order' })).toBeTruthy();
});

test.each([
  ['', '', false],
  ['Ripe ones', '', true],
  ['', 'Ring twice', true],
])('with the notes %j and %j the fields are open: %s', (noteToShop, noteToCourier, isOpen) => {
  render(<NoteFields notes={{ noteToShop, noteToCourier }} onType={() => undefined} />);
  expect(screen.queryAllByRole('textbox').map((each) => (each as HTMLTextAreaElement).value)).toEqual(
    isOpen ? [noteToShop, noteToCourier] : [],
  );
  expect(screen.queryAllByRole('button', { name: 'Add a note' })).toHaveLength(isOpen ? 0 : 1);
});
