import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  AddressesDocument,
  CartProductsDocument,
  PlaceOrderDocument,
  type PlaceOrderMutation,
} from '#web/__generated__/cart.ts';
import { StoreFeaturesDocument } from '#web/__generated__/features.ts';
import { MyOrdersDocument } from '#web/__generated__/orders.ts';
import { MeDocument, UpdateCartDocument } from '#web/__generated__/session.ts';
import { leaveFor } from '#web/shared/lib/page/leave-site.ts';
import { answer, answerLater, answerWithError, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import {
  aCart,
  anAddress,
  aPageOfOrders,
  apples,
  aProduct,
  aSavedCart,
  aShopper,
  errorsOf,
} from '#tests/support/web/shop-factories.ts';

vi.mock('#web/shared/lib/page/leave-site.ts', () => ({ leaveFor: vi.fn<(address: string) => void>() }));

const home = anAddress();
const work = anAddress({ id: 'a2', firstName: 'Ada', lastName: 'at work', street: '1 Office Square' });
const taken = aSavedCart();

function answerAddresses(...addresses: (typeof home)[]) {
  answer(AddressesDocument, { me: { __typename: 'User', id: 'u1', addresses } });
}

function answerOrder(over: Partial<NonNullable<PlaceOrderMutation['placeOrder']>> = {}) {
  return answer(PlaceOrderDocument, {
    placeOrder: {
      __typename: 'PlaceOrderPayload',
      success: true,
      message: null,
      errors: [],
      redirectUrl: null,
      order: null,
      ...over,
    },
  });
}

const placeOrder = () => screen.findByRole('button', { name: 'Place Order' });
const chosenAddress = () => screen.findByRole('radio', { name: /12 Garden Lane/ });

beforeEach(() => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 2, apples: 1 }) }) });
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct(), apples] } });
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders() } });
  answerAddresses(home);
  vi.mocked(leaveFor).mockClear();
  sessionStorage.clear();
});

test('without an address, ordering shows "Please select an address" as a toast and beside the addresses', async () => {
  answerAddresses();
  const sent = answerOrder();
  const { user } = renderApp('/cart');
  await screen.findByText('You have no saved address yet');
  await user.click(await placeOrder());
  expect((await findToast('Please select an address')).dataset['type']).toBe('error');
  const block = screen.getByRole('group', { name: 'Delivery Address' });
  expect(within(block).getByText('Please select an address')).toBeTruthy();
  expect(block.parentElement).toBe(document.activeElement);
  await everythingSentHasArrived();
  expect(sent).toEqual([]);
});

test('the last saved address is chosen, and another one can be chosen', async () => {
  answerAddresses(home, work);
  const sent = answerOrder();
  const { user } = renderApp('/cart');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /1 Office Square/ })).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(await chosenAddress());
  await user.click(await placeOrder());
  await waitFor(() => expect(sent[0]?.input.addressId).toBe('a1'));
});

test('the other addresses open with the focus on the chosen one, and stay open when another one is chosen', async () => {
  answerAddresses(home, work, anAddress({ id: 'a3', street: '9 Sea View' }));
  const { user } = renderApp('/cart');
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  expect(document.activeElement).toBe(await screen.findByRole('radio', { name: /9 Sea View/ }));
  // Like arrow keys, which choose each address that they pass.
  await user.click(screen.getByRole('radio', { name: /1 Office Square/ }));
  const first = await chosenAddress();
  await user.click(first);
  expect((first as HTMLInputElement).checked).toBe(true);
});

test('the summary appears whole, when the addresses are known: it would move, or say that there are none', async () => {
  const { seen, release } = answerLater(AddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [] } });
  renderApp('/cart');
  expect(await screen.findByLabelText('Loading the order summary')).toBeTruthy();
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(screen.queryByRole('group', { name: 'Payment Method' })).toBeNull();
  expect(screen.queryByText('You have no saved address yet')).toBeNull();
  await release();
  expect(await screen.findByText('You have no saved address yet')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Payment Method' })).toBeTruthy();
});

