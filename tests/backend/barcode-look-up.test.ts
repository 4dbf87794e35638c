import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lookUpFoodFacts } from '#backend/features/catalogue/look-up/food-facts-client.ts';
import { markedIngredients, readFoundFacts } from '#backend/features/catalogue/look-up/found-facts.ts';
import { answeredSpread, startFoodFacts } from '#tests/support/food-facts-stand-in.ts';
import { backendForTests } from '#tests/support/open-backend.ts';

const code = '3017620422003';
const gtin = '03017620422003';
const standIn = await startFoodFacts();
const backend = backendForTests({ foodFactsUrl: standIn.url, shopUrl: 'https://shop.example' });
const without = backendForTests();

beforeEach(() => {
  standIn.answers.clear();
  standIn.requests.length = 0;
});
afterAll(() => standIn.close());

const spread = {
  name: 'Hazelnut spread',
  size: '400 g',
  brand: 'Nutty',
  legalName: 'Hazelnut cocoa spread',
  ingredients:
    'Sugar, palm oil, _hazelnuts_ 13%, skimmed _milk_ powder 8.7%, emulsifier: lecithins (_soya_), salt & vanillin.',
  allergens: ['SOYBEANS', 'MILK', 'NUTS'],
  mayContain: ['GLUTEN'],
  nutrition: {
    basis: 'G',
    energyKj: 2252,
    energyKcal: 539,
    fat: 30.9,
    saturates: 10.6,
    carbohydrate: 57.5,
    sugars: 56.3,
    protein: 6.3,
    salt: 0.11,
    fibre: null,
  },
  origins: ['Italy', 'turkey'],
  organicCode: 'DE-ÖKO-006',
  isOrganic: true,
  alcohol: null,
};

describe('the call of the seller', () => {
  test('asks once, with the name of the shop, and saves nothing', async () => {
    standIn.answers.set(code, answeredSpread);
    const seller = await backend.seller();
    const before = (await seller.get('/api/product/seller')).text;
    const { body } = await seller.post('/api/product/look-up', { gtin: '3 017620 422003' });
    expect(body).toEqual({ success: true, foundFacts: spread });
    expect(standIn.requests).toHaveLength(1);
    expect(standIn.requests[0]?.agent).toBe('Greengate/1.0 (https://shop.example)');
    expect(standIn.requests[0]?.path).toMatch(/^\/api\/v2\/product\/3017620422003\.json\?fields=/);
    expect((await seller.get('/api/product/seller')).text).toBe(before);
  });

  test('is refused in words for an unknown barcode, a wrong one, and to everybody but the seller', async () => {
    const seller = await backend.seller();
    const ask = async (typed: string) => (await seller.post('/api/product/look-up', { gtin: typed })).body;
    expect(await ask(code)).toMatchObject({
      success: false,
      code: 'REFUSED',
      message: 'Open Food Facts does not have this barcode.',
    });
    expect(await ask('3017620422004')).toMatchObject({ success: false, code: 'INVALID', errors: [{ field: 'gtin' }] });
    standIn.answers.set(code, (_request, response) => response.writeHead(503).end());
    expect(await ask(code)).toMatchObject({
      success: false,
      message: 'Open Food Facts did not answer. Please try again later.',
    });
    expect(standIn.requests).toHaveLength(2);
    const visitor = await backend.visitor().post('/api/product/look-up', { gtin: code });
    expect(visitor.body).toMatchObject({ success: false, code: 'NOT_LOGGED_IN' });
    expect(standIn.requests).toHaveLength(2);
  });

  test('is there only where the setting names a server', async () => {
    const featuresOf = async (shop: typeof backend) => (await shop.visitor().get('/api/store')).body.features;
    expect(await featuresOf(backend)).toHaveProperty(['products.lookup']);
    expect(await featuresOf(without)).not.toHaveProperty(['products.lookup']);
    const seller = await without.seller();
    const { body } = await seller.post('/api/product/look-up', { gtin: code });
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('FOOD_FACTS_URL') });
  });
});

