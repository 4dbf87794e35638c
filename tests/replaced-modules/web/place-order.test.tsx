import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LoginDocument } from '#web/__generated__/account.ts';
import {
  AddressesDocument,
  CartProductsDocument,
  PlaceOrderDocument,
  type PlaceOrderMutation,
} from '#web/__generated__/cart.ts';
import { StoreFeaturesDocument } from '#web/__generated__/features.ts';
import { MyOrdersDocument } from '#web/__generated__/orders.ts';
import { MeDocument } from '#web/__generated__/session.ts';
// Imported here, because on a busy machine the first lazy import takes longer than a test waits.
import '#web/features/account/LoginModal.tsx';
import '#web/features/cart/CartPage.tsx';
import { leaveFor } from '#web/shared/lib/page/leave-site.ts';
import { answer, answerLater, answerWithError, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, queryToast, renderApp } from '#tests/support/web/render-app.tsx';
import {
  aCart,
  anAddress,
  aPageOfOrders,
  apples,
  aProduct,
  aShopper,
  errorsOf,
} from '#tests/support/web/shop-factories.ts';

vi.mock('#web/shared/lib/page/leave-site.ts', () => ({ leaveFor: vi.fn<(address: string) => void>() }));

const ada = aShopper({ cart: aCart({ tomatoes: 2, apples: 1 }) });
type Payload = NonNullable<PlaceOrderMutation['placeOrder']>;
const payload: Payload = {
  __typename: 'PlaceOrderPayload',
  success: true,
  message: null,
  errors: [],
  redirectUrl: null,
  order: null,
};
const answerOrder = (over: Partial<Payload> = {}) =>
  answer(PlaceOrderDocument, { placeOrder: { ...payload, ...over } });
const expired = { success: false, message: 'Not authorized. Please log in.', errors: errorsOf('NOT_LOGGED_IN') };

const placeOrder = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Place Order' });
const summary = () => screen.getByRole('region', { name: 'Order summary' });
const cartLink = () => screen.getByRole('link', { name: /^Cart, \d+ items?\b/ }).getAttribute('aria-label');

async function openCart() {
  const visit = renderApp('/cart');
  await screen.findByRole('radio', { name: /12 Garden Lane/ });
  return visit;
}

async function payOnline({ user }: { user: ReturnType<typeof renderApp>['user'] }) {
  await user.click(await screen.findByRole('radio', { name: /Online Payment/ }));
  await user.click(await screen.findByRole('button', { name: 'Proceed to Checkout' }));
}

beforeEach(() => {
  answer(MeDocument, { me: ada });
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct(), apples] } });
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders() } });
  answer(AddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [anAddress()] } });
  vi.mocked(leaveFor).mockClear();
  sessionStorage.clear();
});

test('a refusal without a message says that the order could not be placed', async () => {
  answerOrder({ success: false, errors: errorsOf('REFUSED') });
  const { user, address } = await openCart();
  await user.click(await placeOrder());
  expect((await findToast('The order could not be placed.')).dataset['type']).toBe('error');
  expect(await within(summary()).findByText('The order could not be placed.')).toBeTruthy();
  expect(address()).toBe('/cart');
});

test('a response without an order says that the shop did not confirm it, and the next try has the same key', async () => {
  const sent = answer(PlaceOrderDocument, { placeOrder: null as never });
  const { user, address } = await openCart();
  await user.click(await placeOrder());
  const text = 'The shop did not confirm the order.';
  expect((await findToast(text)).dataset['type']).toBe('error');
  expect(address()).toBe('/cart');
  const again = answerOrder();
  await user.click(await placeOrder());
  await waitFor(() => expect(address()).toBe('/my-orders'));
  expect(again[0]?.input.idempotencyKey).toBe(sent[0]?.input.idempotencyKey);
});

test('an online order without a payment page says so, and keeps the cart', async () => {
  answerOrder();
  const visit = await openCart();
  const before = cartLink();
  await payOnline(visit);
  expect(await findToast('The payment page could not be opened. Please try again.')).toBeTruthy();
  expect(leaveFor).not.toHaveBeenCalled();
  expect([visit.address(), cartLink()]).toEqual(['/cart', before]);
  expect(sessionStorage.getItem('greengate.payment')).toBeNull();
});

test('the button waits while an order is on its way, and is ready again after a refusal', async () => {
  const refusal = { ...payload, success: false, message: 'Not today', errors: errorsOf('REFUSED') };
  const { seen, release } = answerLater(PlaceOrderDocument, { placeOrder: refusal });
  const { user } = await openCart();
  const button = await placeOrder();
  await user.click(button);
  await waitFor(() => expect(seen).toHaveLength(1));
  await user.click(button);
  await everythingSentHasArrived();
  expect(seen).toHaveLength(1);
  await release();
  await findToast('Not today');
  await user.click(await placeOrder());
  await waitFor(() => expect(seen).toHaveLength(2));
  await release();
  // After a refusal, the cart asks for its products again.
  await everythingSentHasArrived();
});

