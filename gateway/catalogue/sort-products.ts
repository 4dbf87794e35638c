import type { ProductSort } from '../__generated__/schema.ts';
import type { RestProduct } from '../rest/shapes.ts';

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

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
    case 'NEWEST':
      // Where dates are missing or equal, the product that the store lists last is the newest.
      return products.toReversed().sort((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
  }
}
