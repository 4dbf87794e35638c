import { beforeAll, expect, test } from 'vitest';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodAddress, saveAddress, sendProduct } from '#tests/support/store-records.ts';

const backend = backendForTests();
let seller: StoreClient;
let potato = '';
let carrot = '';

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  potato = await addProduct(seller, { name: 'Potato', price: 25, offerPrice: 19.99 }, [await makePicture('png', 9, 9)]);
  carrot = await addProduct(seller, { name: 'Carrot', price: 0.5, offerPrice: 0.07 });
});

async function readyShopper() {
  const shopper = await backend.shopper();
  return Object.assign(shopper, { address: await saveAddress(shopper) });
}

const ordersOf = async (client: StoreClient) => (await client.get('/api/order/user')).body.orders;
const cartOf = async (client: StoreClient) => (await client.get('/api/user/is-auth')).body.user.cartItems;

test('a cash order has the store’s prices, is listed with all its data, and empties the cart', async () => {
  const shopper = await readyShopper();
  await shopper.post('/api/cart/update', { cartItems: { [potato]: 3 } });
  const items = [
    { product: potato, quantity: 3 },
    { product: carrot, quantity: 2 },
  ];
  const placed = await shopper.post('/api/order/cod', { items, address: shopper.address });
  const [order] = await ordersOf(shopper);
  expect(placed.body).toEqual({ success: true, message: 'Order placed.', order });
  // 3 × 19.99 + 2 × 0.07 = 60.11, and 1.20 of tax, rounded down.
  expect(order).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    number: expect.stringMatching(/^1\d{3}$/),
    userId: shopper.id,
    items: [
      {
        product: expect.objectContaining({ _id: potato, name: 'Potato', category: 'Vegetables', price: 25 }),
        quantity: 3,
        name: 'Potato',
        image: expect.stringMatching(/\/images\/[0-9a-f]{32}-960\.webp$/),
        price: 19.99,
        sizeText: null,
        foodVersion: null,
        minimumAge: null,
        expectedGrams: null,
        substitution: 'NONE',
        picked: null,
        refundable: 0,
      },
      {
        product: expect.objectContaining({ _id: carrot }),
        quantity: 2,
        name: 'Carrot',
        image: '',
        price: 0.07,
        sizeText: null,
        foodVersion: null,
        minimumAge: null,
        expectedGrams: null,
        substitution: 'NONE',
        picked: null,
        refundable: 0,
      },
    ],
    subtotal: 60.11,
    deposits: 0,
    tax: 1.2,
    taxes: [],
    placedTaxes: [],
    afterRefunds: null,
    shipping: 0,
    amount: 61.31,
    address: { ...goodAddress, postalCode: '97477' },
    paymentType: 'COD',
    slot: null,
    joins: null,
    joinedBy: [],
    status: 'Order Placed',
    isPaid: false,
    isTest: false,
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: order.createdAt,
    stage: 'PLACED',
    paymentState: 'UNPAID',
    version: 1,
    actions: ['CANCEL'],
    substitution: 'NONE',
    noteToShop: null,
    noteToCourier: null,
    settled: null,
    timeline: [{ at: order.createdAt, stage: 'PLACED', actor: 'SHOPPER', note: null }],
    refunds: [],
    paid: 0,
    refunded: 0,
    refundable: 0,
    minimumAge: null,
    stopsBefore: null,
    canChangeWishes: true,
    withdrawnAt: null,
    withdrawalsAnsweredAt: null,
  });
  expect(await cartOf(shopper)).toEqual({});
});

test('a cash order removes only the ordered pieces from the cart, and an older cart is not saved', async () => {
  const shopper = await readyShopper();
  const leek = await addProduct(seller, { name: 'Leek', offerPrice: 1 });
  const { body } = await shopper.post('/api/cart/update', { cartItems: { [carrot]: 5, [potato]: 2, [leek]: 4 } });
  const items = [
    { product: potato, quantity: 3 },
    { product: carrot, quantity: 2 },
  ];
  await shopper.post('/api/order/cod', { items, address: shopper.address });
  expect(await cartOf(shopper)).toEqual({ [carrot]: 3, [leek]: 4 });
  const late = await shopper.post('/api/cart/update', { cartItems: { [potato]: 2 }, cartVersion: body.cartVersion });
  expect(late.body.success).toBe(false);
  expect(await cartOf(shopper)).toEqual({ [carrot]: 3, [leek]: 4 });
});

test('one line of 19.99 is 20.38 with tax: no cent is lost by floating point', async () => {
  const shopper = await readyShopper();
  await shopper.post('/api/order/cod', { items: [{ product: potato, quantity: 1 }], address: shopper.address });
  expect((await ordersOf(shopper))[0].amount).toBe(20.38);
});

test('lines may use productId, and lines of one product are added up', async () => {
  const shopper = await readyShopper();
  const items = [
    { productId: potato, quantity: 6 },
    { product: carrot, quantity: 1 },
    { product: potato, quantity: 6 },
  ];
  await shopper.post('/api/order/cod', { items, address: shopper.address });
  const [order] = await ordersOf(shopper);
  expect(order.items.map((item: { quantity: number }) => item.quantity)).toEqual([12, 1]);
});

