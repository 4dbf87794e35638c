import { z } from 'zod';
import type { StaffSession } from '../__generated__/store-documents.ts';
import { allergenBits } from './allergens.ts';
import { orderStages, packUnits, productAvailabilities, taxClassCodes } from '#common/__generated__/contract.ts';
import { productDeposit } from './deposits.ts';
import { productPortion } from './portion.ts';
import { weightShape } from './order-picking.ts';
import { readBy, toDateTime, toFlag, toId, toPrice, toText, toTexts } from './read-values.ts';

/**
 * The documents of the store as the gateway uses them. Stores write them in different ways; parsing turns them all into
 * one shape. It fails for an entry that cannot be read, and the list readers skip that entry. Fields that many stores leave out have
 * a default besides `catch`, because zod makes an error for each value that it catches.
 */

const id = readBy(toId);
const text = readBy(toText);
const price = readBy(toPrice);
const dateTime = readBy(toDateTime);

/** A picture of a product. */
export interface RestPicture {
  /** Absolute, or a path that the gateway serves. */
  url: string;
  /** The width in pixels; null when the store does not say. */
  width: number | null;
  height: number | null;
  /** The product's name. */
  alt: string;
}

const pictureSizes = z
  .array(z.object({ url: z.string(), width: z.int().positive(), height: z.int().positive() }))
  .default([])
  .catch([]);

/** The content of one piece of a product. */
const packSize = z
  .object({ amount: z.int().positive(), unit: z.enum(packUnits) })
  .nullable()
  .default(null)
  .catch(null);

export const productShape = z
  .object({
    _id: id,
    name: z.string().min(1),
    category: text,
    price,
    offerPrice: price.optional(),
    referencePrice: price.nullable().default(null).catch(null),
    image: readBy(toTexts),
    pictures: pictureSizes,
    description: readBy(toTexts).transform((texts) => texts.flatMap((each) => each.split(/\r?\n/))),
    inStock: readBy((value) => toFlag(value, true)),
    availability: z.enum(productAvailabilities).nullable().default(null).catch(null),
    left: z.int().min(1).max(5).nullable().default(null).catch(null),
    weight: z
      .union([z.string().min(1), z.number().transform(String)])
      .nullable()
      .default(null)
      .catch(null),
    size: packSize,
    gtin: z
      .string()
      .regex(/^\d{14}$/)
      .nullable()
      .default(null)
      .catch(null),
    searchWords: z.string().min(1).nullable().default(null).catch(null),
    deposit: productDeposit,
    portion: productPortion,
    minimumAge: z.literal([16, 18]).nullable().default(null).catch(null),
    isBestSeller: z.boolean().default(false).catch(false),
    in: allergenBits,
    ...weightShape,
    createdAt: dateTime,
    updatedAt: dateTime,
  })
  // With a spread V8 gives each product a hidden class of its own, and reading a field of all products takes ten times as long.
  .transform((product) => ({
    _id: product._id,
    name: product.name,
    category: product.category,
    price: product.price,
    offerPrice: product.offerPrice ?? product.price,
    referencePrice: product.referencePrice,
    description: product.description,
    inStock: product.inStock,
    availability: product.availability,
    left: product.left,
    weight: product.weight,
    size: product.size,
    gtin: product.gtin,
    searchWords: product.searchWords,
    deposit: product.deposit,
    portion: product.portion,
    minimumAge: product.minimumAge,
    isBestSeller: product.isBestSeller,
    expectedGrams: product.expectedGrams,
    leastGrams: product.leastGrams,
    likelyGrams: product.likelyGrams,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    allergens: product.in,
    images: product.image.map((url): RestPicture => {
      const { width, height } = product.pictures.find((picture) => picture.url === url) ?? {
        width: null,
        height: null,
      };
      return { url, width, height, alt: product.name };
    }),
  }));

export type RestProduct = z.output<typeof productShape>;

/** A product as a store with the feature `products.edit` sends it to the seller. */
export const sellerProductShape = z.intersection(
  productShape,
  z.object({
    version: z.int(),
    isArchived: z.boolean(),
    sku: z.string().min(1).nullable().default(null).catch(null),
    taxClass: z.enum(taxClassCodes).nullable().default(null).catch(null),
  }),
);

export type RestSellerProduct = z.output<typeof sellerProductShape>;

/** A member of the team; the name is empty when the store sends none. */
export const withName = <Member extends { name: string | null }>(member: Member) => ({
  ...member,
  name: member.name ?? '',
});

/** `me` is null over a store without the feature `staff`: there only the session is known. */
export interface RestSeller {
  isAuthenticated: true;
  me: (StaffSession & { name: string }) | null;
}

/** The part beside a list of which only the next page is shown. */
export const nextPageShape = z.object({ pageInfo: z.object({ hasNextPage: z.boolean() }) });

/** The part beside a list that only stores with pages send. `totalCount` is there when the request asks for it. */
export const pageShape = z.object({
  pageInfo: z.object({ hasNextPage: z.boolean(), hasPreviousPage: z.boolean() }),
  totalCount: z.int().nonnegative().nullable().default(null).catch(null),
});

const sums = { count: z.int(), amount: price };

/** GET /api/order/seller/sums */
export const orderSumsShape = z
  .object({
    sums: z.object({ ...sums, pendingCount: z.int(), pendingAmount: price, paymentTypes: z.array(z.string()) }),
    days: z.array(z.object(sums)),
    tests: z
      .object({ ...sums, days: z.array(z.object(sums)) })
      .nullable()
      .default(null)
      .catch(null),
    stages: z.partialRecord(z.enum(orderStages), z.int().nonnegative()).nullable().default(null).catch(null),
  })
  .transform(({ sums: all, days, tests, stages }) => ({
    ...all,
    days,
    tests,
    stages: stages && orderStages.map((stage) => ({ stage, count: stages[stage] ?? 0 })),
  }));
