import type {
  AddProductInput,
  EditedProductFragment,
  ProductPictureInput,
  StoreFeature,
  UpdateProductInput,
} from '#web/__generated__/seller-products.ts';
import type { PictureSource } from './picture-storage.ts';
import type { FieldName, FormField, ProductDraft } from './form-field.ts';
import { formFields } from './product-form.ts';
import { amountOf } from './typed-price.ts';

const fields: { [F in FieldName]: FormField<F> } = formFields;

/** The fields in the order of the form. The store's errors show beside them. */
export const fieldNames = Object.keys(fields) as FieldName[];

function draftBy(valueOf: <F extends FieldName>(name: F) => ProductDraft[F]): ProductDraft {
  return Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])) as ProductDraft;
}

export const emptyDraft = draftBy((name) => fields[name].empty);

/** Whether nothing is typed. A category or a unit alone is not a draft. */
export function isEmptyDraft(draft: ProductDraft) {
  const isTyped = <F extends FieldName>(name: F) => fields[name].isTyped(draft[name]);
  return !fieldNames.some((name) => isTyped(name));
}

/** Reads a draft that this browser has kept. Missing values are empty. */
export function parseDraft(kept: unknown): ProductDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const values: Partial<Record<FieldName, unknown>> = kept;
  return draftBy((name) => fields[name].parse(values[name]));
}

/** The content of the form for a product. */
export const draftOf = (product: EditedProductFragment) => draftBy((name) => fields[name].from(product));

/**
 * The draft without the fields that this store does not take. A kept draft may be from a time when the store took them.
 */
export const takenDraft = (draft: ProductDraft, has: (feature: StoreFeature) => boolean) =>
  draftBy((name) => (isTaken(name, has) ? draft[name] : fields[name].empty));

/** Whether the store takes the field. */
export function isTaken(name: FieldName, has: (feature: StoreFeature) => boolean): boolean {
  const { needs } = fields[name];
  return needs === undefined || has(needs);
}

export const isSameField = <F extends FieldName>(name: F, one: ProductDraft, other: ProductDraft) =>
  fields[name].isSame(one[name], other[name]);

export const labelOf = (name: FieldName): string => fields[name].label;

/** A field of a product in words. */
export const wordsOf = (name: FieldName, product: EditedProductFragment): string => fields[name].words(product);

/** The fields whose errors a change makes outdated. */
export const changedFields = (change: Partial<ProductDraft>) => fieldNames.filter((name) => name in change);

export type DraftErrors = Partial<Record<FieldName, string>>;

/** The draft's errors by field. */
export function draftErrors(draft: ProductDraft, { isNew }: { isNew: boolean }): DraftErrors {
  const errors: DraftErrors = {};
  const errorOf = <F extends FieldName>(name: F) => fields[name].error?.(draft[name], draft, isNew);
  for (const name of fieldNames) {
    const error = errorOf(name);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

/**
 * The draft with a change. An offer price that equals the price means no offer. It follows the price, so that a new
 * price alone makes no offer.
 */
export function withChange(draft: ProductDraft, change: Partial<ProductDraft>): ProductDraft {
  const hasNoOffer = draft.offerPrice !== '' && amountOf(draft.offerPrice) === amountOf(draft.price);
  const follows = change.price !== undefined && change.offerPrice === undefined && hasNoOffer;
  return { ...draft, ...change, ...(follows && { offerPrice: change.price }) };
}

/** The pictures for the API, in their order: new files, and pictures that the store has. */
export function toPictureInput(pictures: readonly PictureSource[]): ProductPictureInput[] {
  return pictures.map((each) => (typeof each === 'string' ? { url: each } : { upload: each }));
}

/**
 * The pictures of a new product. They are sent as files, which every store takes, unless the store already has some of
 * them.
 */
function toPictures(pictures: readonly PictureSource[]): Pick<AddProductInput, 'images' | 'pictures'> {
  const files = pictures.filter((each) => typeof each !== 'string');
  if (files.length === pictures.length) return { images: files };
  return { pictures: toPictureInput(pictures) };
}

/** The input for a draft without errors. Some fields are sent only when they differ from the base. */
function contentOf(draft: ProductDraft, base: ProductDraft): object {
  const valueOf = <F extends FieldName>(name: F) => fields[name].to(draft[name], draft);
  const sent = fieldNames.filter((name) => fields[name].isAlwaysSent || !isSameField(name, draft, base));
  return Object.fromEntries(
    sent.map((name) => [name, valueOf(name)] as const).filter(([, value]) => value !== undefined),
  );
}

/** Converts a draft of an edited product without errors for the API. */
export const toChanges = (draft: ProductDraft, base: ProductDraft) =>
  contentOf(draft, base) as Pick<UpdateProductInput, FieldName>;

/** Converts a draft of a new product without errors for the API. */
export function toAddProductInput(draft: ProductDraft, pictures: readonly PictureSource[]): AddProductInput {
  return { ...(contentOf(draft, emptyDraft) as Pick<AddProductInput, FieldName>), ...toPictures(pictures) };
}
