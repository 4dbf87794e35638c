import { seededRandom } from '#tests/support/drill.ts';
import { productId, type GrowthShop } from './growth-shop.ts';

const random = seededRandom(20_260_101);
const upTo = (count: number) => Math.floor(random() * count);
const pick = <Thing>(things: readonly Thing[]): Thing => things[upTo(things.length)]!;

const cardFields = 'id name category { slug label } images { url } inStock offerPrice price';
const orderFields =
  'id amount createdAt isPaid paymentText status address { city firstName lastName street } items { image { url } name productId quantity unitPrice }';
const pageQuery = `query Page($after: String, $sort: ProductSort) { products(first: 24, after: $after, sort: $sort, filter: { inStock: true }) {
  totalCount nodes { ${cardFields} } pageInfo { endCursor hasNextPage } } }`;
const searchQuery = `query Search($search: String, $sort: ProductSort) { products(first: 5, sort: $sort, filter: { search: $search }) { totalCount nodes { ${cardFields} } } }`;
const productQuery = `query Product($id: ID!) { product(id: $id) { ${cardFields} description weight related(first: 5) { ${cardFields} } } }`;
const myOrdersQuery = `query MyOrders { me { orders(first: 20) { nodes { ${orderFields} } pageInfo { hasNextPage } } } }`;
const sellerQuery = `query Seller($starts: [DateTime!]) { seller { orders(first: 50) { nodes { ${orderFields} } }
  orderSums(starts: $starts) { amount count pendingAmount days { amount count } } } }`;
const placeOrderMutation = `mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { success message } }`;
const stockMutation = `mutation Stock($input: SetProductStockInput!) { setProductStock(input: $input) { success } }`;
const stockQuery = `query State($id: ID!) { product(id: $id) { inStock } }`;

const sorts = ['FEATURED', 'NAME', 'PRICE_ASC', 'PRICE_DESC', 'NEWEST'] as const;
const words = ['tomatoes', 'brulee', 'noodles', 'cheese', 'apples', 'spinach', 'butter', 'bread', 'juice', 'milk'];

/** The current page of each shop, by its cursor. */
const cursors = new WeakMap<GrowthShop, string | null>();

let requestNumber = 0;

/** A variable that no operation declares and that is new each time, so that the response cache has no entry. */
const uncached = () => ({ requestNumber: (requestNumber += 1) });

/** Any part of a word, three letters or longer. */
function partOfWord(): string {
  const word = pick(words);
  const start = upTo(word.length - 2);
  return word.slice(start, start + 3 + upTo(word.length - start - 2));
}

function twoWeeks(): string[] {
  const today = new Date();
  return Array.from({ length: 14 }, (_none, at) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() - 13 + at).toISOString(),
  );
}

/** The measured operations through the gateway, by their names in the tables. */
export const work: Record<string, (shop: GrowthShop) => Promise<void>> = {
  'a page of the catalogue': async (shop) => {
    const { products } = await shop.run(pageQuery, {
      after: cursors.get(shop) ?? null,
      sort: 'PRICE_ASC',
      ...uncached(),
    });
    cursors.set(shop, products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null);
  },
  'a search': async (shop) => {
    const { products } = await shop.run(searchQuery, { search: partOfWord(), sort: pick(sorts), ...uncached() });
    if (products.nodes.length === 0) throw new Error('A search found nothing.');
  },
  'a product page': async (shop) => {
    const { product } = await shop.run(productQuery, { id: productId(upTo(shop.size.products)), ...uncached() });
    if (product === null) throw new Error('A product is missing.');
  },
  'the first page, cached': async (shop) => {
    const { products } = await shop.run(pageQuery, { after: null, sort: 'FEATURED' });
    if (products.nodes.length < 24) throw new Error('Products are missing.');
  },
  "a shopper's orders": async (shop) => {
    const { me } = await shop.run(myOrdersQuery, {}, pick(shop.shoppers).cookie);
    if (me.orders.nodes.length < 15) throw new Error('Orders are missing.');
  },
  "the seller's newest orders and sums": async (shop) => {
    const { seller } = await shop.run(sellerQuery, { starts: twoWeeks() }, shop.sellerCookie);
    if (seller.orderSums.count < shop.size.orders * 0.9) throw new Error('Sums are missing.');
  },
  'placing an order': async (shop) => {
    const { cookie, addressId } = pick(shop.shoppers);
    const input = { payment: 'COD', addressId, items: [{ productId: productId(upTo(19)), quantity: 1 }] };
    const { placeOrder } = await shop.run(placeOrderMutation, { input }, cookie);
    if (!placeOrder.success) throw new Error(placeOrder.message);
  },
};

/** The operations whose time must not grow. */
export const goalWork = ['a page of the catalogue', 'a search', 'a product page', "a shopper's orders"];

/** Milliseconds from a change of stock to the first response that shows it. */
export async function renewCatalogue(shop: GrowthShop, inStock: boolean): Promise<number> {
  const id = productId(21);
  await shop.run(stockMutation, { input: { productId: id, inStock } }, shop.sellerCookie);
  const startedAt = performance.now();
  const { product } = await shop.run(stockQuery, { id });
  if (product.inStock !== inStock) throw new Error('An old catalogue was shown.');
  return performance.now() - startedAt;
}
