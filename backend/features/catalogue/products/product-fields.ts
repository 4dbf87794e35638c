import { z } from 'zod';
import { packUnit, taxClassCode } from '#backend/http/enumerations.ts';
import { isInStock } from '#backend/rules/availability.ts';
import { lineField } from '#backend/http/text-fields.ts';
import { taxClassCodes, toCents } from '#backend/rules/money.ts';
import { portionIn } from '#backend/rules/portions.ts';
import { maxPackAmount, packUnits } from '#backend/rules/pack-size.ts';
import { readPrice } from '#readers/price.ts';
import type { PackSize } from '#readers/weight.ts';
import * as csv from './csv-cells.ts';
import { deposit } from '../deposits/deposit-field.ts';
import { column, field, requireNone, type AnyField, type ColumnsOf } from './field.ts';
import type { InputsOf, NewValuesOf, Row, ValuesOf } from './field.ts';
import { gtin } from './gtin-field.ts';
import { portionField } from './portion-field.ts';
import * as labels from '#common/product-labels/texts.ts';
import * as texts from './texts.ts';

/** The highest price. */
export const maxPriceCents = 10_000_000;

/** The cents of a text as clients and people write it; null when it is no clear amount. */
const centsIn = (text: string) => toCents(readPrice(text, { currency: null })?.text ?? text);

/** An amount in currency units, which old clients send as text. The parsed value is in cents. */
function priceField(label: string) {
  const fault = texts.isNoPrice(label);
  return z
    .union([z.number(), z.string()], {
      error: (issue) => (issue.input === undefined || issue.input === null ? texts.isMissing(label) : fault),
    })
    .refine((amount) => String(amount).trim() !== '', { error: texts.isMissing(label), abort: true })
    .transform((amount) => (typeof amount === 'number' ? toCents(amount) : centsIn(amount)) ?? Number.NaN)
    .refine((cents) => cents >= 1 && cents <= maxPriceCents, {
      error: fault,
      // Nothing can be said of an offer that is compared with a wrong price.
      abort: true,
    });
}

/** The limits of texts of one line, in characters. */
export const lineLimits = { sku: 40, name: 120, category: 40, searchWords: 200, weight: 40 } as const;

const hasNoHidden = (text: string) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(text);

/** One line of text that may be missing: an empty one is null. */
const optionalLine = (label: string, max: number) =>
  z
    .union([z.literal(''), z.null(), lineField(label, max)])
    .transform((text) => text || null)
    .optional();

/** Two products with numbers that look the same would be confused, so a number has no invisible characters. */
const sku = z
  .union([
    z.literal(''),
    z.null(),
    lineField(labels.sku, lineLimits.sku).refine(hasNoHidden, { error: texts.hiddenInSku }),
  ])
  .transform((text) => text || null)
  .meta({ description: 'Unique among all products, also archived ones.' })
  .optional();

const maxSearchWords = 30;
const wordCountOf = (text: string) => text.split(/[\s,;،؛]+/).filter(Boolean).length;
const typedSearchWords = lineField(labels.searchWords, lineLimits.searchWords).refine(
  (text) => wordCountOf(text) <= maxSearchWords,
  { error: texts.tooManySearchWords(maxSearchWords) },
);
const searchWords = z
  .union([z.literal(''), z.null(), typedSearchWords])
  .transform((text) => text || null)
  .meta({
    description: `Words by which shoppers find the product, with commas between names: at most ${maxSearchWords} words.`,
  })
  .optional();

const maxLines = 50;
const maxLineLength = 300;
const description = z
  .union([z.array(z.string().meta({ maxLength: maxLineLength })), z.string()], {
    error: 'Description must be a list of lines.',
  })
  .transform((lines) => (typeof lines === 'string' ? lines.split('\n') : lines))
  .transform((lines) => lines.filter((line) => line.trim() !== ''))
  .refine((lines) => lines.length <= maxLines, { error: texts.tooManyLines(maxLines), abort: true })
  .pipe(z.array(lineField(texts.descriptionLine, maxLineLength)));

