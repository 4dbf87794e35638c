/** The measured operations, in the dialect of each kind of server. */

export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** The dialects of the servers. */
export type Dialect = 'rest' | 'greengate' | 'byHand' | 'openapi' | 'bare';

export interface Operation {
  name: string;
  says: string;
  /** The head of its column in a table. */
  column: string;
  /** Catalogue operations are sent without a session. */
  hasSession: boolean;
  /** A text that every correct response contains. */
  proof: string;
  /** Requests per second while latencies are measured: about two fifths of the maximum of the base. */
  moderateRate: number;
  asked: Partial<Record<Dialect, Asked>>;
}

const rest = (path: string, body?: object): Asked => ({
  method: body ? 'POST' : 'GET',
  path,
  ...(body && { body: JSON.stringify(body) }),
});
const query = (text: string, variables?: object): Asked => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query: text, ...(variables && { variables }) }),
});

const every = 'name description price offerPrice category inStock weight createdAt updatedAt';
/** The fields as Greengate names them: a category, a picture and a cart are objects there. */
const toGreengate = (fields: string) =>
  fields
    .replaceAll('category', 'category { slug label }')
    .replace(/\bimages?\b/, '$& { url }')
    .replace('cart { productId quantity }', 'cart { lines { productId quantity } }');
const five = 'name price offerPrice inStock';
const card = 'name category price offerPrice inStock weight';
const session = 'id name email cart { productId quantity }';
const home = `${card} id images`;
const place = 'address { firstName lastName email street city state zipcode country phone }';
const orderFields = (payment: string) => `amount status ${payment} isPaid createdAt`;
const order = orderFields('paymentType');
const item = 'quantity name image unitPrice';
const goods = 'product { id name category price offerPrice images inStock }';
const openGoods = 'product { _id name category price offerPrice image inStock }';
const cartItems = Object.fromEntries(
  Array.from({ length: 6 }, (_, index) => [`00000000000000000000a${index}`.padStart(24, '0'), index + 1]),
);
const lines = Object.entries(cartItems).map(([productId, quantity]) => ({ productId, quantity }));

export const operations: Operation[] = [
  {
    name: 'products',
    says: '100 products, all fields',
    column: 'all products',
    hasSession: false,
    proof: 'Product number 99',
    moderateRate: 100,
    asked: {
      rest: rest('/api/product/list'),
      greengate: query(`{ products(first: 100) { nodes { id ${toGreengate(`${every} images`)} } } }`),
      byHand: query(`{ products { id ${every} images } }`),
      bare: query(`{ products { id ${every} images } }`),
      openapi: query(`{ listProducts { products { _id ${every} image } } }`),
    },
  },
  {
    name: 'fields',
    says: '100 products, five fields',
    column: 'five fields',
    hasSession: false,
    proof: 'Product number 99',
    moderateRate: 150,
    asked: {
      rest: rest('/api/product/list'),
      greengate: query(`{ products(first: 100) { nodes { id ${five} } } }`),
      byHand: query(`{ products { id ${five} } }`),
      bare: query(`{ products { id ${five} } }`),
      openapi: query(`{ listProducts { products { _id ${five} } } }`),
    },
  },
  {
    name: 'home',
    says: 'home page: catalogue, session and cart in one operation',
    column: 'home page',
    hasSession: true,
    proof: 'ada@example.com',
    moderateRate: 100,
    asked: {
      greengate: query(`{ products(first: 100) { nodes { ${toGreengate(home)} } } me { ${toGreengate(session)} } }`),
      byHand: query(`{ products { ${home} } me { ${session} } }`),
      openapi: query(`{ listProducts { products { _id ${card} image } } me { user { _id name email cartItems } } }`),
    },
  },
  {
    name: 'is-auth',
    says: 'is-auth: who is logged in',
    column: 'is-auth',
    hasSession: true,
    proof: 'ada@example.com',
    moderateRate: 600,
    asked: {
      rest: rest('/api/user/is-auth'),
      greengate: query('{ me { id name email } }'),
      byHand: query('{ me { id name email } }'),
      bare: query('{ me { id name email } }'),
      openapi: query('{ me { user { _id name email } } }'),
    },
  },
  {
    name: 'orders',
    says: 'a shopper’s orders, 20 of 5 lines',
    column: 'orders',
    hasSession: true,
    proof: 'Product number 98',
    moderateRate: 80,
    asked: {
      rest: rest('/api/order/user?userId=0000000000000000000000c1'),
      greengate: query(
        `{ me { id orders { nodes { id ${orderFields('paymentText')} ${place} items { ${toGreengate(item)} ${toGreengate(goods)} } } } } }`,
      ),
      byHand: query(`{ me { id orders { id ${order} ${place} items { ${item} ${goods} } } } }`),
      openapi: query(
        `{ myOrders(userId: "0000000000000000000000c1") { orders { _id ${order} ${place} items { quantity name image price ${openGoods} } } } }`,
      ),
    },
  },
  {
    name: 'cart',
    says: 'cart update',
    column: 'cart update',
    hasSession: true,
    proof: 'Cart Updated',
    moderateRate: 400,
    asked: {
      rest: rest('/api/cart/update', { cartItems }),
      greengate: query('mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success message } }', {
        input: { items: lines },
      }),
      byHand: query('mutation ($items: [CartLineInput!]!) { updateCart(items: $items) { success message } }', {
        items: lines,
      }),
      bare: query('mutation ($items: [CartLineInput!]!) { updateCart(items: $items) { success message } }', {
        items: lines,
      }),
      openapi: query(
        'mutation ($cartItems: JSON) { updateCart(input: { cartItems: $cartItems }) { success message } }',
        {
          cartItems,
        },
      ),
    },
  },
];

const sessionCookie = 'token=a-session-of-the-measurement';

/** The headers of a request of this kind. */
export function headersOf({ hasSession }: Operation, { body }: Asked): Record<string, string> {
  return { ...(body && { 'content-type': 'application/json' }), ...(hasSession && { cookie: sessionCookie }) };
}
