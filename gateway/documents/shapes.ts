import { z } from 'zod';
import { readOrderSlot } from './order-slot.ts';
import { orderStages, readOrderLife } from './order-life.ts';
import { readPickedItem, readSettledOrder, weightShape } from './order-picking.ts';
import { readTaxes, taxClassCode } from './store-tax.ts';

/**
 * The documents of the store as the gateway uses them. Stores write them in different ways; parsing turns them all into
 * one shape. It fails for an entry that cannot be read, and the list readers skip that entry.
 */

/** Identifiers are opaque; some stores use numbers. */
const id = z.union([z.string().min(1), z.number().transform(String)]);

const text = z.union([z.string(), z.number().transform(String)]).catch('');

const amount = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .refine((value) => Number.isFinite(value) && value >= 0, 'no amount of money');

/** In currency units, to the cent. */
const price = amount.transform((value) => Math.round(value * 100) / 100);

const flag = (fallback: boolean) =>
  z
    .union([z.boolean(), z.literal('true').transform(() => true), z.literal('false').transform(() => false)])
    .catch(fallback);

const dateTime = z
  .union([z.string(), z.number()])
  .transform((value) => new Date(value))
  .refine((date) => !Number.isNaN(date.getTime()))
  .transform((date) => date.toISOString())
  .nullable()
  .catch(null);

const texts = z
  .union([z.array(z.unknown()), z.string().transform((value) => [value])])
  .transform((entries) => entries.filter((entry) => typeof entry === 'string' && entry.trim() !== '') as string[])
  .catch([]);

const lines = texts.transform((entries) => entries.flatMap((entry) => entry.split(/\r?\n/)));

const quantity = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .refine((value) => Number.isSafeInteger(value) && value > 0, 'no quantity');

/** A picture of a product. */
export interface RestPicture {
  /** Absolute, or a path that the gateway serves. */
  url: string;
  /** In pixels; null when the store does not say. */
  width: number | null;
  height: number | null;
  /** The product's name. */
  alt: string;
}

const pictureSizes = z
  .array(z.object({ url: z.string(), width: z.int().positive(), height: z.int().positive() }))
  .catch([]);

/** The content of one piece of a product. */
const packSize = z
  .object({ amount: z.int().positive(), unit: z.enum(['G', 'ML', 'PIECE']) })
  .nullable()
  .catch(null);

export const productShape = z
  .object({
    _id: id,
    name: z.string().min(1),
    category: text,
    price,
    offerPrice: price.optional(),
    image: texts,
    pictures: pictureSizes,
    description: lines,
    inStock: flag(true),
    availability: z.enum(['IN_STOCK', 'LOW', 'SOLD_OUT']).nullable().catch(null),
    left: z.int().min(1).max(5).nullable().catch(null),
    weight: z
      .union([z.string().min(1), z.number().transform(String)])
      .nullable()
      .catch(null),
    size: packSize,
    isBestSeller: z.boolean().catch(false),
    ...weightShape,
    createdAt: dateTime,
    updatedAt: dateTime,
  })
  .transform(({ image, pictures, ...product }) => ({
    ...product,
    offerPrice: product.offerPrice ?? product.price,
    images: image.map((url): RestPicture => {
      const { width, height } = pictures.find((picture) => picture.url === url) ?? { width: null, height: null };
      return { url, width, height, alt: product.name };
    }),
  }));

export type RestProduct = z.output<typeof productShape>;

/** A product as a store with the feature `products.edit` sends it to the seller. */
export const sellerProductShape = z.intersection(
  productShape,
  z.object({ version: z.int(), isArchived: z.boolean(), taxClass: taxClassCode.nullable().catch(null) }),
);

export type RestSellerProduct = z.output<typeof sellerProductShape>;

export interface RestCartLine {
  productId: string;
  quantity: number;
}

export interface RestCart {
  lines: readonly RestCartLine[];
  /** Null in stores without cart versions. */
  version: number | null;
}

/** `{ id: quantity }` in most stores. Some send an empty array or nothing, or numbers as text. */
const cart = z
  .unknown()
  .optional()
  .transform((value): RestCartLine[] => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.entries(value).flatMap(([productId, raw]) => {
      const parsed = quantity.safeParse(raw);
      return parsed.success ? [{ productId, quantity: parsed.data }] : [];
    });
  });

/** Null in stores without cart versions. */
export const readCartVersion = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;

const cartVersion = z.unknown().optional().transform(readCartVersion);

export const userShape = z.object({ _id: id, name: text, email: text, cartItems: cart, cartVersion });

export type RestUser = z.output<typeof userShape>;

/** Reads a shopper whose values all have their usual types, as `userShape` does; undefined for any other. */
export function readPlainUser({ _id, name, email, cartItems, cartVersion = null }: Record<string, unknown>) {
  if (typeof _id !== 'string' || _id === '' || typeof name !== 'string' || typeof email !== 'string') return undefined;
  if (typeof cartItems !== 'object' || cartItems === null || Array.isArray(cartItems)) return undefined;
  if (cartVersion !== null && !(Number.isSafeInteger(cartVersion) && (cartVersion as number) >= 0)) return undefined;
  const lines: RestCartLine[] = [];
  for (const [productId, count] of Object.entries(cartItems as Record<string, unknown>)) {
    if (!Number.isSafeInteger(count) || (count as number) <= 0) return undefined;
    lines.push({ productId, quantity: count as number });
  }
  return { _id, name, email, cartItems: lines, cartVersion: cartVersion as number | null };
}

