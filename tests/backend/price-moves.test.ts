import { beforeEach, describe, expect, test } from 'vitest';
import { isInStock } from '#backend/rules/availability.ts';
import { recordPriceMoves } from '#backend/features/catalogue/prices/price-move-repository.ts';
import { seedProducts } from '#backend/seed/seed-products.ts';
import { seedShop } from '#backend/seed/seed.ts';
import { countProduct } from '#tests/support/counted-stock.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress, sendProduct } from '#tests/support/store-records.ts';

const dayMs = 86_400_000;
let now = Date.parse('2026-03-01T12:00:00Z');
const backend = backendForTests({}, () => now);
let seller: StoreClient;
/** Without an offer, for 5.00. */
let milk = '';

beforeEach(async () => {
  if (absentPostgres() !== null) return;
  await pass(1);
  milk = await addProduct(seller, { name: 'Milk', category: 'Dairy', price: '5', offerPrice: '5' });
  now += 1000;
});

/** Lets days pass. Sessions end before some of them do. */
async function pass(days: number) {
  now += days * dayMs;
  seller = await backend.seller();
}

async function post(path: string, body: object) {
  const answer = await seller.post(path, body);
  expect(answer.body).toMatchObject({ success: true });
  return answer.body;
}

async function update(id: string, fields: object) {
  const answer = await sendProduct(seller, { id, ...fields }, [], '/api/product/update');
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.product;
}

async function importFile(file: string) {
  const form = new FormData();
  form.append('file', new Blob([file], { type: 'text/csv' }), 'products.csv');
  const preview = await seller.send('/api/product/import/preview', { method: 'POST', body: form });
  return post('/api/product/import/apply', { token: preview.body.token });
}

/** The moves after the first one: the price, the offer price, the tax class, and whether it is on sale. */
async function laterMoves(id: string) {
  const rows = await backend.context.database.query
    .selectFrom('price_moves')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_row, index) => index + 1));
  expect(rows[0]).toMatchObject({ price_cents: 500, offer_price_cents: 500, tax_class: null, is_on_sale: 1 });
  for (const { at } of rows.slice(1)) expect(at).toBe(now);
  return rows.slice(1).map((row) => [row.price_cents, row.offer_price_cents, row.tax_class, row.is_on_sale]);
}

const listed = async (id: string) =>
  ((await backend.visitor().get('/api/product/list')).body.products as Record<string, unknown>[]).find(
    ({ _id }) => _id === id,
  );