describe('the answer of the server', () => {
  const ask = (options: { deadlineMs?: number; maxBytes?: number } = {}) => {
    const onFailure = vi.fn<(error: unknown) => void>();
    const found = lookUpFoodFacts(gtin, { url: standIn.url, shopUrl: 'https://shop.example', ...options }, onFailure);
    return { found, onFailure };
  };

  test.each([
    ['a status 0', { code, status: 0, status_verbose: 'product not found' }],
    ['no product', { code, status: 1 }],
    ['a product that is a text', { code, status: 1, product: 'spread' }],
  ])('with %s is an unknown barcode', async (_name, answer) => {
    standIn.answers.set(code, answer);
    expect(await ask().found).toBe('UNKNOWN');
  });

  test.each([
    ['is no JSON', (text: string) => `<html>${text}`],
    ['is another object', () => '{"hello":1}'],
    ['is cut off', (text: string) => text.slice(0, 40)],
  ])('that %s gives no facts', async (_name, change) => {
    standIn.answers.set(code, (_request, response) => response.end(change(JSON.stringify(answeredSpread))));
    const { found, onFailure } = ask();
    expect(await found).toBe('UNAVAILABLE');
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test('that comes too late, or never ends, is given up', async () => {
    standIn.answers.set(code, () => undefined);
    expect(await ask({ deadlineMs: 100 }).found).toBe('UNAVAILABLE');
    standIn.answers.set(code, (_request, response) => response.write('{"status":1,'));
    expect(await ask({ deadlineMs: 100 }).found).toBe('UNAVAILABLE');
  });

  test('that is huge is given up before all of it is read', async () => {
    let sentBytes = 0;
    standIn.answers.set(code, (_request, response) => {
      const part = Buffer.alloc(64 * 1024, ' ');
      const send = () => {
        if (response.destroyed || sentBytes > 64 * 1024 * 1024) return;
        sentBytes += part.length;
        response.write(part, () => send());
      };
      send();
    });
    expect(await ask({ maxBytes: 100_000 }).found).toBe('UNAVAILABLE');
    expect(sentBytes).toBeLessThan(32 * 1024 * 1024);
  });

  test('that redirects is refused, and the other address gets no request', async () => {
    standIn.answers.set(code, (_request, response) => {
      response.writeHead(302, { location: '/api/v2/product/1.json' }).end();
    });
    expect(await ask().found).toBe('UNAVAILABLE');
    expect(standIn.requests).toHaveLength(1);
  });

  test('of a server that does not answer is a failure', async () => {
    const onFailure = vi.fn<(error: unknown) => void>();
    const gone = { url: new URL('http://127.0.0.1:9'), shopUrl: '' };
    expect(await lookUpFoodFacts(gtin, gone, onFailure)).toBe('UNAVAILABLE');
  });
});

describe('the facts', () => {
  const nothing = {
    name: null,
    size: null,
    brand: null,
    legalName: null,
    ingredients: null,
    allergens: null,
    mayContain: [],
    nutrition: null,
    origins: [],
    organicCode: null,
    isOrganic: false,
    alcohol: null,
  };

  test('that are missing, or have other types than documented, stay unknown: none reads as free of allergens', () => {
    expect(readFoundFacts({})).toEqual(nothing);
    expect(
      readFoundFacts({
        product_name: 7,
        generic_name: ['x'],
        brands: null,
        quantity: {},
        ingredients_text: 3,
        allergens_tags: 'en:milk',
        traces_tags: [1, 2],
        nutriments: 'none',
        origins: {},
        labels_tags: null,
      }),
    ).toEqual(nothing);
    expect(readFoundFacts({ allergens_tags: [] })?.allergens).toBeNull();
    expect(readFoundFacts({ allergens_tags: ['en:none', 'xx:unknown'] })?.allergens).toBeNull();
    // A part of them would read as all.
    expect(readFoundFacts({ allergens_tags: ['en:milk', 'xx:unknown'] })?.allergens).toBeNull();
  });

  test('name every one of the 14 allergens by its tag', () => {
    const tags =
      'gluten crustaceans eggs fish peanuts soybeans milk nuts celery mustard sesame-seeds sulphur-dioxide-and-sulphites lupin molluscs';
    const allergens_tags = tags.split(' ').map((tag) => `en:${tag}`);
    expect(readFoundFacts({ allergens_tags })?.allergens).toEqual(
      'GLUTEN CRUSTACEANS EGGS FISH PEANUTS SOYBEANS MILK NUTS CELERY MUSTARD SESAME SULPHITES LUPIN MOLLUSCS'.split(
        ' ',
      ),
    );
  });

  test('have a table of nutrition only when no value is missing or impossible; energy is converted', () => {
    const { nutriments } = answeredSpread.product;
    const read = (change: object) => readFoundFacts({ nutriments: { ...nutriments, ...change } })?.nutrition;
    expect(read({ salt_100g: undefined })).toBeNull();
    expect(read({ fat_100g: 130 })).toBeNull();
    expect(read({ sugars_100g: -1 })).toBeNull();
    expect(read({ 'energy-kj_100g': undefined, energy_100g: undefined })).toMatchObject({ energyKj: 2255 });
    expect(read({ 'energy-kcal_100g': undefined })).toMatchObject({ energyKcal: 538 });
    const drink = readFoundFacts({ quantity: '330 ml', nutriments: { ...nutriments, alcohol: 4.9 } });
    expect(drink).toMatchObject({ nutrition: { basis: 'ML' }, alcohol: 4.9 });
  });

  test('are bounded in length', () => {
    const long = readFoundFacts({
      product_name: 'x'.repeat(500),
      ingredients_text: 'y'.repeat(9000),
      origins: Array.from({ length: 100 }, () => 'Somewhere').join(','),
    });
    expect(long?.name).toHaveLength(120);
    expect(long?.ingredients).toHaveLength(4000);
    expect(long?.origins).toHaveLength(20);
    expect(readFoundFacts({ ingredients_text: 'z'.repeat(30_000) })?.ingredients).toBeNull();
  });

  test.each([
    ['Water, _milk_', 'Water, _milk_'],
    ['<b>Water</b>, <span class="allergen">milk</span>', 'Water, _milk_'],
    ['<span class="allergen">_milk_</span>', '_milk_'],
    ['a\n  b\u0000c', 'a b c'],
    ['  ', null],
    [undefined, null],
  ])('have the ingredients %j as %j', (text, expected) => {
    expect(markedIngredients(text)).toBe(expected);
  });
});
