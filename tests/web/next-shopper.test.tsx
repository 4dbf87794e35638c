import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { LoginDocument } from '#web/__generated__/account.ts';
import { BestSellersDocument } from '#web/__generated__/products.ts';
import { MeDocument, UpdateCartDocument, type UpdateCartMutationVariables } from '#web/__generated__/session.ts';
import { answer, answerLater, answerWithError, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aCart, aProduct, aSavedCart, aShopper } from '#tests/support/web/shop-factories.ts';

type Quantities = Record<string, number>;

/** What a browser stores after the session of the first shopper, whose cart the store has. */
const firstShoppers = (cart: Quantities, atStore = cart, sent: Quantities | null = null, owner: string | null = null) =>
  localStorage.setItem(
    'greengate.cart',
    JSON.stringify({ owner, cart, base: { of: 'first', cart: atStore, version: null, sent } }),
  );

const secondShopper = (cart: Quantities) => aShopper({ id: 'second', name: 'Grace Hopper', cart: aCart(cart) });

function answerLogin(cart: Quantities) {
  answer(LoginDocument, {
    login: { __typename: 'LoginPayload', errors: [], success: true, message: null, user: secondShopper(cart) },
  });
}

const cartSays = (items: string) => screen.findByRole('link', { name: new RegExp(`^Cart, ${items}\\b`) });
const sentLines = (sent: UpdateCartMutationVariables[]) =>
  sent.map(({ input }) => Object.fromEntries(input.items.map(({ productId, quantity }) => [productId, quantity])));

let sent: UpdateCartMutationVariables[];

beforeEach(() => {
  answer(BestSellersDocument, {
    products: { __typename: 'ProductConnection', nodes: [aProduct(), aProduct({ id: 'leeks', name: 'Leeks' })] },
  });
  sent = answer(UpdateCartDocument, aSavedCart());
});

type User = ReturnType<typeof renderApp>['user'];

async function logIn(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  await user.type(await screen.findByLabelText('Email'), 'grace@example.com');
  await user.type(screen.getByLabelText('Password'), 'a long password');
  await user.click(screen.getAllByRole('button', { name: 'Login' }).at(-1)!);
  await screen.findByRole('button', { name: 'Profile of Grace Hopper' });
}

const press = async (user: User, name: RegExp) => user.click(await screen.findByRole('button', { name }));
const addTomatoes = (user: User) => press(user, /^(Add Vine tomatoes to cart|Increase quantity of Vine tomatoes)$/);
const addLeeks = (user: User) => press(user, /^(Add Leeks to cart|Increase quantity of Leeks)$/);
const removeTomatoes = (user: User) => press(user, /^(Decrease quantity of|Remove) Vine tomatoes/);

test('the cart of a shopper whose session has ended does not go into the next shopper’s', async () => {
  firstShoppers({ tomatoes: 3 });
  answerLogin({ strawberries: 2 });
  const { user } = renderApp('/');
  await cartSays('3 items');
  await logIn(user);
  await cartSays('2 items');
  await everythingSentHasArrived();
  expect(sent).toEqual([]);
});

test('what was added after the end of the session goes into the next shopper’s cart', async () => {
  firstShoppers({ tomatoes: 3 });
  answerLogin({ strawberries: 2 });
  const { user } = renderApp('/');
  await cartSays('3 items');
  await addTomatoes(user);
  await cartSays('4 items');
  await addLeeks(user);
  await cartSays('5 items');
  await logIn(user);
  await cartSays('4 items');
  await waitFor(() => expect(sentLines(sent)).toEqual([{ strawberries: 2, tomatoes: 1, leeks: 1 }]));
});

test('what was added after the end of the session and before a reload goes along, too', async () => {
  firstShoppers({ tomatoes: 3, leeks: 1 }, { tomatoes: 3 });
  answer(MeDocument, { me: secondShopper({ strawberries: 2 }) });
  renderApp('/');
  await waitFor(() => expect(sentLines(sent)).toEqual([{ strawberries: 2, leeks: 1 }]));
  await cartSays('3 items');
});

test('a removal from the first shopper’s cart removes nothing from the next shopper’s', async () => {
  firstShoppers({ tomatoes: 1 });
  answerLogin({ tomatoes: 5 });
  const { user } = renderApp('/');
  await cartSays('1 item');
  await removeTomatoes(user);
  await cartSays('0 items');
  await logIn(user);
  await cartSays('5 items');
  await everythingSentHasArrived();
  expect(sent).toEqual([]);
});

test('a removal before the session is known removes nothing from the next shopper’s cart', async () => {
  firstShoppers({ tomatoes: 1 });
  const { release } = answerLater(MeDocument, { me: secondShopper({ tomatoes: 5 }) });
  const { user } = renderApp('/');
  await cartSays('1 item');
  await removeTomatoes(user);
  await cartSays('0 items');
  await release();
  await cartSays('5 items');
  await everythingSentHasArrived();
  expect(sent).toEqual([]);
});

test('what the first shopper’s session had sent without a response stays with that shopper', async () => {
  firstShoppers({ tomatoes: 3, leeks: 2 }, { tomatoes: 3 }, { tomatoes: 3, leeks: 2 });
  answerLogin({ strawberries: 2 });
  const { user } = renderApp('/');
  await cartSays('5 items');
  await logIn(user);
  await cartSays('2 items');
  await everythingSentHasArrived();
  expect(sent).toEqual([]);
});

test('after a failed session check, only what was added on this page goes into the next shopper’s cart', async () => {
  firstShoppers({ tomatoes: 3 }, { tomatoes: 3 }, null, 'first');
  answerWithError(MeDocument, 'The store is not reachable.');
  answerLogin({ strawberries: 2 });
  const { user } = renderApp('/');
  await cartSays('3 items');
  await addLeeks(user);
  await cartSays('4 items');
  await logIn(user);
  await cartSays('3 items');
  await waitFor(() => expect(sentLines(sent)).toEqual([{ strawberries: 2, leeks: 1 }]));
});

test('the first shopper gets the own cart back at the next login, with what was added meanwhile', async () => {
  firstShoppers({ tomatoes: 3, leeks: 1 }, { tomatoes: 3 });
  answer(MeDocument, { me: aShopper({ id: 'first', cart: aCart({ tomatoes: 3 }) }) });
  renderApp('/');
  await waitFor(() => expect(sentLines(sent)).toEqual([{ tomatoes: 3, leeks: 1 }]));
});

test('the searches of a shopper whose session has ended are not shown to the next shopper', async () => {
  firstShoppers({});
  localStorage.setItem('greengate.searches', '["lactose free"]');
  answerLogin({});
  const { user } = renderApp('/');
  await logIn(user);
  await user.click(screen.getAllByRole('combobox')[0]!);
  await waitFor(() => expect(localStorage.getItem('greengate.searches')).toBeNull());
  expect(screen.queryByText('lactose free')).toBeNull();
});

test('the shopper’s own searches stay at the next login', async () => {
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart: {}, base: null }));
  localStorage.setItem('greengate.searches', '["lactose free"]');
  answerLogin({});
  const { user } = renderApp('/');
  await logIn(user);
  await user.click(screen.getAllByRole('combobox')[0]!);
  expect(await screen.findByText('lactose free')).toBeTruthy();
});
