import { expect, test } from 'vitest';
import { countProduct } from '#tests/support/counted-stock.ts';
import { backendForTests } from '#tests/support/open-backend.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { addDepositType, addProduct, sendProduct } from '#tests/support/store-records.ts';

const backend = backendForTests();
const sending = backendForTests({ mail: { kind: 'smtp', url: 'smtp://127.0.0.1:9', from: 'shop@shop.example' } });
const fresh = backendForTests();

interface Line {
  id: string;
  state: string | null;
  note: string | null;
  source?: string;
  checkedAt?: string;
  screen: string | null;
}

async function save(shop: typeof backend, fields: object, guaranteePicture?: Buffer) {
  const form = new FormData();
  form.append('storeData', JSON.stringify(fields));
  if (guaranteePicture) {
    form.append('guaranteePicture', new Blob([new Uint8Array(guaranteePicture)], { type: 'image/png' }), 'notice.png');
  }
  const { body } = await (await shop.seller()).send('/api/store/update', { method: 'POST', body: form });
  expect(body).toMatchObject({ success: true });
}

async function linesOf(shop: typeof backend): Promise<Line[]> {
  const { body } = await (await shop.seller()).get('/api/store/law');
  expect(body.success).toBe(true);
  return body.lines;
}

const statesOf = (lines: Line[]) => Object.fromEntries(lines.map(({ id, state }) => [id, state]));

test('a shop without a country has no list', async () => {
  const { body } = await (await fresh.seller()).get('/api/store/law');
  expect(body).toEqual({ success: true, country: null, lines: [] });
});

test('the list of a new shop says what is missing, each line with its source and the day of the check', async () => {
  for (const country of ['DE', 'EU', 'UK']) {
    await save(backend, { country });
    const lines = await linesOf(backend);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    const unsaid = lines.filter(({ note }) => note === null || !/\w.*\.$/.test(note));
    expect(unsaid.map(({ id, state }) => [id, state])).toEqual([['RATING', null]]);
    const asked = lines.filter(({ source }) => source !== undefined);
    expect(lines.filter((line) => !asked.includes(line) && line.state !== 'NOT_NEEDED')).toEqual([]);
    expect(asked.filter(({ checkedAt }) => !/^2026-11-2[39]$/.test(checkedAt ?? ''))).toEqual([]);
    expect(statesOf(lines)).toMatchObject(
      country === 'DE' ? { DEPOSIT: 'NOT_NEEDED', CASH: 'TO_CHECK' } : { CASH: 'NOT_NEEDED' },
    );
    const states = statesOf(lines);
    expect(states).toMatchObject({ CONTACT: 'MISSING', IMPRINT: 'MISSING', WITHDRAWAL_TEXT: 'MISSING' });
    expect(states).toMatchObject({ TAXES: 'MISSING', CONFIRMATION_MAIL: 'MISSING', NEWSLETTER: 'MISSING' });
    expect(states['UNIT_PRICES']).toBe('NOT_NEEDED');
    expect(states['LEGAL_GUARANTEE']).toBe(country === 'UK' ? 'NOT_NEEDED' : 'MISSING');
  }
});

test('each line follows the facts of the shop', async () => {
  await save(sending, {
    country: 'DE',
    contact: { email: 'hello@fern.example', phone: '+49 30 1234', address: 'Gartenweg 1\n10115 Berlin' },
    pages: {
      imprint: 'Fern GmbH\nGartenweg 1\n10115 Berlin\nhello@fern.example\nHRB 1234',
      terms: 'Our terms.',
      privacy: 'Our privacy.',
      returns: 'Our withdrawal.',
      delivery: 'In Berlin.',
      payment: 'In cash.',
      accessibility: 'Our statement.',
    },
    tax: { mode: 'RATES', number: '', classes: [{ code: 'A', name: 'Food', basisPoints: 700 }] },
  });
  expect(statesOf(await linesOf(sending))).toMatchObject({
    CONTACT: 'DONE',
    IMPRINT: 'DONE',
    TERMS: 'DONE',
    PRIVACY: 'DONE',
    WITHDRAWAL_TEXT: 'DONE',
    DELIVERY_TERMS: 'DONE',
    ACCESSIBILITY: 'DONE',
    TAXES: 'DONE',
    CONFIRMATION_MAIL: 'DONE',
    NEWSLETTER: 'DONE',
    UNIT_PRICES: 'NOT_NEEDED',
  });
  const seller = await sending.seller();
  await addProduct(seller, { name: 'Rice', size: { amount: 500, unit: 'G' } });
  expect(statesOf(await linesOf(sending))).toMatchObject({ UNIT_PRICES: 'DONE' });
  await addProduct(seller, { name: 'Bread' });
  const unitPrices = (await linesOf(sending)).find(({ id }) => id === 'UNIT_PRICES');
  expect(unitPrices).toMatchObject({
    state: 'MISSING',
    note: expect.stringMatching(/^1 product .*Products: Bread\.$/),
    screen: 'PRODUCTS',
  });
  for (const name of ['Apples', 'Cake', 'Dates']) await addProduct(seller, { name });
  const noteOf = async (rule: string) => (await linesOf(sending)).find(({ id }) => id === rule)?.note;
  expect(await noteOf('UNIT_PRICES')).toMatch(/^4 products .*Products: Apples, Bread, Cake, …$/);
  expect(await noteOf('FOOD_FACTS')).toMatch(/of 5 products .*Products: Apples, Bread, Cake, …$/);
  // Fewer steps than the least amount that can be ordered: nobody can buy it.
  const ham = await addProduct(seller, { name: 'Baked ham', portion: { grams: 50, from: 100, to: 500 } });
  expect(await noteOf('FOOD_FACTS')).toMatch(/of 6 products .*Products: Apples, Baked ham, Bread, …$/);
  await countProduct(seller, ham, 1);
  expect(await noteOf('FOOD_FACTS')).toMatch(/of 5 products .*Products: Apples, Bread, Cake, …$/);
  expect(statesOf(await linesOf(sending))).toMatchObject({ FOOD_FACTS: 'MISSING' });
  await save(sending, { nonFoodCategories: ['vegetables'] });
  expect(statesOf(await linesOf(sending))).toMatchObject({ FOOD_FACTS: 'DONE' });
  expect(statesOf(await linesOf(sending))).toMatchObject({ DEPOSIT: 'NOT_NEEDED' });
  const water = await addProduct(seller, { name: 'Water', weight: '6 x 500 ml' });
  expect((await linesOf(sending)).find(({ id }) => id === 'DEPOSIT')).toMatchObject({
    state: 'TO_CHECK',
    note: expect.stringMatching(/^1 product with a content .*Products: Water\.$/),
    screen: 'PRODUCTS',
  });
  const deposit = { type: await addDepositType(seller), count: 6 };
  await sendProduct(seller, { id: water, deposit }, [], '/api/product/update');
  expect(statesOf(await linesOf(sending))).toMatchObject({ DEPOSIT: 'DONE' });
  for (const terms of ['Terms of [the shop].', '#', 'Lorem ipsum.', '']) {
    await save(sending, { pages: { terms } });
    expect([terms, statesOf(await linesOf(sending))]).toMatchObject([terms, { TERMS: 'MISSING', PRIVACY: 'DONE' }]);
  }
  await save(sending, { pages: { imprint: '', accessibility: '', terms: 'Our terms.' } });
  expect(statesOf(await linesOf(sending))).toMatchObject({ IMPRINT: 'MISSING', TERMS: 'DONE' });
  expect(await noteOf('ACCESSIBILITY')).toMatch(/fewer than 10 people/);
});

