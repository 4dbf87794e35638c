import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CartProductsDocument } from '#web/__generated__/cart.ts';
import { ProductDetailDocument, ProductListDocument } from '#web/__generated__/catalog.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import {
  AdjustStockDocument,
  SellerCountedStockDocument,
  SellerProductsDocument,
  SellerStockHistoryDocument,
  StopCountingDocument,
  type AdjustStockMutation,
  type SellerStockHistoryQuery,
} from '#web/__generated__/seller-stock.ts';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { kept, readLists } from '#tests/support/web/read-lists.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aDetail, apples, aProduct, errorsOf } from '#tests/support/web/shop-factories.ts';

const few = aProduct({ left: 3 });

/** Stores a cart on this device, as an earlier visit does. */
function leaveCart(cart: Record<string, number>) {
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart, pending: false }));
}

test('a card says that few are left, and its stepper stops there', async () => {
  leaveCart({ tomatoes: 2 });
  answer(ProductListDocument, { products: { __typename: 'ProductConnection', totalCount: 2, nodes: [few, apples] } });
  const { user } = renderApp('/products');
  const card = within((await screen.findByRole('heading', { name: 'Vine tomatoes' })).closest('article')!);
  expect(card.getByText('500 g').parentElement?.textContent).toBe('500 g · Only 3 left');
  const more = card.getByRole<HTMLButtonElement>('button', { name: 'Increase quantity of Vine tomatoes' });
  await user.click(more);
  await waitFor(() => expect(more.disabled).toBe(true));
  const other = screen.getByRole('heading', { name: 'Red apples' }).closest('article');
  expect(other?.textContent).not.toContain('left');
});

test('the page of a product adds no more than are left, and says so', async () => {
  leaveCart({ tomatoes: 2 });
  answer(ProductDetailDocument, {
    product: aDetail(few),
  });
  const { user } = renderApp('/products/vegetables/tomatoes');
  expect(await screen.findByText('Only 3 left')).toBeTruthy();
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Increase quantity of Vine tomatoes' });
  await user.click(more);
  expect(await screen.findByText('3 in your cart. No more are left.')).toBeTruthy();
  expect(more.disabled).toBe(true);
});

test('the cart says when fewer are left than it has, and offers only as many', async () => {
  leaveCart({ tomatoes: 5 });
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [few] } });
  const { user } = renderApp('/cart');
  const row = within(await screen.findByRole('article', { name: 'Vine tomatoes' }));
  expect(row.getByText('Only 3 left. Please choose fewer.')).toBeTruthy();
  const select = row.getByRole('combobox', { name: 'Quantity of Vine tomatoes' });
  await user.selectOptions(select, '3');
  await waitFor(() => expect(row.queryByText(/Only 3 left/)).toBeNull());
  expect(within(select).getAllByRole('option')).toHaveLength(3);
});

type Move = NonNullable<NonNullable<SellerStockHistoryQuery['seller']>['stockHistory']>['moves'][number];

const aMove = (over: Partial<Move>): Move => ({
  __typename: 'StockMove',
  position: 1,
  kind: 'COUNTED',
  change: 8,
  onHand: 8,
  at: '2026-02-03T04:05:06.000Z',
  orderNumber: null,
  staffName: null,
  note: null,
  ...over,
});

function answerStock(onHand: number | null, heldByUnpaid = 0) {
  const stock =
    onHand === null
      ? []
      : [{ __typename: 'ProductStock' as const, productId: 'tomatoes', onHand, heldByUnpaid, lastMove: 7 }];
  return answer(SellerCountedStockDocument, { seller: { __typename: 'Seller', stock } });
}

function answerHistory(moves: Move[], hasMore = false) {
  const stockHistory = { __typename: 'StockHistory' as const, hasMore, moves };
  return answer(SellerStockHistoryDocument, { seller: { __typename: 'Seller', stockHistory } });
}

function adjusted(refusal: string | null): AdjustStockMutation {
  const product = { __typename: 'Product' as const, id: 'tomatoes', inStock: true, availability: 'LOW' as const };
  return {
    adjustStock: {
      __typename: 'AdjustStockPayload',
      success: refusal === null,
      message: refusal ?? 'Stock saved.',
      errors: refusal === null ? [] : errorsOf('CHANGED_SINCE'),
      query: { product },
    },
  };
}

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: ['STOCK_COUNT'], timeZone: null } });
  const { id, name, category, image, inStock, offerPrice, price } = aProduct();
  const tomatoes = { id, name, category, image, inStock, availability: 'LOW' as const, offerPrice, price };
  answer(SellerProductsDocument, {
    products: {
      __typename: 'ProductConnection',
      totalCount: 2,
      nodes: [
        { __typename: 'Product', gtin: null, portion: null, ...tomatoes },
        {
          __typename: 'Product',
          gtin: null,
          portion: null,
          ...tomatoes,
          id: 'bread',
          name: 'Bread',
          availability: 'IN_STOCK',
        },
      ],
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    },
  });
  answerHistory([]);
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Vine tomatoes' }));

