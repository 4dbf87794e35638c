import { beforeAll, expect, test } from 'vitest';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { memberOf } from '#tests/support/staff.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const now = Date.UTC(2024, 0, 10, 12, 30);
const backend = backendForTests({}, () => now);
let seller: StoreClient;
let shopper: StoreClient;
let product: string;

async function order(address: object): Promise<string> {
  const { body } = await shopper.post('/api/order/cod', {
    items: [{ product, quantity: 1 }],
    address: await saveAddress(shopper, address),
  });
  expect(body).toMatchObject({ success: true });
  return body.order.number;
}

/** The numbers of the orders that a search finds. */
async function find(search: string, more = ''): Promise<string[]> {
  const { body } = await seller.get(`/api/order/seller?first=50&search=${encodeURIComponent(search)}${more}`);
  expect(body).toMatchObject({ success: true });
  return body.orders.map(({ number }: { number: string }) => number).toSorted();
}

let renee = '';
let jorg = '';
let maria = '';

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  shopper = await backend.shopper();
  product = await addProduct(seller, { price: '10', offerPrice: '10' });
  renee = await order({
    firstName: 'Renée',
    lastName: "O'Neil",
    email: 'renee.oneil@example.com',
    phone: '+49 (30) 901-8200',
  });
  jorg = await order({ firstName: 'JØRG', lastName: 'Straße', email: 'js@example.org', phone: '030 555 0111' });
  maria = await order({ firstName: 'Anna-Maria', lastName: 'Løv', email: 'AM@Example.net', phone: '+45 32 10 98 76' });
  await addWhatMustNotCount(backend);
});

test('an order is found by its number, with or without a number sign', async () => {
  expect(await find(renee)).toEqual([renee]);
  for (const sign of [
    'No. ',
    'no ',
    'Nr. ',
    'Order No. ',
    '№',
    '# ',
    'N° ',
    'N.º ',
    'رقم ',
    'Order ',
    'Bestellung Nr. ',
  ])
    expect(await find(`${sign}${renee}`)).toEqual([renee]);
  expect(await find(`#${jorg}`)).toEqual([jorg]);
  expect(await find('#9018200')).toEqual([]);
  expect(await find('9'.repeat(40))).toEqual([]);
});

test.each([
  ['renee', () => [renee]],
  ['RENÉE', () => [renee]],
  ['neil', () => [renee]],
  ["o'ne", () => [renee]],
  ['jorg strasse', () => [jorg]],
  ['Jørg', () => [jorg]],
  ['anna-mar', () => [maria]],
  ['maria lov', () => [maria]],
  ['maria renee', () => []],
  ['aria', () => []],
  ["%' or 1=1 --", () => []],
])('an order is found by the beginnings of words of a name, whatever case and accents: %s', async (search, found) => {
  expect(await find(search)).toEqual(found());
});

test('an order is found by the beginning of its email', async () => {
  expect(await find('renee.oneil@ex')).toEqual([renee]);
  expect(await find('renee.o')).toEqual([renee]);
  expect(await find('am@example.net')).toEqual([maria]);
});

test.each([
  ['+49 30 9018200', () => [renee]],
  ['4930901', () => [renee]],
  ['030 901-8200', () => [renee]],
  ['8200', () => [renee]],
  ['0305550111', () => [jorg]],
  ['(+45) 3210', () => [maria]],
  ['Løv 9876', () => [maria]],
  ['200', () => [renee]],
  ['1098', () => [maria]],
  ['098', () => [maria]],
  ['0901', () => [renee]],
  ['109', () => [maria]],
  ['00', () => []],
])('an order is found by three or more digits in a row of its phone: %s', async (search, found) => {
  expect(await find(search)).toEqual(found());
});

test('a search without a letter or a digit finds all orders', async () => {
  expect(await find(' - ')).toHaveLength(3);
});

test('an order is found by umlauts, with or without their two letters', async () => {
  const ludke = await order({ firstName: 'Bärbel', lastName: 'Lüdke', city: 'Köln', street: 'Große Gänsegasse 12a' });
  const luedtke = await order({ firstName: 'Kai', lastName: 'Luedtke', city: 'Ulm' });
  for (const search of ['lued', 'lüd', 'LÜD']) expect(await find(search)).toEqual([ludke, luedtke].toSorted());
  for (const search of [
    'lud',
    'baer',
    'barbel lüdke',
    'köln',
    'koeln',
    'KOLN',
    'gaensegasse 12',
    'grosse',
    'lüdke köln',
  ]) {
    expect(await find(search)).toEqual([ludke]);
  }
  for (const search of ['luedt', 'ulm kai']) expect(await find(search)).toEqual([luedtke]);
  expect(await find('ulm lüdke')).toEqual([]);
  expect(await find('12 koeln')).toEqual([ludke]);
  expect(await find('asse')).toEqual([]);
});

