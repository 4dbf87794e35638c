import type { SellerProduct_productFragment } from '#web/__generated__/seller-stock.ts';
import { isRecord } from '#web/shared/lib/is-record.ts';
import { changeFor, type StockChange } from './stock-count.ts';

/** A typed count, with the stock that the page showed when it was typed. */
export interface Count {
  text: string;
  name: string;
  /** Null when the product was not counted. */
  onHand: number | null;
  lastMove: number | null;
}

/** The counts that are not saved, by product id. */
export type Counts = Readonly<Record<string, Count>>;

/** What this browser keeps of the counts. */
export interface KeptCounts {
  counts: Counts;
  /** The changes that were sent without a definite response, as JSON, and their idempotency key. */
  attempt?: { content: string; key: string } | undefined;
}

/** The id of the list in the document. */
export const countListId = 'count-list';

/** The most changes of one call. */
export const maxChanges = 500;

const isNumberOrNull = (value: unknown) => value === null || Number.isInteger(value);

const isCount = (value: unknown): value is Count =>
  isRecord(value) &&
  typeof value['text'] === 'string' &&
  typeof value['name'] === 'string' &&
  isNumberOrNull(value['onHand']) &&
  isNumberOrNull(value['lastMove']);

export const isKeptCounts = (kept: unknown): boolean =>
  isRecord(kept) && isRecord(kept['counts']) && Object.values(kept['counts']).every(isCount);

/**
 * The change for a count, or a sentence for the seller. The store adds it to what is there now, so that orders that came
 * between stay.
 */
export function changeOf(productId: string, { text, onHand, lastMove }: Count): StockChange | { fault: string } {
  const result = changeFor({ reason: 'COUNTED', number: text }, onHand ?? undefined);
  if ('fault' in result) return result;
  return { productId, reason: 'COUNTED', change: result.change, ifOnHand: onHand, ifMove: lastMove };
}

/** Orders products as they stand on the shelves: by category, in the order of these slugs, and in it as they come. */
export function byCategory<Product extends Pick<SellerProduct_productFragment, 'category'>>(
  products: readonly Product[],
  slugs: readonly string[],
): readonly Product[] {
  const places = new Map(slugs.map((slug, at) => [slug, at]));
  const placeOf = ({ category }: Product) => places.get(category?.slug ?? '') ?? slugs.length;
  return products.toSorted((one, other) => placeOf(one) - placeOf(other));
}
