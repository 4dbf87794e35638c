import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import type { Listing } from './listing-params.ts';

export interface SearchHelpProps {
  listing: Listing;
  /** The name of the category that is searched; empty for all products. */
  place: string;
  /** The only product that the search finds; undefined when it finds none. */
  only: ProductCard_productFragment | undefined;
  /** Whether products have all words, and only do not meet the conditions of the search. */
  hasAllWords?: boolean;
}

/** Marks the help in a rendered page. */
export const helpMark = 'data-search-help';
