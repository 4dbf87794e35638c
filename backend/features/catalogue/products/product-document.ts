import { z } from 'zod';
import { toUnits } from '#backend/rules/money.ts';
import { sizeTextOf } from '#backend/rules/pack-size.ts';
import { weightOfPiece } from '#backend/rules/line-picks.ts';
import { publicStock } from '#backend/rules/availability.ts';
import { toDepositField } from '../deposits/deposit-field.ts';
import type { PricedProduct } from '../prices/priced-product.ts';
import { ownFields } from './product-fields.ts';
import type { Product } from './product.ts';

const schemasIn = (place: 'list' | 'seller') =>
  Object.fromEntries(ownFields.flatMap((each) => (each.in === place ? [[each.name, each.schema]] : [])));

const valuesIn = (place: 'list' | 'seller', product: Product) =>
  Object.fromEntries(
    ownFields.flatMap(({ in: its, name, key, isNullable }) =>
      its === place && (isNullable || product[key] !== null) ? [[name, product[key]]] : [],
    ),
  );

/** A product in responses, as the REST contract has it: prices in currency units, dates in ISO 8601. */
export const productDocument = z
  .object({
    _id: z.string(),
    name: z.string(),
    category: z.string(),
    price: z.number(),
    offerPrice: z.number(),
    image: z.array(z.string()).meta({ description: 'Absolute URLs, the main picture first; may be empty.' }),
    description: z.array(z.string()),
    weight: z.string().optional(),
    inStock: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Product' });

export type ProductDocument = z.infer<typeof productDocument>;

/** The weight of one piece of goods sold by weight: fields of the feature orders.picked, absent for other goods. */
export const weightFields = {
  expectedGrams: z
    .int()
    .optional()
    .meta({ description: 'What one piece weighs at most: the price is the price of so much.' }),
  leastGrams: z.int().optional().meta({ description: 'What one piece weighs at least by its size.' }),
  likelyGrams: z.object({ from: z.number(), to: z.number() }).optional().meta({
    description: 'Between what one piece weighs in practice; the client has to confirm another weight.',
  }),
};

/** A product in the list of all products. */
export const listedProductDocument = productDocument
  .extend({
    pictures: z
      .array(z.object({ url: z.string(), width: z.number(), height: z.number() }))
      .meta({ description: 'The same URLs with the size of the picture in pixels, where it is known.' }),
    ...schemasIn('list'),
    isBestSeller: z.boolean().meta({ description: 'The seller has chosen it for the best sellers.' }),
    referencePrice: z.number().optional().meta({
      description:
        'The lowest price of the 30 days before the present offer began. Absent without an offer, and when the product was not on sale then.',
    }),
    ...weightFields,
    availability: z.enum(['IN_STOCK', 'LOW', 'SOLD_OUT']).meta({ id: 'ProductAvailability' }),
    left: z
      .int()
      .nullable()
      .meta({ description: 'How many are left, from 1 to 5; null when more are, or not counted.' }),
    // Two letters: the list repeats the name for every product.
    in: z.int().optional().meta({
      description:
        'What is in it: what the food facts say about allergens, in bits; absent without facts. 0: contained ones are stated. 1: a person has checked the facts. 2 to 15: contained ones, 16 to 29: traces, both in the order GLUTEN, CRUSTACEANS, EGGS, FISH, PEANUTS, SOYBEANS, MILK, NUTS, CELERY, MUSTARD, SESAME, SULPHITES, LUPIN, MOLLUSCS.',
    }),
  })
  .meta({ id: 'ListedProduct' });

/** A product as the seller sees it. */
export const sellerProductDocument = listedProductDocument
  .extend({
    version: z.int().meta({ description: 'Rises when the product is edited, archived or brought back.' }),
    isArchived: z.boolean().meta({ description: 'No longer sold: in no public list, but still in orders.' }),
    ...schemasIn('seller'),
  })
  .meta({ id: 'SellerProduct' });

/** URL of the widest file of a picture. Clients replace 960 by 640 or 320 for smaller ones. `base` has no trailing slash. */
export function pictureUrl(hash: string, base: string): string {
  return `${base}/images/${hash}-960.webp`;
}

/** `base` is the origin under which pictures are served. */
export function toProductDocument(product: Product, base: string): ProductDocument {
  return {
    _id: product.id,
    name: product.name,
    category: product.category,
    price: toUnits(product.priceCents),
    offerPrice: toUnits(product.offerPriceCents),
    image: product.pictures.map(({ hash }) => pictureUrl(hash, base)),
    description: product.description,
    ...(product.weight === null ? {} : { weight: product.weight }),
    inStock: product.inStock,
    createdAt: new Date(product.createdAt).toISOString(),
    updatedAt: new Date(product.updatedAt).toISOString(),
  };
}

/** `base` is the origin under which pictures are served. */
export function toListedProductDocument(product: PricedProduct, base: string): z.infer<typeof listedProductDocument> {
  return {
    // Not with the spread first: V8 adds properties to a copy slowly, and there are many products.
    pictures: product.pictures.flatMap(({ hash, width, height }) =>
      width === null || height === null ? [] : [{ url: pictureUrl(hash, base), width, height }],
    ),
    ...toProductDocument(product, base),
    ...valuesIn('list', product),
    isBestSeller: product.isBestSeller,
    ...(product.referencePriceCents !== null && { referencePrice: toUnits(product.referencePriceCents) }),
    ...toDepositField(product.deposit, product.depositType),
    ...weightOfPiece({ sizeText: sizeTextOf(product), portionGrams: product.portion?.grams }),
    ...publicStock(product),
    ...(product.allergenBits !== null && { in: product.allergenBits }),
  };
}

/** `base` is the origin under which pictures are served. */
export function toSellerProductDocument(product: PricedProduct, base: string): z.infer<typeof sellerProductDocument> {
  const { version, isArchived } = product;
  return { version, isArchived, ...toListedProductDocument(product, base), ...valuesIn('seller', product) };
}
