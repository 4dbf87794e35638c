import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CartProductsDocument } from '#web/__generated__/cart.ts';
import { RegularsDocument } from '#web/__generated__/regulars.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { answer, answerWithError, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aCart, apples, aProduct, aShopper } from '#tests/support/web/shop-factories.ts';

const tomatoes = aProduct();

function answerRegulars(...regulars: [product: typeof apples, quantity: number][]) {
  return answer(RegularsDocument, {
    me: {
      __typename: 'User',
      id: 'u1',
      regulars: regulars.map(([product, quantity]) => ({ __typename: 'Regular' as const, product, quantity })),
    },
  });
}

function logIn(cart: Record<string, number> = {}) {
  answer(MeDocument, { me: aShopper({ cart: aCart(cart) }) });
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [tomatoes, apples] } });
}

const findShelf = async () => within(await screen.findByRole('region', { name: 'Buy again' }));
const savedCart = () => JSON.parse(localStorage.getItem('greengate.cart') ?? '{}') as { cart: Record<string, number> };

test('the home page of a shopper with orders shows the regulars, and Add adds the usual quantity', async () => {
  logIn();
  answerRegulars([apples, 3], [tomatoes, 1]);
  const { user } = renderApp('/');

  const shelf = await findShelf();
  expect(shelf.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Red apples',
    'Vine tomatoes',
  ]);
  const add = shelf.getByRole('button', { name: 'Add 3 Red apples to cart' });
  expect(add.textContent).toBe('Add3');
  await user.click(add);

  expect(await findToast('3 × Red apples')).toBeTruthy();
  expect(savedCart().cart).toEqual({ apples: 3 });
  await user.click(shelf.getByRole('button', { name: 'Add Vine tomatoes to cart' }));
  expect(savedCart().cart).toEqual({ apples: 3, tomatoes: 1 });
});

test('the shelf moves no visible content at first, and is above the best sellers from the next page on', async () => {
  const regionNames = () =>
    screen.getAllByRole('region').flatMap(({ ariaLabel, attributes }) => {
      const heading = document.getElementById(attributes.getNamedItem('aria-labelledby')?.value ?? '');
      return ariaLabel ?? heading?.textContent ?? [];
    });
  const orderOf = () => regionNames().filter((name) => name === 'Buy again' || name === 'Best Sellers');
  logIn();
  answerRegulars([apples, 3]);
  const { close } = renderApp('/');
  await findShelf();
  expect(orderOf()).toEqual(['Best Sellers', 'Buy again']);
  await waitFor(() => expect(localStorage.getItem('greengate.regulars')).toBe('1'));
  close();

  renderApp('/');
  await findShelf();
  expect(orderOf()).toEqual(['Buy again', 'Best Sellers']);
});

test('Add all adds the usual quantity of each product that is not in the cart yet', async () => {
  logIn({ tomatoes: 2 });
  answerRegulars([apples, 3], [tomatoes, 1]);
  const { user } = renderApp('/');
  const addAll = (await findShelf()).getByRole('button', { name: 'Add all that you usually buy' });

  await user.click(addAll);

  expect(await findToast('Red apples')).toBeTruthy();
  expect(savedCart().cart).toEqual({ apples: 3, tomatoes: 2 });
  await user.click(addAll);
  expect(await findToast('All of these products are in your cart')).toBeTruthy();
  expect(savedCart().cart).toEqual({ apples: 3, tomatoes: 2 });
});

test('the shelf of an empty cart stays while the shopper adds from it, with the focus and the pressed card in view', async () => {
  logIn();
  answerRegulars([apples, 3], [tomatoes, 1]);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = renderApp('/cart');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeTruthy();

  await user.click((await findShelf()).getByRole('button', { name: 'Add 3 Red apples to cart' }));

  expect(await screen.findByRole('list', { name: 'Products in your cart' })).toBeTruthy();
  const shelf = await findShelf();
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Increase quantity of Red apples'),
  );
  expect(shelf.getByRole('group', { name: 'Quantity of Red apples' }).contains(document.activeElement)).toBe(true);
  expect([...new Set(scrolled.mock.contexts)]).toEqual([shelf.getAllByRole('listitem')[0]]);
  // It is the only shelf, also when the sums are there.
  expect(await screen.findByRole('button', { name: 'Place Order' })).toBeTruthy();
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('region', { name: 'Forgotten something?' })).toBeNull();
});

test('a cart with products reminds of at most four regulars that it does not have, and keeps an added one', async () => {
  logIn({ tomatoes: 1 });
  const others = ['Bread', 'Milk', 'Rice', 'Soap'].map((name) => aProduct({ id: name, name }));
  answerRegulars([aProduct({ id: 'gone', name: 'Figs', inStock: false }), 1], [apples, 3], [tomatoes, 1]);
  const visit = renderApp('/cart');
  const shelf = within(await screen.findByRole('region', { name: 'Forgotten something?' }));
  const names = () => shelf.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names()).toEqual(['Red apples']);
  expect(screen.queryByRole('region', { name: 'Buy again' })).toBeNull();

  await visit.user.click(shelf.getByRole('button', { name: 'Add 3 Red apples to cart' }));

  expect(await screen.findByRole('article', { name: 'Red apples' })).toBeTruthy();
  expect(shelf.getByRole('group', { name: 'Quantity of Red apples' })).toBeTruthy();
  visit.close();
  answerRegulars(...others.map((product): [typeof product, number] => [product, 1]), [apples, 3]);
  logIn({ tomatoes: 1 });
  renderApp('/cart');
  expect(
    within(await screen.findByRole('region', { name: 'Forgotten something?' })).getAllByRole('listitem'),
  ).toHaveLength(4);
});

test('a cart with all regulars, or of a shopper without orders, reminds of nothing', async () => {
  logIn({ tomatoes: 1 });
  for (const regulars of [[], [[tomatoes, 2] as [typeof tomatoes, number]]]) {
    const asked = answerRegulars(...regulars);
    const visit = renderApp('/cart');
    await waitFor(() => expect(asked).toHaveLength(1));
    await everythingSentHasArrived();
    expect(screen.queryByRole('region', { name: 'Forgotten something?' })).toBeNull();
    visit.close();
  }
});

test('visitors have no shelf, and nothing is asked for them', async () => {
  const asked = answerRegulars([apples, 3]);
  renderApp('/');
  await screen.findByRole('button', { name: 'Login' });
  await everythingSentHasArrived();
  expect(asked).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Buy again' })).toBeNull();
});

test.each([
  ['without orders', () => answerRegulars()],
  ['whose orders cannot be read', () => answerWithError(RegularsDocument, 'The store cannot be reached.')],
])('a shopper %s has no shelf, and no toast', async (_who, answerIt) => {
  logIn();
  answerIt();
  renderApp('/');
  await screen.findByRole('button', { name: /^Profile of/ });
  await everythingSentHasArrived();
  expect(screen.queryByRole('region', { name: 'Buy again' })).toBeNull();
  expect(within(screen.getByLabelText('Notifications')).queryAllByRole('listitem', { hidden: true })).toEqual([]);
});
