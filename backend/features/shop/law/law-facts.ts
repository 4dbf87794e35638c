import type { Database } from '#backend/db/database.ts';
import { readWeight } from '#readers/weight.ts';
import { isChecked } from '#backend/rules/allergens.ts';
import { isInStock } from '#backend/rules/availability.ts';
import { portionIn } from '#backend/rules/portions.ts';
import { categoriesWithoutFood } from '#backend/features/catalogue/food/food-repository.ts';
import { countSubscribers } from '../newsletter/newsletter-repository.ts';
import type { StoreSettings } from '../settings/store-settings.ts';

/** The facts of a shop by which the list of its country is computed. */
export interface LawFacts {
  settings: StoreSettings;
  /** What a shop to try says about itself. */
  examples: Pick<StoreSettings, 'contact' | 'pages'>;
  /** Whether the seller has sent the picture of the notice of the legal guarantee. */
  hasGuaranteePicture: boolean;
  /** Whether mails reach people: the page that shows mails in development reaches nobody. */
  sendsMail: boolean;
  /** Subscribers of the newsletter who have not confirmed their email. */
  waitingSubscribers: number;
  /**
   * How many products can be bought, and the names of those that have no weight or size, whose food facts nobody has checked,
   * and whose facts state alcohol without a minimum age, or with one below 18. `liquids`: how many have a content in millilitres; of
   * these, `withoutDeposit` are the names of those without a deposit.
   */
  goods: { count: number; liquids: number } & Record<
    'withoutSize' | 'unchecked' | 'alcoholWithoutAge' | 'alcoholBelow18' | 'withoutDeposit',
    string[]
  >;
}

type GivenFacts = Omit<LawFacts, 'waitingSubscribers' | 'goods'>;

/** Adds what the database counts. */
export async function readLawFacts(database: Database, given: GivenFacts): Promise<LawFacts> {
  const [subscribers, goods] = await Promise.all([countSubscribers(database), lackingGoods(database.query)]);
  return { ...given, waitingSubscribers: subscribers.all - subscribers.confirmed, goods };
}

/** Whether a text says a size or a range of weights, from which the shop computes a unit price. */
function hasSize(weight: string | null): boolean {
  const read = weight === null ? null : readWeight(weight);
  return (read?.size ?? read?.range ?? null) !== null;
}

/** Whether the content is in millilitres, by the size or by a text such as `6 x 330 ml`. */
const isLiquid = ({ weight, pack_unit: unit }: { weight: string | null; pack_unit: string | null }) =>
  (unit ?? (weight === null ? null : readWeight(weight)?.size?.unit)) === 'ML';

/** Whether food facts state more alcohol than 1.2 % by volume, from which the law calls a drink alcoholic. */
const hasAlcohol = (facts: string | null) =>
  facts !== null && ((JSON.parse(facts) as { alcohol: number | null }).alcohol ?? 0) > 1.2;

/** The products that shoppers can order now and that lack something. */
async function lackingGoods(source: Database['query']): Promise<LawFacts['goods']> {
  const switchedOn = await source
    .selectFrom('products as product')
    .leftJoin('product_food as food', (join) =>
      join
        .onRef('food.product_id', '=', 'product.id')
        .onRef('food.version', '=', 'product.food_version')
        // Only facts about drinks with alcohol are read.
        .on('food.facts', 'like', '%"alcohol":%')
        .on('food.facts', 'not like', '%"alcohol":null%'),
    )
    .select([
      'product.name',
      'product.category',
      'product.weight',
      'product.pack_amount',
      'product.pack_unit',
      'product.deposit_type_id',
      'product.allergen_bits',
      'product.minimum_age',
      'food.facts',
      'product.stock_on_hand',
      'product.portion_grams',
      'product.portion_from',
      'product.portion_to',
    ])
    .where('product.archived_at', 'is', null)
    .where('product.in_stock', '=', 1)
    .orderBy('product.name')
    .execute();
  const rows = switchedOn.filter((row) =>
    isInStock({ inStock: true, onHand: row.stock_on_hand, portion: portionIn(row) }),
  );
  const others = await categoriesWithoutFood(source);
  const namesOf = (lacks: (row: (typeof rows)[number]) => boolean) => rows.filter(lacks).map(({ name }) => name);
  return {
    count: rows.length,
    liquids: rows.filter(isLiquid).length,
    withoutDeposit: namesOf((row) => isLiquid(row) && row.deposit_type_id === null),
    withoutSize: namesOf(({ weight, pack_amount }) => pack_amount === null && !hasSize(weight)),
    unchecked: namesOf(({ category, allergen_bits }) => !others.has(category) && !isChecked(allergen_bits)),
    alcoholWithoutAge: namesOf(({ minimum_age, facts }) => minimum_age === null && hasAlcohol(facts)),
    alcoholBelow18: namesOf(({ minimum_age, facts }) => minimum_age !== 18 && hasAlcohol(facts)),
  };
}
