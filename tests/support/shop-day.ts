import type { Page } from 'playwright-core';
import { aShopper, homeAddress } from './shopper.ts';

/** The parts of the test of a day in the shop besides its visible steps. */

const categories = ['Vegetables', 'Fruits', 'Drinks', 'Instant', 'Dairy', 'Bakery', 'Grains'];
/** The goods that are sold by weight. */
const weighed = 60;

/** The price of the goods with that number, from 1.01. */
const priceOf = (number: number) => `${1 + Math.floor(number / 50)}.${String(number % 50).padStart(2, '0')}`;
export const nameOf = (number: number) => `Goods ${String(number).padStart(3, '0')}`;

/** A file of 200 products. The product of that number has a price that is no number. */
export function goodsFile(faulty?: number) {
  const rows = Array.from({ length: 200 }, (_each, at) => {
    const number = at + 1;
    const price = number === faulty ? 'cheap' : priceOf(number);
    return [nameOf(number), categories[at % 7], price, price, number === weighed ? '600–700 g' : ''].join(';');
  });
  const buffer = Buffer.from(['name;category;price;offerPrice;weight', ...rows].join('\r\n'));
  return { name: 'goods.csv', mimeType: 'text/csv', buffer };
}

/** Sends an operation with the cookies of the page. Rejects a response with errors, and a payload without success. */
// oxlint-disable-next-line typescript/no-explicit-any
export async function run(page: Page, query: string, variables: object = {}): Promise<any> {
  const response = await page.request.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data?: Record<string, { success?: boolean }>; errors?: object };
  if (errors || !data || Object.values(data).some((payload) => payload?.success === false)) {
    throw new Error(`${query}: ${JSON.stringify({ data, errors })}`);
  }
  return data;
}

/** The ids of the goods with these numbers, at most 100. */
async function idsOf(page: Page, numbers: number[]): Promise<string[]> {
  const { products } = await run(page, '{ products(first: 100, sort: NAME) { nodes { id name } } }');
  const ids = new Map<string, string>(products.nodes.map(({ id, name }: { id: string; name: string }) => [name, id]));
  return numbers.map((number) => ids.get(nameOf(number)) ?? '');
}

/** Makes the page that of a new shopper with an address. */
export async function registerShopper(page: Page) {
  const shopper = aShopper();
  const zipcode = Number(homeAddress['Zip code']);
  const { Email: email, Street: street, City: city, State: state, Country: country, Phone: phone } = homeAddress;
  const address = { firstName: 'Ada', lastName: 'Byron', email, street, city, state, zipcode, country, phone };
  await run(page, 'mutation ($input: RegisterInput!) { register(input: $input) { success } }', { input: shopper });
  await run(page, 'mutation ($input: AddAddressInput!) { addAddress(input: $input) { success } }', {
    input: address,
  });
  return shopper;
}

/** Makes the page that of a new shopper, with an address and these goods in the cart, and opens the cart. */
export async function becomeShopper(page: Page, quantities: Record<number, number>) {
  const shopper = await registerShopper(page);
  const ids = await idsOf(page, Object.keys(quantities).map(Number));
  const items = Object.values(quantities).map((quantity, at) => ({ productId: ids[at], quantity }));
  await run(page, 'mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success } }', {
    input: { items },
  });
  await page.goto('/cart');
  return shopper;
}

/**
 * Saves a delivery plan as the owner: from tomorrow, each day has a time from 10 to 12 for one order, and one from 14
 * to 16 for fifty.
 */
export async function promiseTimes(owner: Page) {
  const window = { kind: 'DELIVERY', cutOffTime: '00:00', cutOffDaysBefore: 0 };
  const windows = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    { ...window, weekday, start: '10:00', end: '12:00', capacity: 1 },
    { ...window, weekday, start: '14:00', end: '16:00', capacity: 50 },
  ]);
  const input = { ifVersion: 0, daysAhead: 7, closedDays: [], areas: [], windows };
  await run(owner, 'mutation ($input: SaveDeliveryInput!) { saveDelivery(input: $input) { success } }', { input });
}

/** The radio card of a time of the shown day. */
export function timeCard(page: Page, start: string) {
  return page.getByRole('group', { name: 'Time' }).getByRole('radio', { name: new RegExp(`^${start}`) });
}

/** Waits for the newest order on the page My Orders, and returns its number. */
export async function orderNumber(page: Page) {
  const card = page.getByRole('article', { name: /^Order / }).first();
  await card.waitFor();
  return ((await card.getAttribute('aria-label')) ?? '').replace('Order ', '');
}
