import { expect, test } from 'vitest';
import { order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const query = `{
  me { orders { nodes { items { productId quantity name image { url } unitPrice product { name offerPrice inStock } } } } }
  seller { orders { nodes { items { productId name product { name } } } } }
}`;
const line = { quantity: 2, name: 'Apples of then', image: 'https://pictures.test/then.png', price: 4 };
const pictureless = product({ _id: 'p2', name: 'Rice', image: ['https://pictures.test/now.png'] });

/** Orders of a listed product at an earlier price, of a removed one, and of one that had no picture then. */
const ordersWith = (named: (one: { _id: string }) => unknown) => [
  order({
    items: [
      { ...line, product: named(product()) },
      { ...line, product: named(product({ _id: 'gone', name: 'Apples of then' })) },
      { ...line, image: '', name: 'Rice of then', product: pictureless },
    ],
  }),
];

async function openShop(...features: string[]) {
  const isLean = features.includes('orders.lean');
  store.on('GET /api/store', withFeatures(...features));
  store.on('GET /api/product/list', { success: true, products: [product({ offerPrice: 9 }), pictureless] });
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('GET /api/seller/is-auth', { success: true });
  const orders = ordersWith((one) => (isLean ? one._id : one));
  store.on('GET /api/order/user', { success: true, orders });
  store.on('GET /api/order/seller', { success: true, orders });
  return openGateway({}, { catalogueTimeToLiveMs: 60_000 });
}

test('orders with ids of products show the same as orders with products', async () => {
  const ask = async (...features: string[]) => {
    const { run } = await openShop(...features);
    const answers = [];
    for (let count = 0; count < 3; count += 1) {
      answers.push((await run(query, {}, { cookie: 'token=ann; sellerToken=s' })).data);
    }
    return answers;
  };
  const whole = await ask();
  expect(store.calls('GET /api/order/user')[0]?.query).not.toHaveProperty('products');
  expect(whole[0].me.orders.nodes[0].items).toMatchObject([
    { name: 'Apples of then', unitPrice: 4, product: { offerPrice: 9 } },
    { productId: 'gone', name: 'Apples of then', product: null },
    { name: 'Rice of then', image: { url: expect.stringContaining('now.png') as unknown } },
  ]);

  const lean = await ask('orders.lean');
  expect(lean).toEqual(whole);
  for (const call of ['GET /api/order/user', 'GET /api/order/seller'])
    expect(store.calls(call).at(-1)?.query).toMatchObject({ products: 'id' });
});
