import { screen, waitFor, within } from '@testing-library/react';
import { print } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { DealsDocument, SubscribeDocument } from '#web/__generated__/home.ts';
import { BestSellersDocument, OwnCategoriesDocument } from '#web/__generated__/products.ts';
import { ProductListDocument } from '#web/__generated__/catalog.ts';
import { setShop, shop } from '#web/shared/lib/shop/shop.ts';
import {
  answer,
  answerLater,
  answerWithError,
  neverAnswer,
  everythingSentHasArrived,
} from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aProduct, apples, sevenCategories } from '#tests/support/web/shop-factories.ts';

const noProducts = {
  products: {
    __typename: 'ProductConnection' as const,
    totalCount: 0,
    nodes: [],
    pageInfo: { __typename: 'PageInfo' as const, endCursor: null, hasNextPage: false },
  },
};

function answerSubscribe(success: boolean, message: string | null) {
  return answer(SubscribeDocument, { subscribe: { __typename: 'SubscribePayload', success, message } });
}

/** The seller's own categories with these names. */
function answerCategories(...labels: string[]) {
  answer(OwnCategoriesDocument, {
    categories: [
      ...sevenCategories,
      ...labels.map((label) => ({
        __typename: 'Category' as const,
        slug: label.toLowerCase().replaceAll(/\W+/g, '-'),
        label,
        isOwn: true,
        image: null,
      })),
    ],
  });
}

function newsletter() {
  return within(screen.getByRole('region', { name: 'Never miss a deal' }));
}

test('Shop Now in the banner leads to all products', async () => {
  answer(ProductListDocument, noProducts);
  const { user, address } = renderApp('/');

  await user.click(await screen.findByRole('link', { name: 'Shop Now' }));

  expect(address()).toBe('/products');
});

test('the banner of the seller replaces what the shop says, and has a photograph', async () => {
  onTestFinished(() => setShop(undefined));
  const own = {
    heading: 'Asparagus is here',
    text: 'Cut this morning.',
    until: '2026-12-24',
    pictures: ['/a.webp', '/b.webp'],
  };
  setShop(JSON.stringify({ ...shop(), banner: own }));
  const { close } = renderApp('/');
  const banner = within(await screen.findByRole('region', { name: 'Asparagus is here' }));
  expect(banner.getByText('Cut this morning.')).toBeTruthy();
  expect(banner.getByText('Until Dec 24')).toBeTruthy();
  expect(banner.getByRole('presentation').getAttribute('srcset')).toBe('/a.webp 640w, /b.webp 1600w');
  close();

  // The last day says nothing about the words of the shop.
  setShop(JSON.stringify({ ...shop(), banner: { heading: null, text: null, until: '2026-12-24', pictures: null } }));
  renderApp('/');
  const standard = within(await screen.findByRole('region', { name: 'The whole market, at your door' }));
  expect(standard.getByRole('presentation').getAttribute('src')).toBe('/art/hero-1200.webp');
  expect(screen.queryByText('Until Dec 24')).toBeNull();
});

test('the categories and the search box offer to paste a list', async () => {
  renderApp('/');
  const categories = within(screen.getByRole('region', { name: 'Shop by category' }));
  expect(categories.getByRole('link', { name: 'Paste a list' }).getAttribute('href')).toBe('/list');
  expect(screen.getByPlaceholderText('Search or paste a list')).toBe(
    screen.getByRole('combobox', { name: 'Search products' }),
  );
  await everythingSentHasArrived();
});

test('Explore deals in the banner leads to the offers', async () => {
  answer(ProductListDocument, noProducts);
  const { user, address } = renderApp('/');

  await user.click(await screen.findByRole('link', { name: 'Explore deals' }));

  expect(address()).toBe('/products?offers=1');
});

test.each([
  ['Organic veggies', '/products/vegetables'],
  ['Fresh Fruits', '/products/fruits'],
  ['Cold Drinks', '/products/drinks'],
  ['Instant Food', '/products/instant'],
  ['Dairy Products', '/products/dairy'],
  ['Bakery & Breads', '/products/bakery'],
  ['Grains & Cereals', '/products/grains'],
])('the category tile %s leads to %s', async (label, path) => {
  renderApp('/');

  const tiles = within(await screen.findByRole('region', { name: 'Shop by category' }));

  expect(tiles.getByRole('link', { name: label }).getAttribute('href')).toBe(path);
});

