import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CartProductsDocument } from '#web/__generated__/cart.ts';
import { ProductDetailDocument } from '#web/__generated__/catalog.ts';
import { BestSellersDocument } from '#web/__generated__/home.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aProduct } from '#tests/support/web/shop-factories.ts';

type Unit = 'G' | 'ML' | 'PIECE';

const sold = (amount: number, unit: Unit, unitPrice: number) =>
  aProduct({
    size: { __typename: 'PackSize', amount, unit },
    unitPrice: { __typename: 'UnitPrice', amount: unitPrice },
  });

test.each([
  [sold(750, 'G', 3.99), '750 g · $3.99 / kg'],
  [sold(1500, 'G', 1.99), '1500 g · $1.99 / kg'],
  [sold(330, 'ML', 9.06), '330 ml · $9.06 / l'],
  [sold(1000, 'ML', 2.99), '1000 ml · $2.99 / l'],
  [sold(6, 'PIECE', 0.5), '6 pcs · $0.50 / piece'],
  [sold(1, 'PIECE', 2.99), '1 pcs · $2.99 / piece'],
  [aProduct({ weight: '500 g' }), '500 g'],
  [aProduct({ weight: null }), 'N/A'],
])(
  'a card of the home page shows the size with the unit price, or the weight of a product without a size',
  async (product, text) => {
    answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [product] } });
    renderApp('/');
    const card = (await screen.findByRole('heading', { name: 'Vine tomatoes' })).closest('article')!;
    expect(within(card).getByText(text)).toBeTruthy();
  },
);

test('the page of a product shows its size with the unit price', async () => {
  answer(ProductDetailDocument, { product: { ...sold(750, 'G', 3.99), images: [], description: [], related: [] } });
  renderApp('/products/vegetables/tomatoes');
  expect((await screen.findByText('750 g · $3.99 / kg')).parentElement?.textContent).toBe('Size:750 g · $3.99 / kg');
});

test('the cart shows the size with the unit price', async () => {
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart: { tomatoes: 1 }, pending: false }));
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [sold(750, 'G', 3.99)] } });
  renderApp('/cart');
  expect(await screen.findByText('Size: 750 g · $3.99 / kg')).toBeTruthy();
});