describe('each change of price, tax class or being on sale has its move', () => {
  test('in the product form', async () => {
    await update(milk, { price: '6', offerPrice: '4', taxClass: 'B' });
    expect(await laterMoves(milk)).toEqual([[600, 400, 'B', 1]]);
  });

  test('of the price alone, in the row', async () => {
    await update(milk, { price: '6' });
    expect(await laterMoves(milk)).toEqual([[600, 600, null, 1]]);
  });

  test('of many products', async () => {
    await post('/api/product/bulk', { products: [{ id: milk }], percent: 10, taxClass: 'C' });
    expect(await laterMoves(milk)).toEqual([[550, 550, 'C', 1]]);
  });

  test('by archiving and bringing back, one product and many', async () => {
    await post('/api/product/archive', { id: milk, archived: true });
    await post('/api/product/archive', { id: milk, archived: false });
    await post('/api/product/bulk', { products: [{ id: milk }], archived: true });
    expect((await laterMoves(milk)).map(([, , , isOnSale]) => isOnSale)).toEqual([0, 1, 0]);
  });

  test('by an imported file, of changed and of new products', async () => {
    await importFile(`id,name,category,price,offerPrice,inStock\n${milk},Milk,Dairy,7.00,6.00,no\n`);
    expect(await laterMoves(milk)).toEqual([[700, 600, null, 0]]);
    await importFile('name,category,price,offerPrice\nImported oats,Grains,5.00,5.00\n');
    const products = (await seller.get('/api/product/seller')).body.products as { _id: string; name: string }[];
    const oats = products.find(({ name }) => name === 'Imported oats')?._id ?? '';
    expect(await laterMoves(oats)).toEqual([]);
  });

  test('by the stock switch', async () => {
    await post('/api/product/stock', { id: milk, inStock: false });
    await post('/api/product/stock', { id: milk, inStock: true });
    expect(await laterMoves(milk)).toEqual([
      [500, 500, null, 0],
      [500, 500, null, 1],
    ]);
  });

  test('by the last counted piece, ordered, given back, wasted and received', async () => {
    await countProduct(seller, milk, 2);
    const shopper = await backend.shopper();
    const address = await saveAddress(shopper);
    const order = await shopper.post('/api/order/cod', { items: [{ product: milk, quantity: 2 }], address });
    expect(order.body).toMatchObject({ success: true });
    expect(await laterMoves(milk)).toEqual([[500, 500, null, 0]]);
    await shopper.post('/api/order/cancel', { orderId: order.body.order._id, id: order.body.order._id });
    expect(await laterMoves(milk)).toEqual([
      [500, 500, null, 0],
      [500, 500, null, 1],
    ]);
    await post('/api/product/stock/adjust', { changes: [{ productId: milk, change: -2, reason: 'WASTED' }] });
    await post('/api/product/stock/adjust', { changes: [{ productId: milk, change: 9, reason: 'RECEIVED' }] });
    await post('/api/product/stock/adjust', { changes: [{ productId: milk, change: -1, reason: 'WASTED' }] });
    expect((await laterMoves(milk)).map(([, , , isOnSale]) => isOnSale)).toEqual([0, 1, 0, 1]);
  });

  test('of demonstration products, from the first start to their removal', async () => {
    const { database } = backend.context;
    await database.query.deleteFrom('products').execute();
    await seedShop({
      database,
      products: seedProducts.slice(0, 2),
      picturesDir: 'nowhere',
      log: { warn: () => undefined },
    });
    const ids = (await database.query.selectFrom('products').select('id').execute()).map(({ id }) => id);
    expect(await post('/api/product/remove-demo', {})).toMatchObject({ removed: 2 });
    const moves = await database.query
      .selectFrom('price_moves')
      .select(['position', 'is_on_sale'])
      .where('product_id', 'in', ids)
      .orderBy('position')
      .execute();
    expect(moves).toEqual([
      { position: 1, is_on_sale: 1 },
      { position: 1, is_on_sale: 1 },
      { position: 2, is_on_sale: 0 },
      { position: 2, is_on_sale: 0 },
    ]);
  });

  test('and nothing else has one', async () => {
    await update(milk, { name: 'Fresh milk', description: 'Cold', price: '5', offerPrice: '5', taxClass: 'A' });
    await post('/api/product/arrange', { id: milk, after: null, bestSeller: true });
    await post('/api/product/stock', { id: milk, inStock: true });
    await post('/api/product/bulk', { products: [{ id: milk }], category: 'Drinks' });
    await post('/api/product/bulk', { products: [{ id: milk }], percent: 20, dryRun: true });
    await countProduct(seller, milk, 2);
    await post('/api/product/stock/stop', { productId: milk });
    const refused = await sendProduct(seller, { id: milk, offerPrice: '9' }, [], '/api/product/update');
    expect(refused.body).toMatchObject({ success: false });
    expect(await laterMoves(milk)).toEqual([]);
  });

  test('of a clock that was set back at the time of the move before', async () => {
    const { query } = backend.context.database;
    const was = now;
    now -= 10 * dayMs;
    await update(milk, { price: '6' });
    now = was;
    const rows = await query.selectFrom('price_moves').select('at').where('product_id', '=', milk).execute();
    expect(rows.map(({ at }) => at)).toEqual([was - 1000, was - 1000]);
  });
});

