import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PickLineDocument } from '#web/__generated__/seller-picking.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { pickQueue } from '#web/features/seller/picking/pick-queue.ts';
import '#web/features/seller/SellerArea.tsx';
import { anItem, anOrder, answerOrders } from '#tests/support/web/chosen-orders.ts';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';

// Tested here: lines of which some pieces were scanned. tests/e2e/scanner.test.ts has the rest of scanning.

const withCode = (name: string, quantity: number, gtin: string) => {
  const item = anItem(name, quantity, 'dairy');
  return { ...item, product: item.product && { ...item.product, gtin } };
};
const riceCode = '4000417025005';
const saltCode = '4001724819806';

/** Presses the keys of a code at once, as a scanner does. */
function scan(code: string) {
  act(() => {
    for (const key of [...code.split(''), 'Enter'])
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
  });
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  pickQueue.forget();
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['ORDERS_SEARCH', 'PRODUCTS_GTIN'], timeZone: null },
  });
  answerWithError(PickLineDocument, 'The shop could not be reached.', 'STORE_UNREACHABLE');
  const items = [withCode('Rice', 2, `0${riceCode}`), withCode('Salt', 2, `0${saltCode}`)];
  answerOrders([anOrder('1001', items, { stage: 'PICKING', actions: ['PICK', 'FINISH_PICKING'] })]);
});

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) });

test('a line stays open while some of its pieces are scanned, whatever else of the order is found, and after a reload', async () => {
  const first = renderApp('/seller/orders/pick?ids=o1001');
  await box('Rice');
  scan(riceCode);
  await findToast('Rice: 1 of 2 found for No. 1001');
  scan(saltCode);
  await findToast('Salt: 1 of 2 found for No. 1001');
  scan(saltCode);
  await findToast('Salt: 2 of 2 found for No. 1001');
  expect([(await box('Rice')).checked, (await box('Salt')).checked]).toEqual([false, true]);
  first.close();

  renderApp('/seller/orders/pick?ids=o1001');
  expect([(await box('Rice')).checked, (await box('Salt')).checked]).toEqual([false, true]);
  scan(riceCode);
  await findToast('Rice: 2 of 2 found for No. 1001');
  expect((await box('Rice')).checked).toBe(true);
});
