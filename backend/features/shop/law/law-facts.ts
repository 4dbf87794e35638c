import type { Database } from '#backend/db/database.ts';
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
  /** Products that can be bought, and those of them that have no weight or size. */
  goods: { count: number; withoutSize: number };
}

type GivenFacts = Omit<LawFacts, 'waitingSubscribers' | 'goods'>;

/** Adds what the database counts. */
export async function readLawFacts(database: Database, given: GivenFacts): Promise<LawFacts> {
  const [subscribers, goods] = await Promise.all([countSubscribers(database), countGoods(database.query)]);
  return { ...given, waitingSubscribers: subscribers.all - subscribers.confirmed, goods };
}

/** Counts the products that shoppers can order now. */
async function countGoods(source: Database['query']): Promise<LawFacts['goods']> {
  const { count, sized } = await source
    .selectFrom('products')
    .select((is) => [is.fn.countAll().as('count'), is.fn.count('pack_amount').as('sized')])
    .where('archived_at', 'is', null)
    .where('in_stock', '=', 1)
    .where((is) => is.or([is('stock_on_hand', 'is', null), is('stock_on_hand', '>', 0)]))
    .executeTakeFirstOrThrow();
  return { count: Number(count), withoutSize: Number(count) - Number(sized) };
}
