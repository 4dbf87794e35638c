import { expect, test } from 'vitest';
import { aProduct } from '#tests/support/web/shop-factories.ts';
import { cartProductsFrom, oldestFirst } from '#web/worker/known-products.ts';

const product = (id: string, price = 2) => aProduct({ id, name: `Product ${id}`, price, offerPrice: price });

const list = (...nodes: object[]) => JSON.stringify({ data: { products: { nodes } } });
const page = (state: object) =>
  `<html><script type="application/json" id="page-state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script></html>`;

function answered(ids: unknown, ...texts: string[]): unknown {
  const answer = cartProductsFrom(ids, texts);
  return answer && JSON.parse(answer);
}

test('cart products are read from cached lists, product responses and rendered pages', () => {
  const detail = JSON.stringify({
    data: { product: { ...product('apple'), description: ['<b>'], related: [product('pear')] } },
  });
  const rendered = page({ 'products({})': { nodes: [product('kiwi')] } });
  expect(answered(['kiwi', 'apple', 'pear'], rendered, detail)).toEqual({
    data: {
      products: { __typename: 'ProductConnection', nodes: [product('kiwi'), product('apple'), product('pear')] },
    },
  });
});

test('the newest state of a product is used', () => {
  expect(answered(['kiwi'], list(product('kiwi', 2)), list(product('kiwi', 3)))).toMatchObject({
    data: { products: { nodes: [{ price: 3 }] } },
  });
});

test('pages and responses count in the order in which the server sent them', () => {
  const sent = (date: string | undefined) => ({ headers: new Headers(date === undefined ? {} : { date }) });
  const page = sent('Sun, 22 Nov 2026 06:00:02 GMT');
  const answer = sent('Sun, 22 Nov 2026 06:00:01 GMT');
  const sameSecond = sent('Sun, 22 Nov 2026 06:00:02 GMT');
  const undated = sent(undefined);
  expect(oldestFirst([page, sameSecond, undated, answer])).toEqual([undated, answer, page, sameSecond]);
  expect(oldestFirst([answer, page]).at(-1)).toBe(page);
});

test('there is no response when a product or a field of its card is unknown', () => {
  const { weight: _weight, ...half } = product('kiwi');
  expect(answered(['kiwi', 'fig'], list(product('kiwi')))).toBeUndefined();
  expect(answered(['kiwi'], list(half))).toBeUndefined();
  expect(answered(undefined, list(product('kiwi')))).toBeUndefined();
  expect(answered(['kiwi'], 'no JSON', '<html></html>')).toBeUndefined();
});
