import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The measured operations, as each kind of server takes them. */

export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Servers of one dialect take the same requests. */
export type Dialect = 'rest' | 'greengate' | 'byHand' | 'bare' | 'pages';

export interface Operation {
  name: string;
  says: string;
  /** Catalogue operations are sent without a session. */
  hasSession: boolean;
  /** A text that every correct response contains; `#` stands for the number of the session. */
  proof: string;
  /** Requests per second while latencies are measured. */
  moderateRate: number;
  /** The operation of the web app that Greengate is asked for, by its hash. */
  web?: { name: string; variables: object };
  asked: Partial<Record<Dialect, Asked>>;
}

export const sessionCount = 500;
export const cookieOf = (session: number) => `token=session-${session}`;

const json = { 'content-type': 'application/json' };
const query = (text: string, variables?: object): Asked => ({
  method: 'POST',
  path: '/graphql',
  headers: json,
  body: JSON.stringify({ query: text, ...(variables && { variables }) }),
});
const get = (address: string): Asked => ({ method: 'GET', path: address });

/** The fields as Greengate names them: a category, a picture and a cart are objects there. */
const toGreengate = (fields: string) =>
  fields
    .replaceAll('category', 'category { slug label }')
    .replace(/\bimages?\b/, '$& { url }')
    .replace('cart { productId quantity }', 'cart { lines { productId quantity } }');

const five = 'id name price offerPrice inStock';
const card = 'id name category price offerPrice images inStock weight';
const every = `${card} description createdAt updatedAt`;
const session = 'id name email cart { productId quantity }';
const placeFields = 'firstName lastName email street city state zipcode country phone';
const place = `address { ${placeFields} }`;
const orderFields = (payment: string) => `id amount status ${payment} isPaid createdAt ${place}`;
const item = 'quantity name image unitPrice';
const goods = 'product { id name category price offerPrice images inStock }';
const lines = Array.from({ length: 5 }, (_none, index) => ({
  productId: `a${index}`.padStart(24, '0'),
  quantity: index + 1,
}));
const cartByHand = query('mutation ($items: [CartLineInput!]!) { updateCart(items: $items) { success message } }', {
  items: lines,
});
const sessionProof = 'ada-#@example.com';

const products = (fields: string) => ({
  rest: get('/api/product/list'),
  greengate: query(`{ products(first: 100) { nodes { ${toGreengate(fields)} } } }`),
  byHand: query(`{ products { ${fields} } }`),
  bare: query(`{ products { ${fields} } }`),
});
/** The request for servers written by hand. Bare Node takes it at a path that names the operation. */
const sameByHand = (asked: Asked, name: string) => ({ byHand: asked, bare: { ...asked, path: `/${name}` } });

export const operations: Operation[] = [
  {
    name: 'products',
    says: '100 products, all fields',
    hasSession: false,
    proof: 'Product number 99',
    moderateRate: 500,
    asked: products(every),
  },
  {
    name: 'fields',
    says: '100 products, five fields',
    hasSession: false,
    proof: 'Product number 99',
    moderateRate: 500,
    asked: products(five),
  },
  {
    name: 'best-sellers',
    says: 'the web’s BestSellers, for its home page',
    hasSession: false,
    proof: 'Product number 5',
    moderateRate: 500,
    web: { name: 'BestSellers', variables: {} },
    asked: { byHand: query(`{ bestSellers { ${card} } }`) },
  },
  {
    name: 'addresses',
    says: '100 products, session, cart and three addresses in one operation',
    hasSession: true,
    proof: sessionProof,
    moderateRate: 300,
    asked: {
      greengate: query(
        `{ products(first: 100) { nodes { ${toGreengate(card)} } } me { ${toGreengate(session)} addresses { ${placeFields} } } }`,
      ),
      ...sameByHand(query(`{ products { ${card} } me { ${session} addresses { ${placeFields} } } }`), 'addresses'),
    },
  },
  {
    name: 'session',
    says: 'who is logged in',
    hasSession: true,
    proof: sessionProof,
    moderateRate: 500,
    asked: {
      greengate: query('{ me { id name email } }'),
      ...sameByHand(query('{ me { id name email } }'), 'session'),
    },
  },
  {
    name: 'session-cart',
    says: 'session and cart, as text',
    hasSession: true,
    proof: sessionProof,
    moderateRate: 500,
    asked: {
      greengate: query(`{ me { ${toGreengate(session)} } }`),
      ...sameByHand(query(`{ me { ${session} } }`), 'session-cart'),
    },
  },
  {
    name: 'me',
    says: 'the web’s Me: session and cart',
    hasSession: true,
    proof: sessionProof,
    moderateRate: 500,
    web: { name: 'Me', variables: {} },
    asked: sameByHand(query(`{ me { ${session} } }`), 'me'),
  },
  {
    name: 'orders',
    says: 'a shopper’s 20 orders of 5 lines, with products',
    hasSession: true,
    proof: sessionProof,
    moderateRate: 200,
    asked: {
      greengate: query(
        `{ me { id orders { nodes { ${orderFields('paymentText')} items { ${toGreengate(item)} ${toGreengate(goods)} } } } } }`,
      ),
      ...sameByHand(
        query(`{ me { id orders { ${orderFields('paymentType')} items { ${item} ${goods} } } } }`),
        'orders',
      ),
    },
  },
  {
    name: 'my-orders',
    says: 'the web’s MyOrders, of the same orders',
    hasSession: true,
    proof: '"# St James Square',
    moderateRate: 200,
    web: { name: 'MyOrders', variables: {} },
    asked: sameByHand(
      query(
        `{ me { id orders { ${orderFields('paymentType')} items { ${item} productId product { id category } } } } }`,
      ),
      'my-orders',
    ),
  },
  {
    name: 'cart',
    says: 'cart update',
    hasSession: true,
    proof: 'Cart Updated',
    moderateRate: 500,
    asked: {
      greengate: query('mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success message } }', {
        input: { items: lines },
      }),
      ...sameByHand(cartByHand, 'cart'),
    },
  },
  {
    name: 'update-cart',
    says: 'the web’s UpdateCart',
    hasSession: true,
    proof: 'Cart Updated',
    moderateRate: 500,
    web: { name: 'UpdateCart', variables: { input: { items: lines, version: null } } },
    asked: { byHand: cartByHand },
  },
  {
    name: 'page',
    says: 'the home page as HTML',
    hasSession: false,
    proof: '</html>',
    moderateRate: 100,
    asked: { greengate: get('/'), pages: get('/') },
  },
];

/**
 * The request for a server of this dialect. @param folder the checkout whose web app the hashes are of
 */
export function requestFor({ web, asked }: Operation, dialect: Dialect, folder: string): Asked | undefined {
  if (dialect !== 'greengate' || !web) return asked[dialect];
  const manifest = JSON.parse(readFileSync(path.join(folder, manifestFile), 'utf8')) as {
    operations: { name: string; id: string }[];
  };
  const sha256Hash = manifest.operations.find(({ name }) => name === web.name)?.id;
  if (!sha256Hash) throw new Error(`the manifest has no operation ${web.name}`);
  return {
    method: 'POST',
    path: '/graphql',
    headers: {
      ...json,
      accept: 'application/graphql-response+json, application/json;q=0.9',
      'x-apollo-operation-name': web.name,
    },
    body: JSON.stringify({
      operationName: web.name,
      variables: web.variables,
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    }),
  };
}

const manifestFile = 'gateway/__generated__/persisted-operations.json';
