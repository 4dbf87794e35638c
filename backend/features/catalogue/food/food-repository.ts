// Tested by tests/backend/food-facts.test.ts and tests/backend/food-import.test.ts.
import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import { readShopValue } from '#backend/db/shop-values.ts';
import type { ProductFoodTable } from '#backend/db/food-tables.ts';
import type { StoreSettings } from '#backend/features/shop/settings/store-settings.ts';
import type { Food, FoodFacts } from './food-facts.ts';

const toFood = (row: Selectable<ProductFoodTable>): Food => ({
  version: row.version,
  // Written by `saveFood` only, with the origins at their place in the order of the facts.
  facts: { ...(JSON.parse(row.facts) as FoodFacts), origins: JSON.parse(row.origins) as string[] },
  checkedAt: row.checked_at,
  originsAt: row.origins_at,
  createdAt: row.created_at,
});

/** The facts of the product in that version, or the newest ones; null without any. */
export async function findFood(source: Database['query'], productId: string, version?: number): Promise<Food | null> {
  if (!isRecordId(productId)) return null;
  let rows = source.selectFrom('product_food').selectAll().where('product_id', '=', productId);
  if (version !== undefined) rows = rows.where('version', '=', version);
  const row = await rows.orderBy('version', 'desc').limit(1).executeTakeFirst();
  return row === undefined ? null : toFood(row);
}

/** The newest facts of every product that has some, by product. */
export async function listFood(source: Database['query']): Promise<Map<string, Food>> {
  const rows = await source
    .selectFrom('product_food')
    .innerJoin('products', (join) =>
      join
        .onRef('products.id', '=', 'product_food.product_id')
        .onRef('products.food_version', '=', 'product_food.version'),
    )
    .selectAll('product_food')
    .execute();
  return new Map(rows.map((row) => [row.product_id, toFood(row)]));
}

/**
 * Adds facts as the newest ones of the product, as part of that version of the catalogue. Call it under `lockCatalogue` and the
 * product's exclusive lock.
 *
 * @param bits what they say about allergens; null when nothing at all is stated
 */
export async function saveFood(
  trx: DatabaseTransaction,
  productId: string,
  { food, bits }: { food: Food; bits: number | null },
  catalogueVersion: number,
): Promise<void> {
  await trx
    .insertInto('product_food')
    .values({
      product_id: productId,
      version: food.version,
      facts: JSON.stringify({ ...food.facts, origins: [] }),
      origins: JSON.stringify(food.facts.origins),
      origins_at: food.originsAt,
      checked_at: food.checkedAt,
      created_at: food.createdAt,
    })
    .execute();
  await trx
    .updateTable('products')
    .set({
      food_version: food.version,
      allergen_bits: bits,
      // The list of products must differ even when the bits stay: gateways render its pages again then.
      updated_at: food.createdAt,
      changed_in: catalogueVersion,
    })
    .where('id', '=', productId)
    .execute();
}

const timeOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** The facts as the audit trail shows them. */
export const auditedFood = (food: Food | null): object | null =>
  food && { ...food.facts, checkedAt: timeOf(food.checkedAt), originsAt: timeOf(food.originsAt) };

async function readSettings(source: Database['query']): Promise<Partial<StoreSettings>> {
  const text = await readShopValue(source, 'store-settings');
  return text === null ? {} : ((JSON.parse(text) as { settings?: Partial<StoreSettings> }).settings ?? {});
}

/** The names of the categories whose products are no food. */
export async function categoriesWithoutFood(source: Database['query']): Promise<ReadonlySet<string>> {
  const { nonFoodCategories: slugs = [] } = await readSettings(source);
  if (slugs.length === 0) return new Set();
  const rows = await source.selectFrom('categories').select('name').where('slug', 'in', slugs).execute();
  return new Set(rows.map(({ name }) => name));
}

/** What the owner has set of the country and the currency of the shop. */
export async function readRegion(
  source: Database['query'],
): Promise<Partial<Pick<StoreSettings, 'country' | 'currency'>>> {
  const { country, currency } = await readSettings(source);
  return { ...(country && { country }), ...(currency && { currency }) };
}

/** Says by the name of its category whether the shop sells a product only with checked facts. */
export async function readFoodRequirement(source: Database['query']): Promise<(category: string) => boolean> {
  const { requireFoodFacts } = await readSettings(source);
  if (requireFoodFacts !== true) return () => false;
  const others = await categoriesWithoutFood(source);
  return (category) => !others.has(category);
}
