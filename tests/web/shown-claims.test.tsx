import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProductDetailDocument } from '#web/__generated__/catalog.ts';
import { BestSellersDocument } from '#web/__generated__/home.ts';
import { setShop, shop } from '#web/shared/lib/shop.ts';
import { answer, neverAnswer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aPicture, aProduct } from '#tests/support/web/shop-factories.ts';

afterEach(() => setShop(undefined));

beforeEach(() => {
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct()] } });
  const detail = { ...aProduct(), images: [aPicture('a')], description: ['Ripe'], related: [aProduct({ id: 'p2' })] };
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
