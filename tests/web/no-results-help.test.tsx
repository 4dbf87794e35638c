import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  ProductListDocument,
  NoResultsHelpDocument,
  type ProductListQueryVariables,
} from '#web/__generated__/catalog.ts';
import { OwnCategoriesDocument } from '#web/__generated__/products.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aProduct, apples } from '#tests/support/web/shop-factories.ts';

const dairy = { __typename: 'Category', slug: 'dairy', label: 'Dairy Products' } as const;
const milk = { __typename: 'Product', id: 'milk', name: 'Whole milk', category: dairy } as const;
const cream = { __typename: 'Product', id: 'cream', name: 'Sour cream', category: dairy } as const;

function answerNoResultsHelp(nearestProducts: (typeof milk | typeof cream)[]) {
  return answer(NoResultsHelpDocument, {
    nearestProducts,
    products: { __typename: 'ProductConnection', nodes: [apples, aProduct()] },
  });
}

const linksOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole<HTMLAnchorElement>('link');

beforeEach(() => {
  answer(ProductListDocument, ({ filter }: ProductListQueryVariables) => {
    const nodes = filter.search ? [] : [apples];
    return { products: { __typename: 'ProductConnection' as const, totalCount: nodes.length, nodes } };
  });
});

test('a search without a result leads to the nearest products, to their category and to the best sellers', async () => {
  const seen = answerNoResultsHelp([milk, cream]);
  renderApp('/products?q=unicorn milk');
  await screen.findByRole('heading', { name: 'Nothing found for “unicorn milk”' });
  await screen.findByRole('region', { name: 'Did you mean …' });
  expect(linksOf('Did you mean …').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Whole milk', '/products/dairy/milk'],
    ['Sour cream', '/products/dairy/cream'],
    ['All of Dairy Products', '/products/dairy'],
  ]);
  expect(within(screen.getByRole('region', { name: 'What others buy' })).getByText('Red apples')).toBeTruthy();
  expect(seen).toEqual([{ search: 'unicorn milk' }]);
});

test('the category that the text names comes before that of the nearest product', async () => {
  answerNoResultsHelp([milk]);
  renderApp('/products?q=grains');
  // The category shows at once, the product with the gateway's answer.
  await screen.findByRole('link', { name: 'Whole milk' });
  expect(linksOf('Did you mean …').map(({ textContent }) => textContent)).toEqual([
    'Whole milk',
    'All of Grains & Cereals',
  ]);
});

test('without similar products, only the best sellers show', async () => {
  answerNoResultsHelp([]);
  renderApp('/products?q=zzzzzz');
  await screen.findByRole('region', { name: 'What others buy' });
  expect(screen.queryByRole('region', { name: 'Did you mean …' })).toBeNull();
});

test('when filters hide all results of a search, they can be cleared, and the nearest products show', async () => {
  answerNoResultsHelp([milk]);
  const { user, address } = renderApp('/products?q=milk&max=1');
  await screen.findByRole('region', { name: 'Did you mean …' });
  expect(linksOf('Did you mean …')[0]?.textContent).toBe('Whole milk');
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
  answer(ProductListDocument, { products: { __typename: 'ProductConnection', totalCount: 1, nodes: [apples] } });
  answer(OwnCategoriesDocument, {
    categories: [{ __typename: 'Category', slug: 'pet-food', label: 'Pet food', isOwn: true, image: null }],
  });
  renderApp('/products?q=pet');
  const link = await screen.findByRole('link', { name: 'All of Pet food' });
  expect(link.getAttribute('href')).toBe('/products/pet-food');
});

test('clearing a search in a category shows all products', async () => {
  answer(ProductListDocument, { products: { __typename: 'ProductConnection', totalCount: 1, nodes: [apples] } });
  const { user, address } = renderApp('/products?q=app&category=fruits&sort=name');
  await user.click(await screen.findByRole('button', { name: 'Clear the search for app' }));
  expect(address()).toBe('/products?sort=name');
});
