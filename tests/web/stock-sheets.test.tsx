import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import {
  BookStockDocument,
  SellerCountedStockDocument,
  SellerProductsDocument,
  type AdjustStockInput,
  type BookStockMutation,
} from '#web/__generated__/seller-stock.ts';
import '#web/features/seller/stock/CountStockPage.tsx';
import '#web/features/seller/stock/GoodsReceivedPage.tsx';
import { byCategory } from '#web/features/seller/stock/count-sheet.ts';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { kept, readLists } from '#tests/support/web/read-lists.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aProduct } from '#tests/support/web/shop-factories.ts';

const category = (slug: string, label: string) => ({ __typename: 'Category' as const, slug, label, path: label });
const products = [
  { id: 'milk', name: 'Milk', category: category('dairy', 'Dairy') },
  { id: 'apples', name: 'Apples', category: category('fruits', 'Fresh Fruits') },
  { id: 'bananas', name: 'Bananas', category: category('fruits', 'Fresh Fruits') },
];

/** What was sent, oldest first. */
let sent: AdjustStockInput[] = [];
type Reply = Omit<NonNullable<BookStockMutation['adjustStock']>, '__typename'>;

function answerBooking(...replies: Partial<Reply>[]) {
  answer(BookStockDocument, ({ input }) => {
    sent.push(input);
    const reply = replies[sent.length - 1] ?? {};
    return {
      adjustStock: { __typename: 'AdjustStockPayload', success: true, message: null, errors: [], ...reply },
    };
  });
}

const answerStock = (...stocks: [productId: string, onHand: number, lastMove: number][]) =>
  answer(SellerCountedStockDocument, {
    seller: {
      __typename: 'Seller',
      stock: stocks.map(([productId, onHand, lastMove]) => ({
        __typename: 'ProductStock' as const,
        productId,
        onHand,
        lastMove,
        heldByUnpaid: 0,
      })),
    },
  });

const fieldOf = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');

beforeEach(() => {
  sent = [];
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['STOCK_COUNT', 'STOCK_SHEETS'], timeZone: null },
  });
  const { image, inStock, price, offerPrice } = aProduct();
  answer(SellerProductsDocument, {
    products: {
      __typename: 'ProductConnection',
      totalCount: products.length,
      nodes: products.map((each) => ({
        __typename: 'Product' as const,
        gtin: null,
        portion: null,
        ...each,
        image,
        inStock,
        price,
        offerPrice,
        availability: 'IN_STOCK' as const,
      })),
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    },
  });
  answerStock(['milk', 10, 4], ['apples', 3, 1]);
});

test('counts are typed row by row with Enter, survive a reload, and are saved in one call', async () => {
  answerBooking();
  const first = renderApp('/seller/count-stock');
  await first.user.type(await fieldOf('Counted: Apples'), '5{Enter}');
  expect(focused()).toBe('Counted: Bananas');
  await first.user.keyboard('7{Enter}');
  expect(focused()).toBe('Counted: Milk');
  await first.user.keyboard('10');
  cleanup();

  const { user, client } = renderApp('/seller/count-stock');
  const left = readLists(client);
  expect((await fieldOf('Counted: Bananas')).value).toBe('7');
  expect(screen.getByText('3 counts not saved')).toBeTruthy();
  await user.type(await fieldOf('Counted: Milk'), '{Enter}');
  await user.keyboard('{Enter}');
  await findToast('3 counts saved.');
  expect(left()).toEqual(kept.afterStock);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.changes).toEqual([
    { productId: 'apples', reason: 'COUNTED', change: 2, ifOnHand: 3, ifMove: 1 },
    { productId: 'bananas', reason: 'COUNTED', change: 7, ifOnHand: null, ifMove: null },
    { productId: 'milk', reason: 'COUNTED', change: 0, ifOnHand: 10, ifMove: 4 },
  ]);
  expect((await fieldOf('Counted: Apples')).value).toBe('');
  expect(screen.queryByText(/not saved/)).toBeNull();
});

test('a count that came too late is shown with the new number, and the others are saved', async () => {
  const message = 'Milk has 15 on hand now, not 10. Please look again.';
  answerBooking({
    success: false,
    message,
    errors: [{ __typename: 'UserError', code: 'CHANGED_SINCE', field: ['changes', '1', 'ifOnHand'], message }],
  });
  const { user } = renderApp('/seller/count-stock');
  await user.type(await fieldOf('Counted: Apples'), '5');
  await user.type(await fieldOf('Counted: Milk'), '9');
  answerStock(['milk', 15, 5], ['apples', 5, 2]);
  await user.click(screen.getByRole('button', { name: 'Save counts' }));
  await findToast('1 count saved.');
  expect(sent.map(({ changes }) => changes.map(({ productId }) => productId))).toEqual([
    ['apples', 'milk'],
    ['apples'],
  ]);
  expect(sent[0]?.idempotencyKey).not.toBe(sent[1]?.idempotencyKey);
  const [row] = within(screen.getByRole('list', { name: 'Count stock' })).getAllByRole('listitem');
  expect(row?.textContent).toContain(message);
  expect(row?.textContent).toContain('15 on hand');
  await user.click(screen.getByRole('button', { name: 'Keep 9' }));
  await user.click(screen.getByRole('button', { name: 'Save counts' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.changes).toEqual([{ productId: 'milk', reason: 'COUNTED', change: -6, ifOnHand: 15, ifMove: 5 }]);
});

test('counts whose response was lost are sent again under the same key', async () => {
  answerWithError(BookStockDocument, 'The shop could not be reached.', 'STORE_UNREACHABLE');
  const { user } = renderApp('/seller/count-stock');
  await user.type(await fieldOf('Counted: Apples'), 'five');
  await user.click(screen.getByRole('button', { name: 'Save counts' }));
  expect(await screen.findByText('Please type a whole number.')).toBeTruthy();
  await user.clear(await fieldOf('Counted: Apples'));
  await user.type(await fieldOf('Counted: Apples'), '5');
  await user.click(screen.getByRole('button', { name: 'Save counts' }));
  expect(await screen.findByText(/could not be reached/)).toBeTruthy();
  const kept = JSON.parse(localStorage.getItem('greengate.stock-counts') ?? '{}');
  answerBooking();
  await user.click(screen.getByRole('button', { name: 'Save counts' }));
  await findToast('1 count saved.');
  expect(sent[0]?.idempotencyKey).toBe(kept.attempt.key);
  expect(localStorage.getItem('greengate.stock-counts')).toBeNull();
});

test('the list of counts is filtered by name, category and whether products are counted, and discarded counts come back', async () => {
  const { user } = renderApp('/seller/count-stock');
  await user.type(await fieldOf('Counted: Milk'), '4');
  await user.click(screen.getByRole('checkbox', { name: 'Only counted products' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Counted: Bananas' })).toBeNull());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'fruits');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Counted: Milk' })).toBeNull());
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'app{Enter}');
  expect(focused()).toBe('Counted: Apples');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  await user.click(undo!);
  expect(screen.getByText('1 count not saved')).toBeTruthy();
});

