import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ProductListDocument } from '#web/__generated__/catalog.ts';
import {
  RemoveDemoProductsDocument,
  SellerArticleNumbersDocument,
  SellerDemoProductsDocument,
  SellerProductsDocument,
  SetProductStockDocument,
  type SellerProduct_productFragment,
  type UserErrorCode,
} from '#web/__generated__/seller-stock.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { answer, answerLater, answerWithError, neverAnswer } from '#tests/support/web/gateway-stand-in.ts';
import { kept, readLists } from '#tests/support/web/read-lists.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aProduct, errorsOf, picturePath } from '#tests/support/web/shop-factories.ts';

type Product = SellerProduct_productFragment;

function aStockedProduct(over: Partial<Product> = {}): Product {
  const { id, name, category, image, inStock, offerPrice } = aProduct();
  const shown = { id, name, category, image, inStock, price: offerPrice, offerPrice };
  return { __typename: 'Product', availability: null, gtin: null, portion: null, ...shown, ...over };
}

function aPage(nodes: Product[], next: string | null = null, totalCount = nodes.length) {
  return {
    products: {
      __typename: 'ProductConnection' as const,
      totalCount,
      nodes,
      pageInfo: { __typename: 'PageInfo' as const, endCursor: next, hasNextPage: next !== null },
    },
  };
}

function stockReply(code: UserErrorCode | null, message: string | null, inStock?: boolean) {
  return {
    setProductStock: {
      __typename: 'SetProductStockPayload' as const,
      success: code === null,
      message,
      errors: code === null ? [] : errorsOf(code),
      product: inStock === undefined ? null : { __typename: 'Product' as const, id: 'tomatoes', inStock },
    },
  };
}

async function stockSwitch() {
  return screen.findByRole('switch', { name: 'Vine tomatoes in stock' });
}

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
});

test('the product list shows picture, name, category and offer price of everything, in stock or not', async () => {
  answer(
    SellerProductsDocument,
    aPage([aStockedProduct(), aStockedProduct({ id: 'old', name: 'Old bread', inStock: false })]),
  );
  renderApp('/seller/product-list');

  const row = within(await screen.findByRole('row', { name: /^Vine tomatoes/ }));
  expect(row.getByRole('cell', { name: 'Organic veggies' })).toBeTruthy();
  expect(row.getByRole('cell', { name: '$2.99' })).toBeTruthy();
  expect(document.querySelector(`img[src="${picturePath('a')}"]`)).toBeTruthy();
  expect((await stockSwitch()).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('switch', { name: 'Old bread in stock' }).getAttribute('aria-checked')).toBe('false');
  expect(screen.getByText('2 products, 1 out of stock')).toBeTruthy();
});

test('the stock switch moves at once and sends the new state', async () => {
  answer(SellerProductsDocument, aPage([aStockedProduct()]));
  const { seen, release } = answerLater(SetProductStockDocument, stockReply(null, 'Stock Updated', false));
  const { user, client } = renderApp('/seller/product-list');
  const left = readLists(client);

  await user.click(await stockSwitch());

  expect((await stockSwitch()).getAttribute('aria-checked')).toBe('false');
  await expect.poll(() => seen).toEqual([{ input: { productId: 'tomatoes', inStock: false } }]);
  await release();
  expect(await findToast('Stock Updated')).toBeTruthy();
  expect(left()).toEqual(kept.afterStock);
  expect((await stockSwitch()).getAttribute('aria-checked')).toBe('false');
});

test('a refused switch moves back and shows the store’s message', async () => {
  answer(SellerProductsDocument, aPage([aStockedProduct()]));
  answer(SetProductStockDocument, stockReply('NOT_LOGGED_IN', 'Not Authorized'));
  const { user } = renderApp('/seller/product-list');

  await user.click(await stockSwitch());

  expect(await findToast('Not Authorized')).toBeTruthy();
  expect((await stockSwitch()).getAttribute('aria-checked')).toBe('true');
});

test('a switch refused because the login has expired brings the login form', async () => {
  answer(SellerProductsDocument, aPage([aStockedProduct()]));
  answer(SetProductStockDocument, stockReply('NOT_LOGGED_IN', 'Not Authorized'));
  const { user } = renderApp('/seller/product-list');
  const toggle = await stockSwitch();
  answer(SellerSessionDocument, { seller: null });

  await user.click(toggle);

  // The toast ends by itself; the form may be loaded later.
  expect(await findToast('Not Authorized')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 1, name: 'Seller Login' })).toBeTruthy();
});

