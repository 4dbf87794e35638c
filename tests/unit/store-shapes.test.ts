import { expect, test } from 'vitest';
import { orderSumsShape, pageShape, productShape, sellerProductShape } from '#gateway/documents/shapes.ts';
import { readTaxes, storeTaxShape, toBasisPoints } from '#gateway/documents/store-tax.ts';
import { shopPages, storeFacts } from '#gateway/store/store-facts.ts';
import { product } from '#tests/support/goods.ts';

/** What the gateway makes of the fields of a product that the store may leave out. */
const withoutMore = {
  referencePrice: null,
  availability: null,
  left: null,
  weight: null,
  size: null,
  gtin: null,
  searchWords: null,
  deposit: null,
  portion: null,
  minimumAge: null,
  isBestSeller: false,
  allergens: null,
  expectedGrams: null,
  leastGrams: null,
  likelyGrams: null,
};

test('the gateway reads a product that has only what each store has', () => {
  const { image, ...read } = product();
  expect(productShape.parse(product({ offerPrice: undefined, __v: 0 }))).toEqual({
    ...read,
    ...withoutMore,
    offerPrice: 5,
    images: [{ url: image[0], width: null, height: null, alt: 'Green Apples' }],
  });
});

test('each picture of a product has its own size, and one whose size the store does not say has none', () => {
  const pictures = [
    { url: '/images/b', width: 20, height: 30 },
    { url: '/images/a', width: 40, height: 50 },
  ];
  expect(productShape.parse(product({ image: ['/images/a', '/images/b', '/images/c'], pictures })).images).toEqual([
    { url: '/images/a', width: 40, height: 50, alt: 'Green Apples' },
    { url: '/images/b', width: 20, height: 30, alt: 'Green Apples' },
    { url: '/images/c', width: null, height: null, alt: 'Green Apples' },
  ]);
});

/** Fields of a product: what the gateway reads, and what it does not, beside what the field is then. */
const productFields: [field: string, good: unknown[], bad: unknown[]][] = [
  ['referencePrice', [0, 3.5], [-1, 'dear']],
  ['availability', ['IN_STOCK', 'LOW', 'SOLD_OUT'], ['MANY', true]],
  ['left', [1, 5], [0, 6, 2.5, '3']],
  ['weight', ['1 kg', '0'], ['', true]],
  [
    'size',
    [{ amount: 500, unit: 'G' }],
    [
      { amount: 0, unit: 'G' },
      { amount: 1.5, unit: 'G' },
      { amount: 1, unit: 'STONE' },
    ],
  ],
  ['gtin', ['04006381333931'], ['4006381333931', '004006381333931', '0400638133393X', 4006381333931]],
  ['searchWords', ['bread rolls'], ['', 5]],
  [
    'portion',
    [
      { grams: 50, from: 50, to: 50 },
      { grams: 50, from: 100, to: 500 },
    ],
    [
      { grams: 50, from: 100, to: 50 },
      { grams: 50, from: 75, to: 100 },
      { grams: 50, from: 50, to: 120 },
      { grams: 50, from: 0, to: 100 },
      { grams: 50 },
      50,
    ],
  ],
  ['minimumAge', [16, 18], [0, 17, 21, '18']],
  ['expectedGrams', [1, 250], [0, -5, 1.5, '250']],
  ['leastGrams', [1, 200], [0, 1.5]],
  [
    'likelyGrams',
    [
      { from: 0, to: 0 },
      { from: 180.5, to: 320 },
    ],
    [{ from: -1, to: 320 }, { from: 180, to: -1 }, { from: 180 }],
  ],
];

test.each(productFields)(
  'of a product the gateway reads %s, and leaves out what it cannot read',
  (field, good, bad) => {
    const read = (value: unknown) =>
      (productShape.parse(product({ [field]: value })) as Record<string, unknown>)[field];
    expect(good.map(read)).toEqual(good);
    expect(bad.map(read)).toEqual(bad.map(() => null));
  },
);