test('Best Sellers shows the first five products in stock, in the store’s order', async () => {
  const names = ['Tomatoes', 'Potatoes', 'Carrots', 'Onions', 'Leeks'];
  const nodes = names.map((name, at) => aProduct({ id: `p${at}`, name }));
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes } });
  renderApp('/');

  const section = within(await screen.findByRole('region', { name: 'Best Sellers' }));
  await section.findByRole('link', { name: 'Tomatoes' });

  expect(section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(names);
});

test('Best Sellers asks the gateway for five products in stock', async () => {
  const seen = answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [apples] } });
  renderApp('/');
  await screen.findByRole('link', { name: 'Red apples' });
  expect(seen).toEqual([{}]);
  expect(print(BestSellersDocument)).toContain('products(filter: {inStock: true}, sort: BEST_SELLERS, first: 5)');
});

test('the card beside the banner leads to the deals, and a shop without deals has none', async () => {
  const card = () => within(screen.getByRole('main')).queryByRole('link', { name: /^Today’s deals/ });
  const { close } = renderApp('/');
  await everythingSentHasArrived();
  expect(card()).toBeNull();
  close();

  answer(DealsDocument, { products: { __typename: 'ProductConnection', nodes: [apples] } });
  renderApp('/');
  await waitFor(() => expect(card()?.getAttribute('href')).toBe('/products?offers=1'));
  expect(print(DealsDocument)).toContain('products(filter: {inStock: true, onOffer: true}');
});

test('with more than eight categories, the last tile opens the others, and the focus moves to the first of them', async () => {
  answerCategories('Baby', 'Frozen', 'Household');
  const { user } = renderApp('/');
  const region = await screen.findByRole('region', { name: 'Shop by category' });
  const list = within(region).getByRole('list');
  await user.click(await within(region).findByRole('button', { name: 'All categories' }));
  expect(list.dataset['folded']).toBeUndefined();
  expect(within(region).queryByRole('button')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(within(region).getByRole('link', { name: 'Baby' })));
});

test('eight categories fill two rows, so that no tile opens others', async () => {
  answerCategories('Baby');
  renderApp('/');
  const region = await screen.findByRole('region', { name: 'Shop by category' });
  await within(region).findByRole('link', { name: 'Baby' });
  expect(within(region).queryByRole('button')).toBeNull();
});

test('a category of the seller’s own without a picture shows its initial', async () => {
  answerCategories('Élan & Baby');
  renderApp('/');
  const tile = await within(await screen.findByRole('region', { name: 'Shop by category' })).findByRole('link', {
    name: 'Élan & Baby',
  });
  expect(tile.querySelector('[data-initial]')?.getAttribute('data-initial')).toBe('É');
});

test('a best seller can be put into the cart from the home page', async () => {
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [apples] } });
  const { user } = renderApp('/');

  await user.click(await screen.findByRole('button', { name: 'Add Red apples to cart' }));

  expect(await findToast('Added to cart')).toBeTruthy();
});

test('while the best sellers are loading, placeholders show', async () => {
  neverAnswer(BestSellersDocument);
  renderApp('/');

  const places = await screen.findByRole('list', { name: 'Loading best sellers' });

  expect(within(places).getAllByRole('listitem')).toHaveLength(5);
});

test('when the best sellers cannot be loaded, the rest of the page shows, and a retry loads them', async () => {
  answerWithError(BestSellersDocument, 'The store cannot be reached.');
  const { user } = renderApp('/');
  const section = within(await screen.findByRole('region', { name: 'Best Sellers' }));
  expect(await section.findByText('The store cannot be reached.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Shop Now' })).toBeTruthy();

  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [apples] } });
  await user.click(section.getByRole('button', { name: 'Try again' }));

  expect(await section.findByRole('link', { name: 'Red apples' })).toBeTruthy();
});