test('a switch that cannot be sent moves back and shows why', async () => {
  answer(SellerProductsDocument, aPage([aStockedProduct()]));
  answerWithError(SetProductStockDocument, 'The store cannot be reached.');
  const { user } = renderApp('/seller/product-list');

  await user.click(await stockSwitch());

  expect(await findToast('The store cannot be reached.')).toBeTruthy();
  expect((await stockSwitch()).getAttribute('aria-checked')).toBe('true');
});

test.each([
  ['the list of all products', { filter: { inStock: true }, inStockFirst: false }],
  ['a category’s list', { filter: { category: 'vegetables' }, inStockFirst: true }],
] as const)('after a change of stock, %s is loaded again', async (_what, wanted) => {
  answer(SellerProductsDocument, aPage([aStockedProduct()]));
  answer(SetProductStockDocument, stockReply(null, 'Stock Updated', false));
  answer(ProductListDocument, aPage([]) as never);
  const { user, client } = renderApp('/seller/product-list');
  const list = {
    query: ProductListDocument,
    variables: { ...wanted, sort: 'FEATURED', first: 24, offset: 0 },
  } as const;
  await client.query(list);
  expect(client.readQuery(list)).not.toBeNull();

  await user.click(await stockSwitch());
  await findToast('Stock Updated');

  expect(client.readQuery(list)).toBeNull();
});

/** Responds with `count` products, a hundred per page, like the gateway. */
function answerMany(count: number) {
  const all = Array.from({ length: count }, (_, at) => aStockedProduct({ id: `p${at}`, name: `Product ${at}` }));
  return answer(SellerProductsDocument, ({ after }) => {
    const from = Number(after ?? 0);
    return aPage(all.slice(from, from + 100), from + 100 < count ? String(from + 100) : null, count);
  });
}

test('a long list has pages, and the address stores the page', async () => {
  const seen = answerMany(110);
  const { user, address } = renderApp('/seller/product-list?page=3');
  expect(await shownNames()).toHaveLength(25);
  expect((await shownNames())[0]).toBe('Product 50');
  expect(screen.getByText('110 products')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect((await shownNames())[0]).toBe('Product 75');
  expect(seen).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Next page' }));

  expect(await screen.findByRole('switch', { name: 'Product 109 in stock' })).toBeTruthy();
  expect(address()).toBe('/seller/product-list?page=5');
  expect(screen.getByRole('table', { name: /page 5 of 5$/ })).toBe(document.activeElement);
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
  expect(screen.getByText('110 products, 0 out of stock')).toBeTruthy();
});

test('a page after the last one shows the last one', async () => {
  answerMany(60);
  renderApp('/seller/product-list?page=9');
  await waitFor(async () => expect((await shownNames())[0]).toBe('Product 50'));
  expect(screen.getByRole('table', { name: /page 3 of 3$/ })).toBeTruthy();
});

test('the first letter of a search leaves the focus in its field', async () => {
  answer(SellerProductsDocument, aPage([tomatoes, milk]));
  const { user } = renderApp('/seller/product-list');
  await shownNames();
  const field = screen.getByLabelText('Search');

  await user.type(field, 'milk');

  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(await shownNames()).toEqual(['Fresh milk']);
});

test('a search covers all products, also those not loaded yet, and starts at the first page', async () => {
  answerMany(250);
  const { user, address } = renderApp('/seller/product-list?page=2');
  await shownNames();

  await user.type(screen.getByLabelText('Search'), '249');

  expect(await screen.findByRole('switch', { name: 'Product 249 in stock' })).toBeTruthy();
  expect(await shownNames()).toEqual(['Product 249']);
  expect(address()).toBe('/seller/product-list?q=249');
});

test('when the rest of the products cannot be loaded, the page says so and offers a retry', async () => {
  answerMany(130);
  const { user } = renderApp('/seller/product-list');
  await shownNames();
  answerWithError(SellerProductsDocument, 'The store cannot be reached.');
  await user.type(screen.getByLabelText('Search'), '129');
  expect(await screen.findByText(/^Only 100 of 130 products could be loaded/)).toBeTruthy();

  answerMany(130);
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await shownNames()).toEqual(['Product 129']);
});

test('a shop without products leads to adding the first', async () => {
  answer(SellerProductsDocument, aPage([]));
  renderApp('/seller/product-list');

  expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add your first product' }).getAttribute('href')).toBe('/seller');
});

