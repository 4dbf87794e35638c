import { createCategoryFinder } from '#backend/features/catalogue/categories/category-names.ts';
import { plainDialect, type CellDialect } from '#backend/features/catalogue/products/cell-dialect.ts';
import { readNumber } from '#readers/number.ts';
import { readAmount, type CellReading } from '#backend/features/catalogue/products/csv-cells.ts';
import { isChecked } from '#backend/rules/allergens.ts';
import { bitsOf, nextFood } from '../food/food-editing.ts';
import type { Food } from '../food/food-facts.ts';
import { factChanges } from '../food/food-input.ts';
import { columnOfFact, factsOfCells, foodColumnNames, foodColumns, type FoodColumnName } from '../food/food-columns.ts';
import { fieldList, withInitial } from '#backend/features/catalogue/products/product-fields.ts';
import { portionFault, withStepAsSize } from '#backend/features/catalogue/products/portion-field.ts';
import { productDataFor } from '#backend/features/catalogue/products/product-input.ts';
import type { ListedProduct, Product } from '#backend/features/catalogue/products/product.ts';
import { hasOffer, toCents, toUnits } from '#backend/rules/money.ts';
import { maxOnHand } from '../stock/stock-input.ts';
import { flagText, readFlag } from './yes-no.ts';
import * as foodTexts from '../food/texts.ts';
import * as texts from './texts.ts';

/** The texts of a row by the name of their column; a column that the file lacks is absent. */
export type Cells = Partial<Record<string, string>>;

export interface RowFault {
  /** The column; null for the whole row. */
  field: string | null;
  message: string;
}

/** A sentence about a cell that was read, such as `1.234 is read as 1234.` */
export interface RowNote {
  field: string;
  message: string;
}

/**
 * The values of a product in a file. `onHand`: the pieces; null when the product is not counted. `food`: its food facts; null
 * without any.
 */
export type FileProduct = ListedProduct & Pick<Product, 'onHand'> & { food: Food | null };

/** The product that a row changes, with its food facts. */
export type ProductBefore = Product & { food: Food | null };

/** The result of a row: the values that the product gets, or the faults of the row. */
export type RowReading = { product: FileProduct; notes: RowNote[] } | { faults: RowFault[] };

/** The fields that have a cell and a rule. */
const cellFields = fieldList.flatMap(({ name, key, csv }) => (csv === null ? [] : [{ name, key, csv }]));

interface Column {
  name: string;
  key: keyof FileProduct;
  toText: (product: FileProduct, dialect: CellDialect) => string;
  needsApostrophe?: (text: string) => boolean;
}

const flagColumn = (name: string, key: 'inStock' | 'isBestSeller' | 'isArchived'): Column => ({
  name,
  key,
  toText: (product, dialect) => flagText(product[key], dialect),
});

/** Every column but `id` and those of food facts, in the order of the exported file. */
const plainColumns: readonly Column[] = [
  ...cellFields.map(({ name, key, csv }) => ({
    name,
    key,
    toText: (product: FileProduct, dialect: CellDialect) => csv.toText(product[key], dialect, product),
    ...(csv.needsApostrophe && { needsApostrophe: csv.needsApostrophe }),
  })),
  flagColumn('inStock', 'inStock'),
  { name: 'stock', key: 'onHand', toText: ({ onHand }) => (onHand === null ? '' : String(onHand)) },
  flagColumn('bestSeller', 'isBestSeller'),
  flagColumn('archived', 'isArchived'),
];

/** Every column but `id`, in the order of the exported file. */
export const columns: readonly Column[] = [
  ...plainColumns,
  ...foodColumnNames.map((name): Column => ({
    name,
    key: 'food',
    toText: ({ food }, dialect) => (food === null ? '' : foodColumns[name].toText(food, dialect)),
  })),
];

/** The names of the columns that every exported file has. */
export const plainColumnNames: readonly string[] = ['id', ...plainColumns.map(({ name }) => name)];

/** The names of all columns, in the order of the exported file. */
export const columnNames: readonly string[] = ['id', ...columns.map(({ name }) => name)];

const uncheckedOfNew = new Set(['name', 'description', 'inStock', 'bestSeller', 'archived']);

/** The cells that a person checks before a product is added, without the empty ones. */
export function newProductCells(product: FileProduct, dialect: CellDialect): { field: string; text: string }[] {
  const checked = { ...product, taxClass: product.taxClass ?? ('A' as const) };
  return columns
    .filter(({ name }) => !uncheckedOfNew.has(name))
    .map(({ name, toText }) => ({ field: name, text: toText(checked, dialect) }))
    .filter(({ text }) => text !== '');
}

/** The cell of a product in a file. For spreadsheets an apostrophe stands before a number that they would save in another form. */
export function cellOf({ toText, needsApostrophe }: Column, product: FileProduct, dialect: CellDialect): string {
  const text = toText(product, dialect);
  return text !== '' && !dialect.isPlain && needsApostrophe?.(text) ? `'${text}` : text;
}

/**
 * The cells of a product in these columns, the id first. A counted product has no cell for the switch of its stock, because the number of
 * its pieces decides.
 */
export function cellsOf(product: ProductBefore, names: readonly string[], dialect = plainDialect): string[] {
  return [
    product.id,
    ...columns
      .filter(({ name }) => names.includes(name))
      .map((column) => (column.key === 'inStock' && product.onHand !== null ? '' : cellOf(column, product, dialect))),
  ];
}

/**
 * The offer price that a row asks for; null without an offer. For a product without an offer, older files have the
 * price of now in this cell. It makes no offer: otherwise raising the price alone would make one.
 */
