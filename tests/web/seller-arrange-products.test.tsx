import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  ArrangedProductsDocument,
  ArrangeProductDocument,
  type ArrangeProductInput,
} from '#web/__generated__/seller-products.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { SellerProductsDocument } from '#web/__generated__/seller-stock.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { kept, readLists } from '#tests/support/web/read-lists.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';

let order: string[] = [];
let bestSellers = new Set<string>();

const arranged = (id: string) => ({
  __typename: 'SellerProduct' as const,
  id,
  isBestSeller: bestSellers.has(id),
  product: { __typename: 'Product' as const, id, name: id, image: null },
});

/** Moves products as the store does. */
function arrangeAsStore({ id: given, after: place, isBestSeller }: ArrangeProductInput) {
  const id = String(given);
  const after = place === undefined || place === null ? place : String(place);
  if (after !== undefined) {
    const others = order.filter((each) => each !== id);
    order = others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, id);
  }
  if (isBestSeller) bestSellers.add(id);
  return {
    arrangeProduct: {
      __typename: 'ArrangeProductPayload' as const,
      success: true,
      message: 'Saved.',
      errors: [],
      product: { __typename: 'SellerProduct' as const, id, isBestSeller: bestSellers.has(id) },
    },
  };
}

beforeEach(() => {
  order = ['Apples', 'Bread', 'Cheese', 'Dates'];
  bestSellers = new Set();
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: ['PRODUCTS_EDIT'], timeZone: null } });
  answer(ArrangedProductsDocument, ({ first, offset }) => ({
    seller: {
      __typename: 'Seller' as const,
      allProducts: {
        __typename: 'SellerProductConnection' as const,
        totalCount: order.length,
        nodes: order.slice(offset, offset + first).map(arranged),
      },
    },
  }));
  answer(SellerProductsDocument, {
    products: {
      __typename: 'ProductConnection',
      totalCount: 0,
      nodes: [],
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    },
  });
});

const list = () => screen.findByRole('list', { name: 'Products in their order' });
const names = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((row) => {
      const place = within(row).getByRole('textbox');
      return `${(place as HTMLInputElement).value}. ${row.textContent?.split('Shop’s pick')[0]}`;
    });
const button = (name: string) => screen.findByRole('button', { name });
const expectFocusOn = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

test('the product list leads to the order, in which products move with the keyboard and keep the focus', async () => {
  const seen = answer(ArrangeProductDocument, ({ input }) => arrangeAsStore(input));
  const { user, client, address } = renderApp('/seller/product-list');
  const left = readLists(client);
  await user.click(await screen.findByRole('link', { name: 'Arrange' }));
  expect(address()).toBe('/seller/product-list?arrange=1');
  expect(await names()).toEqual(['1. Apples', '2. Bread', '3. Cheese', '4. Dates']);
  expect(await button('Move Apples up')).toHaveProperty('disabled', true);
  expect(await button('Move Dates down')).toHaveProperty('disabled', true);

  (await button('Move Cheese up')).focus();
  await user.keyboard('{Enter}');
  expect(await names()).toEqual(['1. Apples', '2. Cheese', '3. Bread', '4. Dates']);
  await expectFocusOn(await button('Move Cheese up'));
  expect(await screen.findByText('Cheese is now number 2')).toBeTruthy();

  await user.click(await button('Move Apples down'));
  await user.click(await button('Move Dates to the top'));
  expect(await names()).toEqual(['1. Dates', '2. Cheese', '3. Apples', '4. Bread']);
  await expectFocusOn(await button('Move Dates down'));
  await waitFor(() => expect(order).toEqual(['Dates', 'Cheese', 'Apples', 'Bread']));
  await waitFor(() => expect(left()).toEqual(kept.afterLists));
  expect(seen).toEqual([
    { input: { id: 'Cheese', after: 'Apples' } },
    { input: { id: 'Apples', after: 'Cheese' } },
    { input: { id: 'Dates', after: null } },
  ]);
});

