/** The shop that every peer sells, what people do in it, and the check of each answer. */

const categories = ['Vegetables', 'Fruits', 'Drinks', 'Instant', 'Dairy', 'Bakery', 'Grains'];
const kinds = ['Vine', 'Wild', 'Organic', 'Smoked', 'Creme', 'Basmati', 'Old', 'Mountain', 'Garden', 'Golden', 'Dark'];
const goods = ['Tomatoes', 'Rice', 'Milk', 'Bread', 'Noodles', 'Cola', 'Cheese', 'Apples', 'Oats', 'Spinach', 'Butter'];

/** How many requests are in progress at a time. Request `n` belongs to client `n % clients`. */
export const clients = 4;

/** No product has a picture, and no shop counts its stock. */
export const products = Array.from({ length: 1000 }, (_none, at) => ({
  name: `${kinds[at % 11]} ${goods[(at * 5) % 11]} No ${at}`,
  slug: `product-${at}`,
  description: 'Picked by hand, from farms nearby. Keep cool and dry.',
  category: categories[at % 7],
  cents: 150 + (at % 900),
}));

/** The first eight are the shoppers, who send the requests. */
export const customers = Array.from({ length: 200 }, (_none, at) => ({
  firstName: 'Ada',
  lastName: `Shopper${at}`,
  email: `shopper-${at}@peers.example`,
  password: 'Long-enough-password-1',
  isShopper: at < 2 * clients,
}));
export const seller = { email: 'seller@peers.example', password: 'Long-enough-password-1' };
export const address = {
  street: '1 Main Street',
  city: 'Eugene',
  state: 'Oregon',
  zipcode: '97401',
  phone: '15415551234',
};

const ordersOfEach = { count: 20, seconds: 150 };
const cartPlaces = [3, 50, 111, 420, 777];

/** Throws what the shop answered, unless the condition holds. */
export function expect(condition, answer) {
  if (!condition) throw new Error(`A wrong answer: ${JSON.stringify(answer)?.slice(0, 500)}`);
}

/** Runs a task for each item, `clients` at a time, and resolves with the results in the order of the items. */
export async function forEach(items, task) {
  const results = [];
  const entries = items.entries();
  const work = async () => {
    for (const [at, item] of entries) results[at] = await task(item, at);
  };
  await Promise.all(Array.from({ length: clients }, work));
  return results;
}

/** A search can find other words too, such as basmati for rice. */
function expectList(rows, word = '') {
  const areWhole = rows.every(({ name, price, inStock }) => name && price && inStock === true);
  expect(rows.length === 24 && areWhole && rows.some(({ name }) => name.includes(word)), rows);
}

function expectLines(lines, count) {
  expect(lines.length === count && lines.every(({ name, quantity, price }) => name && quantity && price), lines);
}

function expectOrders(orders, count) {
  expect(orders.length === count, orders);
  for (const lines of orders) expectLines(lines, 2);
}

/** Two products, put into the cart one by one, and the order of them. */
async function placeOrder(shop, shopper, n) {
  await shop.checkOut(shopper, await shop.fillCart(shopper, [(n * 7) % 900, (n * 13 + 5) % 900]));
}

/**
 * Four shoppers get 20 orders, or fewer when that takes long, and a cart with five lines. Four others will place orders.
 * Returns how many orders each has.
 */
export async function fillShop({ shoppers, operations }) {
  const endsAt = performance.now() + ordersOfEach.seconds * 1000;
  let count = 0;
  for (; count < ordersOfEach.count && performance.now() < endsAt; count += 1) {
    await forEach(shoppers.slice(0, clients), (shopper, at) => placeOrder(operations, shopper, count * clients + at));
  }
  for (const shopper of shoppers.slice(0, clients)) shopper.cart = await operations.fillCart(shopper, cartPlaces);
  return count;
}

/** What is measured, by what the page calls it. Each takes the number of its request, and throws when the answer is not whole. */
export function measuredOperations({ shoppers, operations: shop }, ordersEach) {
  const shopperOf = (n) => shoppers[n % clients];
  const list = async (question) => expectList(await shop.list(question), question.word);
  return {
    'list of 24 products: repeated': () => list({ skip: 0, sort: 0 }),
    'list of 24 products: never asked before': (n) => list({ skip: (n * 7) % 976, sort: Math.floor(n / 976) % 4 }),
    'search: repeated': () => list({ word: 'Rice', skip: 0, sort: 0 }),
    // Each word is in the names of 90 products or 91.
    'search: never asked before': (n) =>
      list({ word: goods[n % 11], skip: Math.floor(n / 11) % 66, sort: Math.floor(n / 726) % 4 }),
    'session with a cart of five lines': async (n) => {
      const { person, lines } = await shop.session(shopperOf(n));
      expect(person, person);
      expectLines(lines, 5);
    },
    'change a cart line': async (n) => {
      const shopper = shopperOf(n);
      const { quantity: before = 1 } = shopper;
      shopper.quantity = (before % 9) + 1;
      const lines = await shop.changeLine(shopper, shopper.quantity, before);
      expectLines(lines, 5);
      const isChanged = lines.some(({ quantity }) => quantity === shopper.quantity);
      expect(isChanged, lines);
    },
    'a shopper’s orders': async (n) => expectOrders(await shop.myOrders(shopperOf(n)), ordersEach),
    'the seller’s newest 20 orders': async () => expectOrders(await shop.sellerOrders(), 20),
    'place an order of two products': (n) => placeOrder(shop, shoppers[clients + (n % clients)], n),
  };
}