test('prices, totals, states and owners from the client are ignored', async () => {
  const shopper = await readyShopper();
  await shopper.post('/api/order/cod', {
    items: [{ product: potato, quantity: 1, price: 0.01, offerPrice: 0.01, name: 'Gold' }],
    address: shopper.address,
    amount: 0.01,
    isPaid: true,
    status: 'Delivered',
    _id: 'f'.repeat(24),
  });
  const [order] = await ordersOf(shopper);
  expect(order).toMatchObject({ amount: 20.38, isPaid: false, status: 'Order Placed', items: [{ name: 'Potato' }] });
  expect(order._id).not.toBe('f'.repeat(24));
});

test('a shopper’s list has only own orders, newest first; the seller’s list has all', async () => {
  const [ada, bob] = await Promise.all([readyShopper(), readyShopper()]);
  for (const quantity of [1, 2, 3]) {
    await ada.post('/api/order/cod', { items: [{ product: carrot, quantity }], address: ada.address });
  }
  await bob.post('/api/order/cod', { items: [{ product: carrot, quantity: 9 }], address: bob.address });
  const quantities = (orders: { items: { quantity: number }[] }[]) => orders.map((order) => order.items[0]?.quantity);
  expect(quantities(await ordersOf(ada))).toEqual([3, 2, 1]);
  expect(quantities(await ordersOf(bob))).toEqual([9]);
  const all = (await seller.get('/api/order/seller')).body.orders;
  expect(quantities(all.slice(0, 4))).toEqual([9, 3, 2, 1]);
});

test.each([
  [{ items: undefined }, /^The order has no products/],
  [{ items: [] }, /^The order has no products/],
  [{ items: 'all' }, /^The order has no products/],
  [{ items: [null] }, 'Each line of the order must name a product and a quantity.'],
  [{ items: [{ quantity: 1 }] }, 'Each line of the order must name a product.'],
  [{ address: undefined }, 'Please select an address'],
  [{ address: '' }, 'Please select an address'],
  [{ address: null }, 'Please select an address'],
  [{ address: 'f'.repeat(24) }, /^This address is not among your saved ones/],
  [{ address: "' or 1=1" }, /^This address is not among your saved ones/],
  [{ items: [{ product: 'f'.repeat(24), quantity: 1 }] }, /^The product f{24} is no longer sold/],
  [{ items: [{ product: '__proto__', quantity: 1 }] }, /^One of the products is no longer sold/],
])('an order with %j is refused, nothing is written and the cart stays', async (fields, message) => {
  const shopper = await readyShopper();
  await shopper.post('/api/cart/update', { cartItems: { [potato]: 1 } });
  const good = { items: [{ product: potato, quantity: 1 }], address: shopper.address };
  const { status, body } = await shopper.post('/api/order/cod', { ...good, ...fields });
  expect(status).toBe(200);
  expect(body.success).toBe(false);
  expect(body.message).toMatch(message);
  expect(await ordersOf(shopper)).toEqual([]);
  expect(await cartOf(shopper)).toEqual({ [potato]: 1 });
});

test.each([[0], [-1], [1.5], ['2'], [[2]], [1e308], [2 ** 53], [null], [undefined], [100], [true]])(
  'the quantity %j is refused',
  async (quantity) => {
    const shopper = await readyShopper();
    const items = [{ product: potato, quantity }];
    const { body } = await shopper.post('/api/order/cod', { items, address: shopper.address });
    const code = typeof quantity === 'number' && quantity > 99 ? 'TOO_MANY' : 'INVALID';
    expect(body).toEqual(refusal(code, 'Quantity must be a whole number from 1 to 99.', 'items.0.quantity'));
  },
);

test('two lines of a product with more than 99 together are refused, with its name', async () => {
  const shopper = await readyShopper();
  const items = [50, 50].map((quantity) => ({ product: potato, quantity }));
  const { body } = await shopper.post('/api/order/cod', { items, address: shopper.address });
  expect(body).toEqual(refusal('TOO_MANY', 'You can order at most 99 of Potato.', 'items.0.quantity'));
});

test('an order with a product out of stock is refused, with its name', async () => {
  const shopper = await readyShopper();
  const leek = await addProduct(seller, { name: 'Leek' });
  await seller.post('/api/product/stock', { id: leek, inStock: false });
  const items = [potato, leek].map((product) => ({ product, quantity: 1 }));
  const { body } = await shopper.post('/api/order/cod', { items, address: shopper.address });
  expect(body).toEqual(refusal('SOLD_OUT', 'Leek is out of stock. Please remove it from the cart.', 'items.1'));
  expect(await ordersOf(shopper)).toEqual([]);
});

test('an order with an archived product is refused, with its name', async () => {
  const shopper = await readyShopper();
  const turnip = await addProduct(seller, { name: 'Turnip' });
  await seller.post('/api/product/archive', { id: turnip, archived: true });
  const items = [potato, turnip].map((product) => ({ product, quantity: 1 }));
  const { body } = await shopper.post('/api/order/cod', { items, address: shopper.address });
  const text = 'Turnip is no longer sold. Please remove it from the cart.';
  expect(body).toEqual(refusal('UNKNOWN_PRODUCT', text, 'items.1'));
});

