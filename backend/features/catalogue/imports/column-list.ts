import { foodTextLimits } from '#common/limits.ts';
import { shownName } from '#backend/features/catalogue/categories/category-names.ts';
import type { CellDialect } from '#backend/features/catalogue/products/cell-dialect.ts';
import { exampleFood, type FoodColumnName } from '../food/food-columns.ts';
import { lineLimits, withInitial, type FieldName } from '#backend/features/catalogue/products/product-fields.ts';
import { taxClassCodes } from '#backend/rules/money.ts';
import { cellOf, columnNames, columns, type FileProduct } from './row-reader.ts';
import { flagText } from './yes-no.ts';
import { plainHeader, usualColumn } from '#readers/column-words.ts';
import * as productLabels from '#common/product-labels/texts.ts';
import * as texts from './texts.ts';

/** A name in the first line of a file. */
type ColumnName = 'id' | FieldName | 'stock' | 'bestSeller' | 'archived' | FoodColumnName;

// The compiler asks here for the words of a new field.
const labels: Readonly<Record<ColumnName, string>> = {
  ...productLabels,
  gtin: productLabels.gtinWithName,
  ...texts.columnLabels,
};

/** The limits of plain texts, from which their hints follow. */
const limits = { ...lineLimits, ...foodTextLimits };
const ownHints: Readonly<Record<Exclude<ColumnName, keyof typeof limits>, string>> &
  Partial<Readonly<Record<ColumnName, string>>> = texts.columnHints;

const hints = Object.fromEntries([
  ...Object.entries(limits).map(([name, max]) => [name, texts.atMost(max)] as const),
  ...Object.entries(ownHints),
]) as Readonly<Record<ColumnName, string>>;

/** What a person who writes a price list should know about a column. */
export interface ColumnDescription {
  name: string;
  label: string;
  hint: string;
  /** A cell of it; empty where it is better left empty. */
  example: string;
  /** The texts that it allows, where they are few. */
  values: string[];
  /** Whether a new product needs it. */
  isRequired: boolean;
}

const requiredOfNew: ReadonlySet<string> = new Set<ColumnName>(['name', 'category', 'price']);

const exampleOf = (category: string): FileProduct => ({
  ...withInitial({
    name: texts.exampleName,
    sku: '4711',
    gtin: '04006381333931',
    category,
    priceCents: 290,
    offerPriceCents: 249,
    description: texts.exampleDescription.split('\n'),
    searchWords: texts.exampleSearchWords,
    size: { amount: 500, unit: 'G' },
    taxClass: 'A',
  }),
  onHand: 25,
  isBestSeller: false,
  isArchived: false,
  food: exampleFood,
});

/** Every column of a file, in the order of the exported one. */
export function describeColumns(categoryNames: readonly string[], dialect: CellDialect): ColumnDescription[] {
  // A file may have each category by its own name and by the one that the shop shows.
  const shownNames = categoryNames.map((name) => dialect.categoryLabels?.get(name) ?? shownName(name));
  const example = exampleOf(shownNames[0] ?? '');
  const flags = [true, false].map((flag) => flagText(flag, dialect));
  const values: Partial<Record<ColumnName, string[]>> = {
    category: shownNames,
    taxClass: [...taxClassCodes],
    minimumAge: ['16', '18'],
    deposit: (dialect.depositTypes ?? []).filter(({ isArchived }) => !isArchived).map(({ name }) => name),
    inStock: flags,
    bestSeller: flags,
    archived: flags,
  };
  return (columnNames as ColumnName[]).map((name) => {
    const column = columns.find((each) => each.name === name);
    return {
      name,
      label: labels[name],
      hint: hints[name],
      example: column ? cellOf(column, example, dialect) : '',
      values: values[name] ?? [],
      isRequired: requiredOfNew.has(name),
    };
  });
}

/** The columns by the headers that a file may have: the name, or the label in the language of the shop. */
const byHeader = new Map([
  ...(columnNames as ColumnName[]).map((name) => [plainHeader(labels[name]), name] as const),
  ...(columnNames as ColumnName[]).map((name) => [plainHeader(name), name] as const),
]);

/** The column that a cell of the first line names by its own words, or by usual ones; null for one that the store does not know. */
export const columnOf = (cell: string): string | null => ownColumnOf(cell) ?? usualColumn(cell) ?? null;

const ownColumnOf = (cell: string): string | undefined => byHeader.get(plainHeader(cell));

/**
 * The column of each cell of a first line. A usual word gives way to the column’s own name: of `name` and `Bezeichnung`, the second one
 * is left out.
 */
export function columnsOf(cells: readonly string[]): (string | null)[] {
  const taken = new Set(cells.flatMap((cell) => ownColumnOf(cell) ?? []));
  return cells.map((cell) => {
    const own = ownColumnOf(cell);
    const usual = usualColumn(cell);
    if (own !== undefined || usual === undefined || taken.has(usual)) return own ?? null;
    taken.add(usual);
    return usual;
  });
}
