import type { EditedProductFragment, UpdateProductInput } from '#web/__generated__/seller-products.ts';
import { formatPrice } from '#web/shared/lib/money.ts';
import { typedAmount } from '#web/shared/lib/numbers.ts';
import { sellingPrice } from './draft-size.ts';
import { amountOf, descriptionLines, type ProductDraft } from './product-draft.ts';
import { toSize, typedSize, unitLabels } from './size-input.ts';

/** The content of the form for a product. */
export function draftOf({ product, taxClass }: EditedProductFragment): ProductDraft {
  return {
    name: product.name,
    description: product.description.join('\n'),
    category: product.category?.slug ?? '',
    price: typedAmount(product.price),
    // Without an offer the field is empty, and a new price alone makes none.
    offerPrice: product.offerPrice < product.price ? typedAmount(product.offerPrice) : '',
    ...typedSize(product.size),
    taxClass: taxClass ?? 'A',
  };
}

/**
 * Converts a draft without errors for the API. A size that is still the product's is not sent: it may come from the text of
 * the weight, which a new size replaces.
 */
export function toChanges(
  draft: ProductDraft,
  base: EditedProductFragment,
): Omit<UpdateProductInput, 'id' | 'ifVersion' | 'pictures'> {
  return {
    name: draft.name.trim(),
    description: descriptionLines(draft.description),
    ...(draft.category !== '' && { category: draft.category }),
    price: amountOf(draft.price),
    offerPrice: sellingPrice(draft),
    ...(sizeOf(draft) !== sizeOf(draftOf(base)) && { size: toSize(draft) }),
    ...(draft.taxClass !== draftOf(base).taxClass && { taxClass: draft.taxClass }),
  };
}

/** The size in words. Equal sizes have equal words: 0.5 kg is 500 g. */
function sizeOf(draft: ProductDraft): string {
  const size = toSize(draft);
  return size ? `${size.amount} ${unitLabels[size.unit]}` : 'none';
}

/** A field whose newer value in the store differs from the typed one. */
export interface Difference {
  label: string;
  /** The newer value as a text. */
  newer: string;
  /** Takes the newer value over. */
  take: Partial<ProductDraft>;
}

/** The fields in which the newer product differs from the draft. */
export function differences(draft: ProductDraft, newer: EditedProductFragment): Difference[] {
  const other = draftOf(newer);
  const lines = (text: string) => descriptionLines(text).join('\n');
  const money = (text: string) => formatPrice(amountOf(text));
  const all: (Difference & { isSame: boolean })[] = [
    { label: 'Name', newer: other.name, take: { name: other.name }, isSame: draft.name.trim() === other.name },
    {
      label: 'Description',
      newer: other.description || 'none',
      take: { description: other.description },
      isSame: lines(draft.description) === lines(other.description),
    },
    {
      label: 'Category',
      newer: newer.product.category?.label ?? 'none',
      take: { category: other.category },
      isSame: draft.category === other.category,
    },
    {
      label: 'Price',
      newer: money(other.price),
      take: { price: other.price },
      isSame: amountOf(draft.price) === amountOf(other.price),
    },
    {
      label: 'Offer price',
      newer: other.offerPrice === '' ? 'none' : money(other.offerPrice),
      take: { offerPrice: other.offerPrice },
      isSame: amountOf(draft.offerPrice) === amountOf(other.offerPrice),
    },
    {
      label: 'Size',
      newer: sizeOf(other),
      take: { sizeAmount: other.sizeAmount, sizeUnit: other.sizeUnit },
      isSame: sizeOf(draft) === sizeOf(other),
    },
    {
      label: 'Tax class',
      newer: other.taxClass,
      take: { taxClass: other.taxClass },
      isSame: draft.taxClass === other.taxClass,
    },
  ];
  return all.filter(({ isSame }) => !isSame);
}