/** The member of staff of a seller's session. */
export const sellerSelfShape = z.object({
  id,
  name: text,
  role: z.enum(['MANAGER', 'OWNER', 'PACKER']),
  mustChangePassword: z.boolean(),
});

/** `me` is null over a store without the feature `staff`: there only the session is known. */
export interface RestSeller {
  isAuthenticated: true;
  me: z.output<typeof sellerSelfShape> | null;
}

const zipcode = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .refine(Number.isSafeInteger)
  .nullable()
  .catch(null);

/** As text, or null. A store that has it as a number has lost the leading zeros. */
const postalCode = z
  .union([z.string().trim().min(1), z.number().transform(String)])
  .nullable()
  .catch(null);

const deliveryAddressShape = z
  .object({
    firstName: text,
    lastName: text,
    email: text,
    street: text,
    city: text,
    state: text,
    country: text,
    phone: text,
    zipcode: z.unknown().optional(),
    zipCode: z.unknown().optional(),
    postalCode: z.unknown().optional(),
  })
  .transform(({ zipcode: lowerCase, zipCode: camelCase, postalCode: asText, ...address }) => ({
    ...address,
    zipcode: zipcode.parse(lowerCase ?? camelCase),
    postalCode: postalCode.parse(asText ?? lowerCase ?? camelCase),
  }));

export type RestDeliveryAddress = z.output<typeof deliveryAddressShape>;

export const addressShape = z
  .intersection(z.object({ _id: id, isDefault: z.boolean().nullable().catch(null) }), deliveryAddressShape)
  .transform((address): RestDeliveryAddress & { _id: string; isDefault: boolean | null } => address);

export type RestAddress = z.output<typeof addressShape>;

// Try the most common form first, and accept a missing value: failed union branches are slow in zod.
const idOrDocument = z
  .union([
    z.object({ _id: id, name: z.string().nullable().catch(null), image: texts }),
    id.transform((_id) => ({ _id, name: null, image: [] })),
  ])
  .nullish()
  .catch(null);

const optionalText = z.string().min(1).nullable().catch(null);

const optionalPrice = price.nullable().catch(null);

const orderItemShape = z
  .looseObject({
    product: idOrDocument,
    productId: idOrDocument,
    quantity,
    name: optionalText,
    image: optionalText,
    price: optionalPrice,
    refundable: optionalPrice,
    sizeText: optionalText,
  })
  .transform(({ product, productId, ...item }) => {
    const known = product ?? productId;
    return {
      productId: known?._id ?? null,
      quantity: item.quantity,
      // What the store saved with the order; else the product's current name and picture.
      name: item.name ?? known?.name ?? null,
      image: item.image ?? known?.image[0] ?? null,
      price: item.price,
      refundable: item.refundable,
      weight: item.sizeText,
      ...readPickedItem(item),
    };
  });

export type RestOrderItem = z.output<typeof orderItemShape>;

/** The number of an order from a store without numbers: the end of its identifier. */
export const numberFromId = (orderId: string) => orderId.slice(-6).toUpperCase();

export const orderShape = z
  .looseObject({
    _id: id,
    number: id.nullable().catch(null),
    items: z
      .array(z.unknown())
      .transform((items) => items.flatMap((item) => orderItemShape.safeParse(item).data ?? [])),
    // The amount that the store sends counts: the gateway rounds it to the cent and never computes it again.
    amount: price,
    subtotal: optionalPrice,
    tax: optionalPrice,
    shipping: optionalPrice,
    address: deliveryAddressShape.nullable().catch(null),
    paymentType: text,
    slot: z.unknown().optional().transform(readOrderSlot),
    status: optionalText,
    isPaid: flag(false),
    isTest: z.boolean().nullable().catch(null),
    noteToShop: optionalText,
    noteToCourier: optionalText,
    createdAt: dateTime,
  })
  .transform((order) => ({
    _id: order._id,
    number: order.number ?? numberFromId(order._id),
    items: order.items,
    amount: order.amount,
    subtotal: order.subtotal,
    tax: order.tax,
    shipping: order.shipping,
    address: order.address,
    paymentType: order.paymentType,
    status: order.status,
    slot: order.slot,
    isPaid: order.isPaid,
    isTest: order.isTest,
    noteToShop: order.noteToShop,
    noteToCourier: order.noteToCourier,
    createdAt: order.createdAt,
    taxes: readTaxes(order['taxes']),
    placedTaxes: readTaxes(order['placedTaxes']),
    ...readOrderLife(order),
    ...readSettledOrder(order),
  }));

export type RestOrder = z.output<typeof orderShape>;

/** Sent beside a list, by stores with pages only. `totalCount` is there when the request asks for it. */
export const pageShape = z.object({
  pageInfo: z.object({ hasNextPage: z.boolean(), hasPreviousPage: z.boolean() }),
  totalCount: z.int().nonnegative().nullable().catch(null),
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
      .catch(null),
    stages: z.partialRecord(z.enum(orderStages), z.int().nonnegative()).nullable().catch(null),
  })
  .transform(({ sums: all, days, tests, stages }) => ({
    ...all,
    days,
    tests,
    stages: stages && orderStages.map((stage) => ({ stage, count: stages[stage] ?? 0 })),
  }));
