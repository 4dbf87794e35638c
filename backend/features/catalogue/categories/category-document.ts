import { z } from 'zod';
import { pictureUrl } from '../products/product-document.ts';
import type { Category } from './category-repository.ts';

/** A category of the seller's own in the product list. */
export const ownCategoryDocument = z
  .object({
    slug: z.string().min(1).meta({ description: 'The category in addresses. It stays when the category is renamed.' }),
    name: z.string().min(1).meta({ description: 'The category of its products.' }),
    picture: z
      .object({ url: z.string().min(1), width: z.int().positive().nullable(), height: z.int().positive().nullable() })
      .nullable()
      .meta({ description: 'Its absolute URL, and its size in pixels where it is known.' }),
  })
  .meta({ id: 'OwnCategory' });

/** A category in the list of all categories. */
export const categoryDocument = ownCategoryDocument
  .extend({
    isOwn: z.boolean().meta({ description: 'False for the seven of the REST contract.' }),
    label: z
      .string()
      .nullable()
      .meta({ description: 'The name that people see of one of the seven, when the owner has renamed it; else null.' }),
    productCount: z.int().nonnegative().meta({ description: 'All its products, in stock or not.' }),
  })
  .meta({ id: 'Category' });

/** The labels of the renamed ones of the seven, by slug. */
export const labelsDocument = z
  .record(z.string(), z.string())
  .meta({ description: 'The names that people see of the renamed ones of the seven, by slug.' });

export const toLabelsDocument = (categories: readonly Category[]): z.infer<typeof labelsDocument> =>
  Object.fromEntries(categories.flatMap(({ slug, label }) => (label === null ? [] : [[slug, label]])));

/** `base` is the origin under which pictures are served. */
export function toOwnCategoryDocument(
  { slug, name, picture }: Category,
  base: string,
): z.infer<typeof ownCategoryDocument> {
  return {
    slug,
    name,
    picture: picture && { url: pictureUrl(picture.hash, base), width: picture.width, height: picture.height },
  };
}

/** `base` is the origin under which pictures are served. */
export function toCategoryDocument(
  category: Category,
  productCount: number,
  base: string,
): z.infer<typeof categoryDocument> {
  return { ...toOwnCategoryDocument(category, base), isOwn: category.isOwn, label: category.label, productCount };
}
