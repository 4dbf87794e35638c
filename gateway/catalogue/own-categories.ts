import { z } from 'zod';
import type { ToPictureUrl } from '../documents/picture-url.ts';
import { parsedBy, readEntries } from '../documents/read-list.ts';
import { isRecord } from '../refusals/outcome.ts';
import type { RestResponse } from '../transport/rest-call.ts';
import type { OwnCategory, ShopCategories } from './categories.ts';

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
  label: z.string().trim().min(1).nullable().catch(null),
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

/** What the store says of categories beside the product list. Entries that cannot be read are skipped. */
export function readShopCategories(response: RestResponse, toPictureUrl: ToPictureUrl): ShopCategories {
  const labels = z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(isRecord(response.body) && response.body['categoryLabels']);
  return {
    own: read(response, { shape: ownCategoryShape, toPictureUrl }),
    labels: new Map(
      Object.entries(labels).flatMap(([slug, label]) => {
        const text = typeof label === 'string' ? label.trim() : '';
        return text === '' ? [] : [[slug, text] as const];
      }),
    ),
  };
}

/** All categories in the response of category/list. Entries that cannot be read are skipped. */
export const readSellerCategories = (response: RestResponse, toPictureUrl: ToPictureUrl): SellerCategory[] =>
  read(response, { shape: sellerCategoryShape, toPictureUrl });