test('the error of the last try goes away when the next one succeeds', async () => {
  answerOrder({ success: false, message: 'Not today', errors: errorsOf('REFUSED') });
  const visit = await openCart();
  await visit.user.click(await placeOrder());
  await findToast('Not today');
  answerOrder({ redirectUrl: 'https://pay.example/session/1' });
  await payOnline(visit);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(queryToast('Not today')).toBeNull());
});

test('a cash order forgets the payment page that the shopper has left, the notes and the wish', async () => {
  answer(StoreFeaturesDocument, {
    store: { __typename: 'Store', features: ['ORDERS_ONLINE', 'ORDERS_NOTES', 'ORDERS_PICKED'] },
  });
  answerOrder({ redirectUrl: 'https://pay.example/session/1' });
  const first = await openCart();
  await first.user.click(await screen.findByRole('checkbox', { name: /Replace it by a similar one/ }));
  await payOnline(first);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
  first.close();
  // A payment can be cancelled: until then, nothing of it is forgotten.
  expect(JSON.parse(sessionStorage.getItem('greengate.payment') ?? '{}')).toMatchObject({
    userId: 'u1',
    payment: 'ONLINE',
    total: 2648,
    items: [
      { productId: 'tomatoes', quantity: 2 },
      { productId: 'apples', quantity: 1 },
    ],
  });
  expect(sessionStorage.getItem('greengate.order')).not.toBeNull();
  const sent = answerOrder();
  const { user, address } = await openCart();
  await user.click(await screen.findByRole('radio', { name: /Cash On Delivery/ }));
  await user.click(await placeOrder());
  await waitFor(() => expect(address()).toBe('/my-orders'));
  expect(sent[0]?.input.substitution).toBe('SIMILAR_NOT_DEARER');
  expect([sessionStorage.getItem('greengate.payment'), sessionStorage.getItem('greengate.order')]).toEqual([
    null,
    null,
  ]);
});

test('a note of white space is not sent, and a wish is not sent to a store that does not pick', async () => {
  const draft = {
    of: 'u1',
    notes: { noteToShop: ' \n ', noteToCourier: ' Ring twice ' },
    wish: { isReplaced: true, except: ['apples'] },
  };
  sessionStorage.setItem('greengate.order', JSON.stringify(draft));
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ORDERS_NOTES'] } });
  const sent = answerOrder();
  const { user } = await openCart();
  await user.click(await placeOrder());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input).toEqual({
    addressId: 'a1',
    payment: 'COD',
    items: [
      { productId: 'tomatoes', quantity: 2 },
      { productId: 'apples', quantity: 1 },
    ],
    idempotencyKey: expect.any(String),
    noteToCourier: ' Ring twice ',
  });
});

test('an exception of a shopper who wants no substitutes at all is not sent', async () => {
  const draft = {
    of: 'u1',
    notes: { noteToShop: '', noteToCourier: '' },
    wish: { isReplaced: false, except: ['apples'] },
  };
  sessionStorage.setItem('greengate.order', JSON.stringify(draft));
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ORDERS_PICKED'] } });
  const sent = answerOrder();
  const { user } = await openCart();
  await user.click(await placeOrder());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.stringify(sent[0])).not.toContain('ubstitution');
});

test('when the session cannot be checked after a refusal, the refusal stays and no login is asked for', async () => {
  answerOrder(expired);
  const { user } = await openCart();
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  answerWithError(MeDocument, 'The store is not reachable.');
  await user.click(await placeOrder());
  expect(await within(summary()).findByText(expired.message)).toBeTruthy();
  expect(logged).toHaveBeenCalledWith('The session could not be checked:', expect.anything());
  expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull();
});

test('when the session has not ended after all, the refusal stays and no login is asked for', async () => {
  answerOrder(expired);
  const { user } = await openCart();
  await user.click(await placeOrder());
  expect(await within(summary()).findByText(expired.message)).toBeTruthy();
  await everythingSentHasArrived();
  expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull();
});

test('a login after the cart was left places no order', async () => {
  answerOrder(expired);
  const { user, address } = await openCart();
  answer(MeDocument, { me: null });
  await user.click(await placeOrder());
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  await user.click(screen.getAllByRole('link', { name: /Greengate/, hidden: true })[0]!);
  await waitFor(() => expect(address()).toBe('/'));
  const sent = answerOrder();
  answer(LoginDocument, { login: { __typename: 'LoginPayload', success: true, message: null, errors: [], user: ada } });
  answer(MeDocument, { me: ada });
  await user.type(dialog.getByLabelText('Email'), ada.email);
  await user.type(dialog.getByLabelText('Password'), 'long enough');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull());
  await everythingSentHasArrived();
  expect(sent).toEqual([]);
});

test('after an order without an answer, a store that remembers no keys is not said to place the same order once only', async () => {
  answerWithError(PlaceOrderDocument, 'The store took too long.', 'UPSTREAM_TIMEOUT');
  const { user } = await openCart();
  await user.click(await placeOrder());
  const text = /your order may have been placed\. Look at your orders before you order again\.$/;
  expect(await within(summary()).findByText(text)).toBeTruthy();
});