test('while the products are loading, placeholders show', async () => {
  neverAnswer(SellerProductsDocument);
  renderApp('/seller/product-list');

  expect(await screen.findByLabelText('Loading the products')).toBeTruthy();
});

test('when the list cannot be loaded, the message shows in the page and in a toast, and a retry loads it', async () => {
  answerWithError(SellerProductsDocument, 'The store cannot be reached.');
  const { user } = renderApp('/seller/product-list');
  expect(await findToast('The store cannot be reached.')).toBeTruthy();

  answer(SellerProductsDocument, aPage([aStockedProduct()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await stockSwitch()).toBeTruthy();
});

const tomatoes = aStockedProduct();
const bread = aStockedProduct({
  id: 'bread',
  name: 'Brown bread',
  category: { __typename: 'Category', slug: 'bakery', label: 'Bakery & Breads' },
  offerPrice: 1,
  inStock: false,
});
const milk = aStockedProduct({
  id: 'milk',
  name: 'Fresh milk',
  category: { __typename: 'Category', slug: 'dairy', label: 'Dairy Products' },
  offerPrice: 2,
});

const shownNames = async () =>
  (await screen.findAllByRole('switch')).map((each) => each.getAttribute('aria-label')?.replace(' in stock', ''));

test('the list can be searched, filtered and sorted, and the address stores that', async () => {
  answer(SellerProductsDocument, aPage([tomatoes, bread, milk]));
  const { user, address } = renderApp('/seller/product-list?sort=price');
  expect(await shownNames()).toEqual(['Brown bread', 'Fresh milk', 'Vine tomatoes']);
  await user.selectOptions(screen.getByLabelText('Stock'), 'in');
  expect(await shownNames()).toEqual(['Fresh milk', 'Vine tomatoes']);
  await user.type(screen.getByLabelText('Search'), 'tom');
  expect(await shownNames()).toEqual(['Vine tomatoes']);
  expect(address()).toBe('/seller/product-list?sort=price&stock=in&q=tom');
  await user.selectOptions(screen.getByLabelText('Category'), 'bakery');
  expect(screen.getByText('No products match. Change the search or the filters.')).toBeTruthy();
});

test('a search finds a product by the beginning of its article number', async () => {
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: ['PRODUCTS_SKU'], timeZone: null } });
  const number = { __typename: 'ArticleNumber' as const, productId: bread.id, sku: 'W-0047' };
  answer(SellerArticleNumbersDocument, { seller: { __typename: 'Seller', articleNumbers: [number] } });
  answer(SellerProductsDocument, aPage([tomatoes, bread, milk]));
  const { user } = renderApp('/seller/product-list');
  expect(await shownNames()).toHaveLength(3);
  await user.type(screen.getByLabelText('Search'), 'w-00');
  await waitFor(async () => expect(await shownNames()).toEqual(['Brown bread']));
});

