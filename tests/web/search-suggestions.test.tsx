import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ProductDetailDocument, ProductListDocument } from '#web/__generated__/catalog.ts';
import { OwnCategoriesDocument } from '#web/__generated__/products.ts';
import { SearchSuggestionsDocument } from '#web/__generated__/search.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { recentSearches, rememberSearch } from '#web/shared/lib/storage/recent-searches.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aDetail, apples, aProduct, sevenCategories } from '#tests/support/web/shop-factories.ts';

const box = () => screen.getByRole('combobox', { name: 'Search products' });
const options = async () => within(await screen.findByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? 'none')?.textContent;

beforeEach(() => {
  answer(SearchSuggestionsDocument, {
    products: { __typename: 'ProductConnection', nodes: [apples, aProduct({ id: 'juice', name: 'Apple juice' })] },
  });
  answer(ProductListDocument, {
    products: {
      __typename: 'ProductConnection',
      totalCount: 1,
      hasAllWords: true,
      nodes: [apples],
    },
  });
});

test('typing shows products with their prices and a link to all results, and announces their number', async () => {
  const { user } = renderApp('/');
  await user.type(box(), 'app');
  await waitFor(async () =>
    expect((await options()).map((option) => option.textContent)).toEqual([
      'Red apples$19.99',
      'Apple juice$2.99',
      'Search for “app”',
    ]),
  );
  expect(box().getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(screen.getByLabelText('Announcements').textContent).toContain('2 suggestions'));
});

test('recent searches with results show before anything is typed, and can be repeated', async () => {
  const { user, close } = renderApp('/products?q=red apples');
  await screen.findByText('Red apples');
  await waitFor(() => expect(localStorage.getItem('greengate.searches')).toBe('["red apples"]'), { timeout: 4000 });
  close();
  const next = renderApp('/');
  await user.click(box());
  await waitFor(async () =>
    expect((await options()).map((option) => option.textContent)).toEqual([
      'red applesRecent',
      'Clear recent searches',
      'Paste a shopping list',
    ]),
  );
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(next.address()).toBe('/products?q=red%20apples'));
});

test('recent searches can be cleared with the keyboard, and a search replaces its shorter beginning', async () => {
  rememberSearch('milk');
  rememberSearch('app');
  rememberSearch('apple');
  expect(recentSearches()).toEqual(['apple', 'milk']);
  const { user } = renderApp('/');
  await user.click(box());
  await waitFor(async () => expect(await options()).toHaveLength(4));
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  await waitFor(async () => expect(await options()).toHaveLength(1));
  expect(recentSearches()).toEqual([]);
  expect(screen.getByLabelText('Announcements').textContent).toContain('Recent searches cleared');
});

test('while typing, matching recent searches show in their own group, and at most eight suggestions show', async () => {
  for (const text of ['bread', 'apple pie', 'apple tart', 'apple cake', 'apple']) rememberSearch(text);
  answer(SearchSuggestionsDocument, {
    products: {
      __typename: 'ProductConnection',
      nodes: ['1', '2', '3', '4', '5', '6', '7'].map((id) => aProduct({ id, name: `Apple ${id}` })),
    },
  });
  const { user } = renderApp('/');
  await user.type(box(), 'apple');
  await waitFor(async () => expect(await options()).toHaveLength(8));
  const group = within(screen.getByRole('group', { name: 'Recent searches' }));
  expect(group.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'apple cakeRecent',
    'apple tartRecent',
  ]);
});

test('a category is suggested by any word of its name', async () => {
  const { user } = renderApp('/');
  await user.type(box(), 'veg');
  expect((await options())[0]?.textContent).toBe('Organic veggiesCategory');
});

test('a category of the seller’s own is suggested, without a drawing', async () => {
  answer(OwnCategoriesDocument, {
    categories: [
      ...sevenCategories,
      { __typename: 'Category', slug: 'pet-food', label: 'Pet food', isOwn: true, image: null },
    ],
  });
  const { user, address } = renderApp('/');
  await user.type(box(), 'pet');
  await waitFor(async () => expect((await options())[0]?.textContent).toBe('Pet foodCategory'));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/products/pet-food'));
});

test('in a category the first suggestion searches there, and Enter keeps the category', async () => {
  const seen = answer(ProductListDocument, {
    products: { __typename: 'ProductConnection', totalCount: 1, hasAllWords: true, nodes: [apples] },
  });
  const { user, address } = renderApp('/products/fruits');
  await screen.findByText('Red apples');
  await user.type(box(), 'app');
  await waitFor(async () => expect((await options())[0]?.textContent).toBe('“app” in Fresh FruitsCategory'));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/products?q=app&category=fruits'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “app” in Fresh Fruits' })).toBeTruthy();
  expect(seen.at(-1)?.filter).toEqual({ inStock: true, search: 'app', category: 'fruits' });

  // More typing keeps the category, too.
  await user.type(box(), 'le');
  await waitFor(() => expect(address()).toBe('/products?q=apple&category=fruits'));
  await user.click(screen.getByRole('link', { name: 'Search in all products' }));
  expect(address()).toBe('/products?q=apple');
});

test('arrow keys move through the suggestions and wrap around; Enter opens the active one', async () => {
  answer(ProductDetailDocument, {
    product: aDetail(apples),
  });
  const { user, address } = renderApp('/');
  await user.type(box(), 'app');
  await waitFor(async () => expect(await options()).toHaveLength(3));
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Search for “app”');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBeUndefined();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Red apples$19.99');
  await waitFor(() => expect(document.activeElement).toBe(box()));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/products/fruits/apples'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Enter without an active suggestion searches for the text, which becomes part of the address', async () => {
  const { user, address } = renderApp('/');
  await user.type(box(), 'app{Enter}');
  expect(address()).toBe('/products?q=app');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Escape closes the suggestions and keeps the text', async () => {
  const { user } = renderApp('/');
  await user.type(box(), 'app');
  await options();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveProperty('value', 'app');
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

test('a click opens a suggestion', async () => {
  const { user, address } = renderApp('/');
  await user.type(box(), 'veg');
  await user.click((await options())[0]!);
  await waitFor(() => expect(address()).toBe('/products/vegetables'));
});
