import { z } from 'zod';
import { idField, lineField } from '#backend/http/text-fields.ts';
import { pictureLimits } from '#backend/images/image-encoder.ts';
import { toCents } from '#backend/money.ts';

/** An amount in currency units, which old clients send as text. The parsed value is in cents. */
function priceField(label: string) {
  const fault = `${label} must be an amount from 0.01 to 100000 with at most two decimals.`;
  return z
    .union([z.number(), z.string()], {
      error: (issue) => (issue.input === undefined || issue.input === null ? `${label} is required.` : fault),
    })
    .refine((amount) => String(amount).trim() !== '', { error: `${label} is required.`, abort: true })
    .transform((amount) => toCents(amount) ?? Number.NaN)
    .refine((cents) => cents >= 1 && cents <= 10_000_000, { error: fault });
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
  .pipe(z.array(lineField('Each line of the description', 300)))
  .optional()
  .default([]);

/**
 * The JSON in the `productData` part of product/add.
 *
 * @param categoryNames the names of all categories of the store
 */
export const productDataFor = (categoryNames: readonly string[]) =>
  z
    .object(
      {
        name: lineField('Name', 120),
        category: categoryField(categoryNames),
        price: priceField('Price'),
        offerPrice: priceField('Offer price'),
        description,
        weight: z
          .union([z.literal(''), z.null(), lineField('Weight', 40)])
          .transform((weight) => weight || null)
          .optional(),
      },
      { error: 'Product data must be a JSON object.' },
    )
    .refine((product) => product.offerPrice <= product.price, {
      error: 'Offer price must not be higher than the price.',
      path: ['offerPrice'],
    });

/** The form of product/add, for the OpenAPI description. `readProductUpload` reads the parts one by one. */
export const productForm = z.object({
  productData: productDataFor([]).meta({ description: 'Sent as JSON text.' }),
  images: z
    .array(z.file().meta({ type: 'string', format: 'binary' }))
    .max(pictureLimits.perProduct)
    .meta({
      description: `JPEG, PNG, WebP or GIF (its first frame), at most ${pictureLimits.megabytes} MB and ${pictureLimits.megapixels} megapixels each. The store re-encodes them.`,
    }),
});

/** The body of product/stock. */
export const stockInput = z.object({
  id: idField('Product id'),
  inStock: z.boolean({ error: 'In stock must be true or false.' }),
});
