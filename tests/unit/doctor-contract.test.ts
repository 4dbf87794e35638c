import { expect, test } from 'vitest';
import type { Feature } from '#common/__generated__/contract.ts';
import type { Schema } from '../../scripts/contract/description.ts';
import { promisedAnswers } from '../../scripts/doctor/contract-schema.ts';

/** The paths of all fields that the feature promises when the store claims these features only. */
function promisedFields(feature: Feature, claimed: readonly Feature[]): string[] {
  const all: readonly string[] = claimed;
  return promisedAnswers(feature, (name) => all.includes(name)).flatMap(({ call, schema }) =>
    requiredIn(schema).map((path) => `${call} ${path}`),
  );
}

function requiredIn({ properties = {}, required = [], items, anyOf = [] }: Schema, path = ''): string[] {
  return [
    ...required.map((name) => `${path}${name}`),
    ...Object.entries(properties).flatMap(([name, field]) => requiredIn(field, `${path}${name}.`)),
    ...(items ? requiredIn(items, path) : []),
    ...anyOf.flatMap((each) => requiredIn(each, path)),
  ];
}

test.each<[Feature, readonly Feature[], RegExp]>([
  ['errors.codes', [], /settings/],
  ['orders.details', [], /afterRefunds|settled|settings/],
  ['order.stages', [], /settings|items\.|afterRefunds/],
  ['orders.sizes', [], /picked/],
  ['products.edit', [], /orders|settings/],
  ['categories.labels', ['categories.own'], /settings|socialLinks/],
  ['tax.rates', ['store.settings'], /afterRefunds|placedTaxes/],
  ['staff', [], /timeline|refunds/],
])('a store that claims %s and %j is not asked for fields of others', (feature, needed, others) => {
  expect(promisedFields(feature, [feature, ...needed]).filter((path) => others.test(path))).toEqual([]);
});

test.each<[Feature, readonly Feature[], string]>([
  ['products.edit', [], 'GET /api/product/seller products.version'],
  ['order.stages', [], 'GET /api/order/user orders.timeline'],
  ['stock.sheets', ['stock.count'], 'GET /api/product/stock/list stocks.lastMove'],
  ['tax.fee', ['tax.rates', 'store.settings'], 'GET /api/store settings.tax.feeTax'],
  ['refunds.lines', ['order.stages'], 'GET /api/order/user orders.afterRefunds'],
  ['shop.status', [], 'GET /api/store/status checks.state'],
  ['pictures.sizes', [], 'GET /api/product/list products.pictures'],
])('a store that claims %s and %j is asked for what the feature adds', (feature, needed, path) => {
  expect(promisedFields(feature, [feature, ...needed])).toContain(path);
});