test('a delivery is typed like a scanner does, and booked at once with its note', async () => {
  answerBooking();
  const { user } = renderApp('/seller/goods-received');
  await user.type(await screen.findByRole('searchbox', { name: 'Find a product' }), 'milk{Enter}');
  expect(focused()).toBe('Received: Milk');
  await user.keyboard('12{Enter}bana{Enter}6{Enter}');
  // The same product again leads to its row.
  await user.keyboard('Milk{Enter}');
  expect(focused()).toBe('Received: Milk');
  expect(screen.getByText(/the count starts with this delivery/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Mill, 17');
  await user.dblClick(screen.getByRole('button', { name: 'Save 2 products' }));
  await findToast('Received: 2 products.');
  expect(sent).toEqual([
    {
      note: 'Mill, 17',
      idempotencyKey: expect.any(String) as unknown,
      changes: [
        { productId: 'bananas', reason: 'COUNTED', change: 0 },
        { productId: 'bananas', reason: 'RECEIVED', change: 6 },
        { productId: 'milk', reason: 'RECEIVED', change: 12 },
      ],
    },
  ]);
  expect(screen.getByText('No product chosen yet.')).toBeTruthy();
  // Ready for the next delivery.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Find a product' })));
});

test('a delivery keeps its key after a lost response, and another one when the store has booked it already', async () => {
  answerWithError(BookStockDocument, 'The shop could not be reached.', 'STORE_UNREACHABLE');
  const { user } = renderApp('/seller/goods-received');
  await user.type(await screen.findByRole('searchbox', { name: 'Find a product' }), 'milk{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save 1 product' }));
  expect(await screen.findByText('Please type a whole number.')).toBeTruthy();
  expect(focused()).toBe('Received: Milk');
  await user.type(await fieldOf('Received: Milk'), '3');
  await user.click(screen.getByRole('button', { name: 'Save 1 product' }));
  await screen.findByText(/could not be reached/);
  const { key } = JSON.parse(localStorage.getItem('greengate.goods-received') ?? '{}');
  const message = 'This Idempotency-Key was already used for other changes.';
  answerBooking({
    success: false,
    message,
    errors: [{ __typename: 'UserError', code: 'INVALID', field: ['idempotencyKey'], message }],
  });
  await user.type(await fieldOf('Received: Milk'), '0');
  await user.click(screen.getByRole('button', { name: 'Save 1 product' }));
  expect(await screen.findByText(/has already saved this delivery/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save 1 product' }));
  await findToast('Received: 1 product.');
  expect(sent[0]?.idempotencyKey).toBe(key);
  expect(sent[1]?.idempotencyKey).not.toBe(key);
});

test('more than 500 counts are sent in parts, and none after a part that was not sent', async () => {
  const count = (name: string) => ({ text: '1', name, onHand: 2, lastMove: 1 });
  const counts = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`p${at}`, count(`Product ${at}`)]));
  localStorage.setItem('greengate.stock-counts', JSON.stringify({ counts }));
  answerBooking({ success: false, message: 'The shop is closed.', errors: [] });
  const { user } = renderApp('/seller/count-stock');
  await user.click(await screen.findByRole('button', { name: 'Save counts' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save counts' })).toHaveProperty('disabled', false));
  expect(await screen.findByText('The shop is closed.')).toBeTruthy();
  expect(sent.map(({ changes }) => changes.length)).toEqual([500]);
  await user.click(screen.getByRole('button', { name: 'Save counts' }));
  await findToast('501 counts saved.');
  expect(sent.map(({ changes }) => changes.length)).toEqual([500, 500, 1]);
});

test('a delivery that another version has kept in another form is left out', async () => {
  localStorage.setItem('greengate.goods-received', JSON.stringify({ rows: [{ id: 'milk' }] }));
  renderApp('/seller/goods-received');
  expect(await screen.findByText('No product chosen yet.')).toBeTruthy();
});

test('products without a category come after those of the last one', () => {
  const [milk, apples] = products;
  const loose = { id: 'loose', category: null };
  const unknown = { id: 'unknown', category: category('pets', 'Pets') };
  const sorted = byCategory([loose, unknown, milk!, apples!], ['fruits', 'dairy']);
  expect(sorted.map((each) => ('id' in each ? each.id : ''))).toEqual(['apples', 'milk', 'loose', 'unknown']);
});
