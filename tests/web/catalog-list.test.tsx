import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  ProductCountDocument,
  ProductListDocument,
  type ProductCountQueryVariables,
  type ProductListQueryVariables,
} from '#web/__generated__/catalog.ts';
import { OwnCategoriesDocument } from '#web/__generated__/products.ts';
import { answer, answerWithError, neverAnswer } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aProduct, apples, sevenCategories } from '#tests/support/web/shop-factories.ts';

type Product = ReturnType<typeof aProduct>;

const tomatoes = aProduct();

/** One page of a list with `totalCount` products on all pages. */
function aPage(nodes: Product[], totalCount = nodes.length) {
  return { products: { __typename: 'ProductConnection' as const, totalCount, hasAllWords: true, nodes } };
}

/** Responds with the requested page of a list of `count` products. */
function answerList(count: number) {
  const all = manyProducts(count);
  return answer(ProductListDocument, ({ first, offset }: ProductListQueryVariables) =>
    aPage(all.slice(offset, offset + first), count),
  );
}

function manyProducts(count: number, from = 1) {
  return Array.from({ length: count }, (_none, at) => aProduct({ id: `p${from + at}`, name: `Product ${from + at}` }));
}

async function shownNames() {
  const list = await screen.findByRole('list', { name: 'Products' });
  return within(list)
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
}

test('/products lists what is in stock and says how many there are', async () => {
  const seen = answer(ProductListDocument, aPage([tomatoes, apples]));
  renderApp('/products');

  expect(await screen.findByRole('heading', { level: 1, name: 'All products' })).toBeTruthy();
  expect(await shownNames()).toEqual(['Vine tomatoes', 'Red apples']);
  expect(screen.getByText('2 products')).toBeTruthy();
  expect(seen).toEqual([
    { filter: { inStock: true }, sort: 'FEATURED', inStockFirst: false, first: 24, offset: 0, isSearch: false },
  ]);
});

test('the search text of the address filters the list', async () => {
  const seen = answer(ProductListDocument, aPage([tomatoes]));
  renderApp('/products?q=tomato');

  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “tomato”' })).toBeTruthy();
  expect(await shownNames()).toEqual(['Vine tomatoes']);
  expect(screen.getByText('1 result')).toBeTruthy();
  expect(seen[0]?.filter).toEqual({ inStock: true, search: 'tomato' });
});

test('a product without a picture shows its initial, and everything of a category has one colour', async () => {
  answer(OwnCategoriesDocument, {
    categories: [
      ...sevenCategories,
      { __typename: 'Category', slug: 'pet-food', label: 'Pet food', isOwn: true, image: null },
    ],
  });
  const category = { __typename: 'Category' as const, slug: 'pet-food', label: 'Pet food' };
  answer(ProductListDocument, aPage([aProduct({ name: '“cat” snacks', image: null, category })]));
  renderApp('/products/pet-food');
  await shownNames();
  const initials = [...document.querySelectorAll<HTMLElement>('main [data-initial]')];
  expect(initials.map(({ dataset }) => dataset['initial'])).toEqual(['P', 'C']);
  const frames = initials.map((initial) => initial.parentElement?.className);
  expect(frames[0]).toBe(frames[1]);
});

test('typing in the search box of the first page of a visit keeps the keyboard there', async () => {
  answer(ProductListDocument, aPage([tomatoes]));
  const { user, address } = renderApp('/products');
  await shownNames();
  const box = screen.getByRole('combobox', { name: 'Search products' });
  await user.type(box, 'tom');
  await screen.findByRole('heading', { level: 1, name: 'Results for “tom”' });
  await waitFor(() => expect(document.activeElement).toBe(box));
  await user.type(box, 'ato');
  await expect.poll(address).toBe('/products?q=tomato');
});

