import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ProductToEditDocument } from '#web/__generated__/seller-products.ts';
import {
  ChangeProductsDocument,
  SellerPriceDocument,
  SellerProductsDocument,
  SetProductPriceDocument,
  type ChangeProductsMutation,
  type PricedProductFragment,
  type SellerProduct_productFragment,
  type UserErrorCode,
} from '#web/__generated__/seller-stock.ts';
import { SellerSessionDocument, SellerShopFactsDocument, type StoreFeature } from '#web/__generated__/seller-shell.ts';
import { bulkFields } from '#web/features/seller/stock/bulk-change.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { kept, readLists } from '#tests/support/web/read-lists.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { anEditedProduct, aProduct } from '#tests/support/web/shop-factories.ts';

type Product = SellerProduct_productFragment;

function aRow(id: string, over: Partial<Product> = {}): Product {
  const { category, image } = aProduct();
  const prices = { price: 5, offerPrice: 5 };
  return {
    __typename: 'Product',
    id,
    name: id,
    category,
    image,
    gtin: null,
    portion: null,
    inStock: true,
    availability: null,
    ...prices,
    ...over,
  };
}

/** Answers with these products, a hundred a part. */
function answerList(all: readonly Product[]) {
  return answer(SellerProductsDocument, ({ after }) => {
    const from = Number(after ?? 0);
    const hasNextPage = from + 100 < all.length;
    return {
      products: {
        __typename: 'ProductConnection' as const,
        totalCount: all.length,
        nodes: all.slice(from, from + 100),
        pageInfo: { __typename: 'PageInfo' as const, endCursor: hasNextPage ? String(from + 100) : null, hasNextPage },
      },
    };
  });
}

const priced = (version: number, price: number, offerPrice = price): PricedProductFragment => ({
  __typename: 'SellerProduct',
  id: 'Figs',
  version,
  product: { __typename: 'Product', id: 'Figs', price, offerPrice },
});

const answerPrice = (product: PricedProductFragment) =>
  answer(SellerPriceDocument, { seller: { __typename: 'Seller', oneProduct: product } });

function answerSave(code: UserErrorCode | null, message: string, product: PricedProductFragment | null) {
  return answer(SetProductPriceDocument, {
    updateProduct: {
      __typename: 'UpdateProductPayload',
      success: code === null,
      message,
      errors: code === null ? [] : [{ __typename: 'UserError', code }],
      product,
    },
  });
}

beforeEach(() => {
  const features: StoreFeature[] = ['PRODUCTS_EDIT', 'PRODUCTS_BULK'];
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features, timeZone: null } });
});

const opener = (shown: string) => screen.findByRole('button', { name: new RegExp(`^Price of Figs: ?\\${shown}`) });
const priceField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price ($)' });

test('a price is corrected in its row: click, type, Enter; no offer arises, and the list stays as it is', async () => {
  const lists = answerList([aRow('Figs'), aRow('Dates')]);
  answerPrice(priced(3, 5));
  const sent = answerSave(null, 'Product saved.', priced(4, 7.99));
  const { user, client, address } = renderApp('/seller/product-list?q=fig');
  const left = readLists(client);
  await user.click(await opener('$5.00'));
  await waitFor(() => expect(document.activeElement).toBe(priceField()));
  // What was there is selected, so typing replaces it.
  await user.keyboard('7.99{Enter}');

  expect(await findToast('Product saved.')).toBeTruthy();
  expect(left()).toEqual(kept.afterPrices);
  expect(sent).toEqual([{ input: { id: 'Figs', ifVersion: 3, price: 7.99, offerPrice: 7.99 } }]);
  expect(document.activeElement).toBe(await opener('$7.99'));
  expect(address()).toBe('/seller/product-list?q=fig');
  expect(lists).toHaveLength(1);
});

