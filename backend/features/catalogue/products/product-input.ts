import { z } from 'zod';
import { idField, lineField } from '#backend/http/text-fields.ts';
import { pictureLimits } from '#backend/images/image-encoder.ts';
import { toCents, taxClassCodes } from '#backend/money.ts';
import { maxPackAmount, packUnits } from '#backend/pack-size.ts';

/** An amount in currency units, which old clients send as text. The parsed value is in cents: see `inCents`. */
function priceField(label: string) {
  const fault = `${label} must be an amount from 0.01 to 100000 with at most two decimals.`;
  return z
    .union([z.number(), z.string()], {
      error: (issue) => (issue.input === undefined || issue.input === null ? `${label} is required.` : fault),
    })
    .refine((amount) => String(amount).trim() !== '', { error: `${label} is required.`, abort: true })
    .transform((amount) => toCents(amount) ?? Number.NaN)
    .refine((cents) => cents >= 1 && cents <= 10_000_000, {
      error: fault,
      // Nothing can be said of an offer that is compared with a wrong price.
      abort: true,
    });
}

/** One of the store's categories, in any case. The parsed value is its name as the store has it. */
const categoryField = (names: readonly string[]) =>
  lineField('Category', 40)
    .transform((name) => names.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name)
    .refine((name) => names.includes(name), { error: unknownCategory(names) });

/** The sentence that refuses a category that the store does not have. */
export const unknownCategory = (names: readonly string[]) => `Category must be one of ${names.join(', ')}.`;

const description = z
  .union([z.array(z.string()), z.string()], { error: 'Description must be a list of lines.' })
  .transform((lines) => (typeof lines === 'string' ? lines.split('\n') : lines))
  .transform((lines) => lines.filter((line) => line.trim() !== ''))
  .refine((lines) => lines.length <= 50, { error: 'Description can have at most 50 lines.', abort: true })
  .pipe(z.array(lineField('Each line of the description', 300)));

const weight = z.union([z.literal(''), z.null(), lineField('Weight', 40)]).transform((text) => text || null);

const amountFault = `The amount of the size must be a whole number from 1 to ${maxPackAmount}.`;
const size = z
  .object(
    {
      amount: z
        .int({ error: amountFault })
        .min(1, { error: amountFault })
        .max(maxPackAmount, { error: amountFault, abort: true }),
      unit: z.enum(packUnits, { error: `The unit of the size must be one of ${packUnits.join(', ')}.` }),
    },
    { error: 'Size must be an amount with a unit.' },
  )
  .nullable()
  .meta({ description: 'The content of one piece in grams, millilitres or pieces; null when it is not known.' });

const taxClass = z
  .enum(taxClassCodes, { error: `Tax class must be one of ${taxClassCodes.join(', ')}.` })
  .nullable()
  .meta({ description: 'The letter of a tax class; null for the class A.' });

const pictureFault = 'Each picture must be the address of a stored one, or the number of a sent file.';
const picture = z
  .union([z.object({ url: z.string().max(2000) }), z.object({ file: z.int().min(0) })], { error: pictureFault })
  .meta({ description: 'The address of a picture that the store has, or the number of a sent file, counted from 0.' });

/** One place in the list of pictures of a product: `url` of a stored picture, or the number of a sent file. */
export type PicturePlace = z.infer<typeof picture>;

const tooMany = `A product can have at most ${pictureLimits.perProduct} pictures.`;
const pictures = z
  .array(picture, { error: 'Pictures must be a list.' })
  .max(pictureLimits.perProduct, { error: tooMany })
  .meta({ description: 'All pictures of the product in their order, the main one first.' });

const fieldsFor = (categoryNames: readonly string[]) => ({
  name: lineField('Name', 120),
  category: categoryField(categoryNames),
  price: priceField('Price'),
  offerPrice: priceField('Offer price'),
  weight: weight.optional(),
});

const notAnObject = { error: 'Product data must be a JSON object.' };
const dearOffer = { error: 'Offer price must not be higher than the price.', path: ['offerPrice'] };

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
 */
export const productDataFor = (categoryNames: readonly string[]) =>
  z
    .object(
      {
        ...fieldsFor(categoryNames),
        description: description.optional().default([]),
        size: size.optional(),
        taxClass: taxClass.optional(),
        pictures: pictures.optional().meta({ description: 'Without it: the sent files, in their order.' }),
      },
      notAnObject,
    )
    .refine((product) => product.offerPrice <= product.price, dearOffer)
    .transform(inCents);

/** The same in a classic store. */
export const classicProductDataFor = (categoryNames: readonly string[]) =>
  z
    .object({ ...fieldsFor(categoryNames), description: description.optional().default([]) }, notAnObject)
    .refine((product) => product.offerPrice <= product.price, dearOffer)
    .transform(inCents);

/** The JSON in the `productData` part of product/update. Absent fields stay as they are. */
export const productChangesFor = (categoryNames: readonly string[]) =>
  z
    .object(
      {
        id: idField('Product id'),
        ifVersion,
        ...z.object(fieldsFor(categoryNames)).partial().shape,
        description: description.optional(),
        size: size.optional(),
        taxClass: taxClass.optional(),
        pictures: pictures
          .optional()
          .meta({ description: 'Without it: the pictures of the product, then the sent files.' }),
      },
      notAnObject,
    )
    .refine(
      ({ price, offerPrice }) => price === undefined || offerPrice === undefined || offerPrice <= price,
      dearOffer,
    )
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
});