test('a shop without stock says so instead of showing best sellers', async () => {
  renderApp('/');

  expect(await screen.findByRole('heading', { name: 'Nothing is in stock right now' })).toBeTruthy();
});

test('Why We Are The Best? makes the two marketing claims', async () => {
  renderApp('/');

  const reasons = within(await screen.findByRole('region', { name: 'Why We Are The Best?' }));

  expect(reasons.getByText(/in under 30 minutes/)).toBeTruthy();
  expect(reasons.getByText(/10,000\+ customers/)).toBeTruthy();
});

test('Subscribe sends the email, and the store’s message shows in the box and in a toast', async () => {
  const seen = answerSubscribe(true, 'Thank you for subscribing');
  const { user } = renderApp('/');

  const email = newsletter().getByRole('textbox', { name: 'Email address' });
  await user.type(email, ' ada@example.com ');
  await user.click(newsletter().getByRole('button', { name: 'Subscribe' }));

  expect(await newsletter().findByText('Thank you for subscribing')).toBeTruthy();
  expect(await findToast('Thank you for subscribing')).toBeTruthy();
  expect(seen).toEqual([{ input: { email: 'ada@example.com' } }]);
  expect(email).toHaveProperty('value', '');
});

test('pressing Enter again while the email is being sent sends nothing', async () => {
  const { seen, release } = answerLater(SubscribeDocument, {
    subscribe: { __typename: 'SubscribePayload', success: true, message: 'Thank you for subscribing' },
  });
  const { user } = renderApp('/');
  await user.type(newsletter().getByRole('textbox', { name: 'Email address' }), 'ada@example.com{Enter}');
  await expect.poll(() => seen).toHaveLength(1);
  await user.keyboard('{Enter}');
  await release();
  expect(await newsletter().findByText('Thank you for subscribing')).toBeTruthy();
  await everythingSentHasArrived();
  expect(seen).toHaveLength(1);
});

test('Subscribe without an email sends nothing', async () => {
  const seen = answerSubscribe(true, null);
  const { user } = renderApp('/');

  await user.click(newsletter().getByRole('button', { name: 'Subscribe' }));

  await everythingSentHasArrived();
  expect(seen).toEqual([]);
});

test('a store without a newsletter says so, and the typed email stays', async () => {
  answerSubscribe(false, 'This store has no newsletter.');
  const { user } = renderApp('/');

  const email = newsletter().getByRole('textbox', { name: 'Email address' });
  await user.type(email, 'ada@example.com');
  await user.click(newsletter().getByRole('button', { name: 'Subscribe' }));

  expect(await newsletter().findByText('This store has no newsletter.')).toBeTruthy();
  expect(email).toHaveProperty('value', 'ada@example.com');
});

test('a subscription that cannot be sent says why', async () => {
  answerWithError(SubscribeDocument, 'The store cannot be reached.');
  const { user } = renderApp('/');

  await user.type(newsletter().getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
  await user.click(newsletter().getByRole('button', { name: 'Subscribe' }));

  await waitFor(() => expect(newsletter().getByText('The store cannot be reached.')).toBeTruthy());
});

test('an empty one of the seven is in no list of categories, and a renamed one has its new name', async () => {
  answer(OwnCategoriesDocument, {
    categories: sevenCategories
      .slice(1)
      .map((category) => (category.slug === 'fruits' ? { ...category, label: 'Fruit' } : category)),
  });
  renderApp('/');
  expect(await screen.findAllByRole('link', { name: 'Fruit' })).toHaveLength(2);
  expect(screen.queryByText('Organic veggies')).toBeNull();
  expect(screen.queryByText('Fresh Fruits')).toBeNull();
});

test('the page of a hidden category has a plain name and says that it has no products', async () => {
  answer(OwnCategoriesDocument, { categories: sevenCategories.slice(1) });
  answer(ProductListDocument, noProducts);
  renderApp('/products/vegetables');
  expect(await screen.findByRole('heading', { name: 'Vegetables' })).toBeTruthy();
  expect(await screen.findByText('No products found in this category.')).toBeTruthy();
  expect(screen.queryByText('Organic veggies')).toBeNull();
});
