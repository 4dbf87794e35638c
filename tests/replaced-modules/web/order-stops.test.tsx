import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LoginDocument } from '#web/__generated__/account.ts';
import {
  AddressesDocument,
  CartProductsDocument,
  PlaceOrderDocument,
  type PlaceOrderMutation,
} from '#web/__generated__/cart.ts';
import { StoreFeaturesDocument } from '#web/__generated__/features.ts';
import { MyOrdersDocument } from '#web/__generated__/orders.ts';
import { MeDocument, UpdateCartDocument } from '#web/__generated__/session.ts';
// Imported here, because on a busy machine the first lazy import takes longer than a test waits.
import '#web/features/account/LoginModal.tsx';
import '#web/features/cart/CartPage.tsx';
import { paymentLeft } from '#web/features/cart/texts.ts';
import '#web/features/cart/CartTotal.tsx';
import '#web/features/cart/LoaderPage.tsx';
import '#web/features/orders/MyOrdersPage.tsx';
import { leaveFor } from '#web/shared/lib/page/leave-site.ts';
import { answer, answerLater, answerWithError, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, queryToast, renderApp } from '#tests/support/web/render-app.tsx';
import {
  aCart,
  anAddress,
  anOrder,
  aPageOfOrders,
  apples,
  aProduct,
  aSavedCart,
  aShopper,
  errorsOf,
} from '#tests/support/web/shop-factories.ts';

vi.mock('#web/shared/lib/page/leave-site.ts', () => ({ leaveFor: vi.fn<(address: string) => void>() }));

const home = anAddress();
const work = anAddress({ id: 'a2', street: '1 Office Square' });
const ada = aShopper({ cart: aCart({ tomatoes: 2, apples: 1 }) });
const soldOutApples = { ...apples, inStock: false };

function answerAddresses(...addresses: (typeof home)[]) {
  answer(AddressesDocument, { me: { __typename: 'User', id: 'u1', addresses } });
}

function answerProducts(...nodes: (typeof apples)[]) {
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes } });
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

function answerMyOrders(...orders: ReturnType<typeof anOrder>[]) {
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders(...orders) } });
}

const button = (name: string) => screen.findByRole('button', { name });
const sum = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
const chosenAddress = () => screen.findByRole('radio', { name: /12 Garden Lane/ });
const payOnline = () => screen.findByRole<HTMLInputElement>('radio', { name: /Online Payment/ });

beforeEach(() => {
  answer(MeDocument, { me: ada });
  answerProducts(aProduct(), apples);
  answerMyOrders();
  answerAddresses(home);
  vi.mocked(leaveFor).mockClear();
  sessionStorage.clear();
});

