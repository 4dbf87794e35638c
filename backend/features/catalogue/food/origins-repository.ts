// Tested by tests/backend/todays-origins.test.ts.
import type { Database } from '#backend/db/database.ts';
import type { FoodFacts } from './food-facts.ts';

/** Fruit or vegetables for sale, with what the law wants to be said of each delivery. */
export interface Produce extends Pick<FoodFacts, 'origins' | 'qualityClass' | 'variety'> {
  id: string;
  /** When a person last stated or confirmed the origins; null without any. */
  originsAt: number | null;
  /** Origins to choose from, the most recent first: those of the product before, or those of all products when it had none. */
  usedOrigins: readonly string[];
}

const maxUsed = 6;

/** The products of these categories that are not archived, in the order of categories and lists. */
export async function listProduce(source: Database['query'], slugs: readonly string[]): Promise<Produce[]> {
  if (slugs.length === 0) return [];
  const produce = source
    .selectFrom('products')
    .innerJoin('categories', 'categories.name', 'products.category')
    .where('categories.slug', 'in', slugs)
    .where('products.archived_at', 'is', null);
  const rows = await produce
    .leftJoin('product_food as food', (join) =>
      join.onRef('food.product_id', '=', 'products.id').onRef('food.version', '=', 'products.food_version'),
    )
    .select(['products.id', 'food.facts', 'food.origins', 'food.origins_at'])
    .orderBy('categories.is_own')
    .orderBy('categories.position')
    .orderBy('products.position')
    .orderBy('products.created_at')
    .orderBy('products.id')
    .execute();
  const said = await produce
    .innerJoin('product_food as food', 'food.product_id', 'products.id')
    .where('food.origins_at', 'is not', null)
    .select((is) => ['food.product_id', 'food.origins', is.fn.max('food.origins_at').as('said_at')])
    .groupBy(['food.product_id', 'food.origins'])
    .orderBy('said_at', 'desc')
    .orderBy('food.product_id')
    .orderBy('food.origins')
    .execute();
  const ofAll = new Set<string>();
  const ofProduct = new Map<string, Set<string>>();
  for (const { product_id, origins } of said) {
    const own = ofProduct.get(product_id) ?? new Set();
    ofProduct.set(product_id, own);
    for (const origin of JSON.parse(origins) as string[]) {
      own.add(origin);
      ofAll.add(origin);
    }
  }
  return rows.map(({ id, facts, origins, origins_at }) => {
    const { qualityClass = null, variety = null } = JSON.parse(facts ?? '{}') as Partial<FoodFacts>;
    return {
      id,
      origins: JSON.parse(origins ?? '[]') as string[],
      originsAt: origins_at,
      qualityClass,
      variety,
      usedOrigins: [...(ofProduct.get(id) ?? ofAll)].slice(0, maxUsed),
    };
  });
}
