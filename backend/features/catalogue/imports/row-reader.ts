import { contractName } from '#backend/features/catalogue/categories/category-names.ts';
import { amountText } from '#backend/features/catalogue/products/csv-cells.ts';
import { fieldList, withInitial } from '#backend/features/catalogue/products/product-fields.ts';
import { productDataFor } from '#backend/features/catalogue/products/product-input.ts';
import type { ListedProduct, Product } from '#backend/features/catalogue/products/product.ts';
import { hasOffer, toCents, toUnits } from '#backend/money.ts';
import * as texts from './texts.ts';

/** The texts of a row by the name of their column; a column that the file lacks is absent. */
export type Cells = Partial<Record<string, string>>;

export interface RowFault {
  /** The column; null for the whole row. */
  field: string | null;
  message: string;
}

/** The result of a row: the values that the product gets, or the faults of the row. */
export type RowReading = { product: ListedProduct } | { faults: RowFault[] };

/** The fields that have a cell and a rule. */
const cellFields = fieldList.flatMap(({ name, key, csv }) => (csv === null ? [] : [{ name, key, csv }]));

const yesNo = (isTrue: boolean) => (isTrue ? 'yes' : 'no');

interface Column {
  name: string;
  key: keyof ListedProduct;
  toText: (product: ListedProduct) => string;
}

/** Every column but `id`, in the order of the exported file. */
export const columns: readonly Column[] = [
  ...cellFields.map(({ name, key, csv }) => ({
    name,
    key,
    toText: (product: ListedProduct) => csv.toText(product[key], product),
  })),
  { name: 'inStock', key: 'inStock', toText: ({ inStock }) => yesNo(inStock) },
  { name: 'bestSeller', key: 'isBestSeller', toText: ({ isBestSeller }) => yesNo(isBestSeller) },
  { name: 'archived', key: 'isArchived', toText: ({ isArchived }) => yesNo(isArchived) },
];

const uncheckedOfNew = new Set(['name', 'description', 'inStock', 'bestSeller', 'archived']);

/** The cells that a person checks before a product is added, without the empty ones. */
export function newProductCells(product: ListedProduct): { field: string; text: string }[] {
  const checked = { ...product, taxClass: product.taxClass ?? ('A' as const) };
  return columns
    .filter(({ name }) => !uncheckedOfNew.has(name))
    .map(({ name, toText }) => ({ field: name, text: toText(checked) }))
    .filter(({ text }) => text !== '');
}

/** The cells of a product, the id first. A counted product has no cell for its stock, which only counting changes. */
export function cellsOf(product: Product): string[] {
  return [
    product.id,
    ...columns.map(({ key, toText }) => (key === 'inStock' && product.onHand !== null ? '' : toText(product))),
  ];
}

/** What people write for yes and no, also in German, French and Spanish. */
const flags: Readonly<Record<string, boolean>> = {
  yes: true,
  ja: true,
  oui: true,
  sí: true,
  si: true,
  true: true,
  1: true,
  no: false,
  nein: false,
  non: false,
  false: false,
  0: false,
};

/**
 * The offer price that a row asks for; null without an offer. For a product without an offer, older files have the
 * price of now in this cell. It makes no offer: otherwise raising the price alone would make one.
 */
function offerOf(cells: Cells, before: Product | null): string | number | null {
  const cell = cells['offerPrice'];
  if (cell === undefined) return before && hasOffer(before) ? toUnits(before.offerPriceCents) : null;
  const text = amountText(cell);
  const isPriceOfNow = before !== null && !hasOffer(before) && toCents(text) === before.priceCents;
  return text === '' || isPriceOfNow ? null : text;
}

/** Reads rows of a store with these categories. */
export function createRowReader(categoryNames: readonly string[]) {
  const rules = productDataFor(categoryNames);

  function flag(cells: Cells, name: string, before: boolean, faults: RowFault[]): boolean {
    const cell = cells[name]?.trim().toLowerCase() ?? '';
    if (cell === '') return before;
    const value = flags[cell];
    if (value === undefined) faults.push({ field: name, message: texts.neitherYesNorNo(cells[name]?.trim() ?? '') });
    return value ?? before;
  }

  /** @param before the product that the row changes; null for a new one */
  return (cells: Cells, before: Product | null): RowReading => {
    const faults: RowFault[] = [];
    const values: Record<string, unknown> = {};
    for (const { name, key, csv } of cellFields) {
      const cell = cells[name];
      values[name] = cell === undefined ? before?.[key] : csv.read(cell);
      if (cell !== undefined && values[name] === undefined && csv.fault) {
        faults.push({ field: name, message: csv.fault });
      }
    }
    // The owner of a shop may know a category only by the name that the shop shows.
    if (typeof values['category'] === 'string') values['category'] = contractName(values['category']);
    const price = cells['price'] === undefined ? before && toUnits(before.priceCents) : amountText(cells['price']);
    const offer = offerOf(cells, before);
    const parsed = rules.safeParse({ ...values, price, offerPrice: offer ?? price });
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) {
        const field = columns.find(({ name }) => name === path[0])?.name ?? null;
        // Without an offer this is the fault of the price, which the row already has.
        if (field === 'offerPrice' && offer === null) continue;
        if (!faults.some((fault) => fault.field === field)) faults.push({ field, message });
      }
    }
    const isCounted = before !== null && before.onHand !== null;
    const inStock = flag(isCounted ? {} : cells, 'inStock', before?.inStock ?? true, faults);
    const isBestSeller = flag(cells, 'bestSeller', before?.isBestSeller ?? false, faults);
    const isArchived = flag(cells, 'archived', before?.isArchived ?? false, faults);
    if (!parsed.success || faults.length > 0) return { faults };
    return { product: { ...withInitial({ ...parsed.data, inStock }), isBestSeller, isArchived } };
  };
}