test('Escape gives up; a text that is no price and a refusal of the store show at the row', async () => {
  answerList([aRow('Figs')]);
  answerPrice(priced(3, 5));
  const sent = answerSave('INVALID', 'Price must be an amount from 0.01.', null);
  const { user } = renderApp('/seller/product-list');
  await user.click(await opener('$5.00'));
  await user.keyboard('9{Escape}');
  expect(document.activeElement).toBe(await opener('$5.00'));

  await user.click(await opener('$5.00'));
  await user.keyboard('cheap{Enter}');
  expect(await screen.findByText('Enter a number, such as 4.50.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(priceField()));
  expect(sent).toHaveLength(0);
  await user.clear(priceField());
  await user.type(priceField(), '4');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Price must be an amount from 0.01.')).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(priceField().value).toBe('4');
});

test.each([
  ['6.5', { price: 7, offerPrice: 6.5 }],
  ['8', { price: 8, offerPrice: 8 }],
])('of an offer of 5 instead of 7, the new price %s is what shoppers pay: %j', async (typed, prices) => {
  answerList([aRow('Figs', { price: 7, offerPrice: 5 })]);
  answerPrice(priced(3, 7, 5));
  const sent = answerSave(null, 'Product saved.', priced(4, prices.price, prices.offerPrice));
  const { user } = renderApp('/seller/product-list');
  await user.click(await opener('$5.00'));
  expect(screen.getByRole('textbox', { name: 'Offer price ($)' })).toBe(document.activeElement);
  expect(screen.getByText('The offer ends at $7.00.')).toBeTruthy();
  await user.keyboard(`${typed}{Enter}`);
  expect(await findToast('Product saved.')).toBeTruthy();
  expect(sent).toMatchObject([{ input: prices }]);
});

test('a price that somebody has changed meanwhile is shown before it is replaced', async () => {
  answerList([aRow('Figs')]);
  answerPrice(priced(8, 5.5));
  const sent = answerSave(null, 'Product saved.', priced(9, 7));
  const { user } = renderApp('/seller/product-list');
  await user.click(await opener('$5.00'));
  await user.keyboard('7{Enter}');
  expect(await screen.findByText(/^Somebody has changed this price. It is \$5.50 now./)).toBeTruthy();
  expect(sent).toHaveLength(0);
  await user.keyboard('{Enter}');
  expect(await findToast('Product saved.')).toBeTruthy();
  expect(sent).toMatchObject([{ input: { ifVersion: 8, price: 7 } }]);
});

test('when another field of the product has changed, the price is saved by another press', async () => {
  answerList([aRow('Figs')]);
  answerPrice(priced(3, 5));
  const message = 'Figs has changed since.';
  answerSave('CHANGED_SINCE', message, priced(9, 5));
  const { user } = renderApp('/seller/product-list');
  await user.click(await opener('$5.00'));
  await user.keyboard('7{Enter}');
  expect(await screen.findByText(message)).toBeTruthy();
  const sent = answerSave(null, 'Product saved.', priced(10, 7));
  await user.keyboard('{Enter}');
  expect(await findToast('Product saved.')).toBeTruthy();
  expect(sent).toMatchObject([{ input: { ifVersion: 9, price: 7 } }]);
});

test('over a store that cannot edit products the price is only shown', async () => {
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: [], timeZone: null } });
  answerList([aRow('Figs')]);
  const { user } = renderApp('/seller/product-list');
  expect(await screen.findByRole('cell', { name: '$5.00' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Price of/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select Figs' }));
  expect(screen.queryByRole('button', { name: 'Change…' })).toBeNull();
});

type Changed = ChangeProductsMutation['changeProducts'];

const bulkReply = (over: Partial<Changed>): ChangeProductsMutation => ({
  changeProducts: {
    __typename: 'ChangeProductsPayload',
    success: true,
    message: 'Done.',
    errors: [],
    changes: [],
    ...over,
  },
});

const aChange = (id: string, version: number) => ({
  __typename: 'ProductChange' as const,
  id,
  name: id,
  version,
  price: 5,
  offerPrice: 5,
  newPrice: 5.13,
  newOfferPrice: 5.13,
});

test('prices of all products of the list rise by per cent, after a preview', async () => {
  const all = Array.from({ length: 130 }, (_none, at) => aRow(`p${at}`));
  answerList(all);
  const changes = all.slice(0, 120).map(({ id }, at) => aChange(id, at));
  const sent = answer(ChangeProductsDocument, bulkReply({ message: '120 products changed.', changes }));
  const { user, client } = renderApp('/seller/product-list');
  const left = readLists(client);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown products' }));
  expect(screen.getByText('25 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose all 130' }));
  expect(await screen.findByText('130 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change 130 products' }));
  const show = () => dialog.getByRole('button', { name: 'Show what changes' });

  await user.click(show());
  expect(dialog.getByText('Enter a number from -90 to 1000, such as 5 or -2.5.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Per cent' }), '2,5');
  await user.click(show());
  expect(await dialog.findByText('120 of 130 products change.')).toBeTruthy();
  expect(dialog.getByRole('row', { name: 'p0 $5.00 $5.13' })).toBeTruthy();
  expect(dialog.getByText('And 110 more.')).toBeTruthy();
  expect(sent).toMatchObject([{ input: { percent: 2.5, dryRun: true } }]);
  expect(sent[0]?.input.products).toHaveLength(130);

  await user.click(dialog.getByRole('button', { name: 'Change 120 products' }));
  expect(await findToast('120 products changed.')).toBeTruthy();
  expect(left()).toEqual(kept.afterPrices);
  expect(sent[1]?.input).toEqual({
    percent: 2.5,
    products: changes.map(({ id, version }) => ({ id, ifVersion: version })),
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a change is at least -90 and at most 1000 per cent, and a preview of ten products shows all of them', async () => {
  const typed = (percent: string) => bulkFields({ kind: 'PERCENT', percent, taxClass: 'A', category: '' });
  const fault = { fault: 'Enter a number from -90 to 1000, such as 5 or -2.5.' };
  expect(['-90', '-90.01', '1000', '1000,01', '0', '−5 %'].map(typed)).toEqual([
    { percent: -90 },
    fault,
    { percent: 1000 },
    fault,
    fault,
    { percent: -5 },
  ]);

  const all = Array.from({ length: 10 }, (_none, at) => aRow(`p${at}`));
  answerList(all);
  answer(ChangeProductsDocument, bulkReply({ changes: all.map(({ id }, at) => aChange(id, at)) }));
  const { user } = renderApp('/seller/product-list');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown products' }));
  await user.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change 10 products' }));
  await user.type(dialog.getByRole('textbox', { name: 'Per cent' }), '2.5');
  await user.click(dialog.getByRole('button', { name: 'Show what changes' }));
  expect(await dialog.findByRole('row', { name: 'p9 $5.00 $5.13' })).toBeTruthy();
  expect(dialog.queryByText(/^And /)).toBeNull();
});

test('a bulk change that is refused shows why, and asks for another preview', async () => {
  answerList([aRow('Figs'), aRow('Dates')]);
  answer(ChangeProductsDocument, bulkReply({ changes: [aChange('Figs', 3)] }));
  const { user } = renderApp('/seller/product-list');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Figs' }));
  await user.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change 1 product' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What to change' }), 'Archive');
  await user.click(dialog.getByRole('button', { name: 'Show what changes' }));
  const message = 'Figs has changed since you looked at it.';
  const errors = [{ __typename: 'UserError' as const, code: 'CHANGED_SINCE' as const }];
  const sent = answer(ChangeProductsDocument, bulkReply({ success: false, message, errors }));
  await user.click(await dialog.findByRole('button', { name: 'Archive 1 product' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(sent).toEqual([{ input: { isArchived: true, products: [{ id: 'Figs', ifVersion: 3 }] } }]);
  expect(dialog.getByRole('button', { name: 'Show what changes' })).toBeTruthy();
});

test('search, page and choice are still there when the seller comes back from a product', async () => {
  answerList(Array.from({ length: 60 }, (_none, at) => aRow(`Fig ${at}`)));
  answer(ProductToEditDocument, {
    seller: {
      __typename: 'Seller',
      oneProduct: anEditedProduct({ ...aRow('Fig 30'), portion: null }, { id: 'Fig 30' }),
    },
  });
  const { user, address } = renderApp('/seller/product-list?q=fig&page=2');
  const choice = () => screen.findByRole('checkbox', { name: 'Select Fig 30' });
  await user.click(await choice());
  for (const way of ['Back to the product list', 'Product List']) {
    await user.click(screen.getByRole('link', { name: 'Fig 30' }));
    await screen.findByRole('textbox', { name: 'Product name' });
    await user.click(screen.getByRole('link', { name: way }));
    expect(await choice()).toHaveProperty('checked', true);
    expect(address()).toBe('/seller/product-list?q=fig&page=2');
  }

  await user.click(screen.getByRole('link', { name: 'Product List' }));
  expect(await screen.findByRole('checkbox', { name: 'Select Fig 3' })).toBeTruthy();
  expect(address()).toBe('/seller/product-list');
});