test('the notice of the legal guarantee is a page in shops of the EU, with the text of the shop if it has one', async () => {
  const shown = async () =>
    (await backend.visitor().get('/api/store')).body.settings.pages.map(({ slug }: { slug: string }) => slug);
  const text = async () =>
    (await backend.visitor().get('/api/store/pages')).body.pages.find(
      ({ slug }: { slug: string }) => slug === 'legal-guarantee',
    ).text;
  await save(backend, { country: null });
  expect(await shown()).not.toContain('legal-guarantee');
  await save(backend, { country: 'UK' });
  expect([await shown(), await text()]).toEqual([expect.not.arrayContaining(['legal-guarantee']), '']);
  await save(backend, { country: 'EU' });
  expect(await shown()).toContain('legal-guarantee');
  expect(await text()).toMatch(/at least 2 years[\s\S]*free of charge[\s\S]*https:\/\/europa\.eu\/youreurope/);
  await save(backend, { pages: { 'legal-guarantee': 'Ours: 3 years.' } });
  expect(await text()).toBe('Ours: 3 years.');
  await save(backend, { pages: { 'legal-guarantee': '' } });
  expect(await text()).toMatch(/at least 2 years/);
});

test('the picture of the notice is on its page, stays beside a logo, and can be removed', async () => {
  const page = async () =>
    (await backend.visitor().get('/api/store/pages')).body.pages.find(
      ({ slug }: { slug: string }) => slug === 'legal-guarantee',
    );
  const state = async () => statesOf(await linesOf(backend))['LEGAL_GUARANTEE'];
  await save(backend, { country: 'EU' }, await makePicture('png', 200, 300));
  await save(backend, { name: 'Fern', removeLogo: true });
  const { picture } = await page();
  const { pages } = (await backend.visitor().get('/api/store/pages')).body;
  expect(pages.filter((each: object) => 'picture' in each)).toEqual([await page()]);
  expect(picture).toMatchObject({ width: 200, height: 300 });
  expect((await backend.visitor().get(new URL(picture.url).pathname)).status).toBe(200);
  expect(await state()).toBe('DONE');
  await save(backend, { removeGuaranteePicture: true });
  expect(await page()).not.toHaveProperty('picture');
  expect(await state()).toBe('MISSING');
});

test.each([
  'x',
  'Impressum',
  'Fern GmbH',
  'Fern GmbH, Gartenweg 1, 10115 Berlin',
  '[Name], Gartenweg 1, 10115 Berlin, a@b.de',
])('the imprint %j lacks facts, and the line says which', async (imprint) => {
  await save(sending, { country: 'DE', pages: { imprint } });
  const line = (await linesOf(sending)).find(({ id }) => id === 'IMPRINT');
  expect(line).toMatchObject({ state: 'MISSING' });
});

test('a shop that follows the law of Germany has the time of Berlin until it chooses another', async () => {
  const zone = async () => (await fresh.visitor().get('/api/store')).body.settings.timeZone;
  expect(await zone()).toBe('UTC');
  await save(fresh, { country: 'DE' });
  expect(await zone()).toBe('Europe/Berlin');
  await save(fresh, { timeZone: 'UTC' });
  expect(await zone()).toBe('UTC');
});
