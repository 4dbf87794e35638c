import { expect, test } from 'vitest';
import { noFacts, type Nutrition } from '#backend/features/catalogue/food/food-facts.ts';
import { fieldList } from '#backend/features/catalogue/products/product-fields.ts';
import type { DeliveryArea, DeliveryPlan } from '#backend/features/orders/delivery/delivery-plan.ts';
import { standardClaims } from '#backend/features/shop/settings/default-settings.ts';
import type { StoreSettings } from '#backend/features/shop/settings/store-settings.ts';
import { changeTexts } from '#web/features/seller/team/change-text.ts';

/** The names of all fields of a type: the compiler asks for a new one. */
const names = <Fields>(fields: Record<keyof Fields, true>) => Object.keys(fields);

const audited = [
  ...fieldList.map(({ name }) => name),
  'isArchived',
  'isBestSeller',
  'position',
  'pictures',
  'onHand',
  ...Object.keys(noFacts),
  'checkedAt',
  'originsAt',
  ...names<Nutrition>({
    basis: true,
    energyKj: true,
    energyKcal: true,
    fat: true,
    saturates: true,
    carbohydrate: true,
    sugars: true,
    protein: true,
    salt: true,
    fibre: true,
  }),
  ...names<Omit<StoreSettings, 'pages'>>({
    name: true,
    contact: true,
    openingHours: true,
    deliveryPromise: true,
    currency: true,
    timeZone: true,
    country: true,
    taxText: true,
    tax: true,
    reasons: true,
    banner: true,
    guestOrders: true,
    requireFoodFacts: true,
    produceCategories: true,
    nonFoodCategories: true,
    originDays: true,
    socialLinks: true,
  }),
  ...Object.keys(standardClaims.pages).map((slug) => `page ${slug}`),
  'logo',
  'bannerPicture',
  'guaranteePicture',
  ...names<Omit<DeliveryPlan, 'version'>>({ areas: true, closedDays: true, daysAhead: true, windows: true }),
  ...names<DeliveryArea>({ name: true, postalCodes: true, feeCents: true, minimumCents: true, freeFromCents: true }),
  'email',
  'role',
  'isActive',
];

/** Words that are the same in German. */
const sameWords = new Set(['banner', 'logo', 'name', 'position']);

/** The words that the history makes of a name that it does not know. */
const unknownWords = (name: string) => {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

test.each([...new Set(audited)])('the history of a German shop names the field %s in German', (name) => {
  const [text] = changeTexts({ name, before: null, after: 'x' });
  expect(text?.label !== unknownWords(name) || sameWords.has(name)).toBe(true);
});

test.each([
  ['category', 'Vegetables', 'Bio-Gemüse'],
  ['nonFoodCategories', '["drinks"]', 'Kalte Getränke'],
  ['produceCategories', '["vegetables","fruits"]', 'Bio-Gemüse; Frisches Obst'],
  ['walk', '["fruits","candles","vegetables"]', 'Frisches Obst; candles; Bio-Gemüse'],
])('the history of a German shop names categories in German, and own ones as they are: %s', (name, after, shown) => {
  expect(changeTexts({ name, before: null, after })).toMatchObject([{ after: shown }]);
});

test('the history of a German shop says allergens by their German names, and writes moments', () => {
  const said = (name: string, value: unknown) =>
    changeTexts({ name, before: null, after: typeof value === 'string' ? value : JSON.stringify(value) })[0]?.after;
  expect(said('allergens', ['MILK', 'NUTS'])).toBe('Milch; Schalenfrüchte');
  expect(said('mayContain', ['SOYBEANS'])).toBe('Soja');
  expect(said('checkedAt', '2026-03-29T00:30:00.000Z')).toContain('2026, ');
});

test.each([
  ['COUNTED', 'Gezählt'],
  ['RECEIVED', 'Wareneingang'],
  ['WASTED', 'Schwund'],
  ['CORRECTED', 'Korrektur'],
  ['Packung beschädigt', 'Packung beschädigt'],
])('the history of a German shop says the reason %s as %s', (after, shown) => {
  expect(changeTexts({ name: 'reason', before: null, after })).toMatchObject([{ label: 'Grund', after: shown }]);
});
