import { gql } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { createCache } from '#web/shared/apollo/cache.ts';

const listQuery = gql`
  query List($first: Int, $offset: Int) {
    products(filter: { inStock: true }, first: $first, offset: $offset) {
      totalCount
      nodes {
        id
        name
        inStock
      }
    }
  }
`;

const countQuery = gql`
  query Count($first: Int, $offset: Int) {
    products(filter: { inStock: true }, first: $first, offset: $offset) {
      totalCount
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
        lines {
          productId
          quantity
        }
      }
    }
  }
`;

function page(...ids: string[]) {
  return {
    products: {
      __typename: 'ProductConnection',
      totalCount: 4,
      nodes: ids.map((id) => ({ __typename: 'Product', id, name: `Product ${id}`, inStock: true })),
    },
  };
}

function listed(cache: ReturnType<typeof createCache>, variables: { first: number; offset?: number }) {
  const read: unknown = cache.readQuery({ query: listQuery, variables });
  return (read as ReturnType<typeof page> | null)?.products.nodes.map(({ id }) => id);
}

test('every page of a list is stored by itself', () => {
  const cache = createCache();
  cache.writeQuery({ query: listQuery, variables: { first: 2, offset: 0 }, data: page('1', '2') });
  cache.writeQuery({ query: listQuery, variables: { first: 2, offset: 2 }, data: page('3', '4') });
  expect(listed(cache, { first: 2, offset: 0 })).toEqual(['1', '2']);
  expect(listed(cache, { first: 2, offset: 2 })).toEqual(['3', '4']);
});

test('a page that is read again replaces what was stored', () => {
  const cache = createCache();
  cache.writeQuery({ query: listQuery, variables: { first: 2 }, data: page('1', '2') });
  cache.writeQuery({ query: listQuery, variables: { first: 2 }, data: page('9', '1') });
  expect(listed(cache, { first: 2 })).toEqual(['9', '1']);
});

test('a query for other fields of a page leaves its products stored', () => {
  const cache = createCache();
  const { products } = page('1', '2');
  cache.writeQuery({ query: listQuery, variables: { first: 2 }, data: { products } });
  const { nodes: _nodes, ...count } = products;
  cache.writeQuery({ query: countQuery, variables: { first: 2 }, data: { products: { ...count, totalCount: 3 } } });
  expect(listed(cache, { first: 2 })).toEqual(['1', '2']);
});

test('five best sellers and a full page of the same products are separate lists', () => {
  const cache = createCache();
  cache.writeQuery({ query: listQuery, variables: { first: 5 }, data: page('1') });
  expect(listed(cache, { first: 24 })).toBeUndefined();
  expect(listed(cache, { first: 5 })).toEqual(['1']);
});

test('a product of a cached list is readable by its id, an unknown one is not', () => {
  const cache = createCache();
  cache.writeQuery({ query: listQuery, variables: { first: 1 }, data: page('1') });
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
          cart: {
            __typename: 'Cart',
            lines: ids.map((productId) => ({ __typename: 'CartLine', productId, quantity: 1 })),
          },
        },
      },
    });
  write('a', 'b');
  write('b');
  expect(cache.readQuery({ query: meQuery })).toEqual({
    me: {
      __typename: 'User',
      id: 'u1',
      cart: { __typename: 'Cart', lines: [{ __typename: 'CartLine', productId: 'b', quantity: 1 }] },
    },
  });
});

/** The lists that the newest response replaces: name, query, types and field of each. */
const wholeLists = [
  ['a shopper’s addresses', '{ me { id addresses { id city } } }', 'User', 'addresses', 'Address', 'city'],
  ['a shopper’s orders', '{ me { id orders { nodes { id createdAt } } } }', 'User', 'orders', 'Order', 'createdAt'],
  ['the seller’s orders', '{ seller { orders { nodes { id createdAt } } } }', 'Seller', 'orders', 'Order', 'createdAt'],
] as const;

test.each(wholeLists)(
  '%s: a shorter list from the store replaces the stored one',
  (_list, text, owner, field, type, fact) => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const cache = createCache();
    const query = gql(text);
    const answer = (...ids: string[]) => {
      const nodes = ids.map((id) => ({ __typename: type, id, [fact]: `of ${id}` }));
      return {
        [owner === 'User' ? 'me' : 'seller']: {
          __typename: owner,
          ...(owner === 'User' && { id: 'u1' }),
          [field]: type === 'Order' ? { __typename: 'OrderConnection', nodes } : nodes,
        },
      };
    };
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
          nodes {
            id
            items {
              productId
              unitPrice
            }
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
  const answer = (...nodes: ReturnType<typeof order>[]) => ({
    me: { __typename: 'User', id: 'u1', orders: { __typename: 'OrderConnection', nodes } },
  });
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
          nodes {
            id
          }
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
  const data = {
    seller: {
      __typename: 'Seller',
      orders: { __typename: 'OrderConnection', nodes: [{ __typename: 'Order', id: '1' }] },
    },
  };
  cache.writeQuery({ query: orders, data });
  cache.writeQuery({ query: session, data: { seller: { __typename: 'Seller' } } });
  expect(cache.readQuery({ query: orders })).toEqual(data);
});
