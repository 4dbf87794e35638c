import type { Selectable } from 'kysely';
import type { Tables } from '#backend/db/tables.ts';
import type { NewProduct } from './product-fields.ts';

/** A stored picture with the size of its widest file in pixels, where that is known. */
export type StoredPicture = Pick<Selectable<Tables['images']>, 'hash' | 'width' | 'height'>;

/** A product of the shop. Dates are milliseconds since 1970; the first picture is the main one. */
export interface Product extends NewProduct {
  id: string;
  pictures: StoredPicture[];
  /** Rises when the seller edits, archives or brings back the product. */
  version: number;
  /** Whether it is no longer sold: it is in no public list, but orders still show it. */
  isArchived: boolean;
  isBestSeller: boolean;
  /** Products are listed in the order of this number, of `createdAt`, and of `id`. */
  position: number;
  createdAt: number;
  updatedAt: number;
  /** Pieces that can be sold; null when the product is not counted. At 0 pieces, `inStock` is false. */
  onHand: number | null;
  /** The newest version of its food facts; null when it has none. */
  foodVersion: number | null;
  /** What these say about allergens, see `toAllergenBits`; null when nothing is stated. */
  allergenBits: number | null;
}

/** The values that a row of a CSV file can have for a product. */
export type ListedProduct = NewProduct & Pick<Product, 'isBestSeller' | 'isArchived'>;