const amountFault = texts.amountFault(maxPackAmount);
const size = z
  .object(
    {
      amount: z
        .int({ error: amountFault })
        .min(1, { error: amountFault })
        .max(maxPackAmount, { error: amountFault, abort: true }),
      unit: z.enum(packUnits, { error: `The unit of the size must be one of ${packUnits.join(', ')}.` }),
    },
    { error: texts.isNoSize },
  )
  .nullable()
  .meta({ description: 'The content of one piece in grams, millilitres or pieces; null when it is not known.' })
  .optional();

const taxClass = z
  .enum(taxClassCodes, { error: texts.taxClassFault(taxClassCodes.join(', ')) })
  .nullable()
  .meta({ description: 'The letter of a tax class; null for the class A.' })
  .optional();

const minimumAges = [16, 18] as const;
/** The age from which people may buy a product. */
type MinimumAge = (typeof minimumAges)[number];
const minimumAge = z
  .literal(minimumAges, { error: texts.minimumAgeFault })
  .nullable()
  .meta({ description: 'The age from which people may buy it; null for everybody.' })
  .optional();

/**
 * Every field of a product that the seller sets, by its name in requests, documents and CSV files, and in their order.
 * What reads, stores, checks, shows, audits, imports and exports products follows this table.
 */
const productFields = {
  /** The seller's own number of the product, such as the one of a wholesaler. */
  sku: field(column('sku'), {
    initial: null,
    input: sku,
    document: {
      in: 'seller',
      feature: 'products.sku',
      schema: z.string().nullable().meta({ description: 'The article number; null when it has none.' }),
    },
    csv: csv.sku,
  }),
  /** The number of the barcode, always with 14 digits. */
  gtin: field(column('gtin'), {
    initial: null,
    input: gtin,
    document: {
      in: 'list',
      feature: 'products.gtin',
      schema: z
        .string()
        .optional()
        .meta({ description: 'The number of the barcode with 14 digits, where it is known.' }),
    },
    csv: csv.gtin,
  }),
  name: field(column('name'), { input: lineField(labels.name, lineLimits.name), document: 'contract', csv: csv.text }),
  category: field(column('category'), {
    input: lineField(labels.category, lineLimits.category),
    document: 'contract',
    csv: csv.category,
  }),
  price: field(column('price_cents'), {
    as: 'priceCents',
    input: priceField(labels.price),
    document: 'contract',
    csv: csv.money,
  }),
  /** Equal to the price without an offer. */
  offerPrice: field(column('offer_price_cents'), {
    as: 'offerPriceCents',
    input: priceField(labels.offerPrice),
    document: 'contract',
    csv: csv.offerMoney,
  }),
  description: field(
    {
      read: (row) => JSON.parse(row.description) as string[],
      write: (lines: string[]) => ({ description: JSON.stringify(lines) }),
    },
    { input: description, document: 'contract', csv: csv.lines },
  ),
  /** The seller's own words by which shoppers find the product, who do not see them. */
  searchWords: field(column('search_words'), {
    initial: null,
    input: searchWords,
    document: {
      // In the public list, because clients search in it.
      in: 'list',
      feature: 'products.words',
      schema: z
        .string()
        .optional()
        .meta({ description: 'Words by which shoppers find the product, where the seller has set some.' }),
    },
    csv: csv.optionalText,
  }),
  weight: field(column('weight'), {
    initial: null,
    input: optionalLine(labels.weight, lineLimits.weight),
    document: 'contract',
    csv: csv.weight,
  }),
  /** The content of one piece; null when it is not known. */
  size: field(
    {
      read: ({ pack_amount: amount, pack_unit: unit }) => (amount === null || unit === null ? null : { amount, unit }),
      write: (content: PackSize | null) => ({
        pack_amount: content?.amount ?? null,
        pack_unit: content?.unit ?? null,
      }),
    },
    {
      initial: null,
      input: size,
      document: {
        in: 'list',
        feature: 'products.edit',
        schema: z
          .object({ amount: z.int(), unit: packUnit })
          .optional()
          .meta({ description: 'The content of one piece, where the seller has said it.' }),
      },
      csv: csv.packSize,
    },
  ),
  /** The steps of goods that are sold by weight in steps; null for goods that are sold by the piece. */
  portion: portionField,
  /** The tax class; null for the first one. */
  taxClass: field(column('tax_class'), {
    initial: null,
    input: taxClass,
    document: {
      in: 'seller',
      feature: 'tax.rates',
      schema: taxClassCode.nullable().meta({ description: 'Null for the class A.' }),
    },
    csv: csv.taxClass,
  }),
  /** The age from which people may buy it; null for everybody. */
  minimumAge: field(
    {
      read: (row) => row.minimum_age as MinimumAge | null,
      write: (age: MinimumAge | null) => ({ minimum_age: age }),
    },
    {
      initial: null,
      input: minimumAge,
      document: {
        in: 'list',
        feature: 'products.age',
        schema: z
          .literal(minimumAges)
          .optional()
          .meta({ description: 'The age from which people may buy it, where the seller has set one.' }),
      },
      csv: csv.minimumAge,
    },
  ),
  /** The containers of one piece, for which a deposit is charged; null for none. */
  deposit,
  /** The seller's switch. A counted product without pieces is sold out whatever it says. */
  inStock: field(
    {
      read: (row) => isInStock({ inStock: row.in_stock === 1, onHand: row.stock_on_hand, portion: portionIn(row) }),
      write: (isInStock: boolean) => ({ in_stock: isInStock ? 1 : 0 }),
    },
    { initial: true, input: null, document: 'contract', csv: null },
  ),
} as const;