test('an online order leaves the cart as it is until it is paid', async () => {
  const shopper = await readyShopper();
  await shopper.post('/api/cart/update', { cartItems: { [potato]: 3 } });
  const items = [{ product: potato, quantity: 3 }];
  const { body } = await shopper.post('/api/order/stripe', { items, address: shopper.address });
  expect(body).toMatchObject({ success: true, order: { isPaid: false, subtotal: 59.97 } });
  expect(await cartOf(shopper)).toEqual({ [potato]: 3 });
});

test('an order above a million is refused', async () => {
  const shopper = await readyShopper();
  const yacht = await addProduct(seller, { name: 'Yacht', price: 100_000, offerPrice: 100_000 });
  const items = [{ product: yacht, quantity: 10 }];
  const { body } = await shopper.post('/api/order/cod', { items, address: shopper.address });
  expect(body.message).toBe('An order can come to at most $1,000,000.00. Please split it.');
});

test('an order costs a million at most, with its tax and to the cent', async () => {
  const shopper = await readyShopper();
  const boat = await addProduct(seller, { name: 'Boat', price: 61_274.51, offerPrice: 61_274.51 });
  const pin = await addProduct(seller, { name: 'Pin', price: 0.01, offerPrice: 0.01 });
  // 16 × 61,274.51 = 980,392.16, and 19,607.84 of tax.
  const items = [{ product: boat, quantity: 16 }];
  const more = { items: [...items, { product: pin, quantity: 1 }], address: shopper.address };
  expect((await shopper.post('/api/order/cod', more)).body).toEqual(
    refusal('TOO_MANY', 'An order can come to at most $1,000,000.00. Please split it.', 'items'),
  );
  const { body } = await shopper.post('/api/order/cod', { items, address: shopper.address });
  expect(body).toMatchObject({ success: true, order: { subtotal: 980_392.16, tax: 19_607.84, amount: 1_000_000 } });
});

test('an order has a hundred different products at most', async () => {
  const shopper = await readyShopper();
  const place = async (count: number) => {
    const items = Array.from({ length: count }, (_, at) => ({ product: `${at}`.padStart(24, 'f'), quantity: 1 }));
    return (await shopper.post('/api/order/cod', { items, address: shopper.address })).body;
  };
  expect(await place(101)).toEqual(refusal('TOO_MANY', 'An order can have at most 100 different products.', 'items'));
  // The store looks up that many products: these do not exist.
  expect(await place(100)).toMatchObject({ code: 'UNKNOWN_PRODUCT', errors: [{ field: 'items.0' }] });
});

test('an order to another shopper’s address is refused', async () => {
  const [ada, bob] = await Promise.all([readyShopper(), readyShopper()]);
  const items = [{ product: potato, quantity: 1 }];
  const { body } = await bob.post('/api/order/cod', { items, address: ada.address });
  const text = 'This address is not among your saved ones. Please select another.';
  expect(body).toEqual(refusal('UNKNOWN_ADDRESS', text, 'address'));
  expect(await ordersOf(bob)).toEqual([]);
});

test('when the product is removed, the order still shows what was bought', async () => {
  const shopper = await readyShopper();
  const plum = await addProduct(seller, { name: 'Plum', category: 'Fruits', offerPrice: 2 });
  await shopper.post('/api/order/cod', { items: [{ product: plum, quantity: 2 }], address: shopper.address });
  await backend.context.database.query.deleteFrom('products').where('id', '=', plum).execute();
  await seller.post('/api/product/stock', { id: potato, inStock: true });
  const [order] = await ordersOf(shopper);
  expect(order.items[0]).toMatchObject({
    name: 'Plum',
    price: 2,
    product: { _id: plum, name: 'Plum', category: 'Fruits', price: 2, offerPrice: 2, image: [], inStock: false },
  });
});

test.each([
  [{ weight: '6 x 330 ml' }, '6 x 330 ml'],
  [{ weight: '1 L', size: { amount: 1000, unit: 'ML' } }, '1 L'],
  [{ weight: '1 kg', size: { amount: 750, unit: 'G' } }, '750 g'],
  [{ size: { amount: 1500, unit: 'G' } }, '1.5 kg'],
  [{ size: { amount: 1, unit: 'PIECE' } }, '1 pc'],
  [{}, null],
])('a line of an order keeps the size of a product with %j', async (fields, sizeText) => {
  const product = await addProduct(seller, { name: 'Sized', price: 2, offerPrice: 2, ...fields });
  const shopper = await readyShopper();
  await shopper.post('/api/order/cod', { items: [{ product, quantity: 1 }], address: shopper.address });
  const changed = await sendProduct(seller, { id: product, weight: '9 kg', size: null }, [], '/api/product/update');
  expect(changed.body.success).toBe(true);

  expect((await ordersOf(shopper))[0].items[0].sizeText).toBe(sizeText);
  expect((await seller.get('/api/order/seller')).body.orders[0].items[0].sizeText).toBe(sizeText);
});
