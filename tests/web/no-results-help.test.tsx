import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  MoreOfCategoryDocument,
  NoResultsHelpDocument,
  ProductListDocument,
  type ProductListQueryVariables,
} from '#web/__generated__/catalog.ts';
import { OwnCategoriesDocument } from '#web/__generated__/products.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aProduct, apples } from '#tests/support/web/shop-factories.ts';

const dairy = { __typename: 'Category', slug: 'dairy', label: 'Dairy Products' } as const;
const milk = aProduct({ id: 'milk', name: 'Whole milk', category: dairy });
const cream = aProduct({ id: 'cream', name: 'Sour cream', category: dairy });
const kefir = aProduct({ id: 'kefir', name: 'Kefir', category: dairy, inStock: false });

function answerNoResultsHelp(nearestProducts: (typeof milk)[], soldOut: (typeof milk)[] = [], hasAllWords = true) {
  return answer(NoResultsHelpDocument, {
    soldOut: { __typename: 'ProductConnection', hasAllWords, nodes: soldOut },
    nearestProducts,
    products: { __typename: 'ProductConnection', nodes: [apples, aProduct()] },
  });
}

const none = 'No product has all these words. These come closest';
const region = (name: string) => within(screen.getByRole('region', { name }));
const namesIn = (name: string) =>
  region(name)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

beforeEach(() => {
  answer(ProductListDocument, ({ filter }: ProductListQueryVariables) => {
    const nodes = filter.search ? [] : [apples];
    return {
      products: {
        __typename: 'ProductConnection' as const,
        totalCount: nodes.length,
        hasAllWords: nodes.length > 0 || filter.search === 'gluten free bread',
        nodes,
      },
    };
  });
});

test('a search without a result shows the nearest products with their buttons, their category and the best sellers', async () => {
  const seen = answerNoResultsHelp([milk, cream]);
  renderApp('/products?q=unicorn milk');
  await screen.findByRole('heading', { name: 'Nothing found for “unicorn milk”' });
  await screen.findByRole('region', { name: none });
  expect(namesIn(none)).toEqual(['Whole milk', 'Sour cream']);
  expect(region(none).getByRole('button', { name: 'Add Whole milk to cart' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All of Dairy Products' }).getAttribute('href')).toBe('/products/dairy');
  expect(namesIn('Best Sellers')).toContain('Red apples');
  expect(screen.queryByText(/Check the spelling/)).toBeNull();
  expect(seen).toEqual([{ search: 'unicorn milk' }]);
});

test('products that have all words and do not meet the condition are not said to lack words', async () => {
  answerNoResultsHelp([milk]);
  renderApp('/products?q=gluten free bread');
  await screen.findByRole('region', { name: 'These come closest' });
  expect(screen.queryByRole('region', { name: none })).toBeNull();
});

test('the category that the text names comes before that of the nearest product', async () => {
  answerNoResultsHelp([milk]);
  renderApp('/products?q=grains');
  await screen.findByRole('region', { name: none });
  expect(screen.getByRole('link', { name: 'All of Grains & Cereals' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'All of Dairy Products' })).toBeNull();
});

test('only without a similar product the shopper is asked to check the spelling', async () => {
  answerNoResultsHelp([]);
  renderApp('/products?q=zzzzzz');
  await screen.findByRole('region', { name: 'Best Sellers' });
  expect(screen.getByText(/Check the spelling/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: none })).toBeNull();
});

test('a sold-out product that has the words is said to be sold out, and shown before the others', async () => {
  answerNoResultsHelp([milk, kefir], [kefir]);
  renderApp('/products?q=kefir');
  await screen.findByRole('heading', { name: 'Sold out: “kefir”' });
  expect(screen.queryByText(/Nothing found|Check the spelling/)).toBeNull();
  const cards = screen.getAllByRole('article');
  expect(within(cards[0]!).getByRole('heading').textContent).toBe('Kefir');
  expect(within(cards[0]!).getByText('Out of stock')).toBeTruthy();
  expect(namesIn('These come closest')).toEqual(['Whole milk']);
});

test('a sold-out product that has only some of the words is one of the nearest', async () => {
  answerNoResultsHelp([milk, kefir], [kefir], false);
  renderApp('/products?q=goat kefir');
  await screen.findByRole('heading', { name: 'Nothing found for “goat kefir”' });
  await screen.findByRole('region', { name: none });
  expect(namesIn(none)).toEqual(['Whole milk', 'Kefir']);
});

test('results that have only some of the words are said to come closest', async () => {
  const found = (hasAllWords: boolean) =>
    answer(ProductListDocument, {
      products: { __typename: 'ProductConnection', totalCount: 2, nodes: [milk, cream], hasAllWords },
    });
  found(false);
  const { close } = renderApp('/products?q=unicorn milk');
  await screen.findByText(none);
  close();
  found(true);
  renderApp('/products?q=milk');
  await screen.findByRole('heading', { name: 'Whole milk' });
  expect(screen.queryByText(none)).toBeNull();
});

test('a single result is followed by more of its category', async () => {
  answer(ProductListDocument, {
    products: { __typename: 'ProductConnection', totalCount: 1, nodes: [milk], hasAllWords: true },
  });
  const seen = answer(MoreOfCategoryDocument, { product: { __typename: 'Product', id: 'milk', related: [cream] } });
  renderApp('/products?q=milk');
  await screen.findByRole('region', { name: 'More from Dairy Products' });
  expect(namesIn('More from Dairy Products')).toEqual(['Sour cream']);
  expect(seen).toEqual([{ id: 'milk' }]);
});

test('when filters hide all results of a search, they can be cleared, and the nearest products show', async () => {
  answerNoResultsHelp([milk]);
  const { user, address } = renderApp('/products?q=milk&max=1');
  await screen.findByRole('region', { name: 'These come closest' });
  expect(namesIn('These come closest')).toEqual(['Whole milk']);
  const empty = (await screen.findByRole('heading', { name: 'No products match these filters' })).parentElement!;
  await user.click(within(empty).getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/products?q=milk');
});

test('a search in a category without a result leads to all products', async () => {
  answerNoResultsHelp([milk]);
  const { user, address } = renderApp('/products?q=milk&category=bakery');
  await screen.findByRole('heading', { name: 'Nothing found for “milk” in Bakery & Breads' });
  await user.click(screen.getByRole('link', { name: 'Search in all products' }));
  expect(address()).toBe('/products?q=milk');
});

test('results link to the category that the text names, also one of the seller’s own', async () => {
  answer(ProductListDocument, {
    products: { __typename: 'ProductConnection', totalCount: 1, hasAllWords: true, nodes: [apples] },
  });
  answer(OwnCategoriesDocument, {
    categories: [{ __typename: 'Category', slug: 'pet-food', label: 'Pet food', isOwn: true, image: null }],
  });
  renderApp('/products?q=pet');
  const link = await screen.findByRole('link', { name: 'All of Pet food' });
  expect(link.getAttribute('href')).toBe('/products/pet-food');
});

test('clearing a search in a category shows all products', async () => {
  answer(ProductListDocument, {
    products: { __typename: 'ProductConnection', totalCount: 1, hasAllWords: true, nodes: [apples] },
  });
  const { user, address } = renderApp('/products?q=app&category=fruits&sort=name');
  await user.click(await screen.findByRole('button', { name: 'Clear the search for app' }));
  expect(address()).toBe('/products?sort=name');
});
