import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CartProductsDocument } from '#web/__generated__/cart.ts';
import { MatchListDocument, type ListLineState } from '#web/__generated__/shopping-list.ts';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, pasteInto, renderApp } from '#tests/support/web/render-app.tsx';
import { aProduct, apples } from '#tests/support/web/shop-factories.ts';

const milk = aProduct({ id: 'milk', name: 'Whole milk', weight: '1 l', price: 2, offerPrice: 2 });
const oatMilk = aProduct({ id: 'oat-milk', name: 'Oat drink', weight: '500 ml', price: 3, offerPrice: 3 });
const soldOut = aProduct({ id: 'pretzels', name: 'Soft pretzels', inStock: false });

type Product = typeof milk;

function aLine(text: string, state: ListLineState, ...matches: (readonly [product: Product, quantity: number])[]) {
  return {
    __typename: 'ListLine' as const,
    text,
    name: text.replace(/^\d+ /, ''),
    state,
    matches: matches.map(([product, quantity]) => ({ __typename: 'ListMatch' as const, quantity, product })),
  };
}

const matchedList = {
  matchList: {
    __typename: 'ListMatches' as const,
    lines: [
      aLine('2 milk', 'MATCHED', [milk, 2], [oatMilk, 4]),
      aLine('nice apples', 'UNSURE', [apples, 1]),
      aLine('pretzels', 'UNSURE', [soldOut, 1]),
      aLine('salsa', 'NOT_FOUND'),
    ],
  },
};

beforeEach(() =>
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [milk, apples] } }),
);

const searchBox = () => screen.getByRole('combobox', { name: 'Search products' });
const listField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What do you need?' });
const choice = (text: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: text });
const addButton = (name: RegExp | string) => screen.findByRole('button', { name });
const cartHere = () => (JSON.parse(localStorage.getItem('greengate.cart') ?? '{}') as { cart?: object }).cart ?? {};

/** Writes a list on its page and opens the review. */
async function review(text: string) {
  const app = renderApp('/list');
  await pasteInto(app.user, await listField(), text);
  await app.user.click(screen.getByRole('button', { name: 'Find the products' }));
  return app;
}

test('several lines that are pasted into the search box are reviewed as a list, and nothing is in the cart before the button', async () => {
  const asked = answer(MatchListDocument, matchedList);
  const { user, address } = renderApp('/');
  await pasteInto(user, searchBox(), '2 milk\nnice apples\r\n  pretzels\nsalsa\n');
  expect(searchBox()).toHaveProperty('value', '2 milk, nice apples, pretzels, salsa');
  await screen.findByRole('option', { name: 'Review a list of 4 items' });
  await user.keyboard('{Enter}');

  await waitFor(() => expect(address()).toBe('/list'));
  const add = await addButton('Add 2 items to cart · $4.00');
  expect((await listField()).value).toBe('2 milk, nice apples, pretzels, salsa');
  expect(asked).toEqual([{ text: '2 milk, nice apples, pretzels, salsa' }]);
  expect(
    screen.getByText(/^3 of 4 found\. Please choose for 1\. Nothing is in your cart before you add it\.$/),
  ).toBeTruthy();
  expect(cartHere()).toEqual({});

  await user.click(add);
  await findToast('2 items added to cart');
  await waitFor(() => expect(address()).toBe('/cart'));
  expect(cartHere()).toEqual({ milk: 2 });
});

test('a single word stays a search, and the list can also be searched for', async () => {
  const { user, address } = renderApp('/');
  await pasteInto(user, searchBox(), 'milk');
  expect(screen.queryByText(/Review a list/)).toBeNull();
  await user.clear(searchBox());
  await pasteInto(user, searchBox(), 'milk, eggs');
  await user.click(await screen.findByRole('option', { name: 'Search for “milk, eggs”' }));
  await waitFor(() => expect(address()).toBe('/products?q=milk%2C%20eggs'));
});

test('the empty search box leads to the list', async () => {
  const { user, address } = renderApp('/');
  await user.click(searchBox());
  await user.click(await screen.findByRole('option', { name: 'Paste a shopping list' }));
  await waitFor(() => expect(address()).toBe('/list'));
  await user.click(await screen.findByRole('button', { name: 'Find the products' }));
  expect(screen.getByText('Please write what you need, for example “3 bananas, milk”.')).toBeTruthy();
});

