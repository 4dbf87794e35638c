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

/** Nothing typed: a shelf alone is no draft. */
export function isEmptyDraft({ name, description, price, offerPrice }: ProductDraft) {
  return [name, description, price, offerPrice].every((text) => text === '');
}

/** The store that ships here refuses what is longer or dearer. Lengths are in characters as people count them. */
export const limits = { name: 120, lines: 50, line: 300, price: 100_000 };

/** The fields that can be wrong, in the order of the form. */
export const checkedFields = ['name', 'description', 'price', 'offerPrice'] as const;

export type CheckedField = (typeof checkedFields)[number];

/** The fields that the store may refuse; what it says about others stands above the buttons. */
export const refusableFields = [...checkedFields, 'category'] as const;

export type DraftFaults = Partial<Record<CheckedField, string>>;

/** What keeps a draft from being sent, by field. Empty when nothing does. */
export function draftFaults(draft: ProductDraft): DraftFaults {
  const faults: DraftFaults = {};
  const name = nameFault(draft.name);
  if (name) faults.name = name;
  const description = descriptionFault(descriptionLines(draft.description));
  if (description) faults.description = description;
  const price = amountFault(draft.price, 'price', '4.50');
  if (price) faults.price = price;
  const offerPrice = amountFault(draft.offerPrice, 'offer price', '3.99');
  if (offerPrice) faults.offerPrice = offerPrice;
  else if (!price && Number(draft.offerPrice) > Number(draft.price))
    faults.offerPrice = 'The offer price cannot be above the price.';
  return faults;
}

function nameFault(name: string) {
  const length = lengthOf(name.trim());
  if (length === 0) return 'Enter the product’s name.';
  if (length > limits.name) return `A name has at most ${limits.name} characters; this one has ${length}.`;
  return undefined;
}

function descriptionFault(lines: readonly string[]) {
  if (lines.length > limits.lines) return `A description has at most ${limits.lines} points; this has ${lines.length}.`;
  const long = lines.findIndex((line) => lengthOf(line) > limits.line);
  if (long === -1) return undefined;
  return `Point ${long + 1} is too long: it has ${lengthOf(lines[long] ?? '')} characters, at most ${limits.line} are allowed.`;
}

/** More than zero, with at most two decimals, and not above the store's limit. */
function amountFault(text: string, what: string, example: string) {
  const cents = Number(text) * 100;
  if (text.trim() === '' || !(cents > 0) || Math.abs(cents - Math.round(cents)) > 1e-6)
    return `Enter the ${what} as a number, such as ${example}.`;
  if (cents > limits.price * 100) return `The ${what} can be at most ${limits.price.toLocaleString('en-US')}.`;
  return undefined;
}

/** Characters as people and the store count them, whatever they take in memory. */
export function lengthOf(text: string) {
  return Array.from(text.normalize('NFC')).length;
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