test('a product moves over the end of a page', async () => {
  order = Array.from({ length: 30 }, (_, at) => `P${String.fromCodePoint(65 + at)}`);
  const seen = answer(ArrangeProductDocument, ({ input }) => arrangeAsStore(input));
  const { user } = renderApp('/seller/product-list?arrange=1&page=2');
  const [before = '', above = '', first = '', second = ''] = order.slice(23);
  await user.click(await button(`Move ${first} up`));
  await button(`Move ${above} up`);
  await expectFocusOn(await list());
  expect(seen).toEqual([{ input: { id: first, after: before } }]);
  await waitFor(() => expect(order.indexOf(first)).toBe(24));

  await user.click(await button(`Move ${second} to the top`));
  await waitFor(() => expect(order[0]).toBe(second));
  await waitFor(() => expect(screen.queryByRole('button', { name: `Move ${second} up` })).toBeNull());
});

test('a number moves a product far, over pages that are not loaded, and as far as the list goes', async () => {
  order = Array.from({ length: 90 }, (_, at) => `Product ${at + 1}`);
  const expected = [...order];
  const seen = answer(ArrangeProductDocument, ({ input }) => arrangeAsStore(input));
  const { user } = renderApp('/seller/product-list?arrange=1&page=2');
  const moveTo = async (name: string, number: string, to = Number(number)) => {
    const place = await screen.findByRole('textbox', { name: `Number of ${name}` });
    await user.clear(place);
    const before = seen.length;
    await user.type(place, `${number}{Enter}`);
    await waitFor(() => expect(seen.length).toBe(before + 1));
    expected.splice(expected.indexOf(name), 1);
    expected.splice(Math.min(to, 90) - 1, 0, name);
    await waitFor(() => expect(order).toEqual(expected));
  };
  await moveTo('Product 30', '80');
  await expectFocusOn(await list());
  await moveTo('Product 32', '4');
  await moveTo('Product 33', '1000');
  await moveTo('Product 31', '٥', 5);
  await moveTo('Product 35', '28');
  await expectFocusOn(await screen.findByRole('textbox', { name: 'Number of Product 35' }));
  const last = await screen.findByRole('textbox', { name: 'Number of Product 36' });
  await user.clear(last);
  await user.type(last, 'x{Enter}');
  await user.tab();
  expect(order).toEqual(expected);
});

test('without products the page leads to the form for the first one', async () => {
  order = [];
  renderApp('/seller/product-list?arrange=1');
  expect((await screen.findByRole('link', { name: 'Add your first product' })).getAttribute('href')).toBe('/seller');
});

test('after a refusal the list shows the store’s order again', async () => {
  answer(ArrangeProductDocument, {
    arrangeProduct: {
      __typename: 'ArrangeProductPayload',
      success: false,
      message: 'There is no such product. Please reload the list.',
      errors: [{ __typename: 'UserError', code: 'UNKNOWN_PRODUCT' }],
      product: null,
    },
  });
  const { user } = renderApp('/seller/product-list?arrange=1');
  await user.click(await button('Move Bread up'));
  expect(await findToast(/no such product/)).toBeTruthy();
  await waitFor(async () => expect((await names()).slice(0, 2)).toEqual(['1. Apples', '2. Bread']));
});

test('a switch in each row makes a product one of the shop’s picks', async () => {
  const seen = answer(ArrangeProductDocument, ({ input }) => arrangeAsStore(input));
  const { user } = renderApp('/seller/product-list?arrange=1');
  await user.click(await screen.findByRole('switch', { name: 'Bread is one of the shop’s picks' }));
  expect(await findToast('Among the shop’s picks')).toBeTruthy();
  expect(seen).toEqual([{ input: { id: 'Bread', isBestSeller: true } }]);
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Bread is one of the shop’s picks' }).getAttribute('aria-checked')).toBe(
      'true',
    ),
  );
});

test('over a store that cannot arrange products, nothing leads to the order', async () => {
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: ['CATEGORIES_OWN'], timeZone: null } });
  renderApp('/seller/product-list');
  expect(await screen.findByRole('link', { name: 'Categories' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Arrange' })).toBeNull();
});
