import type { PackSizeInput, TaxClassCode } from '#gateway/__generated__/schema.ts';
import { uploadLimits } from '#gateway/transport/uploaded-files.ts';
import type { UserError } from '#gateway/refusals/user-errors.ts';
import type { PictureInput } from './placed-pictures.ts';

export interface NewProduct {
  name: string;
  description: readonly string[];
  /** The slug of a category. */
  category: string;
  price: number;
  offerPrice: number;
  size?: PackSizeInput | null | undefined;
  taxClass?: TaxClassCode | null | undefined;
  /** All pictures in their order, instead of `images`. */
  pictures?: readonly PictureInput[] | null | undefined;
}

/** Fields of a product to be changed. */
export type ChangedProduct = { [Field in keyof NewProduct]?: NewProduct[Field] | null | undefined };

const { maxFiles } = uploadLimits;

/** What is wrong with a new product, or with the changed fields of one, by the rules in the schema. */
export function productErrors({ name, price, offerPrice }: ChangedProduct, imageCount: number): UserError[] {
  const invalid = (field: string, message: string): UserError => ({ code: 'INVALID', field: [field], message });
  const errors: UserError[] = [];
  if (name != null && !/[^\s\p{Cf}]/u.test(name)) errors.push(invalid('name', 'Name is required.'));
  if (price != null && !isPrice(price)) errors.push(invalid('price', 'The price must be 0 or more.'));
  if (offerPrice != null && !isPrice(offerPrice)) {
    errors.push(invalid('offerPrice', 'The offer price must be 0 or more.'));
  } else if (price != null && offerPrice != null && isPrice(price) && offerPrice > price) {
    errors.push(invalid('offerPrice', 'The offer price cannot be above the price.'));
  }
  if (imageCount > maxFiles) {
    errors.push({ code: 'TOO_MANY', field: ['images'], message: `At most ${maxFiles} pictures can be added.` });
  }
  return errors;
}

const isPrice = (price: number) => Number.isFinite(price) && price >= 0;
