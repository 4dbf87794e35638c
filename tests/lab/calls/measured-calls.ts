import { productId, type GrowthShop } from '../growth/growth-shop.ts';

/** The measured calls, as text by POST: a client that is not the web app sends them so. */

export const atOnce = 4;

interface MeasuredCall {
  name: string;
  times: number;
  /** @throws when the shop does not do it */
  act(shop: GrowthShop, count: number): Promise<void>;
}

const card = 'id name price offerPrice images { url } inStock category { slug label }';
const listQuery = `query ($filter: ProductFilter, $sort: ProductSort) { products(first: 24, filter: $filter, sort: $sort) {
  totalCount nodes { ${card} } pageInfo { hasNextPage endCursor } } }`;
const orderFields = `id number createdAt isPaid paymentText status stage amount subtotal tax shipping paid refunded refundable version actions
  address { firstName lastName street city state country phone }
  items { name productId quantity unitPrice image { url } refundable } timeline { at stage actor note } refunds { amount state }`;
const sorts = ['PRICE_ASC', 'PRICE_DESC', 'NAME', 'NEWEST'];

const shopperFor = ({ shoppers }: GrowthShop, count: number) => shoppers[count % shoppers.length]!;
/** Five different products in stock: every twentieth is sold out. */
const itemsFor = (count: number) =>
  Array.from({ length: 5 }, (_none, line) => ({
    productId: productId(((count * 7 + line) % 49) * 20 + line),
    quantity: 1 + (count % 5),
  }));

function check(isDone: boolean, what: string): void {
  if (!isDone) throw new Error(`The shop did not do it: ${what}.`);
}

let unseen = 0;
let orders = 0;

export const calls: MeasuredCall[] = [
  {
    name: 'list of 24, repeated',
    times: 1000,
    act: async (shop) => {
      const { products } = await shop.run(listQuery, {});
      check(products.nodes.length === 24, 'list');
    },
  },
  {
    name: 'list of 24, never asked',
    times: 1000,
    act: async (shop) => {
      unseen += 1;
      const filter = { inStock: true, maxPrice: 3 + unseen / 1000 };
      const { products } = await shop.run(listQuery, { filter, sort: sorts[unseen % sorts.length] });
      check(products.nodes.length === 24, 'list');
    },
  },
  {
    name: 'session with cart',
    times: 1000,
    act: async (shop, count) => {
      const text = '{ me { id name email cart { version lines { productId quantity } } } }';
      const { me } = await shop.run(text, {}, shopperFor(shop, count).cookie);
      check(me !== null, 'session');
    },
  },
  {
    name: 'change of a cart, 5 lines',
    times: 600,
    act: async (shop, count) => {
      const text = 'mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success message } }';
      const { cookie } = shopperFor(shop, count);
      const { updateCart } = await shop.run(text, { input: { items: itemsFor(count) } }, cookie);
      check(updateCart.success, updateCart.message);
    },
  },
  {
    name: '20 own orders',
    times: 400,
    act: async (shop, count) => {
      const text = `{ me { orders(first: 20) { nodes { ${orderFields} } pageInfo { hasNextPage } } } }`;
      const { me } = await shop.run(text, {}, shopperFor(shop, count).cookie);
      check(me.orders.nodes.length > 14, 'own orders');
    },
  },
  {
    name: 'the seller’s 20 orders',
    times: 400,
    act: async (shop) => {
      const text = `{ seller { orders(first: 20) { nodes { ${orderFields} } pageInfo { hasNextPage } } } }`;
      const { seller } = await shop.run(text, {}, shop.sellerCookie);
      check(seller.orders.nodes.length === 20, 'orders');
    },
  },
  {
    name: 'an order of 5 lines',
    times: 300,
    act: async (shop, count) => {
      orders += 1;
      const { cookie, addressId } = shopperFor(shop, count);
      const text =
        'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success message order { id number amount } } }';
      const input = { addressId, payment: 'COD', items: itemsFor(count), idempotencyKey: `measured-${orders}` };
      const { placeOrder } = await shop.run(text, { input }, cookie);
      check(placeOrder.success, placeOrder.message);
    },
  },
];
