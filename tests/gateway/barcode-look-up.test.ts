import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, readBody, sendJson } from '#tests/support/open-store.ts';
import { withFeatures } from '#tests/support/store-features.ts';

const asSeller = { cookie: 'sellerToken=s1' };
const query = `mutation { lookUpBarcode(input: { gtin: "3017620422003" }) {
  success message errors { code field }
  facts { name size brand ingredients allergens mayContain nutrition { basis energyKj fibre } origins isOrganic }
} }`;

const found = {
  name: 'Hazelnut spread',
  size: '400 g',
  brand: 'Nutty',
  legalName: null,
  ingredients: 'Sugar, _milk_',
  allergens: ['MILK'],
  mayContain: [],
  nutrition: null,
  origins: ['Italy'],
  organicCode: null,
  isOrganic: false,
  alcohol: null,
};

async function openShop(answer: object, features = ['products.lookup', 'sessions.own']) {
  const store = await openStore({
    'GET /api/store': withFeatures(...features),
    'GET /api/seller/is-auth': { success: true },
    'GET /api/product/list': { success: true, products: [] },
  });
  const sent: unknown[] = [];
  store.on('POST /api/product/look-up', async (request: IncomingMessage, response: ServerResponse) => {
    sent.push(JSON.parse((await readBody(request)).toString()));
    sendJson(response, answer);
  });
  return { sent, ...(await openGateway({ backendUrl: store.url })) };
}

test('the seller gets the facts of a barcode, with one call of the store', async () => {
  const { sent, run } = await openShop({ success: true, foundFacts: found });
  const { legalName: _legalName, organicCode: _organicCode, alcohol: _alcohol, ...facts } = found;
  const { data } = await run(query, {}, asSeller);
  expect(data.lookUpBarcode).toEqual({ success: true, message: null, errors: [], facts });
  expect(sent).toEqual([{ gtin: '3017620422003' }]);
  expect((await run(query)).data.lookUpBarcode).toMatchObject({ success: false, errors: [{ code: 'NOT_LOGGED_IN' }] });
  expect(sent).toHaveLength(1);
});

test('a refusal of the store is passed on in its words', async () => {
  const message = 'Open Food Facts does not have this barcode.';
  const errors = [{ code: 'REFUSED', field: 'gtin', message }];
  const { run } = await openShop({ success: false, code: 'REFUSED', message, errors });
  expect((await run(query, {}, asSeller)).data.lookUpBarcode).toEqual({
    success: false,
    message,
    errors: [{ code: 'REFUSED', field: ['gtin'] }],
    facts: null,
  });
});

test.each([[[]], [['MILK', 'DRAGONS']], ['MILK'], [null], [undefined]])(
  'allergens that the store sends as %j are not stated: they never read as free of allergens',
  async (allergens) => {
    const { run } = await openShop({ success: true, foundFacts: { ...found, allergens } });
    expect((await run(query, {}, asSeller)).data.lookUpBarcode.facts.allergens).toBeNull();
  },
);

test('a store without the feature is not asked', async () => {
  const { sent, run } = await openShop({ success: true, foundFacts: found }, ['sessions.own']);
  expect((await run(query, {}, asSeller)).data.lookUpBarcode).toMatchObject({
    success: false,
    errors: [{ code: 'NOT_SUPPORTED' }],
    facts: null,
  });
  expect(sent).toEqual([]);
});
