import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { priceMovesMigration } from '#backend/db/migrations/0034-price-moves.ts';
import { migrate } from '#backend/db/migrate.ts';
import { databaseForTests, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();
const run = (statement: string) => database.query.executeQuery(CompiledQuery.raw(statement));

/** A product with the columns that the history is made of. */
const insertProduct = (id: string, columns: Record<string, string | number | null>) => {
  const all: Record<string, string | number | null> = {
    id,
    name: id,
    category: 'Dairy',
    price_cents: 500,
    offer_price_cents: 500,
    description: '[]',
    in_stock: 1,
    created_at: 1000,
    updated_at: 1000,
    ...columns,
  };
  const values = Object.values(all).map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  return run(`insert into products (${Object.keys(all).join()}) values (${values.join()})`);
};

let entries = 0;
const insertChange = (id: string, at: number, action: string, before: object | null, after: object) => {
  entries += 1;
  const json = (value: object | null) => (value === null ? 'null' : `'${JSON.stringify(value)}'`);
  return run(
    `insert into audit (id, at, actor_id, actor_name, action, subject_kind, subject_id, subject_name, subject_key, before, after)
     values ('a${String(entries).padStart(6, '0')}', ${at}, 'owner', 'Ada', '${action}', 'PRODUCT', '${id}', '${id}', '${id}',
       ${json(before)}, ${json(after)})`,
  );
};

/** The moves of a product: the time, the price, the price of an offer, the tax class, and whether it is on sale. */
async function movesOf(id: string) {
  const rows = await database.query
    .selectFrom('price_moves')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_row, index) => index + 1));
  return rows.map((row) => [row.at, row.price_cents, row.offer_price_cents, row.tax_class, row.is_on_sale]);
}

test('the history begins with what the audit trail says, else with the present price', async () => {
  await migrateUntil(database, priceMovesMigration.id);
  await insertProduct('unchanged', { offer_price_cents: 400, tax_class: 'B' });
  await insertProduct('archived', { archived_at: 9000 });

  await insertProduct('added', { price_cents: 600, offer_price_cents: 450, tax_class: 'B' });
  await insertChange('added', 1000, 'PRODUCT_ADDED', null, { price: 5, offerPrice: null });
  await insertChange('added', 2000, 'PRODUCT_CHANGED', { price: 5 }, { price: 5.5 });
  await insertChange('added', 3000, 'PRODUCT_CHANGED', { name: 'Old' }, { name: 'New' });
  await insertChange('added', 4000, 'PRODUCT_CHANGED', { offerPrice: null }, { offerPrice: 4.5 });
  await insertChange('added', 5000, 'PRODUCT_CHANGED', { price: 5.5, taxClass: null }, { price: 6, taxClass: 'B' });

  await insertProduct('switched', { in_stock: 1 });
  await insertChange('switched', 2000, 'STOCK_SWITCHED', { inStock: true }, { inStock: false });
  await insertChange('switched', 3000, 'STOCK_SWITCHED', { inStock: false }, { inStock: true });
  await insertChange('switched', 4000, 'PRODUCT_ARCHIVED', { isArchived: false }, { isArchived: true });
  await insertChange('switched', 5000, 'PRODUCT_BROUGHT_BACK', { isArchived: true }, { isArchived: false });

  await insertProduct('counted', { stock_on_hand: 0 });
  await run(
    `insert into stock_moves (product_id, position, kind, quantity, on_hand, created_at)
     values ('counted', 1, 'COUNTED', 3, 3, 2000), ('counted', 2, 'WASTED', -3, 0, 6000)`,
  );
  await insertChange('counted', 4000, 'PRODUCT_CHANGED', { price: 4 }, { price: 5 });
  await insertChange(
    'counted',
    7000,
    'PRODUCT_CHANGED',
    { price: 5, offerPrice: null },
    { price: 5, offerPrice: null },
  );

  // The offer price stayed, so the trail does not say it; it may have been an offer or not.
  await insertProduct('imported', {});
  await insertChange('imported', 2000, 'PRODUCT_IMPORTED', { price: 7 }, { price: 5 });

  // More than the migration reads at once, several at the same time.
  await insertProduct('often', { price_cents: 400, offer_price_cents: 400 });
  const values = Array.from({ length: 4500 }, (_each, index) => {
    const [before, after] = index % 2 === 0 ? [4, 3] : [3, 4];
    return `('m${String(index).padStart(6, '0')}', ${2000 + Math.floor(index / 3)}, 'owner', 'Ada', 'PRODUCT_CHANGED', 'PRODUCT',
      'often', 'often', 'often', '{"price":${before}}', '{"price":${after}}')`;
  });
  await run(
    `insert into audit (id, at, actor_id, actor_name, action, subject_kind, subject_id, subject_name, subject_key, before, after)
     values ${values.join()}`,
  );

  await migrate(database);
  const often = await movesOf('often');
  expect(often.map(([, price]) => price)).toEqual(often.map((_move, index) => (index % 2 === 0 ? 400 : 300)));
  expect(often).toHaveLength(4501);
  expect(await movesOf('unchanged')).toEqual([[1000, 500, 400, 'B', 1]]);
  expect(await movesOf('archived')).toEqual([[1000, 500, 500, null, 0]]);
  expect(await movesOf('added')).toEqual([
    [1000, 500, 500, null, 1],
    [2000, 550, 550, null, 1],
    [4000, 550, 450, null, 1],
    [5000, 600, 450, 'B', 1],
  ]);
  expect(await movesOf('switched')).toEqual([
    [1000, 500, 500, null, 1],
    [2000, 500, 500, null, 0],
    [3000, 500, 500, null, 1],
    [4000, 500, 500, null, 0],
    [5000, 500, 500, null, 1],
  ]);
  expect(await movesOf('counted')).toEqual([
    [1000, 400, 400, null, 1],
    [4000, 500, 500, null, 1],
    [6000, 500, 500, null, 0],
  ]);
  expect(await movesOf('imported')).toEqual([
    [1000, 700, 500, null, 1],
    [2000, 500, 500, null, 1],
  ]);
});
