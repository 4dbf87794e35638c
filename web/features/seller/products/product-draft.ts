import type { AddProductInput, ProductPictureInput, TaxClassCode } from '#web/__generated__/seller-products.ts';
import { formatNumber, plainAmount, readAmount } from '#web/shared/lib/numbers.ts';
import { lengthOf } from '../shell/text-length.ts';
import type { PictureSource } from './draft-storage.ts';
import { sizeError, toSize, type TypedSize } from './size-input.ts';

/** The form's content, exactly as typed. */
export interface ProductDraft extends TypedSize {
  name: string;
  description: string;
  /** A slug. */
  category: string;
  price: string;
  offerPrice: string;
  taxClass: TaxClassCode;
}

export const emptyDraft: ProductDraft = {
  name: '',
  description: '',
  category: 'vegetables',
  price: '',
  offerPrice: '',
  sizeAmount: '',
  sizeUnit: 'G',
  taxClass: 'A',
};

/** Whether nothing is typed. A category or a unit alone is not a draft. */
export function isEmptyDraft({ name, description, price, offerPrice, sizeAmount }: ProductDraft) {
  return [name, description, price, offerPrice, sizeAmount].every((text) => text === '');
}

/**
 * The bundled store's limits: characters of a name, lines of a description, characters of a line, and a price in whole
 * currency units.
 */
export const limits = { nameLength: 120, lines: 50, lineLength: 300, price: 100_000 };

/** The fields that this form checks, in its order. */
export const checkedFields = ['name', 'description', 'price', 'offerPrice'] as const;

export type CheckedField = (typeof checkedFields)[number];

/** The fields beside which the store's errors show. */
export const refusableFields = [...checkedFields, 'category', 'size'] as const;

/** The fields whose errors a change makes outdated. */
export function changedFields(change: Partial<ProductDraft>) {
  return refusableFields.filter((field) =>
    field === 'size' ? 'sizeAmount' in change || 'sizeUnit' in change : field in change,
  );
}

export type DraftErrors = Partial<Record<CheckedField | 'size', string>>;

/**
 * The draft with a change. An offer price that is the price stands for no offer and follows the price, so that a new price
 * alone makes no offer.
 */
export function withChange(draft: ProductDraft, change: Partial<ProductDraft>): ProductDraft {
  const hasNoOffer = draft.offerPrice !== '' && amountOf(draft.offerPrice) === amountOf(draft.price);
  const follows = change.price !== undefined && change.offerPrice === undefined && hasNoOffer;
  return { ...draft, ...change, ...(follows && { offerPrice: change.price }) };
}

/** The draft's errors by field. A new product needs an offer price; without an offer, it is the price again. */
export function draftErrors(draft: ProductDraft, { isNew }: { isNew: boolean }): DraftErrors {
  const errors: DraftErrors = {};
  const name = nameError(draft.name);
  if (name) errors.name = name;
  const description = descriptionError(descriptionLines(draft.description));
  if (description) errors.description = description;
  const price = amountError(draft.price, 'price', 4.5);
  if (price) errors.price = price;
  const needsOffer = isNew || draft.offerPrice.trim() !== '';
  const offerPrice = needsOffer ? amountError(draft.offerPrice, 'offer price', 3.99) : undefined;
  if (offerPrice) errors.offerPrice = offerPrice;
  else if (!price && amountOf(draft.offerPrice) > amountOf(draft.price))
    errors.offerPrice = 'The offer price cannot be above the price.';
  const size = sizeError(draft);
  if (size) errors.size = size;
  return errors;
}

function nameError(name: string) {
  const length = lengthOf(name.trim());
  if (length === 0) return 'Enter the product’s name.';
  if (length > limits.nameLength) return `A name has at most ${limits.nameLength} characters; this one has ${length}.`;
  return undefined;
}

function descriptionError(lines: readonly string[]) {
  if (lines.length > limits.lines) return `A description has at most ${limits.lines} points; this has ${lines.length}.`;
  const long = lines.findIndex((line) => lengthOf(line) > limits.lineLength);
  if (long === -1) return undefined;
  return `Point ${long + 1} is too long: it has ${lengthOf(lines[long] ?? '')} characters, at most ${limits.lineLength} are allowed.`;
}

/** A price is above zero, has at most two decimals, and is not above the limit. */
function amountError(text: string, what: string, example: number) {
  const amount = amountOf(text);
  if (amount === 0) return `Enter the ${what} as a number, such as ${plainAmount(example)}.`;
  if (amount > limits.price) return `The ${what} can be at most ${formatNumber(limits.price)}.`;
  return undefined;
}

/** A typed price in currency units; 0 for a text that is no price. */
export function amountOf(text: string): number {
  return readAmount(text) ?? 0;
}

/** The lines of a description without the blank ones. */
export function descriptionLines(description: string) {
  return description
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Only files, which every store takes, or also pictures that the store has. */
function toPictures(pictures: readonly PictureSource[]): Pick<AddProductInput, 'images' | 'pictures'> {
  const files = pictures.filter((each) => typeof each !== 'string');
  if (files.length === pictures.length) return { images: files };
  return { pictures: toPictureInput(pictures) };
}

/** The pictures for the API, in their order: new files, and pictures that the store has. */
export function toPictureInput(pictures: readonly PictureSource[]): ProductPictureInput[] {
  return pictures.map((each) => (typeof each === 'string' ? { url: each } : { upload: each }));
}

/** Converts a draft without errors for the API. */
export function toAddProductInput(draft: ProductDraft, pictures: readonly PictureSource[]): AddProductInput {
  const size = toSize(draft);
  return {
    name: draft.name.trim(),
    description: descriptionLines(draft.description),
    category: draft.category,
    price: amountOf(draft.price),
    offerPrice: amountOf(draft.offerPrice),
    ...(size && { size }),
    ...(draft.taxClass !== 'A' && { taxClass: draft.taxClass }),
    ...toPictures(pictures),
  };
}