type Fields = typeof productFields;

/** The name of a field in requests, documents and files. */
export type FieldName = keyof Fields;

/** The columns that no request sets as they are: `product-repository.ts` reads and writes them. */
type SystemColumn =
  | ('id' | 'position' | 'is_best_seller' | 'stock_on_hand' | 'food_version' | 'allergen_bits')
  | ('version' | 'changed_in' | 'created_at' | 'updated_at' | 'archived_at');

// A compiler error here names a column that no field of the table holds.
requireNone<Exclude<keyof Row, ColumnsOf<Fields> | SystemColumn>>();

export type NewProduct = ValuesOf<Fields>;
export type ProductToAdd = NewValuesOf<Fields>;

/** The fields with their names in requests, documents and files (`name`) and in `Product` (`key`). */
export const fieldList = (Object.entries(productFields) as [string, AnyField][]).map(([name, each]) => ({
  ...each,
  name,
  key: (each.as ?? name) as keyof NewProduct,
}));

/** The fields that documents of the REST contract lack. */
export const ownFields = fieldList.flatMap(({ document, name, key }) =>
  document === 'contract' ? [] : [{ ...document, name, key, isNullable: document.schema.isNullable() }],
);

/** The rules of the fields that requests set. */
export const fieldInputs = Object.fromEntries(
  fieldList.flatMap(({ name, input }) => (input === null ? [] : [[name, input]])),
) as InputsOf<Fields>;

/** The values of the fields in a row. */
export const readFields = (row: Row): NewProduct =>
  Object.fromEntries(fieldList.map((each) => [each.key, each.read(row)])) as NewProduct;

/** The columns of these values; an absent value has none. */
export const columnsOf = (values: Partial<NewProduct>): Partial<Row> =>
  Object.assign({}, ...fieldList.map((each) => (values[each.key] === undefined ? {} : each.write(values[each.key]))));

/** The product with the initial values of the fields that it lacks. */
export const withInitial = (product: ProductToAdd): NewProduct =>
  Object.fromEntries(
    fieldList.map(({ key, initial }) => [key, product[key] === undefined ? initial : product[key]]),
  ) as NewProduct;

/** The columns of a new product. */
export const newColumns = (product: ProductToAdd) => columnsOf(withInitial(product)) as Pick<Row, ColumnsOf<Fields>>;