test('the seller starts to count a product', async () => {
  answerStock(null);
  const sent = answer(AdjustStockDocument, adjusted(null));
  const { user } = renderApp('/seller/product-list');
  await user.click(await screen.findByRole('button', { name: 'Count Vine tomatoes' }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Start counting' }));
  expect(form.getByText('Please type a whole number.')).toBeTruthy();
  await user.type(form.getByRole('textbox', { name: 'How many are there?' }), '4');
  answerStock(4);
  await user.click(form.getByRole('button', { name: 'Start counting' }));
  expect(await findToast('Stock saved.')).toBeTruthy();
  const changes = [{ productId: 'tomatoes', change: 4, reason: 'COUNTED', ifOnHand: null }];
  expect(sent).toEqual([{ input: { changes }, id: 'tomatoes' }]);
  expect(await form.findByText('4 on hand.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Stock of Vine tomatoes: 4 on hand', hidden: true })).toBeTruthy();
});

test.each([
  ['Counted', 'How many are there?', '5', { change: -3, reason: 'COUNTED' }],
  ['Received', 'How many have arrived?', '12', { change: 12, reason: 'RECEIVED' }],
  ['Wasted', 'How many were spoilt or lost?', '2', { change: -2, reason: 'WASTED' }],
  ['Corrected', 'How many more or fewer?', '-1', { change: -1, reason: 'CORRECTED' }],
])('%s sends the change with the number that it was computed from', async (option, label, typed, change) => {
  answerStock(8, 2);
  const sent = answer(AdjustStockDocument, adjusted(null));
  const { user, client } = renderApp('/seller/product-list');
  const left = readLists(client);
  await user.click(await screen.findByRole('button', { name: 'Stock of Vine tomatoes: 8 on hand' }));
  const form = await dialog();
  expect(form.getByText('8 on hand. 2 more are held by orders that are not paid yet.')).toBeTruthy();
  await user.selectOptions(form.getByRole('combobox', { name: 'What happened?' }), option);
  await user.type(form.getByRole('textbox', { name: label }), `${typed}{Enter}`);
  await findToast('Stock saved.');
  expect(left()).toEqual(kept.afterStock);
  expect(sent).toEqual([{ input: { changes: [{ productId: 'tomatoes', ...change, ifOnHand: 8 }] }, id: 'tomatoes' }]);
  // The number would be booked twice by a second press, and the next change has mostly the same reason.
  await waitFor(() => expect(form.getByRole<HTMLInputElement>('textbox', { name: label }).value).toBe(''));
});

test('after a refused or failed send the number is still there, beside the newer stock', async () => {
  answerStock(8);
  const message = 'Vine tomatoes has 6 on hand now, not 8. Please look again.';
  answer(AdjustStockDocument, adjusted(message));
  const { user } = renderApp('/seller/product-list');
  await user.click(await screen.findByRole('button', { name: 'Stock of Vine tomatoes: 8 on hand' }));
  const form = await dialog();
  const number = form.getByRole<HTMLInputElement>('textbox', { name: 'How many are there?' });
  await user.type(number, '7');
  answerStock(6);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(message)).toBeTruthy();
  expect(form.getByText('6 on hand.')).toBeTruthy();
  expect(number.value).toBe('7');

  answerWithError(AdjustStockDocument, 'The store cannot be reached right now.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('The store cannot be reached right now.')).toBeTruthy();
  expect(number.value).toBe('7');
});

test('the dialog shows what changed the stock, and stops counting', async () => {
  answerStock(6);
  const asked = answerHistory(
    [
      aMove({ position: 2, kind: 'SOLD', change: -2, onHand: 6, orderNumber: '1007' }),
      aMove({ staffName: 'Ada', note: 'Shelf 4' }),
    ],
    true,
  );
  const stopped = answer(StopCountingDocument, {
    stopCounting: {
      __typename: 'StopCountingPayload',
      success: true,
      message: 'The product is no longer counted.',
      errors: [],
      query: { product: null },
    },
  });
  const { user } = renderApp('/seller/product-list');
  await user.click(await screen.findByRole('button', { name: 'Stock of Vine tomatoes: 6 on hand' }));
  const form = await dialog();
  const entries = await form.findAllByRole('listitem');
  expect(entries[0]?.textContent).toMatch(/^Sold, order 1007.*-2 → 6$/);
  expect(entries[1]?.textContent).toMatch(/^Counted.*· by AdaShelf 4\+8 → 8$/);
  await user.click(form.getByRole('button', { name: 'Show older changes' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ productId: 'tomatoes', first: 30 }));
  answerStock(null);
  await user.click(form.getByRole('button', { name: 'Stop counting' }));
  expect(await findToast('The product is no longer counted.')).toBeTruthy();
  expect(stopped).toEqual([{ input: { productId: 'tomatoes' }, id: 'tomatoes' }]);
  expect(await form.findByText('Not counted: only the switch decides whether it can be bought.')).toBeTruthy();
});

test('the list can show only the products of which few are left', async () => {
  answerStock(3);
  const { user } = renderApp('/seller/product-list');
  await screen.findByRole('button', { name: 'Count Bread' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stock' }), 'Few left');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Bread/ })).toBeNull());
  expect(screen.getByRole('row', { name: /Vine tomatoes/ })).toBeTruthy();
});

test('over a store that cannot count, the seller has no button and no filter for it', async () => {
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: [], timeZone: null } });
  renderApp('/seller/product-list');
  expect(await screen.findByRole('switch', { name: 'Bread in stock' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Count Bread' })).toBeNull();
  expect(screen.queryByRole('option', { name: 'Few left' })).toBeNull();
});
