import { z } from 'zod';

/**
 * What the store's documents look like once they are through the door: every way in which stores of this family spell
 * them ends in one shape. Entries that cannot be read at all are refused here and skipped by the list readers.
 */

/** Identifiers are opaque; some stores count instead of drawing them. */
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

const moment = z
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

export const productShape = z
  .object({
    _id: id,
    name: z.string().min(1),
    category: text,
    price,
    offerPrice: price.optional(),
    image: texts,
    description: lines,
    inStock: flag(true),
    weight: z
      .union([z.string().min(1), z.number().transform(String)])
      .nullable()
      .catch(null),
    createdAt: moment,
    updatedAt: moment,
  })
  .transform((product) => ({ ...product, offerPrice: product.offerPrice ?? product.price }));

export type RestProduct = z.output<typeof productShape>;

export interface RestCartLine {
  productId: string;
  quantity: number;
}

/** `{ id: quantity }` in most stores; an empty array, nothing, or numbers as text in some. */
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

/** Null in stores that keep none. */
export const cartVersionShape = z.int().nonnegative().nullable().catch(null);

export const userShape = z.object({ _id: id, name: text, email: text, cartItems: cart, cartVersion: cartVersionShape });

export type RestUser = z.output<typeof userShape>;

/** The seller has no document: the session is all there is. */
export interface RestSeller {
  isAuthenticated: true;
}

const zipcode = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .refine(Number.isSafeInteger)
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
  })
  .transform(({ zipcode: small, zipCode: large, ...address }) => ({
    ...address,
    zipcode: zipcode.parse(small ?? large),
  }));

export type RestDeliveryAddress = z.output<typeof deliveryAddressShape>;

export const addressShape = z
  .intersection(z.object({ _id: id }), deliveryAddressShape)
  .transform((address): RestDeliveryAddress & { _id: string } => address);

export type RestAddress = z.output<typeof addressShape>;

// What is tried in vain costs more than what fits: the usual case first, and what is missing is no failure.
const idOrDocument = z
  .union([
    z.object({ _id: id, name: z.string().nullable().catch(null), image: texts }),
    id.transform((_id) => ({ _id, name: null, image: [] })),
  ])
  .nullish()
  .catch(null);

const optionalText = z.string().min(1).nullable().catch(null);

const orderItemShape = z
  .object({
    product: idOrDocument,
    productId: idOrDocument,
    quantity,
    name: optionalText,
    image: optionalText,
    price: price.nullable().catch(null),
  })
  .transform(({ product, productId, ...item }) => {
    const known = product ?? productId;
    return {
      productId: known?._id ?? null,
      quantity: item.quantity,
      // What the store kept with the order; else the name and picture of today, which is all that such stores know.
      name: item.name ?? known?.name ?? null,
      image: item.image ?? known?.image[0] ?? null,
      price: item.price,
    };
  });

export type RestOrderItem = z.output<typeof orderItemShape>;

export const orderShape = z.object({
  _id: id,
  items: z.array(z.unknown()).transform((items) => items.flatMap((item) => orderItemShape.safeParse(item).data ?? [])),
  // The store's figure is what counts after an order is placed: it is rounded to the cent and never computed again.
  amount: price,
  address: deliveryAddressShape.nullable().catch(null),
  paymentType: text,
  status: optionalText,
  isPaid: flag(false),
  createdAt: moment,
});

export type RestOrder = z.output<typeof orderShape>;

/** What only stores with pages send beside a list. */
export const pageInfoShape = z.object({ hasNextPage: z.boolean() });

const sums = { count: z.int(), amount: price };

/** GET /api/order/seller/sums */
export const orderSumsShape = z
  .object({
    sums: z.object({ ...sums, pendingCount: z.int(), pendingAmount: price, paymentTypes: z.array(z.string()) }),
    days: z.array(z.object(sums)),
  })
  .transform(({ sums: all, days }) => ({ ...all, days }));

/**
 * Reads a list entry by entry; what cannot be read is left out and counted.
 *
 * @param quick reads entries that are already as the shape makes them, and nothing else, in less time
 */
export function readEntries<Shape>(
  entries: readonly unknown[],
  shape: z.ZodType<Shape>,
  quick?: (entry: unknown) => Shape | undefined,
): { read: Shape[]; skipped: number } {
  const read: Shape[] = [];
  for (const entry of entries) {
    const known = quick?.(entry);
    if (known !== undefined) {
      read.push(known);
      continue;
    }
    const parsed = shape.safeParse(entry);
    if (parsed.success) read.push(parsed.data);
  }
  return { read, skipped: entries.length - read.length };
}