test('the stock of all selected products changes where it differs, and the change can be undone', async () => {
  answer(SellerProductsDocument, aPage([tomatoes, bread, milk]));
  const sent = answer(SetProductStockDocument, ({ input: { productId, inStock } }) => ({
    setProductStock: {
      __typename: 'SetProductStockPayload' as const,
      success: true,
      message: 'Stock Updated',
      errors: [],
      product: { __typename: 'Product' as const, id: String(productId), inStock },
    },
  }));
  const { user, client } = renderApp('/seller/product-list');
  const left = readLists(client);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown products' }));
  expect(screen.getByText('3 selected')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Choose all/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mark out of stock' }));
  expect(await findToast('2 products marked out of stock')).toBeTruthy();
  expect(left()).toEqual(kept.afterStock);
  expect(sent).toEqual([
    { input: { productId: 'tomatoes', inStock: false } },
    { input: { productId: 'milk', inStock: false } },
  ]);
  expect((await stockSwitch()).getAttribute('aria-checked')).toBe('false');
  const bar = within(screen.getByRole('region', { name: 'Selected products' }));
  await user.click(bar.getByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => sent.slice(2))
    .toEqual([{ input: { productId: 'tomatoes', inStock: true } }, { input: { productId: 'milk', inStock: true } }]);
  await expect.poll(async () => (await stockSwitch()).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('switch', { name: 'Brown bread in stock' }).getAttribute('aria-checked')).toBe('false');
});

test('of a bulk change, refusals show the store’s message, and accepted changes stay', async () => {
  answer(SellerProductsDocument, aPage([tomatoes, milk]));
  answer(SetProductStockDocument, ({ input: { productId, inStock } }) => ({
    setProductStock: {
      __typename: 'SetProductStockPayload' as const,
      success: productId === 'milk',
      message: productId === 'milk' ? 'Stock Updated' : 'Not today',
      errors: productId === 'milk' ? [] : errorsOf('REFUSED'),
      product: productId === 'milk' ? { __typename: 'Product' as const, id: 'milk', inStock } : null,
    },
  }));
  const { user } = renderApp('/seller/product-list');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown products' }));
  await user.click(screen.getByRole('button', { name: 'Mark out of stock' }));
  expect(await findToast('Not today')).toBeTruthy();
  expect(await findToast('1 product marked out of stock')).toBeTruthy();
  expect((await stockSwitch()).getAttribute('aria-checked')).toBe('true');
});

const demo = (removableDemoProducts: number | null) => ({
  seller: { __typename: 'Seller' as const, removableDemoProducts },
});

const removal = (code: UserErrorCode | null, message: string) => ({
  removeDemoProducts: {
    __typename: 'RemoveDemoProductsPayload' as const,
    success: code === null,
    message,
    errors: code === null ? [] : errorsOf(code),
  },
});

test('the demonstration products are removed after a confirmation, and the list is loaded again', async () => {
  answer(SellerProductsDocument, aPage([aStockedProduct(), aStockedProduct({ id: 'own', name: 'Own pears' })]));
  answer(SellerDemoProductsDocument, demo(1));
  const removals = answer(RemoveDemoProductsDocument, removal(null, '1 demonstration product removed.'));
  const { user, client } = renderApp('/seller/product-list');
  const left = readLists(client);

  const notice = within(await screen.findByRole('region', { name: 'Demonstration products' }));
  expect(notice.getByText('1 demonstration product came with the shop and has never been ordered.')).toBeTruthy();
  await user.click(notice.getByRole('button', { name: 'Remove them' }));
  await user.click(screen.getByRole('button', { name: 'Keep them' }));
  expect(removals).toHaveLength(0);

  await user.click(notice.getByRole('button', { name: 'Remove them' }));
  answer(SellerProductsDocument, aPage([aStockedProduct({ id: 'own', name: 'Own pears' })]));
  answer(SellerDemoProductsDocument, demo(0));
  await user.click(screen.getByRole('button', { name: 'Remove' }));

  expect(await findToast('1 demonstration product removed.')).toBeTruthy();
  // The page reads its own list again.
  expect(left().filter((name) => name !== 'of the seller')).toEqual(kept.afterProducts);
  await expect.poll(() => screen.queryByText('Vine tomatoes')).toBeNull();
  expect(screen.getByText('Own pears')).toBeTruthy();
  await expect.poll(() => screen.queryByRole('region', { name: 'Demonstration products' })).toBeNull();
  expect(removals).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('a refused removal shows the store’s message, and the products and the focus stay', async () => {
  answer(SellerProductsDocument, aPage([aStockedProduct()]));
  answer(SellerDemoProductsDocument, demo(44));
  answer(RemoveDemoProductsDocument, removal('REFUSED', 'Not now.'));
  const { user } = renderApp('/seller/product-list');

  await user.click(await screen.findByRole('button', { name: 'Remove them' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));

  expect(await findToast('Not now.')).toBeTruthy();
  expect(await screen.findByText('Vine tomatoes')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Demonstration products' })).toBeTruthy();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).not.toBe(screen.getByRole('heading', { level: 1 }));
});

test('the confirmation closes after a refused removal also when the lists cannot be loaded', async () => {
  answer(SellerProductsDocument, aPage([aStockedProduct()]));
  answer(SellerDemoProductsDocument, demo(44));
  answer(RemoveDemoProductsDocument, removal('REFUSED', 'Not now.'));
  const { user } = renderApp('/seller/product-list');

  await user.click(await screen.findByRole('button', { name: 'Remove them' }));
  answerWithError(SellerProductsDocument, 'The store is not reachable.');
  answerWithError(SellerDemoProductsDocument, 'The store is not reachable.');
  await user.click(screen.getByRole('button', { name: 'Remove' }));

  expect(await findToast('Not now.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Remove 44/ })).toBeNull());
});

test.each([
  ['has no such products', demo(0)],
  ['does not tell', demo(null)],
])('nothing is offered for removal where the store %s', async (_what, reply) => {
  answer(SellerProductsDocument, aPage([aStockedProduct()]));
  const seen = answer(SellerDemoProductsDocument, reply);
  renderApp('/seller/product-list');

  await stockSwitch();
  await expect.poll(() => seen).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Remove them' })).toBeNull();
});
