import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductDetailDocument, ProductListDocument } from '#web/__generated__/catalog.ts';
import { BestSellersDocument } from '#web/__generated__/products.ts';
import { answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';

test.each([
  ['the best sellers', '/', () => answerWithError(BestSellersDocument, 'The store is not reachable.')],
  ['the product list', '/products', () => answerWithError(ProductListDocument, 'The store is not reachable.')],
  ['a category', '/products/dairy', () => answerWithError(ProductListDocument, 'The store is not reachable.')],
  ['a product', '/products/dairy/milk', () => answerWithError(ProductDetailDocument, 'The store is not reachable.')],
])('%s that cannot be loaded shows the error’s message', async (_what, address, fail) => {
  fail();
  renderApp(address);
  await screen.findByRole('button', { name: 'Try again' });
  expect((await findToast('The store is not reachable.')).dataset['type']).toBe('error');
});
