import type { ApolloCache } from '@apollo/client';

/**
 * Forgets the shopper's lists of products, which leave out or put last what is out of stock: after a change of stock they
 * are wrong in length or order, which a changed product alone does not tell them.
 */
export function forgetShopLists(cache: ApolloCache) {
  cache.modify({
    fields: {
      products: (list, { DELETE, storeFieldName }) => (/"inStock(First)?":true/.test(storeFieldName) ? DELETE : list),
    },
  });
}

/** Forgets every list of products, the seller's too: the next look at one asks the gateway. */
export function forgetAllLists(cache: ApolloCache) {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
  cache.gc();
}

/** Forgets every list and every product: some of them are no longer sold. */
export function forgetAllProducts(cache: ApolloCache) {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'product' });
  forgetAllLists(cache);
}
