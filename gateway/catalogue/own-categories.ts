import { z } from 'zod';
import type { ToPictureUrl } from '../documents/picture-url.ts';
import { parsedBy, readEntries } from '../documents/read-list.ts';
import { isRecord } from '../refusals/outcome.ts';
import type { RestResponse } from '../transport/rest-call.ts';
import type { OwnCategory } from './categories.ts';

const size = z.int().positive().nullable().catch(null);

const ownCategoryShape = z.object({
  slug: z.string().min(1),
  name: z.string().trim().min(1),
  picture: z
    .object({ url: z.string().min(1), width: size, height: size })
    .nullable()
    .catch(null),
});

const sellerCategoryShape = ownCategoryShape.extend({
  isOwn: z.boolean(),
  productCount: z.int().nonnegative(),
});

/** A category in the seller's list. */
export type SellerCategory = z.output<typeof sellerCategoryShape>;

function read<Shape extends OwnCategory>(
  { body }: RestResponse,
  { shape, toPictureUrl }: { shape: z.ZodType<Shape>; toPictureUrl: ToPictureUrl },
): Shape[] {
  const entries = isRecord(body) && Array.isArray(body['categories']) ? body['categories'] : [];
  return readEntries(entries, parsedBy(shape)).map((category) => ({
    ...category,
    picture: category.picture && { ...category.picture, url: toPictureUrl(category.picture.url) },
  }));
}

/** The seller's own categories beside the product list. Entries that cannot be read are skipped. */
export const readOwnCategories = (response: RestResponse, toPictureUrl: ToPictureUrl): OwnCategory[] =>
  read(response, { shape: ownCategoryShape, toPictureUrl });

/** All categories in the response of category/list. Entries that cannot be read are skipped. */
export const readSellerCategories = (response: RestResponse, toPictureUrl: ToPictureUrl): SellerCategory[] =>
  read(response, { shape: sellerCategoryShape, toPictureUrl });
