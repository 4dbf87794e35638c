import type { NewProduct, Product } from '#backend/features/catalogue/products/product-repository.ts';
import { hasOffer, toUnits } from '#backend/money.ts';
import type { PackSize } from '#backend/pack-size.ts';

/** What a row of the file can say of a product. */
export interface ListedProduct extends NewProduct {
  isBestSeller: boolean;
  isArchived: boolean;
}

type ProductField = keyof ListedProduct;

interface Column {
  name: string;
  field: ProductField;
  toCell: (product: ListedProduct) => string;
}

const yesNo = (isTrue: boolean) => (isTrue ? 'yes' : 'no');
const unitTexts = { G: 'g', ML: 'ml', PIECE: 'pcs' } as const;
const sizeText = (size: PackSize | null) => (size === null ? '' : `${size.amount} ${unitTexts[size.unit]}`);

/** Every column but `id`, in the order of the exported file. */
export const columns: readonly Column[] = [
  { name: 'name', field: 'name', toCell: ({ name }) => name },
  { name: 'category', field: 'category', toCell: ({ category }) => category },
  { name: 'price', field: 'priceCents', toCell: ({ priceCents }) => toUnits(priceCents).toFixed(2) },
  {
    name: 'offerPrice',
    field: 'offerPriceCents',
    toCell: (product) => (hasOffer(product) ? toUnits(product.offerPriceCents).toFixed(2) : ''),
  },
  { name: 'description', field: 'description', toCell: ({ description }) => description.join('\n') },
  { name: 'weight', field: 'weight', toCell: ({ weight }) => weight ?? '' },
  { name: 'size', field: 'size', toCell: ({ size }) => sizeText(size) },
  { name: 'taxClass', field: 'taxClass', toCell: ({ taxClass }) => taxClass ?? '' },
  { name: 'inStock', field: 'inStock', toCell: ({ inStock }) => yesNo(inStock) },
  { name: 'bestSeller', field: 'isBestSeller', toCell: ({ isBestSeller }) => yesNo(isBestSeller) },
  { name: 'archived', field: 'isArchived', toCell: ({ isArchived }) => yesNo(isArchived) },
];

const shownOfNew = new Set(['category', 'price', 'offerPrice', 'weight', 'size', 'taxClass']);

/** The cells that a person checks before a product is added, without the empty ones. */
export function newProductCells(product: ListedProduct): { field: string; text: string }[] {
  const checked = { ...product, taxClass: product.taxClass ?? ('A' as const) };
  return columns
    .filter(({ name }) => shownOfNew.has(name))
    .map(({ name, toCell }) => ({ field: name, text: toCell(checked) }))
    .filter(({ text }) => text !== '');
}

/** The cells of a product, the id first. A counted product has no cell for its stock, which only counting changes. */
export function cellsOf(product: Product): string[] {
  return [
    product.id,
    ...columns.map(({ field, toCell }) => (field === 'inStock' && product.onHand !== null ? '' : toCell(product))),
  ];
}