test('a product is on sale by the rule of the stock, unless it is archived', async () => {
  const { database } = backend.context;
  for (const inStock of [true, false]) {
    for (const onHand of [null, 0, 1]) {
      for (const archivedAt of [null, 1]) {
        await database.write(async (trx) => {
          const columns = { in_stock: Number(inStock), stock_on_hand: onHand, archived_at: archivedAt };
          await trx.updateTable('products').set(columns).where('id', '=', milk).execute();
          await recordPriceMoves(trx, [milk], now);
        });
        const last = await database.query
          .selectFrom('price_moves')
          .select('is_on_sale')
          .where('product_id', '=', milk)
          .orderBy('position', 'desc')
          .limit(1)
          .executeTakeFirst();
        const isOnSale = isInStock({ inStock, onHand, portion: null }) && archivedAt === null;
        expect([inStock, onHand, archivedAt, last?.is_on_sale]).toEqual([
          inStock,
          onHand,
          archivedAt,
          Number(isOnSale),
        ]);
      }
    }
  }
});

describe('the reference price', () => {
  test('is in the product list, the seller’s list and the reply of a change, only with an offer', async () => {
    expect(await listed(milk)).not.toHaveProperty('referencePrice');
    await pass(40);
    expect(await update(milk, { price: '9', offerPrice: '4' })).toMatchObject({ referencePrice: 5 });
    await pass(1);
    expect(await update(milk, { offerPrice: '3' })).toMatchObject({ price: 9, offerPrice: 3, referencePrice: 5 });
    expect(await listed(milk)).toMatchObject({ referencePrice: 5 });
    const stale = await sendProduct(seller, { id: milk, ifVersion: 1, price: '8' }, [], '/api/product/update');
    expect(stale.body).toMatchObject({ code: 'CHANGED_SINCE', product: { referencePrice: 5 } });
    await pass(100);
    expect((await seller.get(`/api/product/seller?id=${milk}`)).body.products).toMatchObject([{ referencePrice: 5 }]);
    expect(await update(milk, { offerPrice: '4' })).toMatchObject({ referencePrice: 3 });
    expect(await update(milk, { offerPrice: '9' })).not.toHaveProperty('referencePrice');
    expect(await listed(milk)).not.toHaveProperty('referencePrice');
  });

  test('is missing for a product that was never sold without the offer', async () => {
    const figs = await addProduct(seller, { name: 'Figs', category: 'Fruits', price: '8', offerPrice: '6' });
    expect(await listed(figs)).not.toHaveProperty('referencePrice');
  });

  test('is missing when a process without the history has changed the price', async () => {
    await pass(40);
    await update(milk, { offerPrice: '4' });
    const { database } = backend.context;
    await database.query.updateTable('products').set({ offer_price_cents: 300 }).where('id', '=', milk).execute();
    // Any change makes the store read the product again.
    await post('/api/product/arrange', { id: milk, bestSeller: true });
    expect(await listed(milk)).not.toHaveProperty('referencePrice');
  });

  test('the seller reads the history with the lowest price of the last 30 days', async () => {
    await pass(40);
    await update(milk, { offerPrice: '4', taxClass: 'B' });
    await pass(1);
    await post('/api/product/stock', { id: milk, inStock: false });
    const { body } = await seller.get(`/api/product/prices?productId=${milk}`);
    expect(body).toEqual({
      success: true,
      lowestPrice: 4,
      moves: [
        { at: new Date(now).toISOString(), price: 5, offerPrice: 4, taxClass: 'B', isOnSale: false },
        { at: new Date(now - dayMs).toISOString(), price: 5, offerPrice: 4, taxClass: 'B', isOnSale: true },
        { at: expect.any(String), price: 5, offerPrice: 5, taxClass: null, isOnSale: true },
      ],
    });
    // Of a long history, the newest ones.
    const { query } = backend.context.database;
    const [row] = await query.selectFrom('price_moves').selectAll().where('product_id', '=', milk).limit(1).execute();
    for (let position = 4; position <= 51; position += 1) {
      const move = { ...row!, position, price_cents: position * 100, offer_price_cents: position * 100, at: now };
      await query.insertInto('price_moves').values(move).execute();
    }
    const long = (await seller.get(`/api/product/prices?productId=${milk}`)).body.moves;
    expect(long).toHaveLength(50);
    expect([long[0], long[49]]).toMatchObject([{ price: 51 }, { price: 5, offerPrice: 4 }]);
    const unknown = await seller.get('/api/product/prices?productId=nothing');
    expect(unknown.body).toEqual({ success: true, lowestPrice: null, moves: [] });
  });
});
