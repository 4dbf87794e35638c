import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CartProductsDocument } from '#web/__generated__/cart.ts';
import { ProductDetailDocument, ProductListDocument, type UnitPriceBasis } from '#web/__generated__/catalog.ts';
import { BestSellersDocument } from '#web/__generated__/products.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aDetail, aProduct } from '#tests/support/web/shop-factories.ts';

const sold = (weight: string, amount: number, per: UnitPriceBasis) =>
  aProduct({ weight, unitPrice: { __typename: 'UnitPrice', amount, per } });
const rice = sold('750 g', 3.99, 'KILOGRAM');
const cola = sold('6 x 330 ml', 1.51, 'LITRE');
const eggs = sold('1 dozen', 0.5, 'PIECE');
const herbs = aProduct({ weight: 'bunch' });
const unsized = aProduct({ weight: null });
const cheese = { ...sold('400–600 g', 9.98, 'KILOGRAM'), expectedGrams: 600 };

test.each([
  [rice, '750 g · $3.99 / kg'],
  [cola, '6 x 330 ml · $1.51 / L'],
  [eggs, '1 dozen · $0.50 / piece'],
  [herbs, 'bunch'],
  [cheese, '400–600 g · $9.98 / kg'],
  [unsized, 'N/A'],
])(
  'a card shows the size with the unit price, or only the size of a product without one: %#',
  async (product, text) => {
    answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [product] } });
    renderApp('/');
    const card = (await screen.findByRole('heading', { name: 'Vine tomatoes' })).closest('article')!;
    expect(within(card).getByText(text)).toBeTruthy();
  },
);

const mostYouPay = 'Sold by weight: the price is the most you pay.';
const terms = [
  [rice, 'Size', '750 g · $3.99 / kg'],
  [cola, 'Size', '6 x 330 ml · $1.51 / L'],
  [eggs, 'Size', '1 dozen · $0.50 / piece'],
  [herbs, 'Size', 'bunch'],
  [cheese, 'Weight', '400–600 g · $9.98 / kg'],
  [unsized, 'Weight', 'N/A'],
] as const;

test.each(terms)('the page of a product names what it shows: %#', async (product, term, text) => {
  answer(ProductDetailDocument, {
    product: aDetail(product),
  });
  renderApp('/products/vegetables/tomatoes');
  expect((await screen.findByText(text)).parentElement?.textContent).toBe(`${term}:${text}`);
  expect(screen.queryAllByText(mostYouPay)).toHaveLength(product === cheese ? 1 : 0);
});

test.each(terms)('the cart names what it shows: %#', async (product, term, text) => {
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart: { tomatoes: 1 }, pending: false }));
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [product] } });
  renderApp('/cart');
  expect((await screen.findByText(text)).parentElement?.textContent).toBe(`${term}: ${text}`);
  expect(screen.queryAllByText(mostYouPay)).toHaveLength(product === cheese ? 1 : 0);
});

test('a list can be sorted by unit price', async () => {
  const seen = answer(ProductListDocument, {
    products: { __typename: 'ProductConnection', totalCount: 1, nodes: [rice] },
  });
  const { user } = renderApp('/products');
  await screen.findByText('750 g · $3.99 / kg');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Unit price, low to high');
  await expect.poll(() => seen.at(-1)?.sort).toBe('UNIT_PRICE_ASC');
});
