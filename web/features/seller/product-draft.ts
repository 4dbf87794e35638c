import type { AddProductInput, Category } from '#web/__generated__/seller.ts';

/** What the seller has typed so far, exactly as typed. */
export interface ProductDraft {
  name: string;
  description: string;
  category: Category;
  price: string;
  offerPrice: string;
}

export const emptyDraft: ProductDraft = {
  name: '',
  description: '',
  category: 'VEGETABLES',
  price: '',
  offerPrice: '',
};

/** The fields that can be wrong, in the order of the form. */
export const checkedFields = ['name', 'price', 'offerPrice'] as const;

export type DraftFaults = Partial<Record<(typeof checkedFields)[number], string>>;

/** What keeps a draft from being sent, by field. Empty when nothing does. */
export function draftFaults(draft: ProductDraft): DraftFaults {
  const price = Number(draft.price);
  const offerPrice = Number(draft.offerPrice);
  const faults: DraftFaults = {};
  if (draft.name.trim() === '') faults.name = 'Enter the product’s name.';
  if (!isAmount(draft.price)) faults.price = 'Enter the price as a number, such as 4.50.';
  if (!isAmount(draft.offerPrice)) faults.offerPrice = 'Enter the offer price as a number, such as 3.99.';
  else if (!faults.price && offerPrice > price) faults.offerPrice = 'The offer price cannot be above the price.';
  return faults;
}

/** More than zero, with at most two decimals. */
function isAmount(text: string) {
  const cents = Number(text) * 100;
  return text.trim() !== '' && cents > 0 && Math.abs(cents - Math.round(cents)) < 1e-6;
}

/** Description lines: one entry a line, without the blank ones. */
export function descriptionLines(description: string) {
  return description
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The draft as the store takes it. Only for a draft without faults. */
export function toAddProductInput(draft: ProductDraft, images: File[]): AddProductInput {
  return {
    name: draft.name.trim(),
    description: descriptionLines(draft.description),
    category: draft.category,
    price: Number(draft.price),
    offerPrice: Number(draft.offerPrice),
    images,
  };
}
