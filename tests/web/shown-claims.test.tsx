import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NoResultsHelpDocument, ProductDetailDocument, ProductListDocument } from '#web/__generated__/catalog.ts';
import { BestSellersDocument } from '#web/__generated__/products.ts';
import { setShop, shop } from '#web/shared/lib/shop/shop.ts';
import { answer, neverAnswer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aDetail, aPicture, aProduct } from '#tests/support/web/shop-factories.ts';

afterEach(() => setShop(undefined));

beforeEach(() => {
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct()] } });
  const detail = aDetail({ images: [aPicture('a')], description: ['Ripe'], related: [aProduct({ id: 'p2' })] });
  answer(ProductDetailDocument, { product: detail });
});

const stars = () => screen.queryAllByText('4 out of 5 stars');

test.each([
  ['is on', {}, 1, 2],
  ['is off', { hasRating: false }, 0, 0],
])('where the fixed rating %s, cards and product pages say so', async (_what, facts, onHome, onProduct) => {
  setShop(JSON.stringify({ ...shop(), ...facts }));
  const { close } = renderApp('/');
  await screen.findByRole('link', { name: 'Vine tomatoes' });
  expect(stars()).toHaveLength(onHome);
  close();
  renderApp('/products/vegetables/tomatoes');
  await screen.findByText('Ripe');
  expect(stars()).toHaveLength(onProduct);
  expect(screen.queryAllByText('(4)')).toHaveLength(onProduct);
});

/** The facts of a new shop in production. */
const newShop = () => ({
  ...shop(),
  contact: { email: null, phone: null, address: null },
  openingHours: null,
  deliveryPromise: null,
  hasRating: false,
  hasPicks: true,
  reasons: { heading: null, list: [] },
});

test('the home page of a new shop in production makes no claim that nobody has made', async () => {
  setShop(JSON.stringify(newShop()));
  renderApp('/');
  expect(await screen.findByRole('region', { name: 'Our picks' })).toBeTruthy();
  const text = document.body.textContent ?? '';
  for (const claim of [/best/i, /30 minutes/, /10,000/, /tonight/, /guaranteed/i, /greengate\.example/, /\+1 555/])
    expect(text).not.toMatch(claim);
  expect(screen.getByText('Ripe fruit, crisp greens, warm bread and everything in between.')).toBeTruthy();
  expect(document.title).toBe('Fresh groceries · Greengate');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.queryByText('Do you have a question? Do you miss a product?')).toBeNull();
  expect(footer.queryByRole('link', { name: 'Write or call us' })).toBeNull();
  expect(footer.getByRole('link', { name: 'Delivery information' }).getAttribute('href')).toBe('/cart');
});

test('a shop whose orders are only collected does not promise to bring them', async () => {
  setShop(JSON.stringify({ ...newShop(), delivery: { kinds: ['PICKUP'], fees: [] } }));
  renderApp('/');
  await screen.findByRole('heading', { level: 1, name: 'The whole market, to collect' });
  expect(document.body.textContent).not.toMatch(/at your door/);
});

test('a shop whose shoppers choose a time does not promise half an hour', async () => {
  setShop(JSON.stringify({ ...shop(), hasTimes: true }));
  const { close } = renderApp('/');
  await screen.findByRole('heading', { level: 1 });
  expect(document.body.textContent).not.toMatch(/30 minutes/);
  expect(document.title).not.toMatch(/30 minutes/);
  close();
  setShop(JSON.stringify({ ...shop(), hasTimes: true, deliveryPromise: 'By bicycle.' }));
  renderApp('/');
  expect((await screen.findAllByText('By bicycle.')).length).toBeGreaterThan(0);
});

test('the reasons of the shop stand below its heading, or below a plain one', async () => {
  const list = [
    { title: 'Near you', text: 'Two streets from the market.' },
    { title: 'Open on Sundays', text: null },
  ];
  setShop(JSON.stringify({ ...newShop(), reasons: { heading: 'Why Fern', list } }));
  const { close } = renderApp('/');
  const reasons = within(await screen.findByRole('region', { name: 'Why Fern' }));
  expect(reasons.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'Near youTwo streets from the market.',
    'Open on Sundays',
  ]);
  close();
  setShop(JSON.stringify({ ...newShop(), reasons: { heading: null, list } }));
  renderApp('/');
  expect(await screen.findByRole('region', { name: 'Why shop with us' })).toBeTruthy();
});

test('a shop without a delivery promise does not say that its delivery is the fastest', async () => {
  setShop(JSON.stringify({ ...shop(), deliveryPromise: null }));
  renderApp('/');
  const reasons = within(await screen.findByRole('region', { name: 'Why We Are The Best?' }));
  expect(reasons.getAllByRole('listitem')).toHaveLength(3);
  expect(reasons.queryByText('Fastest delivery')).toBeNull();
});

test('a search without a result calls products what nobody has counted', async () => {
  answer(ProductListDocument, {
    products: { __typename: 'ProductConnection', totalCount: 0, hasAllWords: true, nodes: [] },
  });
  answer(NoResultsHelpDocument, {
    soldOut: { __typename: 'ProductConnection', hasAllWords: true, nodes: [] },
    nearestProducts: [],
    products: { __typename: 'ProductConnection', nodes: [aProduct()] },
  });
  const { close } = renderApp('/products?q=xylophone');
  expect(await screen.findByRole('region', { name: 'Best Sellers' })).toBeTruthy();
  close();
  setShop(JSON.stringify(newShop()));
  renderApp('/products?q=xylophone');
  expect(await screen.findByRole('region', { name: 'Our picks' })).toBeTruthy();
});

test('a card that loads has as many lines as the card, with and without the rating', async () => {
  neverAnswer(BestSellersDocument);
  const linesOf = async () => {
    const { close } = renderApp('/');
    const places = within(await screen.findByRole('list', { name: 'Loading best sellers' }));
    const lines = places.getAllByRole('listitem')[0]?.querySelectorAll('[class*=words] > *').length;
    close();
    return lines;
  };
  expect(await linesOf()).toBe(4);
  setShop(JSON.stringify({ ...shop(), hasRating: false }));
  expect(await linesOf()).toBe(3);
});
