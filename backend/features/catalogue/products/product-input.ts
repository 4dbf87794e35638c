import { z } from 'zod';
import { idField } from '#backend/http/text-fields.ts';
import { shownName } from '#backend/features/catalogue/categories/category-names.ts';
import { gtinsOf } from '#readers/barcode.ts';
import { isEnglish } from '#backend/language.ts';
import { pictureLimits } from '#common/limits.ts';
import { fieldInputs } from './product-fields.ts';
import * as texts from './texts.ts';

const { name, category, price, offerPrice, weight, description, ...ownInputs } = fieldInputs;

/** One of the store's categories, in any case. The parsed value is its name as the store has it. */
const categoryField = (names: readonly string[], labels?: ReadonlyMap<string, string>) =>
  category
    .transform((name) => names.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name)
    .refine((name) => names.includes(name), { error: unknownCategory(names, labels) });

/**
 * The sentence that refuses a category that the store does not have.
 * @param labels the names that the owner gave some of the seven, by their names in the contract
 */
export const unknownCategory = (names: readonly string[], labels?: ReadonlyMap<string, string>) =>
  texts.unknownCategory(names.map((name) => labels?.get(name) ?? (isEnglish ? name : shownName(name))).join(', '));

const pictureFault = 'Each picture must be the address of a stored one, or the number of a sent file.';
const picture = z
  .union([z.object({ url: z.string().max(2000) }), z.object({ file: z.int().min(0) })], { error: pictureFault })
  .meta({ description: 'The address of a picture that the store has, or the number of a sent file, counted from 0.' });

/** One place in the list of pictures of a product: `url` of a stored picture, or the number of a sent file. */
export type PicturePlace = z.infer<typeof picture>;

const pictures = z
  .array(picture, { error: 'Pictures must be a list.' })
  .max(pictureLimits.perProduct, { error: texts.tooManyPictures(pictureLimits.perProduct) })
  .meta({ description: 'All pictures of the product in their order, the main one first.' });

/** The fields of product/add in the REST contract. */
const contractInputs = (categoryNames: readonly string[], labels?: ReadonlyMap<string, string>) => ({
  name,
  category: categoryField(categoryNames, labels),
  price,
  offerPrice,
  weight,
  description: description.optional().default([]),
});

const notAnObject = { error: 'Product data must be a JSON object.' };
const isFair = (of: { price?: number | undefined; offerPrice?: number | undefined }) =>
  of.price === undefined || of.offerPrice === undefined || of.offerPrice <= of.price;
const dearOffer = { error: texts.dearOffer, path: ['offerPrice'] };

/** Names the parsed prices by their unit. */
function inCents<Product extends { price?: number | undefined; offerPrice?: number | undefined }>({
  price,
  offerPrice,
  ...rest
}: Product) {
  return {
    ...rest,
    priceCents: price as Product['price'],
    offerPriceCents: offerPrice as Product['offerPrice'],
  };
}

const ifVersion = z
  .int({ error: 'If version must be a whole number.' })
  .optional()
  .meta({ description: 'The version that the seller has seen. A product of another version is not changed.' });

/**
 * The JSON in the `productData` part of product/add.
 *
 * @param categoryNames the names of all categories of the store
 * @param labels the names of renamed ones that a refusal shows; the refusals of a call show those of the contract
 */
export const productDataFor = (categoryNames: readonly string[], labels?: ReadonlyMap<string, string>) =>
  z
    .object(
      {
        ...contractInputs(categoryNames, labels),
        ...ownInputs,
        pictures: pictures.optional().meta({ description: 'Without it: the sent files, in their order.' }),
      },
      notAnObject,
    )
    .refine(isFair, dearOffer)
    .transform(inCents);

/** The JSON in the `productData` part of product/add in a classic store. */
export const classicProductDataFor = (categoryNames: readonly string[]) =>
  z.object(contractInputs(categoryNames), notAnObject).refine(isFair, dearOffer).transform(inCents);