describe('sold-out products in the cart', () => {
  test('a sold-out product is not in the sums, is marked in its row, and is named above the button', async () => {
    answerProducts(aProduct(), soldOutApples);
    renderApp('/cart');

    const row = await screen.findByRole('article', { name: 'Red apples' });
    expect(within(row).getByText('Out of stock')).toBeTruthy();
    expect(within(row).getByText('Not in the total:')).toBeTruthy();
    expect(
      await screen.findByText('Red apples is out of stock. It is not in the total and will not be ordered.'),
    ).toBeTruthy();
    expect(sum('Price')).toBe('$5.98');
    expect(sum('Tax (2%)')).toBe('$0.11');
    expect(sum('Total Amount')).toBe('$6.09');
    expect(await screen.findByRole('link', { name: 'Cart, 3 items, $6.09' })).toBeTruthy();
  });

  test('a sold-out product is not ordered, and stays in the cart', async () => {
    answerProducts(aProduct(), soldOutApples);
    const sent = answerOrder();
    const { user, address } = renderApp('/cart');
    await chosenAddress();
    // This store empties its whole cart.
    answer(MeDocument, { me: aShopper() });
    const carts = answer(UpdateCartDocument, aSavedCart());
    await user.click(await button('Place Order without it'));
    await waitFor(() => expect(address()).toBe('/my-orders'));
    expect(sent[0]?.input.items).toEqual([{ productId: 'tomatoes', quantity: 2 }]);
    expect(await screen.findByRole('link', { name: /^Cart, 1 items?\b/ })).toBeTruthy();
    await waitFor(() => expect(carts).toEqual([{ input: { items: [{ productId: 'apples', quantity: 1 }] } }]));
  });

  test('a sold-out product can be removed with one press, and put back with its quantity', async () => {
    answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 2, apples: 3 }) }) });
    answerProducts(aProduct(), soldOutApples);
    const { user } = renderApp('/cart');
    await user.click(await button('Remove it from the cart'));
    expect(screen.queryByRole('article', { name: 'Red apples' })).toBeNull();
    expect(await button('Place Order')).toBeTruthy();
    await user.click(await button('Undo: put Red apples back'));
    const row = within(await screen.findByRole('article', { name: 'Red apples' }));
    expect(row.getByRole<HTMLSelectElement>('combobox').value).toBe('3');
  });

  test('a sold-out product is named together with another one, and a cart of such products cannot be ordered', async () => {
    answerProducts({ ...aProduct(), inStock: false }, soldOutApples);
    renderApp('/cart');
    expect(
      await screen.findByText(
        'Vine tomatoes and Red apples are out of stock. They are not in the total and will not be ordered.',
      ),
    ).toBeTruthy();
    expect((await button('Place Order without them')).hasAttribute('disabled')).toBe(true);
    expect(sum('Total Amount')).toBe('$0.00');
  });

  test('a sold-out product shows after a refusal, because the cart reloads its rows', async () => {
    answerOrder({ success: false, message: 'Red apples is out of stock.', errors: errorsOf('SOLD_OUT') });
    const { user } = renderApp('/cart');
    await chosenAddress();
    answerProducts(aProduct(), soldOutApples);
    await user.click(await button('Place Order'));
    expect(await button('Place Order without it')).toBeTruthy();
    expect(sum('Total Amount')).toBe('$6.09');
  });

  test('a product that is no longer sold does not hide the sums', async () => {
    answerProducts(aProduct());
    renderApp('/cart');
    expect(await screen.findByText('One product is no longer sold and was removed from your cart.')).toBeTruthy();
    expect(sum('Total Amount')).toBe('$6.09');
    expect(await screen.findByRole('link', { name: 'Cart, 2 items, $6.09' })).toBeTruthy();
  });
});

test('a refusal also shows when the rows cannot be reloaded', async () => {
  answerOrder({ success: false, message: 'We do not deliver today.', errors: errorsOf('REFUSED') });
  const { user } = renderApp('/cart');
  await chosenAddress();
  answerWithError(CartProductsDocument, 'The store is not reachable.');
  await user.click(await button('Place Order'));
  const summary = screen.getByRole('region', { name: 'Order summary' });
  expect(await within(summary).findByText('We do not deliver today.')).toBeTruthy();
});

test('a refusal stays above the button until the cart changes', async () => {
  answerOrder({ success: false, message: 'We do not deliver today.', errors: errorsOf('REFUSED') });
  const { user } = renderApp('/cart');
  await chosenAddress();
  await user.click(await button('Place Order'));
  const summary = screen.getByRole('region', { name: 'Order summary' });
  expect(await within(summary).findByText('We do not deliver today.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quantity of Red apples' }), '2');
  expect(within(summary).queryByText('We do not deliver today.')).toBeNull();
});

