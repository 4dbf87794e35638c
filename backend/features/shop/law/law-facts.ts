import type { Database } from '#backend/db/database.ts';
import { isChecked } from '#backend/allergens.ts';
import { countSubscribers } from '../newsletter/newsletter-repository.ts';
import type { StoreSettings } from '../settings/store-settings.ts';

/** The facts of a shop by which the list of its country is computed. */
export interface LawFacts {
  settings: StoreSettings;
  /** The settings of a shop whose seller has saved none. */
  defaults: StoreSettings;
  /** The features of this store, by name. */
  features: readonly string[];
  /** Whether the seller has sent the picture of the notice of the legal guarantee. */
  hasGuaranteePicture: boolean;
  /** Whether mails reach people: the page that shows mails in development reaches nobody. */
  sendsMail: boolean;
  /** Subscribers of the newsletter who have not confirmed their email. */
  waitingSubscribers: number;
  /**
   * Products that can be bought, and those of them that have no weight or size, whose food facts nobody has checked, and
   * whose facts state alcohol without a minimum age.
   */
  goods: { count: number; withoutSize: number; unchecked: number; alcoholWithoutAge: number };
}

type GivenFacts = Omit<LawFacts, 'waitingSubscribers' | 'goods'>;

/** Adds what the database counts. */
export async function readLawFacts(database: Database, given: GivenFacts): Promise<LawFacts> {
  const [subscribers, goods] = await Promise.all([countSubscribers(database), countGoods(database.query)]);
  return { ...given, waitingSubscribers: subscribers.all - subscribers.confirmed, goods };
}

/** Whether food facts state more alcohol than 1.2 % by volume, from which the law calls a drink alcoholic. */
const hasAlcohol = (facts: string | null) =>
  facts !== null && ((JSON.parse(facts) as { alcohol: number | null }).alcohol ?? 0) > 1.2;

/** Counts the products that shoppers can order now. */
async function countGoods(source: Database['query']): Promise<LawFacts['goods']> {
  const rows = await source
    .selectFrom('products as product')
    .leftJoin('product_food as food', (join) =>
      join
        .onRef('food.product_id', '=', 'product.id')
        .onRef('food.version', '=', 'product.food_version')
        // Only facts about drinks with alcohol are read.
        .on('food.facts', 'like', '%"alcohol":%')
        .on('food.facts', 'not like', '%"alcohol":null%'),
    )
    .select(['product.pack_amount', 'product.allergen_bits', 'product.minimum_age', 'food.facts'])
    .where('product.archived_at', 'is', null)
    .where('product.in_stock', '=', 1)
    .where((is) => is.or([is('product.stock_on_hand', 'is', null), is('product.stock_on_hand', '>', 0)]))
    .execute();
  return {
    count: rows.length,
    withoutSize: rows.filter(({ pack_amount }) => pack_amount === null).length,
    unchecked: rows.filter(({ allergen_bits }) => !isChecked(allergen_bits)).length,
    alcoholWithoutAge: rows.filter(({ minimum_age, facts }) => minimum_age === null && hasAlcohol(facts)).length,
  };
}
