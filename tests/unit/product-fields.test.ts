import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { columns } from '#backend/features/catalogue/imports/row-reader.ts';
import { optionalText, text } from '#backend/features/catalogue/products/csv-cells.ts';
import { column, field, type ColumnsOf, type NewValuesOf } from '#backend/features/catalogue/products/field.ts';
import { listedProductDocument, productDocument } from '#backend/features/catalogue/products/product-document.ts';
import { fieldList, ownFields } from '#backend/features/catalogue/products/product-fields.ts';

test('every field has a column in CSV files, and one of the contract is in its document', () => {
  const columnNames = columns.map(({ name }) => name);
  expect(columnNames).toEqual(expect.arrayContaining(fieldList.map(({ name }) => name)));
  const ofContract = fieldList.filter(({ document }) => document === 'contract').map(({ name }) => name);
  expect(Object.keys(productDocument.shape)).toEqual(expect.arrayContaining(ofContract));
});

test('a field that the contract lacks is in the document that its row names', () => {
  for (const { name, in: place } of ownFields) {
    expect(Object.keys(productDocument.shape)).not.toContain(name);
    expect(Object.keys(listedProductDocument.shape).includes(name)).toBe(place === 'list');
  }
});

test('a field with an initial value may be absent, and its document can have that value', () => {
  for (const { name, initial, input } of fieldList) {
    if (initial === undefined || input === null) continue;
    expect([name, input.safeParse(undefined).success]).toEqual([name, true]);
  }
  for (const { name, key, schema, isNullable } of ownFields) {
    const initial = fieldList.find((each) => each.key === key)?.initial;
    const shown = initial === null && !isNullable ? undefined : initial;
    expect([name, schema.safeParse(shown).success]).toEqual([name, true]);
  }
});

test('the compiler compares the column of a field with its rule, its initial value and its cell', () => {
  const rest = { document: 'contract', input: z.string().nullable() } as const;
  const weight = field(column('weight'), { ...rest, initial: null, csv: optionalText });
  const name = field(column('name'), { ...rest, input: z.string(), as: 'title', csv: text });
  type Fields = { weight: typeof weight; name: typeof name };
  expectTypeOf<ColumnsOf<Fields>>().toEqualTypeOf<'weight' | 'name'>();
  expectTypeOf<{ title: string }>().toExtend<NewValuesOf<Fields>>();
  expectTypeOf<{ weight: null }>().not.toExtend<NewValuesOf<Fields>>();
  // @ts-expect-error -- a cell for texts cannot show null
  field(column('weight'), { ...rest, csv: text });
  // @ts-expect-error -- the rule gives null, the column has none
  field(column('name'), { ...rest, csv: text });
  // @ts-expect-error -- a number is no initial value of a text
  field(column('weight'), { ...rest, initial: 5, csv: optionalText });
  // @ts-expect-error -- what the CSV file does with the field is not said
  field(column('weight'), rest);
  // @ts-expect-error -- there is no such column
  expect(column('shelf').write('A')).toEqual({ shelf: 'A' });
});