test('a search without results quotes the search text and offers to clear it', async () => {
  answer(ProductListDocument, ({ filter }: ProductListQueryVariables) => aPage(filter.search ? [] : [tomatoes]));
  const { user, address } = renderApp('/products?q=quinoa');

  expect(await screen.findByRole('heading', { name: 'Nothing found for “quinoa”' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Clear search' }));

  expect(address()).toBe('/products');
  expect(await shownNames()).toEqual(['Vine tomatoes']);
});

test('clearing the search keeps the chosen sort order', async () => {
  answer(ProductListDocument, aPage([tomatoes]));
  const { user, address } = renderApp('/products?q=tomato&sort=name');

  await user.click(await screen.findByRole('button', { name: 'Clear the search for tomato' }));

  expect(address()).toBe('/products?sort=name');
});

test('the sort order is chosen by the select and stored in the address', async () => {
  const seen = answer(ProductListDocument, aPage([tomatoes]));
  const { user, address } = renderApp('/products?q=tomato');

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Price, low to high');

  expect(address()).toBe('/products?q=tomato&sort=price-asc');
  await expect.poll(() => seen.at(-1)?.sort).toBe('PRICE_ASC');
});

test('an unknown sort order in the address is ignored', async () => {
  const seen = answer(ProductListDocument, aPage([tomatoes]));
  renderApp('/products?sort=colour');

  await shownNames();

  expect(seen[0]?.sort).toBe('FEATURED');
});

test('the offers filter asks for products that cost less than their list price', async () => {
  answer(ProductListDocument, ({ filter }: ProductListQueryVariables) =>
    aPage(filter.onOffer ? [tomatoes] : [tomatoes, apples]),
  );
  const { user, address } = renderApp('/products');
  await shownNames();

  await user.click(screen.getByRole('button', { name: 'On offer' }));

  expect(address()).toBe('/products?offers=1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Today’s deals' })).toBeTruthy();
  expect(await screen.findByText('1 offer')).toBeTruthy();
  expect(await shownNames()).toEqual(['Vine tomatoes']);
});

test('prices in the bar filter the list, and the address stores them', async () => {
  const seen = answer(ProductListDocument, aPage([tomatoes]));
  const { user, address } = renderApp('/products?max=9.5');
  await shownNames();
  expect(screen.getByRole('textbox', { name: 'Highest price' })).toHaveProperty('value', '9.5');
  expect(seen[0]?.filter).toEqual({ inStock: true, maxPrice: 9.5 });

  const lowest = screen.getByRole('textbox', { name: 'Lowest price' });
  await user.type(lowest, '2,50{Enter}');

  expect(address()).toBe('/products?max=9.5&min=2.5');
  await waitFor(() => expect(document.activeElement).toBe(lowest));
  await expect.poll(() => seen.at(-1)?.filter).toEqual({ inStock: true, minPrice: 2.5, maxPrice: 9.5 });
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/products');
  expect(lowest).toHaveProperty('value', '');
});

test('the filter swaps two prices in the wrong order, and ignores a text that is no price', async () => {
  const seen = answer(ProductListDocument, aPage([tomatoes]));
  const { close } = renderApp('/products?min=9&max=3');
  await shownNames();
  expect(seen[0]?.filter).toEqual({ inStock: true, minPrice: 3, maxPrice: 9 });
  close();
  renderApp('/products?min=-3&max=cheap');
  await expect.poll(() => seen.at(-1)?.filter).toEqual({ inStock: true });
});

test('filters that leave nothing offer to be cleared', async () => {
  answer(ProductListDocument, ({ filter }: ProductListQueryVariables) =>
    aPage(filter.minPrice === undefined ? [tomatoes] : []),
  );
  const { user, address } = renderApp('/products?min=500');
  const nothing = await screen.findByRole('heading', { name: 'No products match these filters' });

  await user.click(within(nothing.parentElement!).getByRole('button', { name: 'Clear filters' }));

  expect(address()).toBe('/products');
  expect(await shownNames()).toEqual(['Vine tomatoes']);
});

test('the drawer shows the number of matching products, and its button applies the filters', async () => {
  answer(ProductListDocument, ({ filter }: ProductListQueryVariables) => aPage(filter.onOffer ? [tomatoes] : [apples]));
  const counted = answer(ProductCountDocument, ({ filter }: ProductCountQueryVariables) => ({
    products: {
      __typename: 'ProductConnection' as const,
      hasAllWords: true,
      totalCount: filter.maxPrice === undefined ? 1851 : filter.onOffer ? 1 : 7,
    },
  }));
  const { user, address } = renderApp('/products?sort=name');
  await shownNames();

  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(await drawer.findByRole('button', { name: 'Show 1,851 products' })).toBeTruthy();
  await user.type(drawer.getByRole('textbox', { name: 'Highest price' }), '5');
  expect(await drawer.findByRole('button', { name: 'Show 7 products' })).toBeTruthy();
  expect(address()).toBe('/products?sort=name');
  await user.click(drawer.getByRole('checkbox', { name: 'Only products on offer' }));
  await user.click(await drawer.findByRole('button', { name: 'Show 1 product' }));

  await expect.poll(address).toBe('/products?sort=name&offers=1&max=5');
  expect(counted.at(-1)).toEqual({ filter: { inStock: true, onOffer: true, maxPrice: 5 } });
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show 1 product' })).toBeNull();
});

test('a category has the same filters, and its links to other categories keep them', async () => {
  const seen = answer(ProductListDocument, aPage([tomatoes]));
  const { user, address } = renderApp('/products/vegetables?offers=1&max=5&sort=name');
  await shownNames();
  expect(seen[0]).toEqual({
    filter: { category: 'vegetables', onOffer: true, maxPrice: 5 },
    sort: 'NAME',
    inStockFirst: true,
    isSearch: false,
    first: 24,
    offset: 0,
  });

  await user.click(
    within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', { name: 'Cold Drinks' }),
  );

  expect(address()).toBe('/products/drinks?offers=1&max=5&sort=name');
  await expect.poll(() => seen.at(-1)?.filter.category).toBe('drinks');
});

test('the products that fit a search best come first, unless another order is chosen', async () => {
  const seen = answer(ProductListDocument, aPage([tomatoes]));
  const { close } = renderApp('/products?q=tomato');
  await shownNames();
  expect(seen.at(-1)?.sort).toBe('RELEVANCE');
  expect(screen.getByRole('option', { name: 'Best match', selected: true })).toBeTruthy();
  close();
  renderApp('/products?q=tomato&sort=newest');
  await expect.poll(() => seen.at(-1)?.sort).toBe('NEWEST');
});

test('a shop without offers says so', async () => {
  const seen = answer(ProductListDocument, aPage([]));
  renderApp('/products?offers=1');

  expect(await screen.findByRole('heading', { name: 'No offers today' })).toBeTruthy();
  expect(seen[0]?.filter).toEqual({ inStock: true, onOffer: true });
});

const pageLinks = () => screen.queryByRole('navigation', { name: 'Pages of this list' });
const pageLink = (name: string) => within(pageLinks()!).queryByRole('link', { name });

test('a list of one page has no links to others', async () => {
  answerList(24);
  renderApp('/products');
  expect(await shownNames()).toHaveLength(24);
  expect(pageLinks()).toBeNull();
});

test('links lead from page to page, and the address and the title say which page is shown', async () => {
  const seen = answerList(50);
  const { user, address } = renderApp('/products?sort=name');
  await shownNames();
  expect(screen.getByText('Page 1 of 3')).toBeTruthy();
  expect(document.title).toBe('All products · Greengate');
  expect(pageLink('Previous page')).toBeNull();
  expect(pageLink('Next page')?.getAttribute('href')).toBe('/products?sort=name&page=2');
  expect(pageLink('Next page')?.getAttribute('rel')).toBe('next');

  await user.click(pageLink('Next page')!);

  expect(address()).toBe('/products?sort=name&page=2');
  expect(await screen.findByRole('link', { name: 'Product 25' })).toBeTruthy();
  expect(await screen.findByText('50 products, page 2 of 3')).toBeTruthy();
  expect(document.title).toBe('All products – page 2 · Greengate');
  expect(seen.at(-1)).toMatchObject({ sort: 'NAME', first: 24, offset: 24 });
  expect(pageLink('Previous page')?.getAttribute('href')).toBe('/products?sort=name');
  expect(pageLink('Previous page')?.getAttribute('rel')).toBe('prev');

  await user.click(pageLink('Next page')!);
  expect(await screen.findByRole('link', { name: 'Product 50' })).toBeTruthy();
  expect(await shownNames()).toHaveLength(2);
  expect(pageLink('Next page')).toBeNull();
});

test('the keyboard is on the list after a turn of the page', async () => {
  answerList(50);
  const { user } = renderApp('/products?page=2');
  await shownNames();
  pageLink('Next page')!.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('link', { name: 'Product 50' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Products' })));
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Product 49');
});

test('the second press of a double click on the next page leaves the keyboard on the list', async () => {
  answerList(50);
  const { user } = renderApp('/products?page=2');
  await shownNames();
  await user.pointer([{ target: pageLink('Next page')! }, '[MouseLeft]']);
  const product = await screen.findByRole('link', { name: 'Product 50' });
  const list = screen.getByRole('list', { name: 'Products' });
  await waitFor(() => expect(document.activeElement).toBe(list));
  // The page has turned, and a product is under the pointer.
  expect(fireEvent.mouseDown(product, { detail: 2 })).toBe(false);
  expect(fireEvent.mouseDown(product, { detail: 1 })).toBe(true);
});

test('a page of a category is opened by its address', async () => {
  const seen = answerList(30);
  renderApp('/products/fruits?page=2');
  expect(await shownNames()).toHaveLength(6);
  expect(screen.getByText('30 products, page 2 of 2')).toBeTruthy();
  expect(document.title).toBe('Fresh Fruits – page 2 · Greengate');
  expect(seen).toEqual([
    { filter: { category: 'fruits' }, sort: 'FEATURED', inStockFirst: true, first: 24, offset: 24, isSearch: false },
  ]);
});

test.each(['0', 'abc', '-1', '2.5', '', '1'])('page=%s is the first page', async (page) => {
  const seen = answerList(30);
  renderApp(`/products?page=${page}`);
  expect(await shownNames()).toHaveLength(24);
  expect(seen[0]?.offset).toBe(0);
  expect(document.title).toBe('All products · Greengate');
});

test('another order, filter or search starts with its first page', async () => {
  answerList(80);
  const { user, address } = renderApp('/products?page=3');
  await shownNames();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
  expect(address()).toBe('/products?sort=name');
  await user.click(pageLink('Next page')!);
  expect(address()).toBe('/products?sort=name&page=2');
  await user.click(screen.getByRole('button', { name: 'On offer' }));
  expect(address()).toBe('/products?sort=name&offers=1');
  await user.click(pageLink('Next page')!);
  await user.type(screen.getByRole('combobox', { name: 'Search products' }), 'tom');
  await expect.poll(address).toBe('/products?sort=name&offers=1&q=tom');
});

test('a page beyond the last one says how many pages there are and leads to the last', async () => {
  answerList(50);
  const { user, address } = renderApp('/products?sort=name&page=999');
  expect(await screen.findByRole('heading', { name: 'There is no page 999' })).toBeTruthy();
  expect(screen.getByText('This list has 3 pages.')).toBeTruthy();
  expect(pageLinks()).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Show the last page' }));

  expect(address()).toBe('/products?sort=name&page=3');
  expect(await shownNames()).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Products' })));
});

test('a page number with more digits than the API takes is a page beyond the last one', async () => {
  const seen = answerList(30);
  renderApp(`/products?page=${'9'.repeat(30)}`);
  expect(await screen.findByRole('heading', { name: /^There is no page \d+$/ })).toBeTruthy();
  expect(seen[0]!.offset).toBeLessThan(2 ** 31);
});

test('a next page that cannot be loaded says why, and a retry brings it', async () => {
  answerList(30);
  const { user } = renderApp('/products');
  await shownNames();

  answerWithError(ProductListDocument, 'The store cannot be reached.');
  await user.click(pageLink('Next page')!);

  expect(await findToast('The store cannot be reached.')).toBeTruthy();
  answerList(30);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await shownNames()).toHaveLength(6);
});

test('while the list is loading, placeholders take up its space', async () => {
  neverAnswer(ProductListDocument);
  renderApp('/products');

  expect(await screen.findByRole('list', { name: 'Loading products' })).toBeTruthy();
});

test('a list that cannot be loaded says why, and a retry brings it', async () => {
  answerWithError(ProductListDocument, 'The store cannot be reached.');
  const { user } = renderApp('/products');
  expect(await screen.findByText('The store cannot be reached.', { selector: 'main *' })).toBeTruthy();

  answer(ProductListDocument, aPage([tomatoes]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await shownNames()).toEqual(['Vine tomatoes']);
});

test('a shop without any stock says so', async () => {
  answer(ProductListDocument, aPage([]));
  renderApp('/products');

  expect(await screen.findByRole('heading', { name: 'No products in stock right now' })).toBeTruthy();
});

test('a category lists all its products under its name in upper case, those out of stock last and marked', async () => {
  const soldOut = aProduct({ id: 'kale', name: 'Kale', inStock: false });
  const seen = answer(ProductListDocument, aPage([tomatoes, soldOut]));
  renderApp('/products/vegetables');

  const title = await screen.findByRole('heading', { level: 1, name: 'Organic veggies' });
  expect(title.textContent).toBe('ORGANIC VEGGIES');
  expect(await shownNames()).toEqual(['Vine tomatoes', 'Kale']);
  expect(screen.getByText('2 products')).toBeTruthy();
  const [first, last] = screen.getAllByRole('article');
  expect(within(last!).getByText('Sold out')).toBeTruthy();
  expect(within(last!).queryByRole('button')).toBeNull();
  expect(within(first!).getByRole('button', { name: 'Add Vine tomatoes to cart' })).toBeTruthy();
  expect(seen[0]).toMatchObject({ filter: { category: 'vegetables' }, inStockFirst: true });
  expect(seen[0]?.filter).not.toHaveProperty('inStock');
});

test('a category is found whatever the case of its address', async () => {
  const seen = answer(ProductListDocument, aPage([tomatoes]));
  renderApp('/products/Vegetables');

  await shownNames();

  expect(seen[0]?.filter.category).toBe('vegetables');
});

test('an empty category says so and leads to all products', async () => {
  answer(ProductListDocument, aPage([]));
  renderApp('/products/dairy');

  expect(await screen.findByText('No products found in this category.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse all products' }).getAttribute('href')).toBe('/products');
});

test('an unknown category shows the message for an empty category', async () => {
  answer(ProductListDocument, aPage([]));
  renderApp('/products/garden-tools');

  expect(await screen.findByText('No products found in this category.')).toBeTruthy();
});

test('another category of the store shows its products under the store’s name', async () => {
  const category = { __typename: 'Category' as const, slug: 'pet-food', label: 'Pet food' };
  answer(ProductListDocument, aPage([aProduct({ category })]));
  renderApp('/products/Pet-Food');

  expect(await screen.findByRole('heading', { level: 1, name: 'Pet food' })).toBeTruthy();
  expect(document.title).toBe('Pet food · Greengate');
  const link = await screen.findByRole('link', { name: 'Vine tomatoes' });
  expect(link.getAttribute('href')).toBe('/products/pet-food/tomatoes');
});

test('a link to another category never shows the products of the last one', async () => {
  answer(ProductListDocument, aPage([tomatoes]));
  const { user } = renderApp('/products/vegetables');
  await shownNames();

  neverAnswer(ProductListDocument);
  const links = within(screen.getByRole('navigation', { name: 'Categories' }));
  await user.click(links.getByRole('link', { name: 'Fresh Fruits' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Fresh Fruits' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Vine tomatoes' })).toBeNull();
});
