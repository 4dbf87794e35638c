import type { AddProductInput, StoreFeature, UpdateProductInput } from '#gateway/__generated__/schema.ts';
import type { StoreCategory } from '#gateway/catalogue/categories.ts';
import { readWeight } from '#gateway/catalogue/weight-text.ts';
import { isRecord, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { withInnerNames, type InputPath, type UserError } from '#gateway/refusals/user-errors.ts';
import type { StoreFeatures } from '#gateway/store/store-features.ts';
import { multipartForm } from '#gateway/transport/multipart-form.ts';
import { pictureParts, PictureRefused } from '#gateway/transport/picture-parts.ts';
import { uploadLimits } from '#gateway/transport/uploaded-files.ts';
import { filePath, type PlacedPictures } from './placed-pictures.ts';
import * as texts from './texts.ts';

/** The parts of a product that are sent besides the values of the input. */
interface Sending {
  isNew: boolean;
  features: StoreFeatures;
  /** The chosen category, as the store has it. */
  category: StoreCategory | undefined;
  /** The entries of `pictures`; undefined when they are left out or not supported. */
  placed: PlacedPictures | undefined;
}

/** The rule for a value of the input; it gives the fields of its `productData`. */
type Rule = (value: unknown, sending: Sending & { name: string }) => Record<string, unknown>;

/** Sends the value under the same name; null means that it is left out. */
const same: Rule = (value, { name }) => (value == null ? {} : { [name]: value });

/** Sends the value to stores with the feature. In a change, null removes what the product has. */
const since =
  (feature: StoreFeature): Rule =>
  (value, { name, isNew, features }) =>
    !features.has(feature) || value === undefined || (isNew && value === null) ? {} : { [name]: value };

/** Every field that the seller may set, with its rule. */
const productFields = {
  id: same,
  ifVersion: same,
  name: same,
  category: (_slug, { category }) => (category ? { category: category.storeName } : {}),
  description: same,
  price: same,
  offerPrice: same,
  // The old text would contradict the new size.
  size: (value, sending) => {
    const sent = since('PRODUCTS_EDIT')(value, sending);
    return sending.isNew || !('size' in sent) ? sent : { ...sent, weight: null };
  },
  // The gateway reads the size from the text. Behind `size`, which it replaces.
  weight: (value, sending) => {
    const sent = since('PRODUCTS_EDIT')(value, sending);
    if (!('weight' in sent)) return sent;
    return { weight: (typeof value === 'string' && readWeight(value)?.text) || null, size: null };
  },
  sku: since('PRODUCTS_SKU'),
  gtin: since('PRODUCTS_GTIN'),
  taxClass: since('TAX_RATES'),
  minimumAge: since('PRODUCTS_AGE'),
  deposit(value, sending) {
    const sent = since('DEPOSITS')(value, sending);
    if (!isRecord(value) || !('deposit' in sent)) return sent;
    return { deposit: { type: value['typeId'], count: value['count'] } };
  },
  portion: since('PRODUCTS_PORTIONS'),
  searchWords: since('PRODUCTS_WORDS'),
  pictures: (_pictures, { placed }) => (placed ? { pictures: placed.places } : {}),
  idempotencyKey: () => ({}),
  // Pictures are sent as files only.
  images: () => ({}),
} satisfies Record<keyof AddProductInput | keyof UpdateProductInput, Rule>;

type ProductInput = Partial<AddProductInput> | UpdateProductInput;

/** Maps names of the store to the input: both use the same names, except for the type of a deposit. */
export const productInput: InputPath = withInnerNames(
  ([name = '', ...rest]) => (Object.hasOwn(productFields, name) ? [name, ...rest] : null),
  { type: 'typeId' },
);

export const unknownCategory = refusal('INVALID', texts.unknownCategory, ['category']);

/** The form of a new or changed product: the text field first, then the pictures, which are streamed while they arrive. */
export function productForm(input: ProductInput, sending: Sending) {
  const values: Record<string, unknown> = { ...input };
  const productData: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries<Rule>(productFields)) {
    Object.assign(productData, rule(values[name], { ...sending, name }));
  }
  const images = 'images' in input ? input.images : undefined;
  return multipartForm(
    { productData: JSON.stringify(productData) },
    { name: 'images', parts: pictureParts(sending.placed?.files ?? images ?? []) },
  );
}

/** The refusal of a picture that was sent. @throws every other error */
export function refusalOfPicture(error: unknown, placed: PlacedPictures | undefined): Outcome {
  if (!(error instanceof PictureRefused)) throw error;
  return refusal('INVALID', error.message, placed ? filePath(placed, error.index) : ['images', String(error.index)]);
}

const { maxFiles } = uploadLimits;

/** The faults of a new product, or of a product's changed fields, by the rules in the schema. */
export function productErrors(
  { name, price, offerPrice, weight }: Pick<UpdateProductInput, 'name' | 'price' | 'offerPrice' | 'weight'>,
  placed: PlacedPictures | undefined,
  imageCount = 0,
): UserError[] {
  const invalid = (field: string, message: string): UserError => ({ code: 'INVALID', field: [field], message });
  const errors: UserError[] = [];
  if (name != null && !/[^\s\p{Cf}]/u.test(name)) errors.push(invalid('name', texts.nameRequired));
  if (price != null && !isPrice(price)) errors.push(invalid('price', texts.priceTooLow));
  if (offerPrice != null && !isPrice(offerPrice)) {
    errors.push(invalid('offerPrice', texts.offerPriceTooLow));
  } else if (price != null && offerPrice != null && isPrice(price) && offerPrice > price) {
    errors.push(invalid('offerPrice', texts.offerPriceTooHigh));
  }
  if (weight != null && !readWeight(weight)) errors.push(invalid('weight', texts.weightUnreadable));
  if ((placed?.places.length ?? imageCount) > maxFiles) {
    errors.push({ code: 'TOO_MANY', field: ['images'], message: texts.tooManyPictures(maxFiles) });
  }
  return [...errors, ...(placed?.errors ?? [])];
}

const isPrice = (price: number) => Number.isFinite(price) && price >= 0;