test('a weight that is a number becomes a text, and a deposit is named by its type', () => {
  const deposit = { type: 'd1', name: 'Bottle', count: 6, amount: 1.5 };
  expect(productShape.parse(product({ weight: 2, deposit, isBestSeller: true, in: 0 }))).toMatchObject({
    weight: '2',
    deposit: { typeId: 'd1', name: 'Bottle', count: 6, amount: 1.5 },
    isBestSeller: true,
    allergens: 0,
  });
  const bad = [{ type: '' }, { name: '' }, { count: 0 }, { amount: -1 }].map((fault) => ({ ...deposit, ...fault }));
  for (const each of bad) expect(productShape.parse(product({ deposit: each })).deposit).toBeNull();
  expect(productShape.parse(product({ isBestSeller: 'yes', in: -1 }))).toMatchObject({
    isBestSeller: false,
    allergens: null,
  });
});

test.each([{ _id: '' }, { name: '' }, { price: -1 }, { price: 'dear' }, { offerPrice: -1 }])(
  'a product with %j cannot be read',
  (fault) => {
    expect(productShape.safeParse(product(fault)).success).toBe(false);
  },
);

test('the seller’s product has a version, whether it is archived, its number and its tax class', () => {
  const inShop = product({ version: 3, isArchived: true });
  expect(sellerProductShape.parse({ ...inShop, sku: 'A-1', taxClass: 'B' })).toMatchObject({
    version: 3,
    isArchived: true,
    sku: 'A-1',
    taxClass: 'B',
  });
  for (const unread of [{}, { sku: '', taxClass: 'E' }])
    expect(sellerProductShape.parse({ ...inShop, ...unread })).toMatchObject({ sku: null, taxClass: null });
  expect(sellerProductShape.safeParse(product({ version: 1.5, isArchived: true })).success).toBe(false);
  expect(sellerProductShape.safeParse(product({ version: 1 })).success).toBe(false);
});

test('the sums of orders have each stage, and a page its number of entries', () => {
  const sums = { count: 2, amount: 8.005, pendingCount: 1, pendingAmount: 4, paymentTypes: ['COD'] };
  const read = orderSumsShape.parse({ sums, days: [{ count: 2, amount: 8 }], stages: { PLACED: 2 } });
  expect(read).toMatchObject({ count: 2, amount: 8.01, pendingCount: 1, pendingAmount: 4, tests: null });
  expect(read.stages?.filter(({ count }) => count > 0)).toEqual([{ stage: 'PLACED', count: 2 }]);
  expect(read.stages?.[0]).toEqual({ stage: 'PLACED', count: 2 });
  expect(orderSumsShape.parse({ sums, days: [], stages: { PLACED: -1 } }).stages).toBeNull();
  const pageInfo = { hasNextPage: true, hasPreviousPage: false };
  expect(pageShape.parse({ pageInfo, totalCount: 0 })).toEqual({ pageInfo, totalCount: 0 });
  expect(pageShape.parse({ pageInfo, totalCount: -1 })).toEqual({ pageInfo, totalCount: null });
});

const tax = {
  mode: 'RATES',
  number: ' DE 1 ',
  classes: [{ code: 'A', name: 'Standard', basisPoints: 1950 }],
  feeTax: 'GOODS',
  depositTax: 'NONE',
};

test('the taxes of the shop have rates in percent', () => {
  const read = { ...tax, number: 'DE 1', classes: [{ code: 'A', name: 'Standard', rate: 19.5 }] };
  expect(storeTaxShape.parse(tax)).toEqual(read);
  expect(storeTaxShape.parse({ ...tax, number: ' ', feeTax: 'X', depositTax: 1 })).toEqual({
    ...read,
    number: null,
    feeTax: null,
    depositTax: null,
  });
  expect(storeTaxShape.parse({ ...tax, classes: [{ code: 'A', name: 'Standard', basisPoints: -1 }] })).toBeNull();
  expect([19, 5.5, 0.07, 19.005].map(toBasisPoints)).toEqual([1900, 550, 7, 1900.5]);
});

