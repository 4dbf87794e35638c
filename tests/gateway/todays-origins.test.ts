import { expect, test } from 'vitest';
import { backendForTests, sellerLogin } from '#tests/support/open-backend.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { ShopClient } from '#tests/support/shop-client.ts';
import { addProduct } from '#tests/support/store-records.ts';

const backend = backendForTests();

test('a seller states origins, undoes one, and says which categories have them', async () => {
  const storeSeller = await backend.seller();
  const plums = await addProduct(storeSeller, { name: 'Plums', category: 'Fruits' });
  const { url } = await openGateway({ backendUrl: backend.address });
  const [seller, visitor] = [new ShopClient(), new ShopClient()];
  const ask = async (client: ShopClient, text: string, variables: object = {}) => client.run(url, text, variables);
  await ask(seller, 'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', {
    input: sellerLogin,
  });
  const save = async (products: object[], client = seller) =>
    (
      await ask(
        client,
        `mutation ($input: SaveOriginsInput!) { saveOrigins(input: $input) {
          success message errors { code field } } }`,
        { input: { products } },
      )
    ).data.saveOrigins;
  const list = async () =>
    (
      await ask(
        seller,
        `{ seller { produce { product { name inStock } origins originsAt qualityClass variety usedOrigins } } }`,
      )
    ).data.seller.produce;
  const update = async (input: object) =>
    (
      await ask(
        seller,
        `mutation ($input: UpdateStoreInput!) { updateStore(input: $input) {
          success errors { field } store { originDays produceCategories } } }`,
        { input },
      )
    ).data.updateStore;

  const product = { name: 'Plums', inStock: true };
  const unsaid = { product, origins: [], originsAt: null, qualityClass: null, variety: null, usedOrigins: [] };
  expect(await list()).toEqual([unsaid]);
  expect(await save([{ productId: plums, origins: ['ES'], qualityClass: 'I' }])).toMatchObject({ success: true });
  const [said] = await list();
  expect(said).toMatchObject({ product, origins: ['ES'], qualityClass: 'I', usedOrigins: ['ES'] });
  await save([{ productId: plums, origins: ['MA'] }]);
  expect(await save([{ productId: plums, origins: ['ES'], originsAt: said.originsAt }])).toMatchObject({
    success: true,
  });
  expect(await list()).toMatchObject([{ origins: ['ES'], originsAt: said.originsAt, usedOrigins: ['MA', 'ES'] }]);
  const shown = await ask(visitor, 'query ($id: ID!) { product(id: $id) { food { origins qualityClass } } }', {
    id: plums,
  });
  expect(shown.data.product.food).toEqual({ origins: ['ES'], qualityClass: 'I' });
  await save([{ productId: plums, origins: null }]);
  expect(await list()).toMatchObject([{ origins: [], originsAt: null }]);

  expect(await save([{ productId: plums }, { productId: 'f'.repeat(24) }])).toMatchObject({
    success: false,
    errors: [{ code: 'UNKNOWN_PRODUCT', field: ['products', '1', 'productId'] }],
  });
  expect(await save([{ productId: plums, origins: ['ES'] }], visitor)).toMatchObject({
    success: false,
    errors: [{ code: 'NOT_LOGGED_IN' }],
  });

  expect(await update({ originDays: 0 })).toMatchObject({ success: false, errors: [{ field: ['originDays'] }] });
  expect(await update({ originDays: 3, produceCategories: ['dairy'] })).toMatchObject({
    success: true,
    store: { originDays: 3, produceCategories: ['dairy'] },
  });
  expect(await list()).toEqual([]);
});
