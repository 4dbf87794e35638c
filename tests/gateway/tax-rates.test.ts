import { expect, onTestFinished, test } from 'vitest';
import { makeDatabase, sellerLogin, startBackend, testConfig } from '#tests/support/open-backend.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore } from '#tests/support/open-store.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { goodAddress } from '#tests/support/store-records.ts';

/** The bundled store behind a gateway, with a seller and a shopper. */
async function openShop({ isClassic = false } = {}) {
  const made = await makeDatabase();
  const backend = await startBackend(testConfig(made.folder, made.database, { isClassic }));
  onTestFinished(async () => {
    await backend.close();
    await made.remove();
  });
  const { run } = await openGateway({ backendUrl: backend.address });
  const logIn = async (mutation: string, input: object) => {
    const { cookies } = await run(mutation, { input });
    return { cookie: cookies.map((line) => line.split(';')[0]).join('; ') };
  };
  const asSeller = await logIn(
    'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }',
    sellerLogin,
  );
  const asShopper = await logIn('mutation ($input: RegisterInput!) { register(input: $input) { success } }', {
    name: 'Ada',
    email: 'ada@example.com',
    password: 'correct horse battery',
  });
  return { run, asSeller, asShopper };
}

const addProduct = `mutation ($input: AddProductInput!) { addProduct(input: $input) { errors { message } product { id } } }`;
const saveTax = `mutation ($tax: TaxInput!) { updateStore(input: { tax: $tax }) {
  errors { code field message } store { taxMode taxNumber taxClasses { code name rate } }
} }`;
const placeOrder = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  errors { code message } order { amount subtotal tax taxes { name rate amount net } }
} }`;
const classes = [
  { code: 'A', name: 'Standard', rate: 19 },
  { code: 'B', name: 'Food', rate: 5.5 },
];

test('the seller sets rates and classes; cart and order agree on a total that includes the taxes', async () => {
  const { run, asSeller, asShopper } = await openShop();
  const input = { name: 'Apple', category: 'fruits', price: 2.11, offerPrice: 2.11, taxClass: 'B' };
  const added = (await run(addProduct, { input }, asSeller)).data.addProduct;
  const { id } = added.product;
  const one = `query ($id: ID!) { seller { oneProduct(id: $id) { version taxClass } } }`;
  expect((await run(one, { id }, asSeller)).data.seller.oneProduct).toEqual({ version: 1, taxClass: 'B' });

  const tax = { mode: 'RATES', number: 'DE 1', classes };
  expect((await run(saveTax, { tax }, asSeller)).data.updateStore).toEqual({
    errors: [],
    store: { taxMode: 'RATES', taxNumber: 'DE 1', taxClasses: classes },
  });
  const cart = await run(
    'mutation ($id: ID!) { updateCart(input: { items: [{ productId: $id, quantity: 3 }] }) { cart { tax total } } }',
    { id },
    asShopper,
  );
  expect(cart.data.updateCart.cart).toEqual({ tax: 0, total: 6.33 });
  const saved = await run(
    'mutation ($input: AddAddressInput!) { addAddress(input: $input) { errors { message } address { id } } }',
    { input: goodAddress },
    asShopper,
  );
  const order = {
    addressId: saved.data.addAddress.address.id,
    items: [{ productId: id, quantity: 3 }],
    payment: 'COD',
    expectedTotal: 6.33,
  };
  expect((await run(placeOrder, { input: order }, asShopper)).data.placeOrder).toEqual({
    errors: [],
    order: { amount: 6.33, subtotal: 6.33, tax: 0, taxes: [{ name: 'Food', rate: 5.5, amount: 0.33, net: 6 }] },
  });

  const update = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { taxClass } } }';
  const changed = await run(update, { input: { id, taxClass: null } }, asSeller);
  expect(changed.data.updateProduct.product).toEqual({ taxClass: null });
  const withFee = await run(saveTax, { tax: { ...tax, feeTax: 'GOODS', depositTax: 'NONE' } }, asSeller);
  expect(withFee.data.updateStore.errors).toEqual([]);
  expect((await run('{ store { depositTax feeTax } }')).data.store).toEqual({ depositTax: 'NONE', feeTax: 'GOODS' });
  const fine = await run(saveTax, { tax: { ...tax, classes: [{ ...classes[0], rate: 19.005 }] } }, asSeller);
  expect(fine.data.updateStore.errors).toEqual([
    {
      code: 'INVALID',
      field: ['tax', 'classes', '0', 'rate'],
      message: 'A tax rate must be from 0 to 100 percent with at most two decimals.',
    },
  ]);
});

test.each([
  [[], null, null],
  [['tax.fee'], 'GOODS', null],
  [['tax.deposits'], null, 'NONE'],
  [['tax.fee', 'tax.deposits'], 'GOODS', 'NONE'],
])('of a store with %j the tax in the fee is %s, and that in deposits %s', async (features, feeTax, depositTax) => {
  const description = withFeatures('store.settings', 'tax.rates', ...features);
  const tax = { mode: 'RATES', number: '', classes: [], feeTax: 'GOODS', depositTax: 'NONE' };
  const store = await openStore({
    'GET /api/store': { ...description, settings: { ...description.settings, tax } },
    'GET /api/store/pages': { success: true, pages: [] },
  });
  const { run } = await openGateway({ backendUrl: store.url });
  expect((await run('{ store { taxMode feeTax depositTax } }')).data.store).toEqual({
    taxMode: 'RATES',
    feeTax,
    depositTax,
  });
});

test('over a classic store the taxes are null, and nothing is changed', async () => {
  const { run, asSeller } = await openShop({ isClassic: true });
  const input = { name: 'Apple', category: 'fruits', price: 2, offerPrice: 2, taxClass: 'B' };
  expect((await run(addProduct, { input }, asSeller)).data.addProduct.errors).toEqual([]);
  const { data } = await run('{ store { depositTax feeTax taxMode taxNumber taxClasses { code } } }');
  expect(data.store).toEqual({ depositTax: null, feeTax: null, taxMode: null, taxNumber: null, taxClasses: null });
  const refused = await run(saveTax, { tax: { mode: 'RATES', classes } }, asSeller);
  expect(refused.data.updateStore.errors).toMatchObject([{ code: 'NOT_SUPPORTED' }]);
});
