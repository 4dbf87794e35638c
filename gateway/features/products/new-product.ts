import { uploadLimits } from '#gateway/rest/uploaded-files.ts';
import type { UserError } from '#gateway/rest/user-errors.ts';

export interface NewProduct {
  name: string;
  description: readonly string[];
  /** The slug of a category. */
  category: string;
  price: number;
  offerPrice: number;
}

const { maxFiles } = uploadLimits;

/** What is wrong with a new product, by the rules in the schema. */
export function newProductErrors({ name, price, offerPrice }: NewProduct, imageCount: number): UserError[] {
  const invalid = (field: string, message: string): UserError => ({ code: 'INVALID', field: [field], message });
  const errors: UserError[] = [];
  if (!/[^\s\p{Cf}]/u.test(name)) errors.push(invalid('name', 'Name is required.'));
  if (!isPrice(price)) errors.push(invalid('price', 'The price must be 0 or more.'));
  if (!isPrice(offerPrice)) errors.push(invalid('offerPrice', 'The offer price must be 0 or more.'));
  else if (isPrice(price) && offerPrice > price) {
    errors.push(invalid('offerPrice', 'The offer price cannot be above the price.'));
  }
  if (imageCount > maxFiles) {
    errors.push({ code: 'TOO_MANY', field: ['images'], message: `At most ${maxFiles} pictures can be added.` });
  }
  return errors;
}

const isPrice = (price: number) => Number.isFinite(price) && price >= 0;