test('taxes that a document lists are rounded to the cent', () => {
  const one = { name: 'Food', rate: 5.5, amount: 0.3339, net: 6.001 };
  expect(readTaxes([one])).toEqual([{ ...one, amount: 0.33, net: 6 }]);
  expect(readTaxes([])).toEqual([]);
  for (const unread of [undefined, null, {}, [one, { ...one, rate: -1 }], [{ ...one, net: '6' }]])
    expect(readTaxes(unread)).toBeNull();
});

const settings = {
  version: 0,
  logo: { url: '/images/logo', width: 100, height: 40 },
  contact: { email: 'shop@example.com', phone: '+44 1', address: '1 High Street' },
  country: 'UK',
  openingHours: 'Mon to Fri',
  deliveryPromise: 'Within a day',
  delivery: { kinds: ['DELIVERY'], hasTimes: true, fees: [{ fee: 0, freeFrom: null }] },
  currencySymbol: '£',
  timeZone: 'Europe/London',
  taxText: 'incl. VAT',
  tax: null,
  reasons: { heading: 'Why us', list: [{ title: 'Fresh', text: null }] },
  banner: { heading: 'Sale', text: 'Today', from: '2026-01-01', until: '2026-01-02', picture: null, isShown: true },
  guestOrders: 'OPEN',
  requireFoodFacts: false,
  produceCategories: ['fruits'],
  nonFoodCategories: ['household'],
  originDays: 1,
  socialLinks: [{ label: 'Us', url: 'https://example.com/us' }],
};

test('the gateway reads all facts of the shop', () => {
  expect(storeFacts.parse(settings)).toEqual(settings);
});

test('facts of the shop that are absent or cannot be read are null, never a claim', () => {
  const nothing = {
    ...Object.fromEntries(Object.keys(settings).map((name) => [name, null])),
    contact: { email: null, phone: null, address: null },
    socialLinks: [],
  };
  expect(storeFacts.parse({})).toEqual(nothing);
  expect(storeFacts.parse(Object.fromEntries(Object.keys(settings).map((name) => [name, 7.5])))).toEqual(nothing);
  expect(
    storeFacts.parse({
      version: -1,
      logo: { url: '' },
      contact: { email: ' ', phone: '', address: 5 },
      country: 'AT',
      openingHours: ' ',
      delivery: { kinds: [], hasTimes: true, fees: [] },
      timeZone: 'Europe/Atlantis',
      reasons: { heading: 'Why', list: Array.from({ length: 5 }, () => ({ title: 'Fresh', text: null })) },
      guestOrders: 'ALWAYS',
      originDays: 0,
      socialLinks: [
        { label: 'Us', url: 'http://example.com' },
        { label: 'Us', url: 'https://user@example.com/' },
      ],
    }),
  ).toEqual(nothing);
});

test('costs of a delivery that cannot be read leave the delivery unknown, and not free', () => {
  for (const fee of [{ fee: -1, freeFrom: null }, { fee: 1, freeFrom: -1 }, { freeFrom: null }])
    expect(storeFacts.parse({ delivery: { ...settings.delivery, fees: [fee] } }).delivery).toBeNull();
  expect(storeFacts.parse({ delivery: { ...settings.delivery, hasTimes: 'yes' } }).delivery?.hasTimes).toBe(false);
});

test('a page of the shop without a text is left out, and one with another address cannot be read', () => {
  const page = { slug: 'terms', title: 'Terms', text: 'All of them.', picture: null };
  expect(shopPages.parse({ success: true, pages: [page, { ...page, slug: 'faq', text: ' \n' }] })).toEqual([page]);
  expect(shopPages.safeParse({ success: true, pages: [{ ...page, slug: 'a'.repeat(40) }] }).success).toBe(true);
  for (const fault of [{ slug: 'a'.repeat(41) }, { slug: '-a' }, { slug: '../a' }, { title: '' }])
    expect(shopPages.safeParse({ success: true, pages: [{ ...page, ...fault }] }).success).toBe(false);
  expect(shopPages.safeParse({ success: false, pages: [page] }).success).toBe(false);
});
