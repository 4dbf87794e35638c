/** The shop that every peer sells: the same products, people and requests. */

const categories = ['Vegetables', 'Fruits', 'Drinks', 'Instant', 'Dairy', 'Bakery', 'Grains'];
const kinds = ['Vine', 'Wild', 'Organic', 'Smoked', 'Creme', 'Basmati', 'Old', 'Mountain', 'Garden', 'Golden', 'Dark'];
const goods = ['Tomatoes', 'Rice', 'Milk', 'Bread', 'Noodles', 'Cola', 'Cheese', 'Apples', 'Oats', 'Spinach', 'Butter'];

/** No product has a picture, and no shop counts its stock. */
export const products = Array.from({ length: 1000 }, (_none, at) => ({
  name: `${kinds[at % 11]} ${goods[(at * 5) % 11]} No ${at}`,
  slug: `product-${at}`,
  description: 'Picked by hand, from farms nearby. Keep cool and dry.',
  category: categories[at % 7],
  cents: 150 + (at % 900),
}));

/** The first ones are the shoppers, who send the requests. */
export const customers = Array.from({ length: 200 }, (_none, at) => ({
  firstName: 'Ada',
  lastName: `Shopper${at}`,
  email: `shopper-${at}@peers.example`,
  password: 'Long-enough-password-1',
}));

const ordersEach = 20;
const ordersSeconds = 150;
export const seller = { email: 'seller@peers.example', password: 'Long-enough-password-1' };
export const address = {
  street: '1 Main Street',
  city: 'Eugene',
  state: 'Oregon',
  zipcode: '97401',
  phone: '15415551234',
};

/** How many requests are in progress at a time. Request `n` belongs to client `n % clients`. */
export const clients = 4;
export const shopperCount = 2 * clients;
/** A shopper with five lines in the cart, and one who orders: different people, so that a cart keeps its lines. */
export const browserOf = (shoppers, n) => shoppers[n % clients];
export const buyerOf = (shoppers, n) => shoppers[clients + (n % clients)];
/** The places of the five products in a shopper's cart, and of the two in an order. */
export const cartPlaces = [3, 50, 111, 420, 777];
export const orderPlaces = (n) => [(n * 7) % 900, (n * 13 + 5) % 900];

/** The next quantity of a changed cart line: another one each time. */
export const quantityOf = (n) => 1 + (Math.floor(n / clients) % 9);

/** A list that nobody asked for before: another place to start at for each `n`, and another sort after each 976. */
export const newList = (n) => ({ skip: (n * 7) % 976, sort: Math.floor(n / 976) % 4 });
/** A search that nobody sent before, of a word that 90 products have. */
export const newSearch = (n) => ({ word: goods[n % 11], skip: Math.floor(n / 11) % 60, sort: Math.floor(n / 660) % 4 });

/** Runs a task for each item, `clients` at a time. */
export async function forEach(items, task) {
  const waiting = [...items.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await task(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: clients }, work));
}

/** Throws what the shop answered, unless the condition holds. */
export function expect(condition, answer) {
  if (!condition) throw new Error(`A wrong answer: ${JSON.stringify(answer).slice(0, 500)}`);
}

/** Places the orders of those who browse, one for each in turn. Returns how many each has: fewer than 20 when it takes long. */
export async function placeOrders(shoppers, order) {
  const endsAt = performance.now() + ordersSeconds * 1000;
  let count = 0;
  for (; count < ordersEach && performance.now() < endsAt; count += 1) {
    await forEach(shoppers.slice(0, clients), (shopper, at) => order(shopper, count * clients + at));
  }
  return count;
}
