import { describe, expect, test } from 'vitest';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson } from '#tests/support/open-store.ts';
import { product } from '#tests/support/goods.ts';

/** The products of a shop that follows the law of that country. */
const shopOf = (country: string | null, ...features: string[]) => ({
  'GET /api/store': {
    success: true,
    contract: 1,
    features: Object.fromEntries(['store.settings', 'law.country', ...features].map((name) => [name, 1])),
    settings: { name: 'Corner shop', currency: 'EUR', country },
  },
  'GET /api/product/list': {
    success: true,
    products: [
      product({ _id: 'lower', price: 5, offerPrice: 4, referencePrice: 3 }),
      product({ _id: 'same', price: 5, offerPrice: 4, referencePrice: 4 }),
      product({ _id: 'higher', price: 5, offerPrice: 4, referencePrice: 4.5 }),
      product({ _id: 'none', price: 5, offerPrice: 4 }),
      product({ _id: 'wrong', price: 5, offerPrice: 4, referencePrice: 'much' }),
      product({ _id: 'plain', price: 5, offerPrice: 5, referencePrice: 6 }),
    ],
  },
});

const idsOf = ({ data }: { data: { products: { nodes: { id: string }[] } } }) =>
  data.products.nodes.map(({ id }) => id);

test('a product has its reference price, over a store that keeps the history', async () => {
  const query = '{ products { nodes { id referencePrice } } }';
  const prices = async (...features: string[]) => {
    const store = await openStore(shopOf(null, ...features));
    const { run } = await openGateway({ backendUrl: store.url });
    const { data } = await run(query);
    return data.products.nodes.map((node: { referencePrice: number | null }) => node.referencePrice);
  };
  expect(await prices('prices.history')).toEqual([3, 4, 4.5, null, null, 6]);
  expect(await prices()).toEqual([null, null, null, null, null, null]);
});

describe('the filter onOffer', () => {
  test.each(['DE', 'EU'])('counts from the reference price in a shop of %s', async (country) => {
    const store = await openStore(shopOf(country, 'prices.history'));
    const { run } = await openGateway({ backendUrl: store.url });
    expect(idsOf(await run('{ products(filter: { onOffer: true }) { nodes { id } } }'))).toEqual(['higher']);
    expect(idsOf(await run('{ products(filter: { onOffer: false }) { nodes { id } } }'))).toEqual([
      'lower',
      'same',
      'none',
      'wrong',
      'plain',
    ]);
  });

  test.each(['UK', null])('counts from the list price in a shop of %s', async (country) => {
    const store = await openStore(shopOf(country, 'prices.history'));
    const { run } = await openGateway({ backendUrl: store.url });
    expect(idsOf(await run('{ products(filter: { onOffer: false }) { nodes { id } } }'))).toEqual(['plain']);
  });
});

test('the seller reads the history of a product', async () => {
  const move = { at: '2026-01-02T03:04:05.000Z', price: 5, offerPrice: 4, isOnSale: true, taxClass: 'B' };
  const asked: string[] = [];
  const store = await openStore(shopOf(null, 'prices.history'));
  store.on('GET /api/seller/is-auth', (_request, response) => sendJson(response, { success: true }));
  store.on('GET /api/product/prices', (request, response) => {
    asked.push(request.url ?? '');
    sendJson(response, { success: true, lowestPrice: 4, moves: [move, { at: 'never' }] });
  });
  const { run } = await openGateway({ backendUrl: store.url });
  const { data } = await run(
    '{ seller { priceHistory(productId: "p1") { lowestPrice moves { at price offerPrice isOnSale taxClass } } } }',
    {},
    { cookie: 'sellerToken=def' },
  );
  expect(data.seller.priceHistory).toEqual({ lowestPrice: 4, moves: [move] });
  expect(asked).toEqual(['/api/product/prices?productId=p1']);
});
