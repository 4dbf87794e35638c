/** The same small schema, with straightforward resolvers, for all servers whose resolvers are written by hand. */

export const typeDefs = `
  type Product {
    id: ID! name: String! description: [String!]! price: Float! offerPrice: Float! images: [String!]! category: String!
    inStock: Boolean! weight: String createdAt: String updatedAt: String
  }
  type CartLine { productId: ID! quantity: Int! }
  type User { id: ID! name: String! email: String! cart: [CartLine!]! orders: [Order!] addresses: [Address!] }
  type Address {
    firstName: String! lastName: String! email: String! street: String! city: String! state: String! zipcode: Int
    country: String! phone: String!
  }
  type OrderItem { productId: ID quantity: Int! name: String image: String unitPrice: Float product: Product }
  type Order {
    id: ID! amount: Float! status: String paymentType: String! isPaid: Boolean! createdAt: String address: Address
    items: [OrderItem!]!
  }
  input CartLineInput { productId: ID! quantity: Int! }
  type Reply { success: Boolean! message: String }
  type Query { products: [Product!] bestSellers: [Product!] me: User }
  type Mutation { updateCart(items: [CartLineInput!]!): Reply }
`;

/**
 * Plain resolvers change the cart by one call, which the store refuses without a session. With `asksFirst` they ask before it
 * who is acting, as a gateway must whose store does not say that it asks itself.
 *
 * @param {(path: string, options: { cookie?: string, json?: unknown }) => Promise<any>} call one REST call, its JSON parsed
 */
export const resolversOver = (call, { asksFirst = false } = {}) => ({
  Query: {
    products: async () => (await call('/api/product/list', {})).products,
    bestSellers: async () =>
      (await call('/api/product/list', {})).products.filter(({ inStock }) => inStock).slice(0, 5),
    me: async (_root, _args, { cookie }) => {
      const { success, user } = await call('/api/user/is-auth', { cookie });
      return success ? user : null;
    },
  },
  Mutation: {
    updateCart: async (_root, { items }, { cookie }) => {
      const cartItems = Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity]));
      const userId = asksFirst ? (await call('/api/user/is-auth', { cookie })).user?._id : undefined;
      return await call('/api/cart/update', { cookie, json: { userId, cartItems } });
    },
  },
  Product: { id: ({ _id }) => _id, images: ({ image }) => image },
  User: {
    id: ({ _id }) => _id,
    cart: ({ cartItems }) => Object.entries(cartItems).map(([productId, quantity]) => ({ productId, quantity })),
    addresses: async ({ _id }, _args, { cookie }) =>
      (await call(`/api/address/get?userId=${_id}`, { cookie })).addresses,
    orders: async ({ _id }, _args, { cookie }) => (await call(`/api/order/user?userId=${_id}`, { cookie })).orders,
  },
  Order: { id: ({ _id }) => _id },
  OrderItem: { productId: ({ product }) => product._id, unitPrice: ({ price }) => price },
});

/** Makes a REST call with any implementation of fetch. */
export const callBy =
  (fetch) =>
  async (path, { cookie, json }) => {
    const response = await fetch(process.env.STORE + path, {
      method: json ? 'POST' : 'GET',
      headers: { ...(cookie && { cookie }), ...(json && { 'content-type': 'application/json' }) },
      ...(json && { body: JSON.stringify(json) }),
    });
    return await response.json();
  };