describe('payments that were not made', () => {
  async function leaveToPay() {
    answerOrder({ redirectUrl: 'https://pay.example/session/1' });
    const visit = renderApp('/cart');
    await chosenAddress();
    await visit.user.click(await payOnline());
    await visit.user.click(await button('Proceed to Checkout'));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
    visit.close();
  }

  test('back in the cart the page says that the order is not paid, and online payment is still chosen', async () => {
    await leaveToPay();
    renderApp('/cart');
    expect(await screen.findByText(paymentLeft)).toBeTruthy();
    expect((await payOnline()).checked).toBe(true);
    expect(await button('Proceed to Checkout')).toBeTruthy();
  });

  test.each([
    ['to another shopper', 'u2', { tomatoes: 2, apples: 1 }],
    ['when the cart no longer has what was to be paid', 'u1', { apples: 1 }],
  ])('the cart does not mention a cancelled payment %s', async (_when, id, quantities) => {
    const items = [{ productId: 'tomatoes', quantity: 2 }];
    const left = { userId: 'u1', items, payment: 'ONLINE', total: 609, sentAt: Date.now() };
    sessionStorage.setItem('greengate.payment', JSON.stringify(left));
    answer(MeDocument, { me: aShopper({ id, cart: aCart(quantities) }) });
    answer(AddressesDocument, { me: { __typename: 'User', id, addresses: [home] } });
    renderApp('/cart');
    await chosenAddress();
    expect((await payOnline()).checked).toBe(id === 'u1');
    expect(screen.queryByText(paymentLeft)).toBeNull();
  });

  test('the cart keeps online payment when the order is then refused because a product has sold out', async () => {
    await leaveToPay();
    const { user } = renderApp('/cart');
    await screen.findByText(paymentLeft);
    answerOrder({ success: false, message: 'Red apples is out of stock.', errors: errorsOf('SOLD_OUT') });
    answerProducts(aProduct(), soldOutApples);
    await user.click(await button('Proceed to Checkout'));
    expect(await button('Proceed to Checkout without it')).toBeTruthy();
  });

  test('a page that the browser restores after a payment does not say that the payment was cancelled', async () => {
    renderApp('/cart');
    await chosenAddress();
    const items = [{ productId: 'tomatoes', quantity: 2 }];
    const left = { userId: 'u1', items, payment: 'ONLINE', total: 609, sentAt: Date.now() };
    sessionStorage.setItem('greengate.payment', JSON.stringify(left));
    const { seen, release } = answerLater(MeDocument, { me: aShopper({ cart: aCart({ apples: 1 }) }) });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect((await payOnline()).checked).toBe(true);
    expect(screen.queryByText(paymentLeft)).toBeNull();
    await release();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Vine tomatoes' })).toBeNull());
    expect(screen.queryByText(paymentLeft)).toBeNull();
  });

  test('a page that the browser restores without a payment says that the payment was cancelled after the store’s cart was read', async () => {
    renderApp('/cart');
    await chosenAddress();
    const items = [{ productId: 'tomatoes', quantity: 2 }];
    const left = { userId: 'u1', items, payment: 'ONLINE', total: 609, sentAt: Date.now() };
    sessionStorage.setItem('greengate.payment', JSON.stringify(left));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await screen.findByText(paymentLeft)).toBeTruthy();
  });

  test('the cart does not mention a cancelled payment after the shopper has paid', async () => {
    await leaveToPay();
    const back = renderApp('/loader?next=my-orders');
    await back.user.click(await button('Continue now'));
    await waitFor(() => expect(back.address()).toBe('/my-orders'));
    back.close();

    renderApp('/cart');
    await chosenAddress();
    expect(screen.queryByText(paymentLeft)).toBeNull();
  });
});

