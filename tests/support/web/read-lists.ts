import type { ApolloClient } from '@apollo/client';
import { parse } from 'graphql';

/** What a browser has read of the products before a change: three kinds of lists, and the page of one product. */
const queries = {
  'in stock': '{ products(filter: { inStock: true }) { totalCount } }',
  'of a category': '{ products(filter: { category: "fruits" }) { totalCount } }',
  'of the seller': '{ products(first: 100, sort: NEWEST) { totalCount } }',
  product: '{ product(id: "gone") { id } }',
};

/** Puts them into the cache. Returns which of them are still there: the others are read again where they are shown. */
export function readLists(client: ApolloClient): () => string[] {
  const { cache } = client;
  for (const [name, text] of Object.entries(queries)) {
    const data = name === 'product' ? { product: null } : { products: { __typename: 'List', totalCount: 1 } };
    cache.writeQuery({ query: parse(text), data });
  }
  return () =>
    Object.entries(queries).flatMap(([name, text]) => (cache.readQuery({ query: parse(text) }) ? [name] : []));
}

/** What stays after a change of products, by how much it changes. */
export const kept = {
  /** What can be bought. */
  afterStock: ['of a category', 'of the seller', 'product'],
  /** Prices: the seller's list shows a changed product by its id. */
  afterPrices: ['of the seller', 'product'],
  /** The order, names and pictures of lists. */
  afterLists: ['product'],
  /** Which products there are. */
  afterProducts: [],
};