test('an order refused because the login has expired offers a login, and keeps the cart', async () => {
  answerOrder({ success: false, message: 'Not authorized. Please log in.', errors: errorsOf('NOT_LOGGED_IN') });
  const { user } = renderApp('/cart');
  await chosenAddress();
  answer(MeDocument, { me: null });
  await user.click(await placeOrder());
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Login to place your order', hidden: true })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Cart, 3 items\b/, hidden: true })).toBeTruthy();
});

test('cash on delivery sends ids and quantities only, clears the cart, and goes to the orders', async () => {
  const sent = answerOrder({ message: 'Order Placed Successfully' });
  const carts = answer(UpdateCartDocument, taken);
  const { user, address } = renderApp('/cart');
  await chosenAddress();
  await user.click(await placeOrder());
  expect((await findToast('Order Placed Successfully')).dataset['type']).toBe('success');
  await waitFor(() => expect(address()).toBe('/my-orders'));
  expect(sent).toEqual([
    {
      input: {
        addressId: 'a1',
        payment: 'COD',
        items: [
          { productId: 'tomatoes', quantity: 2 },
          { productId: 'apples', quantity: 1 },
        ],
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    },
  ]);
  expect(screen.getByRole('link', { name: /^Cart, 0 items\b/ })).toBeTruthy();
  // The store or the gateway empties the saved cart.
  await everythingSentHasArrived();
  expect(carts).toEqual([]);
});

test('an online payment opens the provider’s page and keeps the cart', async () => {
  const sent = answerOrder({ redirectUrl: 'https://pay.example/session/1' });
  const { user, address } = renderApp('/cart');
  await chosenAddress();
  await user.click(screen.getByRole('radio', { name: /Online Payment/ }));
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/session/1'));
  expect(sent[0]?.input.payment).toBe('ONLINE');
  expect(address()).toBe('/cart');
  expect(screen.getByRole('link', { name: /^Cart, 3 items\b/ })).toBeTruthy();
});

test('the payment choices are Cash On Delivery, chosen first, and Online Payment', async () => {
  renderApp('/cart');
  const choices = within(await screen.findByRole('group', { name: 'Payment Method' }));
  expect(choices.getByRole<HTMLInputElement>('radio', { name: /Cash On Delivery/ }).checked).toBe(true);
  expect(choices.getByRole<HTMLInputElement>('radio', { name: /Online Payment/ }).checked).toBe(false);
});

test('a refused order shows the store’s message as an error and keeps the cart', async () => {
  answerOrder({ success: false, message: 'Vine tomatoes are out of stock', errors: errorsOf('SOLD_OUT') });
  const { user, address } = renderApp('/cart');
  await chosenAddress();
  await user.click(await placeOrder());
  expect((await findToast('Vine tomatoes are out of stock')).dataset['type']).toBe('error');
  expect(address()).toBe('/cart');
  expect(screen.getByRole('link', { name: /^Cart, 3 items\b/ })).toBeTruthy();
});

test('an order without a definite response is sent again with the same key, also after a reload', async () => {
  const keys: unknown[] = [];
  answerWithError(PlaceOrderDocument, 'The store took too long.', 'UPSTREAM_TIMEOUT');
  const first = renderApp('/cart');
  await chosenAddress();
  await first.user.click(await placeOrder());
  expect((await findToast('The store took too long.')).dataset['type']).toBe('error');
  keys.push(sessionStorage.getItem('greengate.checkout')?.split('\n')[0]);
  first.close();

  const sent = answerOrder();
  const { user, address } = renderApp('/cart');
  await chosenAddress();
  await user.click(await placeOrder());
  await waitFor(() => expect(address()).toBe('/my-orders'));
  expect(sent[0]?.input.idempotencyKey).toBe(keys[0]);
  expect(sessionStorage.getItem('greengate.checkout')).toBeNull();
});

test('after a refusal the next order has another key', async () => {
  const sent = answerOrder({ success: false, message: 'Not today', errors: errorsOf('REFUSED') });
  const { user } = renderApp('/cart');
  await chosenAddress();
  await user.click(await placeOrder());
  await findToast('Not today');
  await user.click(await placeOrder());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.input.idempotencyKey).not.toBe(sent[1]?.input.idempotencyKey);
});

