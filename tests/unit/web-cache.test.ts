import { gql } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { createCache } from '#web/shared/apollo/cache.ts';

const listQuery = gql`
  query List($first: Int, $after: String) {
    products(filter: { inStock: true }, first: $first, after: $after) {
      totalCount
      nodes {
        id
        name
        inStock
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;

const productQuery = gql`
  query Product($id: ID!) {
    product(id: $id) {
      id
      name
    }
  }
`;

const meQuery = gql`
  query Me {
    me {
      id
      cart {
        productId
        quantity
      }
    }
  }
`;

function page(ids: string[], endCursor: string | null) {
  return {
    products: {
      __typename: 'ProductConnection',
      totalCount: 4,
      nodes: ids.map((id) => ({ __typename: 'Product', id, name: `Product ${id}`, inStock: true })),
      pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
    },
  };
}

function listed(cache: ReturnType<typeof createCache>, first: number) {
  const read: unknown = cache.readQuery({ query: listQuery, variables: { first } });
  return (read as ReturnType<typeof page> | null)?.products.nodes.map(({ id }) => id);
}

test('a page that follows the last one is appended to it', () => {
  const cache = createCache();
  cache.writeQuery({ query: listQuery, variables: { first: 2 }, data: page(['1', '2'], 'c2') });
  cache.writeQuery({ query: listQuery, variables: { first: 2, after: 'c2' }, data: page(['3', '4'], null) });
  expect(listed(cache, 2)).toEqual(['1', '2', '3', '4']);
});

test('a first page that is read again replaces the list', () => {
  const cache = createCache();
  cache.writeQuery({ query: listQuery, variables: { first: 2 }, data: page(['1', '2'], 'c2') });
  cache.writeQuery({ query: listQuery, variables: { first: 2, after: 'c2' }, data: page(['3'], null) });
  cache.writeQuery({ query: listQuery, variables: { first: 2 }, data: page(['9', '1'], 'c1') });
  expect(listed(cache, 2)).toEqual(['9', '1']);
});

test('a page that follows another page is not merged', () => {
  const cache = createCache();
  cache.writeQuery({ query: listQuery, variables: { first: 2 }, data: page(['1', '2'], 'c2') });
  cache.writeQuery({ query: listQuery, variables: { first: 2, after: 'elsewhere' }, data: page(['7'], null) });
  expect(listed(cache, 2)).toEqual(['7']);
});

test('five best sellers and a full page of the same products are separate lists', () => {
  const cache = createCache();
  cache.writeQuery({ query: listQuery, variables: { first: 5 }, data: page(['1'], null) });
  expect(listed(cache, 24)).toBeUndefined();
  expect(listed(cache, 5)).toEqual(['1']);
});

test('a product of a cached list is readable by its id, an unknown one is not', () => {
  const cache = createCache();
  cache.writeQuery({ query: listQuery, variables: { first: 1 }, data: page(['1'], null) });
  expect(cache.readQuery({ query: productQuery, variables: { id: '1' } })).toEqual({
    product: { __typename: 'Product', id: '1', name: 'Product 1' },
  });
  expect(cache.readQuery({ query: productQuery, variables: { id: '2' } })).toBeNull();
});

test('a product that the store does not have stays unknown', () => {
  const cache = createCache();
  cache.writeQuery({ query: productQuery, variables: { id: '2' }, data: { product: null } });
  expect(cache.readQuery({ query: productQuery, variables: { id: '2' } })).toEqual({ product: null });
});

test('a shorter cart from the store replaces the cached lines', () => {
  const cache = createCache();
  const write = (...ids: string[]) =>
    cache.writeQuery({
      query: meQuery,
      data: {
        me: {
          __typename: 'User',
          id: 'u1',
          cart: ids.map((productId) => ({ __typename: 'CartLine', productId, quantity: 1 })),
        },
      },
    });
  write('a', 'b');
  write('b');
  expect(cache.readQuery({ query: meQuery })).toEqual({
    me: { __typename: 'User', id: 'u1', cart: [{ __typename: 'CartLine', productId: 'b', quantity: 1 }] },
  });
});

/** The lists that the store returns whole: name, query, types and field of each. */
const wholeLists = [
  ['a shopper’s addresses', '{ me { id addresses { id city } } }', 'User', 'addresses', 'Address', 'city'],
  ['a shopper’s orders', '{ me { id orders { id createdAt } } }', 'User', 'orders', 'Order', 'createdAt'],
  ['the seller’s orders', '{ seller { orders { id createdAt } } }', 'Seller', 'orders', 'Order', 'createdAt'],
] as const;

test.each(wholeLists)(
  '%s: a list that comes back shorter has lost an entry',
  (_list, text, owner, field, type, fact) => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const cache = createCache();
    const query = gql(text);
    const answer = (...ids: string[]) => ({
      [owner === 'User' ? 'me' : 'seller']: {
        __typename: owner,
        ...(owner === 'User' && { id: 'u1' }),
        [field]: ids.map((id) => ({ __typename: type, id, [fact]: `of ${id}` })),
      },
    });
    cache.writeQuery({ query, data: answer('a', 'b') });
    cache.writeQuery({ query, data: answer('b') });
    expect(cache.readQuery({ query })).toEqual(answer('b'));
    expect(warnings.mock.calls).toEqual([]);
    warnings.mockRestore();
  },
);

test('products in orders are cached per order, so two orders can have different prices for one product', () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const cache = createCache();
  const query = gql`
    {
      me {
        id
        orders {
          id
          items {
            productId
            unitPrice
          }
        }
      }
    }
  `;
  const order = (id: string, ...prices: number[]) => ({
    __typename: 'Order',
    id,
    items: prices.map((unitPrice) => ({ __typename: 'OrderItem', productId: 'p1', unitPrice })),
  });
  const answer = (...orders: ReturnType<typeof order>[]) => ({ me: { __typename: 'User', id: 'u1', orders } });
  cache.writeQuery({ query, data: answer(order('1', 2.99, 3.99), order('2', 1.99)) });
  cache.writeQuery({ query, data: answer(order('1', 3.99), order('2', 1.99)) });
  expect(cache.readQuery({ query })).toEqual(answer(order('1', 3.99), order('2', 1.99)));
  expect(warnings.mock.calls).toEqual([]);
  warnings.mockRestore();
});

test('the seller’s session and the seller’s orders are merged into one object', () => {
  const cache = createCache();
  const orders = gql`
    {
      seller {
        orders {
          id
        }
      }
    }
  `;
  const session = gql`
    {
      seller {
        __typename
      }
    }
  `;
  const data = { seller: { __typename: 'Seller', orders: [{ __typename: 'Order', id: '1' }] } };
  cache.writeQuery({ query: orders, data });
  cache.writeQuery({ query: session, data: { seller: { __typename: 'Seller' } } });
  expect(cache.readQuery({ query: orders })).toEqual(data);
});
