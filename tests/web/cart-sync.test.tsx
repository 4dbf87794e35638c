import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { LoginDocument } from '#web/__generated__/account.ts';
import { BestSellersDocument } from '#web/__generated__/products.ts';
import {
  LogoutDocument,
  MeDocument,
  UpdateCartDocument,
  type UpdateCartMutationVariables,
} from '#web/__generated__/session.ts';
import { answer, answerLater, answerWithError, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aCart, aProduct, aRefusedCart, aSavedCart, aShopper } from '#tests/support/web/shop-factories.ts';

const taken = aSavedCart(null, 'Cart updated');

function storeCart(stored: { owner: string | null; cart: Record<string, number>; pending?: boolean; base?: object }) {
  localStorage.setItem('greengate.cart', JSON.stringify(stored));
}

const cartSays = (items: string) => screen.findByRole('link', { name: new RegExp(`^Cart, ${items}\\b`) });
const lines = (cart: Record<string, number>) =>
  Object.entries(cart).map(([productId, quantity]) => ({ productId, quantity }));

beforeEach(() => {
  answer(BestSellersDocument, {
    products: { __typename: 'ProductConnection', nodes: [aProduct(), aProduct({ id: 'leeks', name: 'Leeks' })] },
  });
});

/** The card shows the cart a moment after the header does. A press on the button that it replaces would be lost. */
const cardShowsCart = () => screen.findByRole('button', { name: 'Increase quantity of Vine tomatoes' });

async function addTomatoes(user: ReturnType<typeof renderApp>['user']) {
  const button = await screen.findByRole('button', {
    name: /^(Add Vine tomatoes to cart|Increase quantity of Vine tomatoes)$/,
  });
  await user.click(button);
}

test('a visitor’s additions stay on the device: nothing is sent', async () => {
  const sent = answer(UpdateCartDocument, taken);
  const { user } = renderApp('/');
  await addTomatoes(user);
  expect((await findToast('Added to cart')).dataset['type']).toBe('success');
  await cartSays('1 item');
  await everythingSentHasArrived();
  expect(sent).toEqual([]);
});

test('the stored cart of a logged-in shopper shows after a reload', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 2, leeks: 3 }) }) });
  renderApp('/');
  expect(await cartSays('5 items')).toBeTruthy();
});

test('every change of a logged-in shopper sends the whole cart', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ leeks: 1 }) }) });
  const sent = answer(UpdateCartDocument, taken);
  const { user } = renderApp('/');
  await cartSays('1 item');
  await addTomatoes(user);
  await waitFor(() => expect(sent).toEqual([{ input: { items: lines({ leeks: 1, tomatoes: 1 }) } }]));
});

test('while one cart is being sent, later changes wait, and only the newest cart is sent', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 1 }) }) });
  const { seen, release } = answerLater(UpdateCartDocument, taken);
  const { user } = renderApp('/');
  await cartSays('1 item');
  await cardShowsCart();
  for (const _click of [1, 2, 3, 4]) await addTomatoes(user);
  await waitFor(() => expect(seen).toHaveLength(1));
  await release();
  await waitFor(() => expect(seen).toHaveLength(2));
  await release();
  await cartSays('5 items');
  expect(seen.map(({ input }) => input.items)).toEqual([lines({ tomatoes: 2 }), lines({ tomatoes: 5 })]);
});

test('a refused cart update shows the store’s message as a success toast', async () => {
  answer(MeDocument, { me: aShopper() });
  answer(UpdateCartDocument, aRefusedCart('NOT_LOGGED_IN', 'Not Authorized'));
  const { user } = renderApp('/');
  await screen.findByRole('button', { name: /Profile of/ });
  await addTomatoes(user);
  expect((await findToast('Not Authorized')).dataset['type']).toBe('success');
});

test('a cart update that is refused because the login has expired shows the login button, and the cart stays', async () => {
  answer(MeDocument, { me: aShopper() });
  answer(UpdateCartDocument, aRefusedCart('NOT_LOGGED_IN', 'Not Authorized'));
  const { user } = renderApp('/');
  await screen.findByRole('button', { name: /Profile of/ });
  answer(MeDocument, { me: null });
  await addTomatoes(user);
  await findToast('Not Authorized');
  await cartSays('1 item');
  expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
});

test('a product removed while the session is unknown stays removed', async () => {
  storeCart({ owner: 'u1', cart: { tomatoes: 1, leeks: 2 } });
  answerWithError(MeDocument, 'The store is not reachable.');
  const sent = answer(UpdateCartDocument, taken);
  const { user } = renderApp('/');
  await cartSays('3 items');
  await user.click(
    await screen.findByRole('button', { name: /^Decrease quantity of Vine tomatoes|^Remove Vine tomatoes/ }),
  );
  await cartSays('2 items');
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 1, leeks: 2 }) }) });
  window.dispatchEvent(new Event('online'));
  await screen.findByRole('button', { name: /Profile of/ });
  await waitFor(() => expect(sent).toEqual([{ input: { items: lines({ leeks: 2 }) } }]));
});

