import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { AddressesDocument, CartAgesDocument, CartProductsDocument } from '#web/__generated__/cart.ts';
import { StoreFeaturesDocument, type StoreFeature } from '#web/__generated__/features.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { setShop, shop } from '#web/shared/lib/shop/shop.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aCart, anAddress, aProduct, apples, aShopper } from '#tests/support/web/shop-factories.ts';

const tomatoes = aProduct();

function openCart({
  country,
  pages = [],
  features = [],
}: {
  country?: string;
  pages?: object[];
  features?: StoreFeature[];
}) {
  setShop(JSON.stringify({ ...shop(), ...(country && { country }), pages }));
  onTestFinished(() => setShop(undefined));
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ORDERS_ONLINE', ...features] } });
  return renderApp('/cart');
}

beforeEach(() => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 2, apples: 1 }) }) });
  answer(AddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [anAddress()] } });
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [tomatoes, apples] } });
});

describe('the words of the button', () => {
  test.each([
    ['DE', 'Order with obligation to pay'],
    ['EU', 'Order with obligation to pay'],
    ['UK', 'Order and pay'],
  ])('with the country %s it says "%s", whatever the payment', async (country, words) => {
    const { user } = openCart({ country });
    expect(await screen.findByRole('button', { name: words })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Online Payment/ }));
    expect(screen.getByRole('button', { name: words })).toBeTruthy();
  });

  test('without a country it says what it always said', async () => {
    const { user } = openCart({});
    expect(await screen.findByRole('button', { name: 'Place Order' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Online Payment/ }));
    expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toBeTruthy();
  });
});

const pages = ['imprint', 'terms', 'privacy', 'returns', 'payment'].map((slug) => ({ slug, title: `The ${slug}` }));

test('directly above the button are links to terms, withdrawal and privacy', async () => {
  openCart({ country: 'DE', pages });
  const button = await screen.findByRole('button', { name: 'Order with obligation to pay' });
  const links = screen.getByRole('navigation', { name: 'Please read before you order:' });
  expect(
    within(links)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['The terms', '/pages/terms'],
    ['Withdrawal', '/pages/returns'],
    ['The privacy', '/pages/privacy'],
  ]);
  expect(links.nextElementSibling).toBe(button);
});

test.each([
  ['of pages that the shop lacks', { country: 'DE', pages: pages.filter(({ slug }) => slug === 'payment') }],
  ['in a shop without a country', { pages }],
])('there are no links %s', async (_what, options) => {
  openCart(options);
  await screen.findByRole('button', { name: /^(Place Order|Order with obligation to pay)$/ });
  expect(screen.queryByRole('navigation', { name: 'Please read before you order:' })).toBeNull();
});

test('the cart tells which products are not for everybody', async () => {
  answer(CartAgesDocument, {
    products: {
      __typename: 'ProductConnection',
      nodes: [
        { __typename: 'Product', id: 'tomatoes', minimumAge: 18 },
        { __typename: 'Product', id: 'apples', minimumAge: null },
      ],
    },
  });
  openCart({ features: ['PRODUCTS_AGE'] });
  const words = 'One product is only for people of 18 and over. The courier checks your age.';
  expect(await screen.findByText(words)).toBeTruthy();
});

test('of several minimum ages, the highest comes first', async () => {
  const nodes = [
    { __typename: 'Product' as const, id: 'tomatoes', minimumAge: 16 },
    { __typename: 'Product' as const, id: 'apples', minimumAge: 18 },
  ];
  answer(CartAgesDocument, { products: { __typename: 'ProductConnection', nodes } });
  openCart({ features: ['PRODUCTS_AGE'] });
  const notices = await screen.findAllByText(/^One product is only for people of/);
  expect(notices.map(({ textContent }) => /\d+/.exec(textContent ?? '')?.[0])).toEqual(['18', '16']);
});
