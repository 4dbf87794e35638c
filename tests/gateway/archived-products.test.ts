import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeDatabase, sellerLogin, startBackend, testConfig } from '#tests/support/open-backend.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { ShopClient } from '#tests/support/shop-client.ts';
import { pageTable } from '#web/app/pages-plugin.ts';

const { operations } = JSON.parse(readFileSync('gateway/__generated__/persisted-operations.json', 'utf8')) as {
  operations: { name: string; body: string }[];
};
const bodyOf = (name: string) => operations.find((each) => each.name === name)?.body ?? '';

test('an archived product has no page and is in no answer to the cart page, until it is brought back', async () => {
  const webFolder = mkdtempSync(join(tmpdir(), 'web-'));
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Shop</title>');
  writeFileSync(join(webFolder, 'pages.json'), JSON.stringify(pageTable));
  const made = await makeDatabase();
  const backend = await startBackend(testConfig(made.folder, made.database, {}));
  const [seller, visitor] = [new ShopClient(), new ShopClient()];
  onTestFinished(async () => {
    seller.close();
    visitor.close();
    await backend.close();
    await made.remove();
    rmSync(webFolder, { recursive: true });
  });
  const { url, get } = await openGateway({ backendUrl: backend.address }, { webFolder });
  const ask = async (query: string, variables: object = {}) => (await seller.run(url, query, variables)).data;
  await ask('mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', { input: sellerLogin });
  const add = 'mutation ($input: AddProductInput!) { addProduct(input: $input) { product { id } } }';
  const input = { name: 'Old tea', category: 'drinks', price: 2, offerPrice: 1 };
  const { id } = (await ask(add, { input })).addProduct.product;

  const archive = async (isArchived: boolean) => {
    const query = 'mutation ($input: ArchiveProductInput!) { archiveProduct(input: $input) { success } }';
    expect((await ask(query, { input: { id, isArchived } })).archiveProduct.success).toBe(true);
  };
  const seen = async () => {
    const { data: cart } = await visitor.run(url, bodyOf('CartProducts'), { ids: [id] });
    const { data: page } = await visitor.run(url, bodyOf('ProductDetail'), { id });
    const { status } = await get(`/products/drinks/${id}`, { accept: 'text/html' });
    return { cart: cart.products.nodes.map(({ name }: { name: string }) => name), page: page.product?.name, status };
  };

  expect(await seen()).toEqual({ cart: ['Old tea'], page: 'Old tea', status: 200 });
  await archive(true);
  expect(await seen()).toEqual({ cart: [], page: undefined, status: 404 });
  await archive(false);
  expect(await seen()).toEqual({ cart: ['Old tea'], page: 'Old tea', status: 200 });
});
