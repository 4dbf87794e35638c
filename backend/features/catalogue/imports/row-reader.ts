import { productDataFor } from '#backend/features/catalogue/products/product-input.ts';
import type { Product } from '#backend/features/catalogue/products/product-repository.ts';
import { hasOffer, toCents, toUnits } from '#backend/money.ts';
import { packSizeOf } from '#backend/pack-size.ts';
import { columns, type ListedProduct } from './product-columns.ts';

/** The texts of a row by the name of their column; a column that the file lacks is absent. */
export type Cells = Partial<Record<string, string>>;

export interface RowFault {
  /** The column; null for the whole row. */
  field: string | null;
  message: string;
}

/** What a row asks for: the values that the product gets, or why it cannot. */
export type RowReading = { product: ListedProduct } | { faults: RowFault[] };

const sizeFault = 'Size must be an amount with a unit, such as 500 g, 1.5 kg, 250 ml, 1 l or 6 pcs.';
const flags: Readonly<Record<string, boolean>> = { yes: true, true: true, 1: true, no: false, false: false, 0: false };

/** An amount as people write it, with a decimal comma or point and perhaps a currency sign, for the product's rules. */
function amountText(cell: string): string {
  const text = cell.replaceAll(/[\s\p{Sc}]/gu, '');
  const lastComma = text.lastIndexOf(',');
  const lastPoint = text.lastIndexOf('.');
  if (lastComma === -1) return text;
  // The later one of both is the decimal one.
  return lastComma > lastPoint ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
}

/**
 * The offer price that a row asks for; null without an offer. The price of now in the cell of a product without an offer,
 * as older files have it, makes none: otherwise raising the price alone would.
 */
function offerOf(cells: Cells, before: Product | null): string | number | null {
  const cell = cells['offerPrice'];
  if (cell === undefined) return before && hasOffer(before) ? toUnits(before.offerPriceCents) : null;
  const text = amountText(cell);
  const isPriceOfNow = before !== null && !hasOffer(before) && toCents(text) === before.priceCents;
  return text === '' || isPriceOfNow ? null : text;
}

/** In either case; an empty cell stands for the class A. */
const taxClassOf = (cell: string) => cell.trim().toUpperCase() || null;

/** Reads rows of a store with these categories. */
export function createRowReader(categoryNames: readonly string[]) {
  const rules = productDataFor(categoryNames);

  function flag(cells: Cells, name: string, before: boolean, faults: RowFault[]): boolean {
    const cell = cells[name]?.trim().toLowerCase() ?? '';
    if (cell === '') return before;
    const value = flags[cell];
    if (value === undefined) faults.push({ field: name, message: `Write yes or no, not ${cells[name]?.trim()}.` });
    return value ?? before;
  }

  function size(cell: string, faults: RowFault[]): ListedProduct['size'] {
    if (cell.trim() === '') return null;
    const read = packSizeOf(cell.trim().replace(',', '.'));
    if (read === null) faults.push({ field: 'size', message: sizeFault });
    return read;
  }

  /** @param before the product that the row changes; null for a new one */
  return (cells: Cells, before: Product | null): RowReading => {
    const faults: RowFault[] = [];
    const price = cells['price'] === undefined ? before && toUnits(before.priceCents) : amountText(cells['price']);
    const offer = offerOf(cells, before);
    const parsed = rules.safeParse({
      name: cells['name'] ?? before?.name,
      category: cells['category'] ?? before?.category,
      price,
      offerPrice: offer ?? price,
      description: cells['description']?.split(/\r?\n/) ?? before?.description ?? [],
      weight: cells['weight']?.trim() ?? before?.weight ?? null,
      taxClass: cells['taxClass'] === undefined ? (before?.taxClass ?? null) : taxClassOf(cells['taxClass']),
      size: cells['size'] === undefined ? (before?.size ?? null) : size(cells['size'], faults),
    });
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) {
        const field = columns.find(({ name }) => name === path[0])?.name ?? null;
        // Without an offer this is the fault of the price, which is said already.
        if (field === 'offerPrice' && offer === null) continue;
        if (!faults.some((fault) => fault.field === field)) faults.push({ field, message });
      }
    }
    const isCounted = before !== null && before.onHand !== null;
    const inStock = flag(isCounted ? {} : cells, 'inStock', before?.inStock ?? true, faults);
    const isBestSeller = flag(cells, 'bestSeller', before?.isBestSeller ?? false, faults);
    const isArchived = flag(cells, 'archived', before?.isArchived ?? false, faults);
    if (!parsed.success || faults.length > 0) return { faults };
    const {
      name,
      category,
      priceCents,
      offerPriceCents,
      description,
      weight = null,
      size: packSize = null,
      taxClass = null,
    } = parsed.data;
    return {
      product: {
        name,
        category,
        priceCents,
        offerPriceCents,
        description,
        weight,
        size: packSize,
        taxClass,
        inStock,
        isBestSeller,
        isArchived,
      },
    };
  };
}
