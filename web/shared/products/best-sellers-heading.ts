import { shop } from '#web/shared/lib/shop/shop.ts';
import * as texts from './texts.ts';

/** The heading of a list of best sellers: a shop that has counted no sales calls them its picks. */
export const bestSellersHeading = (): string => (shop().hasPicks ? texts.ourPicks : texts.bestSellers);
