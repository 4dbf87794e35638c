import type { ApolloCache } from '@apollo/client';

/**
 * Removes the shoppers' product lists from the cache after a change of stock. These lists leave out products that are
 * out of stock, or sort them last, so the cached lists are wrong.
 */
export function forgetShopLists(cache: ApolloCache) {
  cache.modify({
    fields: {
      products: (list, { DELETE, storeFieldName }) => (/"inStock(First)?":true/.test(storeFieldName) ? DELETE : list),
    },
  });
}

/** Removes all product lists from the cache but the seller's, which shows a changed product by its id. */
export function forgetOtherLists(cache: ApolloCache) {
  cache.modify({
    fields: {
      products: (list, { DELETE, storeFieldName }) =>
        storeFieldName.includes('"first":100') && storeFieldName.includes('"sort":"NEWEST"') ? list : DELETE,
    },
  });
}

/** Removes all product lists from the cache, also the seller's. */
export function forgetAllLists(cache: ApolloCache) {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
  cache.gc();
}

/** Removes all product lists and products from the cache, because some are no longer sold. */
export function forgetAllProducts(cache: ApolloCache) {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'product' });
  forgetAllLists(cache);
}