describe('a store that charges another total than the cart showed', () => {
  const items = [
    { ...anOrder().items[0]!, productId: 'tomatoes', quantity: 2 },
    { ...anOrder().items[0]!, productId: 'apples', quantity: 1 },
  ];
  const placed = { __typename: 'Order' as const, id: 'order-1' };
  const other = /The store charges \$28\.56 for this order, but your cart showed \$26\.48\./;

  async function orderForCash() {
    const visit = renderApp('/cart');
    await chosenAddress();
    await visit.user.click(await button('Place Order'));
    await waitFor(() => expect(visit.address()).toBe('/my-orders'));
  }

  test('the orders page shows both amounts after a cash order', async () => {
    answerOrder({ order: placed });
    answerMyOrders(anOrder({ amount: 28.56, items }), anOrder({ id: 'before', amount: 26.48, items }));
    await orderForCash();
    expect(await screen.findByText(other)).toBeTruthy();
  });

  test('the new order is confirmed: its number, where it goes, and what to pay at the door', async () => {
    answerOrder({ order: placed });
    answerMyOrders(anOrder({ amount: 26.48, items }), anOrder({ id: 'before', number: '1000', amount: 28.56, items }));
    await orderForCash();
    const [confirmation, ...others] = await screen.findAllByRole('region', { name: 'Your new order' });
    expect(others).toEqual([]);
    expect(confirmation?.textContent).toBe(
      'Thank you! Your order is No. 1001.We bring it to Ada Byron, 12 Garden Lane, Springfield.' +
        'Please pay $26.48 in cash at the door.',
    );
    expect(confirmation?.closest('article')?.getAttribute('aria-label')).toBe('Order 1001');
    // It is the first that a small screen shows.
    expect(confirmation?.closest('article')?.textContent).toMatch(/^Thank you!/);
  });

  test('an earlier order is not compared when the orders cannot be loaded', async () => {
    answerOrder({ order: placed });
    answerMyOrders(anOrder({ id: 'before', amount: 28.56, items }));
    const visit = renderApp('/my-orders');
    await screen.findByRole('article');
    await visit.user.click(screen.getByRole('link', { name: /^Cart, 3 items\b/ }));
    await chosenAddress();
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    answerWithError(MyOrdersDocument, 'The store is not reachable.');
    await visit.user.click(await button('Place Order'));
    await waitFor(() => expect(visit.address()).toBe('/my-orders'));
    await waitFor(() => expect(logged).toHaveBeenCalledWith('The orders could not be loaded:', expect.anything()));
    expect(screen.getByRole('article')).toBeTruthy();
    expect(screen.queryByText(/your cart showed/)).toBeNull();
  });

  test('the orders page shows no warning when the totals are the same, whatever earlier orders cost', async () => {
    answerOrder({ order: placed });
    answerMyOrders(anOrder({ amount: 26.48, items }), anOrder({ id: 'before', amount: 28.56, items }));
    await orderForCash();
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.queryByText(/your cart showed/)).toBeNull();
  });

  test('the orders page shows both amounts after an online payment, for the paid order and not for an earlier one', async () => {
    answerOrder({ redirectUrl: 'https://pay.example/session/1' });
    const visit = renderApp('/cart');
    await chosenAddress();
    await visit.user.click(await payOnline());
    await visit.user.click(await button('Proceed to Checkout'));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
    visit.close();

    const online = { payment: 'ONLINE' as const, paymentText: 'Online', isPaid: true, items };
    answerMyOrders(anOrder({ ...online, id: 'before', amount: 99, createdAt: '2026-01-01T00:00:00.000Z' }));
    const first = renderApp('/loader?next=my-orders');
    const left = sessionStorage.getItem('greengate.payment') ?? '';
    await first.user.click(await button('Continue now'));
    await screen.findByRole('article');
    expect(screen.queryByText(/your cart showed/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your new order' })).toBeNull();
    expect(screen.getByText('Thank you! Your order appears here as soon as the payment is confirmed.')).toBeTruthy();
    first.close();

    sessionStorage.setItem('greengate.payment', left);
    answerMyOrders(anOrder({ ...online, amount: 28.56, createdAt: new Date().toISOString() }));
    const { user } = renderApp('/loader?next=my-orders');
    await user.click(await button('Continue now'));
    expect(await screen.findByText(other)).toBeTruthy();
    expect(screen.getByText('$28.56 is paid. There is nothing to pay at the door.')).toBeTruthy();
  });

  test('the orders page shows both amounts for the online order that the store has named', async () => {
    answerOrder({ redirectUrl: 'https://pay.example/session/1', order: placed });
    const visit = renderApp('/cart');
    await chosenAddress();
    await visit.user.click(await payOnline());
    await visit.user.click(await button('Proceed to Checkout'));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
    visit.close();

    const online = { payment: 'ONLINE' as const, paymentText: 'Online', isPaid: true, items };
    answerMyOrders(anOrder({ id: 'newer', amount: 1, items }), anOrder({ ...online, amount: 28.56 }));
    const { user } = renderApp('/loader?next=my-orders');
    await user.click(await button('Continue now'));
    expect(await screen.findByText(other)).toBeTruthy();
    expect(screen.getByText('$28.56 is paid. There is nothing to pay at the door.')).toBeTruthy();
  });
});

describe('expired logins at checkout', () => {
  /** Presses the button with the second address and online payment chosen, after the session has ended. */
  async function orderWithoutSession() {
    answerAddresses(work, home);
    const refused = answerOrder({
      success: false,
      message: 'Not authorized. Please log in.',
      errors: errorsOf('NOT_LOGGED_IN'),
    });
    const visit = renderApp('/cart');
    await chosenAddress();
    await visit.user.click(screen.getByRole('button', { name: 'Change' }));
    await visit.user.click(await screen.findByRole('radio', { name: /1 Office Square/ }));
    await visit.user.click(await payOnline());
    answer(MeDocument, { me: null });
    await visit.user.click(await button('Proceed to Checkout'));
    const dialog = await screen.findByRole('dialog', { name: 'Login' });
    expect(within(dialog).getByText('Your login has expired. Log in again to place your order.')).toBeTruthy();
    // A toast would lie behind the dialog, which says the same.
    expect(queryToast('Not authorized. Please log in.')).toBeNull();
    expect(refused).toHaveLength(1);
    return { ...visit, dialog };
  }

  async function logIn({ user, dialog }: Awaited<ReturnType<typeof orderWithoutSession>>, shopper: typeof ada) {
    answer(LoginDocument, {
      login: { __typename: 'LoginPayload', success: true, message: null, errors: [], user: shopper },
    });
    answer(MeDocument, { me: shopper });
    await user.type(within(dialog).getByLabelText('Email'), shopper.email);
    await user.type(within(dialog).getByLabelText('Password'), 'long enough');
    await user.click(within(dialog).getByRole('button', { name: 'Login' }));
  }

  test('checkout opens the login dialog when the login has expired, and then places the order with the same address and payment', async () => {
    const visit = await orderWithoutSession();
    const sent = answerOrder({ redirectUrl: 'https://pay.example/session/1' });
    await logIn(visit, ada);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/session/1'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.input).toMatchObject({ addressId: 'a2', payment: 'ONLINE' });
    expect(sent[0]?.input.items).toHaveLength(2);
  });

  test('checkout orders nothing when the dialog is closed, but keeps the choice', async () => {
    const { user, dialog } = await orderWithoutSession();
    const sent = answerOrder({ redirectUrl: 'https://pay.example/session/1' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await button('Login to place your order')).toBeTruthy();
    expect((await payOnline()).checked).toBe(true);
    expect(sent).toEqual([]);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test('checkout orders nothing when the dialog is closed after a login in another tab', async () => {
    const { user, dialog } = await orderWithoutSession();
    const sent = answerOrder({ redirectUrl: 'https://pay.example/session/1' });
    answer(MeDocument, { me: ada });
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'greengate.cart',
        newValue: JSON.stringify({ owner: 'u1', cart: { tomatoes: 2, apples: 1 }, base: null }),
      }),
    );
    await button('Proceed to Checkout');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await everythingSentHasArrived();
    expect(sent).toEqual([]);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test('checkout orders nothing when another shopper has logged in, and asks for the address', async () => {
    const visit = await orderWithoutSession();
    const sent = answerOrder({ redirectUrl: 'https://pay.example/session/1' });
    const bobs = [anAddress({ id: 'b1', street: '7 Bob Street' }), anAddress({ id: 'b2', street: '8 Bob Street' })];
    answer(AddressesDocument, { me: { __typename: 'User', id: 'u2', addresses: bobs } });
    await logIn(visit, aShopper({ id: 'u2', name: 'Bob', email: 'bob@example.com', cart: aCart({ tomatoes: 2 }) }));

    expect(
      await screen.findByText('You are logged in as Bob now. Choose the delivery address, then place the order.'),
    ).toBeTruthy();
    const street = await screen.findByRole<HTMLInputElement>('radio', { name: /7 Bob Street/ });
    expect(street.checked).toBe(false);
    await visit.user.click(await button('Proceed to Checkout'));
    expect(await findToast('Please select an address')).toBeTruthy();
    expect(sent).toEqual([]);

    await visit.user.click(street);
    await visit.user.click(await button('Proceed to Checkout'));
    await waitFor(() => expect(sent[0]?.input.addressId).toBe('b1'));
  });
});

describe('orders whose price has changed', () => {
  const message = 'This order now costs another total. Nothing was ordered.';

  test('an order whose price has changed is not placed: the new total shows beside the old one, and the same button orders for it', async () => {
    answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ORDERS_TOTALS'] } });
    const refused = answerOrder({ success: false, message, errors: errorsOf('PRICE_CHANGED') });
    const { user } = renderApp('/cart');
    await chosenAddress();
    answerProducts(aProduct({ offerPrice: 3.2 }), apples);
    await user.click(await button('Place Order'));
    expect(await screen.findByText(/The total is now \$26\.91\. It was \$26\.48\./)).toBeTruthy();
    // The notice says it once, and no toast repeats it.
    expect(screen.queryByText(message)).toBeNull();
    expect(refused[0]?.input).toMatchObject({ expectedTotal: 26.48 });
    const placed = answerOrder();
    await user.click(await button('Place Order'));
    await waitFor(() => expect(placed).toHaveLength(1));
    expect(placed[0]?.input).toMatchObject({ expectedTotal: 26.91, addressId: 'a1' });
  });

  test('an order whose price only the store has changed is placed for its total when the shopper orders again', async () => {
    answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ORDERS_TOTALS'] } });
    answerOrder({ success: false, message, errors: errorsOf('PRICE_CHANGED') });
    const { user } = renderApp('/cart');
    await chosenAddress();
    await user.click(await button('Place Order'));
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(queryToast(message)).toBeNull();
    const placed = answerOrder();
    await user.click(await button('Place Order'));
    await waitFor(() => expect(placed).toHaveLength(1));
    expect(placed[0]?.input.expectedTotal).toBeUndefined();
  });

  test('the cart asks nothing about an order over a store that compares no totals', async () => {
    const placed = answerOrder();
    const { user } = renderApp('/cart');
    await chosenAddress();
    await user.click(await button('Place Order'));
    await waitFor(() => expect(placed).toHaveLength(1));
    expect(placed[0]?.input.expectedTotal).toBeUndefined();
  });
});

const away = 'The shop cannot be reached. Check your connection and try again.';

describe('while the store cannot be reached', () => {
  beforeEach(() => {
    answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ORDERS_ONLINE', 'ACCOUNTS_PROFILE'] } });
  });

  test('cart, account and address form say that the shop cannot be reached, and do not ask for a login', async () => {
    localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart: { tomatoes: 2 }, pending: false }));
    answerWithError(MeDocument, 'The store is not reachable.');
    for (const path of ['/cart', '/account', '/add-address']) {
      renderApp(path);
      const main = within(await screen.findByRole('main'));
      expect(await main.findByText(away)).toBeTruthy();
      expect(main.queryByText(/log ?in (?:to|and)|please log in/i)).toBeNull();
      expect(main.getAllByRole('button', { name: 'Try again' })[0]).toBeTruthy();
      cleanup();
    }
    localStorage.clear();
  });

  test('Try again shows the account when the store is back', async () => {
    answerWithError(MeDocument, 'The store is not reachable.');
    const { user } = renderApp('/account');
    const again = await button('Try again');
    answer(MeDocument, { me: ada });
    await user.click(again);
    await waitFor(() => expect(screen.queryByText(away)).toBeNull());
    expect(screen.queryByText('Log in to see and change your account.')).toBeNull();
  });
});

test('after an order without an answer a notice stays, also after a reload, until the shop answers the same order', async () => {
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ORDERS_KEYS'] } });
  const text =
    /your order may have been placed\. Order again without a change: the same order is never placed twice\.$/;
  answerWithError(PlaceOrderDocument, 'The store took too long.', 'UPSTREAM_TIMEOUT');
  const { user } = renderApp('/cart');
  await chosenAddress();
  expect(screen.queryByText(text)).toBeNull();
  await user.click(await button('Place Order'));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe(
    '/my-orders',
  );
  cleanup();
  const lost = sessionStorage.getItem('greengate.checkout')?.split('\n')[0];
  const reloaded = renderApp('/cart');
  await chosenAddress();
  expect(await screen.findByText(text)).toBeTruthy();
  const sent = answerOrder({ success: false, message: 'Vine tomatoes are sold out.', errors: errorsOf('SOLD_OUT') });
  await reloaded.user.click(await button('Place Order'));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  expect(sent.map(({ input }) => input.idempotencyKey)).toEqual([lost]);
});