/** The JSON in the `productData` part of product/update. Absent fields stay as they are. */
export const productChangesFor = (categoryNames: readonly string[]) =>
  z
    .object(
      {
        id: idField('Product id'),
        ifVersion,
        ...z.object({ ...contractInputs(categoryNames), description, ...ownInputs }).partial().shape,
        pictures: pictures
          .optional()
          .meta({ description: 'Without it: the pictures of the product, then the sent files.' }),
      },
      notAnObject,
    )
    .refine(isFair, dearOffer)
    .transform(inCents);

/** A form with product data and pictures, for the OpenAPI description. `readProductUpload` reads the parts one by one. */
export function productForm<Data extends z.ZodType>(data: Data) {
  return z.object({
    productData: data.meta({ description: 'Sent as JSON text.' }),
    images: z
      .array(z.file().meta({ type: 'string', format: 'binary' }))
      .max(pictureLimits.perProduct)
      .meta({
        description: `JPEG, PNG, WebP or GIF (its first frame), at most ${pictureLimits.megabytes} MB and ${pictureLimits.megapixels} megapixels each. The store re-encodes them.`,
      }),
  });
}

/** The body of product/stock. */
export const stockInput = z.object({
  id: idField('Product id'),
  inStock: z.boolean({ error: 'In stock must be true or false.' }),
});

/** The body of product/archive. */
export const archiveInput = z.object({
  id: idField('Product id'),
  archived: z.boolean({ error: 'Archived must be true or false.' }),
  ifVersion,
});

const maxBulkProducts = 500;

const hasTwoDecimals = (number: number) => Math.abs(Math.round(number * 100) - number * 100) < 1e-6;

/** The body of product/bulk. */
export const bulkInput = z
  .object({
    products: z
      .array(z.object({ id: idField('Product id'), ifVersion }, { error: 'Each product must be an object.' }), {
        error: 'Products must be a list.',
      })
      .min(1, { error: texts.noProduct })
      .max(maxBulkProducts, { error: texts.tooManyProducts(maxBulkProducts) })
      .refine((products) => new Set(products.map(({ id }) => id)).size === products.length, {
        error: 'Send each product once.',
      }),
    percent: z
      .number({ error: texts.percentFault })
      .refine((percent) => percent !== 0 && percent >= -90 && percent <= 1000 && hasTwoDecimals(percent), {
        error: texts.percentFault,
      })
      .optional()
      .meta({
        description:
          'How much dearer what shoppers pay becomes, from -90 to 1000, at most two decimals; rounded to the cent. The price of an offer stays, unless the new one reaches it: then the offer ends.',
      }),
    category: category.optional(),
    taxClass: ownInputs.taxClass,
    archived: z.boolean({ error: 'Archived must be true or false.' }).optional(),
    dryRun: z
      .boolean({ error: 'Dry run must be true or false.' })
      .optional()
      .meta({ description: 'Only says what would change.' }),
  })
  .refine(
    ({ percent, category: name, taxClass, archived }) =>
      percent !== undefined || name !== undefined || taxClass !== undefined || archived !== undefined,
    { error: texts.nothingToChange, path: ['percent'] },
  );

export type BulkRequest = z.output<typeof bulkInput>;

/** The body of product/arrange. */
export const arrangeInput = z.object({
  id: idField('Product id'),
  after: idField('After')
    .nullable()
    .optional()
    .meta({ description: 'The product after which this one is listed from now on; null: it is listed first.' }),
  bestSeller: z
    .boolean({ error: 'Best seller must be true or false.' })
    .optional()
    .meta({ description: 'Whether it is one of the best sellers.' }),
});

/** The query of product/seller. */
export const sellerProductsQuery = z.object({
  id: idField('Id').optional().meta({ description: 'Only the product with this id.' }),
  gtin: idField('GTIN').transform(gtinsOf).optional().meta({ description: 'Only the product with this barcode.' }),
});
