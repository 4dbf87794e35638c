import { expect, test } from 'vitest';
import { inLife, order, product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const portion = { grams: 50, from: 100, to: 1000 };
const ham = product({ _id: 'p1', name: 'Ham', weight: '50 g', size: { amount: 50, unit: 'G' }, portion });

async function openShop(products: object[] = [ham], ...features: string[]) {
  store.on('GET /api/store', withFeatures('products.portions', ...features));
  store.on('GET /api/product/list', { success: true, products });
  return openGateway();
}

test('a product has its steps, and one whose amounts are no whole steps is sold by the piece', async () => {
  const wrong = [{ ...portion, from: 120 }, { ...portion, to: 90 }, { grams: 50 }, '50 g'];
  const others = wrong.map((each, at) => ({ ...ham, _id: `q${at}`, portion: each }));
  const { run } = await openShop([ham, ...others]);
  const { data } = await run('{ products(first: 9) { nodes { id portion { grams from to } } } }');
  expect(data.products.nodes.map((each: { portion: object | null }) => each.portion)).toEqual([
    portion,
    ...wrong.map(() => null),
  ]);
});

test('a line of a list asks for steps within the amounts that can be ordered', async () => {
  const { run } = await openShop();
  const text = ['300 g ham', '0.3 kg ham', 'ham', '20 g ham', '5 kg ham'].join('\n');
  const { data } = await run('query ($text: String!) { matchList(text: $text) { lines { matches { quantity } } } }', {
    text,
  });
  const steps = data.matchList.lines.map(({ matches }: { matches: { quantity: number }[] }) => matches[0]?.quantity);
  expect(steps).toEqual([6, 6, 2, 2, 20]);
});

test('a line of an order keeps the grams of its step', async () => {
  const { run } = await openShop();
  const items = [
    { product: ham, quantity: 6, name: 'Ham', price: 1.49, portionGrams: 50 },
    { product: ham, quantity: 1, name: 'Ham', price: 1.49, portionGrams: 'much' },
    { product: ham, quantity: 1, name: 'Ham', price: 1.49 },
  ];
  store.on('GET /api/user/is-auth', { success: true, user: { _id: 'u1', name: 'Ada', email: 'ada@example.com' } });
  store.on('GET /api/order/user', { success: true, orders: [inLife(order({ items }))] });
  const { data } = await run(
    '{ me { orders { nodes { items { quantity portionGrams } } } } }',
    {},
    { cookie: 'token=ada' },
  );
  expect(data.me.orders.nodes[0].items).toEqual([
    { quantity: 6, portionGrams: 50 },
    { quantity: 1, portionGrams: null },
    { quantity: 1, portionGrams: null },
  ]);
});
