import type { ProductSort } from '../__generated__/schema.ts';
import type { RestProduct } from '../documents/shapes.ts';
import { language } from '../language.ts';
import { unitPriceOf } from './unit-price.ts';

const byName = new Intl.Collator(language, { sensitivity: 'base', numeric: true });

/** @param products in the store's order */
export function sortProducts(products: readonly RestProduct[], sort: ProductSort): readonly RestProduct[] {
  switch (sort) {
    case 'FEATURED':
    // Relevance depends on the search text: `catalogue-page.ts` sorts by it afterwards.
    case 'RELEVANCE':
      return products;
    case 'BEST_SELLERS':
      return products.toSorted((a, b) => Number(b.isBestSeller) - Number(a.isBestSeller));
    case 'NAME':
      return products.toSorted((a, b) => byName.compare(a.name, b.name));
    case 'PRICE_ASC':
      return products.toSorted((a, b) => a.offerPrice - b.offerPrice);
    case 'PRICE_DESC':
      return products.toSorted((a, b) => b.offerPrice - a.offerPrice);
    case 'UNIT_PRICE_ASC':
      return byUnitPrice(products);
    case 'NEWEST':
      // Where dates are missing or equal, the product that the store lists last is the newest.
      return products.toReversed().sort((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
  }
}

/** Sorts products by unit price: of a kilogram or a litre first, then of a piece, and products without a size last. */
function byUnitPrice(products: readonly RestProduct[]): readonly RestProduct[] {
  const priced = products.map((product) => {
    const price = unitPriceOf(product);
    return { product, group: price === null ? 2 : Number(price.per === 'PIECE'), amount: price?.amount ?? 0 };
  });
  return priced.sort((a, b) => a.group - b.group || a.amount - b.amount).map(({ product }) => product);
}
