import { InMemoryCache, type FieldMergeFunction, type FieldReadFunction, type Reference } from '@apollo/client';
import schemaTypes from '#web/__generated__/possible-types.ts';

interface CachedPage {
  nodes?: readonly Reference[];
  edges?: readonly unknown[];
  pageInfo?: { endCursor?: string | null };
}

/** A page that goes on from the last one is put after it; any other starts the list anew. */
const growPage: FieldMergeFunction<CachedPage> = (existing, incoming, { args, mergeObjects }) => {
  const goesOn = existing && args?.['after'] != null && args['after'] === existing.pageInfo?.endCursor;
  if (!goesOn) return existing ? mergeObjects(existing, incoming) : incoming;
  return {
    ...mergeObjects(existing, incoming),
    ...(incoming.nodes && { nodes: [...(existing.nodes ?? []), ...incoming.nodes] }),
    ...(incoming.edges && { edges: [...(existing.edges ?? []), ...incoming.edges] }),
  };
};

/** Products that are asked for by their ids need no request when other lists have brought all of them. */
const productsByIds: FieldReadFunction<object> = (existing, { args, toReference, canRead }) => {
  const ids: unknown = args?.['filter']?.ids;
  if (existing || !Array.isArray(ids)) return existing;
  const nodes = ids.map((id: string) => toReference({ __typename: 'Product', id }));
  return nodes.every(canRead) ? { __typename: 'ProductConnection', nodes } : undefined;
};

/** The last answer of the server is the whole truth. Said aloud, so that Apollo does not warn about what is dropped. */
const replace = { merge: false } as const;

/** A new cache with every policy of the shop, each with its reason. */
export function createCache() {
  return new InMemoryCache({
    possibleTypes: schemaTypes.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          // One list per filter, order and page size; its pages grow it. The size belongs to the key: five best
          // sellers are not a full page of the same products.
          products: { keyArgs: ['filter', 'sort', 'inStockFirst', 'first'], merge: growPage, read: productsByIds },
          // The list and the card already fetched the product: its page then shows name and price at once.
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
          // A cart that comes back shorter has lost lines: merging would bring removed products back.
          cart: replace,
          // The store lists all of them each time; one that is missing was deleted there.
          addresses: replace,
          orders: replace,
        },
      },
      Seller: {
        // There is one seller and it has no id: the session query and the orders query fill the same object.
        merge: true,
        fields: { orders: replace },
      },
      Product: {
        fields: {
          images: replace,
          description: replace,
          // A shelf changes as a whole, and other pages read the products themselves by their ids.
          related: replace,
        },
      },
      Order: { fields: { items: replace } },
      // Parts of what holds them, not things of their own: two orders may list the same product at different prices,
      // and an address on an order never changes, even when the saved one does.
      CartLine: { keyFields: false },
      OrderItem: { keyFields: false },
      DeliveryAddress: { keyFields: false },
      PageInfo: { keyFields: false },
    },
  });
}