test('an order waits until the cart is sent', async () => {
  const carts = answerLater(UpdateCartDocument, taken);
  const orders = answerOrder();
  const { user, address } = renderApp('/cart');
  await chosenAddress();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quantity of Red apples' }), '4');
  await waitFor(() => expect(carts.seen).toHaveLength(1));
  await user.click(await placeOrder());
  await everythingSentHasArrived();
  expect(orders).toEqual([]);
  await carts.release();
  await waitFor(() => expect(orders).toHaveLength(1));
  await waitFor(() => expect(address()).toBe('/my-orders'));
});

test('addresses that cannot be loaded show the error, and load on retry', async () => {
  answerWithError(AddressesDocument, 'The store is not reachable.');
  const { user } = renderApp('/cart');
  expect((await findToast('The store is not reachable.')).dataset['type']).toBe('error');
  answerAddresses(home);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await chosenAddress()).toBeTruthy();
});

test('a store without online payment offers cash only, which is chosen', async () => {
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: [] } });
  const sent = answerOrder();
  const { user } = renderApp('/cart');
  await chosenAddress();
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Online Payment/ })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Cash On Delivery/ }).checked).toBe(true);
  await user.click(await placeOrder());
  await waitFor(() => expect(sent).toMatchObject([{ input: { payment: 'COD' } }]));
});

test('a shopper can ask for substitutes, except for single products, over a store that can tell', async () => {
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ORDERS_ONLINE', 'ORDERS_PICKED'] } });
  const sent = answerOrder();
  const { user } = renderApp('/cart');
  await chosenAddress();
  await user.click(await screen.findByRole('checkbox', { name: /Replace it by a similar one/ }));
  await user.click(await placeOrder());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input.substitution).toBe('SIMILAR_NOT_DEARER');
});

test('a shopper who wants no substitute for one product sends that with its line, and for no other', async () => {
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ORDERS_ONLINE', 'ORDERS_PICKED'] } });
  const sent = answerOrder();
  const { user } = renderApp('/cart');
  await chosenAddress();
  await user.click(await screen.findByRole('checkbox', { name: /Replace it by a similar one/ }));
  await user.click(await screen.findByText('Do not replace …'));
  await user.click(await screen.findByRole('checkbox', { name: apples.name }));
  await user.click(await placeOrder());
  await waitFor(() => expect(sent).toHaveLength(1));
  const items = sent[0]?.input.items ?? [];
  expect(items).toHaveLength(2);
  expect(items.filter(({ substitution }) => substitution !== undefined)).toEqual([
    { productId: apples.id, quantity: 1, substitution: 'NONE' },
  ]);
});

test('the default address is chosen first', async () => {
  answerAddresses({ ...home, isDefault: true }, { ...work, isDefault: false });
  renderApp('/cart');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /12 Garden Lane/ })).checked).toBe(true);
});

test('notes stay as typed when sending fails and after a reload, and a repetition is the same attempt', async () => {
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ORDERS_NOTES'] } });
  answerWithError(PlaceOrderDocument, 'The store took too long.', 'UPSTREAM_TIMEOUT');
  const first = renderApp('/cart');
  await chosenAddress();
  await first.user.click(await screen.findByRole('button', { name: 'Add a note' }));
  await first.user.type(screen.getByLabelText(/^Note to the shop/), 'Ripe ones');
  await first.user.click(await placeOrder());
  expect(await findToast('The store took too long.')).toBeTruthy();
  const key = sessionStorage.getItem('greengate.checkout')?.split('\n')[0];
  first.close();

  const sent = answerOrder();
  const second = renderApp('/cart');
  await chosenAddress();
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Note to the shop/)).value).toBe('Ripe ones');
  await second.user.type(screen.getByLabelText(/^Note to the courier/), 'Ring twice');
  await second.user.click(await placeOrder());
  await waitFor(() => expect(second.address()).toBe('/my-orders'));
  expect(sent).toMatchObject([
    { input: { noteToShop: 'Ripe ones', noteToCourier: 'Ring twice', idempotencyKey: key } },
  ]);
  expect(sessionStorage.getItem('greengate.order')).toBeNull();
});

test('over a store without notes, the shopper is offered none', async () => {
  const sent = answerOrder();
  const { user } = renderApp('/cart');
  await chosenAddress();
  expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
  await user.click(await placeOrder());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.keys(sent[0]?.input ?? {})).not.toContain('noteToShop');
});