test('a failed cart update shows the error’s message as an error toast, and the cart stays', async () => {
  answer(MeDocument, { me: aShopper() });
  answerWithError(UpdateCartDocument, 'The store is not reachable.');
  const { user } = renderApp('/');
  await screen.findByRole('button', { name: /Profile of/ });
  await addTomatoes(user);
  expect((await findToast('The store is not reachable.')).dataset['type']).toBe('error');
  await cartSays('1 item');
});

test('an unsent change is applied to the store’s cart on the next visit, and sent then', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ leeks: 2 }) }) });
  storeCart({
    owner: 'u1',
    cart: { tomatoes: 4 },
    base: { of: 'u1', cart: { tomatoes: 1 }, version: null, sent: null },
  });
  const sent = answer(UpdateCartDocument, taken);
  renderApp('/');
  await cartSays('5 items');
  await waitFor(() => expect(sent).toEqual([{ input: { items: lines({ leeks: 2, tomatoes: 3 }) } }]));
});

test('a cart that an earlier build could not send is merged with the store’s', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ leeks: 2, tomatoes: 1 }) }) });
  storeCart({ owner: 'u1', cart: { tomatoes: 4 }, pending: true });
  const sent = answer(UpdateCartDocument, taken);
  renderApp('/');
  await cartSays('6 items');
  await waitFor(() => expect(sent).toEqual([{ input: { items: lines({ leeks: 2, tomatoes: 4 }) } }]));
});

test('a cart that was sent before is replaced by the store’s cart', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ leeks: 2 }) }) });
  storeCart({ owner: 'u1', cart: { tomatoes: 4 } });
  const sent = answer(UpdateCartDocument, taken);
  renderApp('/');
  await cartSays('2 items');
  await everythingSentHasArrived();
  expect(sent).toEqual([]);
});

test('at login the visitor’s cart is merged with the stored one by the larger quantity, and saved', async () => {
  storeCart({ owner: null, cart: { tomatoes: 3, leeks: 1 } });
  answer(LoginDocument, {
    login: {
      __typename: 'LoginPayload',
      errors: [],
      success: true,
      message: null,
      user: aShopper({ cart: aCart({ tomatoes: 1, leeks: 2, bread: 5 }) }),
    },
  });
  const sent = answer(UpdateCartDocument, taken);
  const { user } = renderApp('/');
  await cartSays('4 items');
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'a long password');
  await user.click(screen.getAllByRole('button', { name: 'Login' }).at(-1)!);
  await cartSays('10 items');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.fromEntries(sent[0]!.input.items.map((line) => [line.productId, line.quantity]))).toEqual({
    tomatoes: 3,
    leeks: 2,
    bread: 5,
  });
});

test('a product added before the session is known is added to the stored cart', async () => {
  const { release } = answerLater(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 2 }) }) });
  const sent = answer(UpdateCartDocument, taken);
  const { user } = renderApp('/');
  await addTomatoes(user);
  await cartSays('1 item');
  await release();
  await cartSays('3 items');
  await waitFor(() => expect(sent).toEqual([{ input: { items: lines({ tomatoes: 3 }) } }]));
});

test('logout in another tab empties the cart here too', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 2 }) }) });
  renderApp('/');
  await cartSays('2 items');
  answer(MeDocument, { me: null });
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: 'greengate.cart',
      newValue: JSON.stringify({ owner: null, cart: {}, pending: false }),
    }),
  );
  await cartSays('0 items');
  expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
});

test('after logout nothing of the cart stays on this device', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 2 }) }) });
  answer(LogoutDocument, () => {
    answer(MeDocument, { me: null });
    return { logout: { __typename: 'LogoutPayload', success: true, message: 'Logged Out' } } as const;
  });
  const { user } = renderApp('/');
  await cartSays('2 items');
  await user.click(await screen.findByRole('button', { name: /Profile of/ }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await cartSays('0 items');
  expect(localStorage.getItem('greengate.cart')).not.toContain('tomatoes');
});

test('an update sends the cart version that it is based on', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ leeks: 1 }, 4) }) });
  const sent = answer(UpdateCartDocument, ({ input }: UpdateCartMutationVariables) =>
    aSavedCart((input.version ?? 0) + 1),
  );
  const { user } = renderApp('/');
  await cartSays('1 item');
  await addTomatoes(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  await addTomatoes(user);
  await waitFor(() => expect(sent.map(({ input }) => input.version)).toEqual([4, 5]));
});

test('products added on another device stay, and products added here are added to them', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ leeks: 1, tomatoes: 1 }, 4) }) });
  const sent = answer(UpdateCartDocument, ({ input }: UpdateCartMutationVariables) => {
    const isLate = input.version !== 9;
    answer(MeDocument, { me: aShopper({ cart: aCart({ leeks: 3, bread: 2, tomatoes: 5 }, 9) }) });
    return isLate
      ? aRefusedCart('CHANGED_SINCE', 'The cart has changed elsewhere, so this one was not saved.')
      : aSavedCart(10);
  });
  const { user } = renderApp('/');
  await cartSays('2 items');
  await cardShowsCart();
  await addTomatoes(user);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ input: { items: lines({ leeks: 3, bread: 2, tomatoes: 6 }), version: 9 } });
  await cartSays('11 items');
  await everythingSentHasArrived();
  expect(screen.queryByText(/changed elsewhere/)).toBeNull();
  expect(sent).toHaveLength(2);
});
