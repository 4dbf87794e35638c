import { z } from 'zod';
import { readCategory, readOwnCategory, type Category } from '../__generated__/store-documents.ts';
import type { ToPictureUrl } from '../documents/picture-url.ts';
import { readEntries, type EntryReader } from '../documents/read-list.ts';
import { isRecord } from '../refusals/outcome.ts';
import type { RestResponse } from '../transport/rest-call.ts';
import type { OwnCategory, ShopCategories } from './categories.ts';

/** A category in the seller's list. */
export type SellerCategory = Category;

function read<Shape extends OwnCategory>(
  { body }: RestResponse,
  { reader, toPictureUrl }: { reader: EntryReader<Shape>; toPictureUrl: ToPictureUrl },
): Shape[] {
  const entries = isRecord(body) && Array.isArray(body['categories']) ? body['categories'] : [];
  return readEntries(entries, reader).map((category) => ({
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
    own: read(response, { reader: readOwnCategory, toPictureUrl }),
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
  read(response, { reader: readCategory, toPictureUrl });