test('a packer finds orders by number, name and phone, and neither by email nor by place', async () => {
  const packer = await memberOf(backend, 'PACKER');
  const found = async (search: string) => {
    const { body } = await packer.get(`/api/order/seller?first=50&count=true&search=${encodeURIComponent(search)}`);
    expect(body).toMatchObject({ success: true, totalCount: body.orders.length });
    return body.orders.map(({ number }: { number: string }) => number);
  };
  for (const search of [renee, `No. ${renee}`, 'renée', 'neil', '0901', '8200']) {
    expect(await found(search)).toEqual([renee]);
  }
  const email = 'js@example.org';
  for (let length = 2; length <= email.length; length += 1) {
    expect(await found(email.slice(0, length))).toEqual([]);
  }
  expect(await found('koeln')).toEqual([]);
  expect(await find(email)).toEqual([jorg]);
});

test('a search can be combined with other filters, pages, counts and sums', async () => {
  expect(await find('renee', '&paid=true')).toEqual([]);
  expect(await find('renee', '&method=COD')).toEqual([renee]);
  const { body: page } = await seller.get('/api/order/seller?first=1&count=true&search=e');
  expect(page).toMatchObject({ totalCount: 0, pageInfo: { hasNextPage: false } });
  const { body: counted } = await seller.get('/api/order/seller?first=1&count=true&search=js');
  expect(counted).toMatchObject({ totalCount: 1 });
  const { body: several } = await seller.get('/api/order/seller?first=1&count=true&search=springfield');
  expect(several).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  const { body: sums } = await seller.get('/api/order/seller/sums?search=js');
  expect(sums.sums).toMatchObject({ count: 1, amount: 10.2, pendingCount: 1 });
});

test('housekeeping finishes orders that a process of the version before has placed', async () => {
  const { query } = backend.context.database;
  await query.deleteFrom('order_words').execute();
  expect(await find('renee')).toEqual([]);
  await runHousekeeping(backend.context.database, now + 60_000);
  expect(await find('renee')).toEqual([renee]);
});

test('a search of more than 100 characters, or of two texts, is refused', async () => {
  for (const query of [`search=${'a'.repeat(101)}`, 'search=a&search=b']) {
    const { body } = await seller.get(`/api/order/seller?${query}`);
    expect(body).toMatchObject(refusal('INVALID', 'Search must be one text of at most 100 characters.', 'search'));
  }
});

test('a search can be combined with stages', async () => {
  const { body } = await seller.get('/api/order/seller?first=50&count=true&search=renee&stages=PLACED,PICKING');
  expect(body).toMatchObject({ totalCount: 1, orders: [{ number: renee }] });
  expect(await find('renee', '&stages=READY')).toEqual([]);
  const { body: sums } = await seller.get('/api/order/seller/sums?search=renee&stages=PLACED');
  expect(sums.sums.count).toBe(1);
});

test('chosen orders are listed by their ids, unknown ones left out', async () => {
  const { body: all } = await seller.get('/api/order/seller?first=50');
  const ids = all.orders.map(({ _id }: { _id: string }) => _id);
  for (const first of [1, 50]) {
    const { body } = await seller.get(`/api/order/seller?first=${first}&count=true&ids=${ids[0]},${ids[2]},unknown`);
    expect(body.orders.map(({ _id }: { _id: string }) => _id)).toEqual([ids[0], ids[2]].slice(0, first));
    expect(body.totalCount).toBe(2);
  }
  const { body: tooMany } = await seller.get(`/api/order/seller?ids=${Array(101).fill('a').join()}`);
  expect(tooMany).toMatchObject({ success: false, code: 'INVALID' });
});

test('an order is found by a name that signs or spaces part, also written as one, and the other way round', async () => {
  const obrien = await order({ firstName: 'Jean-Luc', lastName: 'O’Brien' });
  const berg = await order({ firstName: 'Ann', lastName: 'van der Berg' });
  const dangelo = await order({ firstName: 'Rita', lastName: 'Dangelo' });
  for (const search of ['obrien', 'jeanluc', "o'brien", 'jean luc obrien'])
    expect(await find(search)).toEqual([obrien]);
  for (const search of ['vanderberg', 'van der berg']) expect(await find(search)).toEqual([berg]);
  for (const search of ['dangelo', "d'angelo", 'D’Angelo']) expect(await find(search)).toEqual([dangelo]);
});