test('alternatives bring their own quantity, lines can be left out, and the sum follows', async () => {
  answer(MatchListDocument, matchedList);
  const { user } = await review('2 milk\nnice apples');
  await addButton('Add 2 items to cart · $4.00');

  await user.selectOptions(await choice('2 milk'), 'Oat drink, 500 ml, $3.00');
  await addButton('Add 4 items to cart · $12.00');
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Oat drink' }));
  await addButton('Add 5 items to cart · $15.00');

  expect(screen.getByText(/^3 of 4 found\. Please choose for 1\. Nothing/)).toBeTruthy();
  await user.selectOptions(await choice('nice apples'), 'Red apples, $19.99');
  await addButton('Add 6 items to cart · $34.99');
  // For what was chosen nobody is asked any more.
  expect(screen.getByText(/^3 of 4 found\. Nothing/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove Red apples' }));
  await addButton('Add 5 items to cart · $15.00');
  expect(document.activeElement).toBe(await choice('nice apples'));

  await user.selectOptions(await choice('2 milk'), 'Leave it out');
  await waitFor(() => expect(screen.queryByRole('button', { name: /to cart/ })).toBeNull());
});

test('what is sold out cannot be chosen, and what was not found has a search', async () => {
  answer(MatchListDocument, matchedList);
  await review('pretzels\nsalsa');
  const options = within(await choice('pretzels')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['Leave it out', false],
    ['Soft pretzels, 500 g, out of stock', true],
  ]);
  expect(screen.getByText('Out of stock')).toBeTruthy();
  expect(screen.getByText('Not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Search for “salsa”' }).getAttribute('href')).toBe('/products?q=salsa');
});

test('a double click adds once, and keeps what was in the cart', async () => {
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart: { milk: 1 }, pending: false }));
  answer(MatchListDocument, matchedList);
  const { user, address } = await review('2 milk');
  await user.dblClick(await addButton(/to cart/));
  await waitFor(() => expect(address()).toBe('/cart'));
  expect(cartHere()).toEqual({ milk: 3 });
});

test('the list and its choices are there again after a reload', async () => {
  answer(MatchListDocument, matchedList);
  const { user, close } = await review('2 milk\nnice apples');
  await user.selectOptions(await choice('2 milk'), 'Oat drink, 500 ml, $3.00');
  close();
  renderApp('/list');
  await addButton('Add 4 items to cart · $12.00');
  expect((await listField()).value).toBe('2 milk\nnice apples');
});

test('a product that is sold out cannot be chosen, and goods in steps are added in amounts that can be ordered', async () => {
  const ham = aProduct({ id: 'ham', name: 'Ham', portion: { __typename: 'Portion', grams: 50, from: 100, to: 1000 } });
  const list = { __typename: 'ListMatches' as const, lines: [aLine('ham', 'MATCHED', [ham, 1], [soldOut, 1])] };
  answer(MatchListDocument, { matchList: list });
  await review('ham');
  const { options, value } = await choice('ham');
  expect(value).toBe('ham');
  expect([...options].map(({ value: id, disabled }) => [id, disabled])).toEqual([
    ['', false],
    ['ham', false],
    ['pretzels', true],
  ]);
  // Two steps of 50 g.
  await addButton(/\$5\.98/);
});

test('a list that is refused or fails says so, keeps the text, and can be tried again', async () => {
  answerWithError(MatchListDocument, 'A list may have at most 50 things; this one has 51.', 'BAD_USER_INPUT');
  const { user } = await review('milk\n'.repeat(51));
  await screen.findByText('A list may have at most 50 things; this one has 51.');
  answer(MatchListDocument, matchedList);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await addButton('Add 2 items to cart · $4.00');
  expect((await listField()).value).toBe('milk\n'.repeat(51));
});

test('without a network the list is kept and the page says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answerWithError(MatchListDocument, 'The store cannot be reached right now. Please try again in a moment.');
  await review('milk\neggs');
  await screen.findByText('You are offline. Your list is kept here: please try again later.');
  expect((await listField()).value).toBe('milk\neggs');
});