function offerOf(text: string | undefined, before: Product | null): string | number | null {
  if (text === undefined) return before && hasOffer(before) ? toUnits(before.offerPriceCents) : null;
  const isPriceOfNow = before !== null && !hasOffer(before) && toCents(text) === before.priceCents;
  return text === '' || isPriceOfNow ? null : text;
}

/** The pieces that a row counts: an empty cell leaves the stock as it is. */
function readStock(cell: string, dialect: CellDialect): number | undefined {
  const text = readNumber(cell, dialect.decimal)?.text.replace(/\.0*$/, '') ?? '';
  return /^\d{1,9}$/.test(text) && Number(text) <= maxOnHand ? Number(text) : undefined;
}

interface RowReaderOptions {
  /** What the spreadsheets of the shop write. */
  dialect: CellDialect;
  /** Whether the shop sells the products of a category only with checked food facts. */
  requiresFood: (category: string) => boolean;
  /** The time of facts that a row checks. */
  now: number;
}

const areChecked = (food: Food | null) => food !== null && isChecked(bitsOf(food));

/** Reads rows of a store with these categories. */
export function createRowReader(names: readonly string[], { dialect, requiresFood, now }: RowReaderOptions) {
  const rules = productDataFor(names, dialect.categoryLabels);
  const findCategory = createCategoryFinder(names, dialect.categoryLabels);

  function flag(cells: Cells, name: string, before: boolean, faults: RowFault[]): boolean {
    const cell = cells[name]?.trim() ?? '';
    if (cell === '') return before;
    const value = readFlag(cell);
    if (value === undefined) faults.push({ field: name, message: texts.neitherYesNorNo(cell.slice(0, 40)) });
    return value ?? before;
  }

  /** The food facts after a row; undefined after a fault. */
  function readFood(
    cells: Cells,
    before: Food | null,
    take: (field: string, reading: CellReading) => unknown,
    faults: RowFault[],
  ): Food | null | undefined {
    const values: Partial<Record<FoodColumnName, unknown>> = {};
    for (const name of foodColumnNames) {
      const cell = cells[name];
      if (cell !== undefined) values[name] = take(name, foodColumns[name].read(cell, dialect));
    }
    if (Object.keys(values).length === 0) return before;
    const parsed = factChanges.safeParse(factsOfCells(values, before?.facts));
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) {
        const field = columnOfFact(path);
        if (!faults.some((fault) => fault.field === field)) faults.push({ field, message });
      }
      return undefined;
    }
    const next = nextFood(before, { facts: parsed.data, checked: values.foodChecked as boolean | undefined }, now);
    if (!('refusal' in next)) return next.food;
    faults.push({ field: 'foodChecked', message: next.refusal.message });
    return undefined;
  }

  /** @param before the product that the row changes; null for a new one */
  return (cells: Cells, before: ProductBefore | null): RowReading => {
    const faults: RowFault[] = [];
    const notes: RowNote[] = [];
    const take = <Value>(field: string, reading: CellReading<Value>): Value | undefined => {
      if ('fault' in reading) {
        faults.push({ field, message: reading.fault });
        return undefined;
      }
      if (reading.note !== undefined) notes.push({ field, message: reading.note });
      return reading.value;
    };
    const amount = (field: string) => {
      const cell = cells[field];
      return cell === undefined ? undefined : take(field, readAmount(cell, dialect));
    };

    const values: Record<string, unknown> = {};
    for (const { name, key, csv } of cellFields) {
      if (name === 'price' || name === 'offerPrice') continue;
      const cell = cells[name];
      // A text from before these rules stays as it is.
      const isKept = cell === undefined || (name === 'weight' && before !== null && cell.trim() === before.weight);
      values[name] = isKept ? before?.[key] : take(name, csv.read(cell, dialect, before?.[key]));
    }
    if (typeof values['category'] === 'string') values['category'] = findCategory(values['category'].trim());
    const price = cells['price'] === undefined ? before && toUnits(before.priceCents) : amount('price');
    const offer = offerOf(amount('offerPrice'), before);
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
    const food = readFood(cells, before?.food ?? null, take, faults);
    const category = { ...before, ...parsed.data }.category ?? '';
    const mayBeSold = !requiresFood(category) || areChecked(food ?? null);
    const inStock = flag(isCounted ? {} : cells, 'inStock', before?.inStock ?? mayBeSold, faults);
    const isBestSeller = flag(cells, 'bestSeller', before?.isBestSeller ?? false, faults);
    const isArchived = flag(cells, 'archived', before?.isArchived ?? false, faults);
    if (food !== undefined && !mayBeSold && inStock && !isArchived) {
      const wasSold = before !== null && before.inStock && !before.isArchived && requiresFood(before.category);
      const wanted = { ...before, ...parsed.data }.name ?? '';
      if (!wasSold) faults.push({ field: 'inStock', message: foodTexts.checkFirst(wanted) });
      else if (areChecked(before.food))
        faults.push({ field: 'foodChecked', message: foodTexts.confirmOrSwitchOff(wanted) });
    }
    const stock = cells['stock']?.trim() ?? '';
    const onHand = stock === '' ? (before?.onHand ?? null) : readStock(stock, dialect);
    if (onHand === undefined) faults.push({ field: 'stock', message: texts.isNoStock(maxOnHand) });
    const steps = parsed.success ? portionFault({ ...before, ...parsed.data }, before) : null;
    if (steps !== null) faults.push({ field: 'portion', message: steps });
    if (!parsed.success || faults.length > 0 || onHand === undefined || food === undefined) return { faults };
    const listed = withStepAsSize(withInitial({ ...parsed.data, inStock }));
    // The rule would give a product that has the number of a case the number of its item.
    const gtin = before !== null && values['gtin'] === before.gtin ? before.gtin : listed.gtin;
    const product = { ...listed, gtin, isBestSeller, isArchived, onHand, food };
    return { product, notes };
  };
}
