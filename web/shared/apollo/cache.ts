import { InMemoryCache, type FieldReadFunction, type Reference } from '@apollo/client';

/** Reads products by their ids from the cache when other lists have loaded all of them. */
const productsByIds: FieldReadFunction<object> = (existing, { args, toReference, canRead }) => {
  const ids: unknown = args?.['filter']?.ids;
  if (existing || !Array.isArray(ids)) return existing;
  const nodes = ids.map((id: string) => toReference({ __typename: 'Product', id }));
  return nodes.every(canRead) ? { __typename: 'ProductConnection', nodes } : undefined;
};

/** The newest response replaces the cached list. Without this, Apollo warns about the dropped entries. */
const replace = { merge: false } as const;

/** Creates a cache with the shop's policies. It knows no interfaces: code generation refuses fragments on them. */
export function createCache() {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          products: { read: productsByIds },
          // A product that a list has loaded shows its name and price at once on its page.
          product: {
            read: (existing: Reference | null | undefined, { args, toReference }) =>
              existing === undefined && typeof args?.['id'] === 'string'
                ? toReference({ __typename: 'Product', id: args['id'] })
                : existing,
          },
        },
      },
      User: {
        fields: {
          // Merging would bring removed products back.
          cart: replace,
          // The store always sends all addresses: a missing address was deleted.
          addresses: replace,
          orders: replace,
          regulars: replace,
        },
      },
      Seller: {
        // There is one seller, without an id: the session query and the orders query fill the same object.
        merge: true,
        fields: { orders: replace },
      },
      // There is one shop, without an id.
      Store: { merge: true, fields: { pages: replace, socialLinks: replace } },
      StorePage: { keyFields: false },
      // Two queries may read different fields of the same page of products. The policy is not set at the field
      // `products`: a field that both merges and reads has one entry for all its arguments.
      ProductConnection: { merge: true, fields: { nodes: replace } },
      Product: {
        fields: {
          // Only some queries read its label.
          category: { merge: true },
          images: replace,
          description: replace,
          // The list changes as a whole. The products in it are cached by their ids.
          related: replace,
        },
      },
      Order: {
        fields: { items: replace, actions: replace, refunds: replace, timeline: replace, afterRefunds: replace },
      },
      // Parts of the objects around them: two orders may list the same product at different prices, and an order keeps
      // its address when the saved address changes.
      CartLine: { keyFields: false },
      OrderItem: { keyFields: false },
      DeliveryAddress: { keyFields: false },
      PageInfo: { keyFields: false },
      Regular: { keyFields: false },
    },
  });
}
