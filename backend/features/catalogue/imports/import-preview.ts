import { setImmediate as nextTurn } from 'node:timers/promises';
import { plainDialect, type CellDialect } from '#backend/features/catalogue/products/cell-dialect.ts';
import type { Product } from '#backend/features/catalogue/products/product.ts';
import { CsvFault, readCsv, unharmed, type CsvRow } from './csv.ts';
import { bitsOf } from '../food/food-editing.ts';
import type { Food } from '../food/food-facts.ts';
import { headersOf, readHeader, type Chosen, type ImportHeader } from './file-header.ts';
import { findStart } from './file-start.ts';
import type { ImportChange } from './import-audit-repository.ts';
import { gtinOf, matchRows, skuOf, type MatchedBy } from './row-matcher.ts';
import {
  columns,
  createRowReader,
  newProductCells,
  type Cells,
  type FileProduct,
  type ProductBefore,
  type RowFault,
  type RowNote,
} from './row-reader.ts';
import * as texts from './texts.ts';

/** A row of the file that would change something, or that cannot be read. */
interface PreviewRow {
  /** The row as a spreadsheet numbers it. */
  line: number;
  kind: 'NEW' | 'CHANGED' | 'FAULTY';
  name: string;
  /** The column by which the product was found; absent for a new one and a faulty row. */
  matchedBy?: MatchedBy;
  /** The cells that change; for a new product, the cells that a person checks before it is added. */
  changes: { field: string; was: string; becomes: string }[];
  faults: RowFault[];
  /** What a person should know about cells that could be read in another way; absent for none. */
  notes?: RowNote[];
}

export interface Preview {
  /** The faulty rows first, then those with notes, then the others, each in the order of the file. */
  rows: PreviewRow[];
  counts: { added: number; changed: number; unchanged: number; faulty: number };
  /** How many products were found by each column, also unchanged ones. */
  matched: Record<MatchedBy, number>;
  /** The columns of the file that the store does not know. */
  ignored: string[];
  headers: ImportHeader[];
  /** The changes that the import writes. */
  writes: ImportChange[];
}

export const importLimits = { rows: 5000, megabytes: 8 };

/** The number of rows that are read before other requests get their turn. */
const rowsPerTurn = 100;

/** Characters that no text has: where one stands, the file was read in a wrong encoding or is damaged. */
const unreadable = /(?![\t\n\r])\p{Cc}/u;

interface Shop {
  products: readonly Product[];
  byId: ReadonlyMap<string, Product>;
  categoryNames: readonly string[];
  /** The pieces of the counted products by id. Without it, those that the products have. */
  stocks?: ReadonlyMap<string, number>;
  /** The food facts of the products that have some, by id. */
  foods?: ReadonlyMap<string, Food>;
  /** Whether the shop sells only products with checked food facts. */
  requiresFood?: (category: string) => boolean;
  /** The time of food facts that the file checks. */
  now?: number;
  /** The dialect of the shop's spreadsheets, which decides about ambiguous numbers and writes the preview. */
  dialect?: CellDialect;
}

/** The names of the columns. */
async function firstRow(rows: Generator<CsvRow | null>): Promise<CsvRow> {
  let next = rows.next();
  while (!next.done && next.value === null) {
    await nextTurn();
    next = rows.next();
  }
  if (next.done || next.value === null) throw new CsvFault(texts.isEmpty);
  return next.value;
}

/** The rows after the first line. Other requests get their turn meanwhile. */
async function readRows(rows: Iterable<CsvRow | null>): Promise<CsvRow[]> {
  const all: CsvRow[] = [];
  for (const row of rows) {
    if (row === null || all.length % rowsPerTurn === 0) await nextTurn();
    if (row === null) continue;
    all.push(row);
    if (all.length > importLimits.rows) throw new CsvFault(texts.tooManyRows(importLimits.rows));
  }
  return all;
}

/**
 * Compares a file with the catalogue, row by row. It changes nothing.
 *
 * @throws CsvFault when the file as a whole cannot be read, a HeaderFault when its columns are not known
 */
export async function previewImport(text: string, shop: Shop, chosen?: Chosen): Promise<Preview> {
  const { dialect = plainDialect, stocks, foods, requiresFood = () => false, now = 0 } = shop;
  const lines = readCsv(text, findStart(text));
  const first = await firstRow(lines);
  const names = readHeader(first, chosen);
  const rows = await readRows(lines);
  const cellsOf = ({ cells }: CsvRow): Cells =>
    Object.fromEntries(names.flatMap((name, at) => (name === null ? [] : [[name, unharmed(cells[at] ?? '')]])));
  const matches = matchRows(
    rows.map((row) => (row.cells.length === names.length ? cellsOf(row) : null)),
    shop,
  );

  const readRow = createRowReader(shop.categoryNames, { dialect, requiresFood, now });
  const added = new Set<string>();
  const seen = new Set<string>();
  const seenSkus = new Set<string>();
  const seenGtins = new Set<string>();
  const preview: Preview = {
    rows: [],
    counts: { added: 0, changed: 0, unchanged: 0, faulty: 0 },
    matched: { id: 0, sku: 0, gtin: 0, name: 0 },
    ignored: first.cells.filter((cell, at) => names[at] === null && cell.trim() !== ''),
    headers: headersOf(first.cells, names),
    writes: [],
  };

  /** The faults of a row whose product is known, before its values are read. */
  function faultsBefore(cells: Cells, before: Product | null, by: MatchedBy | null): RowFault[] {
    if (before !== null && seen.has(before.id)) {
      return [{ field: by, message: by === 'id' ? texts.sameId : texts.sameRowTarget }];
    }
    if (before !== null) seen.add(before.id);
    const sku = skuOf(cells);
    if (sku !== '' && seenSkus.has(sku)) return [{ field: 'sku', message: texts.sameSku }];
    if (sku !== '') seenSkus.add(sku);
    const gtin = gtinOf(cells);
    if (gtin !== '' && seenGtins.has(gtin)) return [{ field: 'gtin', message: texts.sameGtin }];
    if (gtin !== '') seenGtins.add(gtin);
    const damaged = Object.keys(cells).filter((column) => unreadable.test(cells[column] ?? ''));
    return damaged.map((field) => ({ field, message: texts.unreadableCell }));
  }

  for (const [at, row] of rows.entries()) {
    if ((at + 1) % rowsPerTurn === 0) await nextTurn();
    const { number: line } = row;
    const cells = cellsOf(row);
    const match = matches[at] ?? {
      fault: { field: null, message: texts.otherCellCount(row.cells.length, names.length) },
    };
    const listed = 'fault' in match ? (shop.byId.get(cells['id']?.trim() ?? '') ?? null) : match.before;
    const name = (cells['name']?.trim() || listed?.name) ?? '';
    const fail = (faults: RowFault[]) => {
      preview.counts.faulty += 1;
      preview.rows.push({ line, kind: 'FAULTY', name, changes: [], faults });
    };
    if ('fault' in match) {
      fail([match.fault]);
      continue;
    }
    const faults = faultsBefore(cells, listed, match.by);
    if (faults.length > 0) {
      fail(faults);
      continue;
    }
    const before: ProductBefore | null = listed && {
      ...listed,
      ...(stocks && { onHand: stocks.get(listed.id) ?? null }),
      food: foods?.get(listed.id) ?? null,
    };
    const reading = readRow(cells, before);
    if ('faults' in reading) {
      fail(reading.faults);
      continue;
    }
    const { product } = reading;
    const notes = reading.notes.length > 0 && { notes: reading.notes };
    if (before === null) {
      const look = likeness(product);
      if (product.sku === null && product.gtin === null && added.has(look)) {
        fail([{ field: 'id', message: texts.sameProduct }]);
        continue;
      }
      added.add(look);
      preview.counts.added += 1;
      const changes = newProductCells(product, dialect).map((cell) => ({
        field: cell.field,
        was: '',
        becomes: cell.text,
      }));
      preview.rows.push({ line, kind: 'NEW', name: product.name, changes, faults: [], ...notes });
      preview.writes.push(writeOf(null, product));
      continue;
    }
    const matchedBy = match.by ?? 'id';
    preview.matched[matchedBy] += 1;
    const changed = columns.filter(({ key }) => JSON.stringify(product[key]) !== JSON.stringify(before[key]));
    if (changed.length === 0) {
      preview.counts.unchanged += 1;
      continue;
    }
    preview.counts.changed += 1;
    const changes = changed
      .map(({ name: field, toText }) => ({ field, was: toText(before, dialect), becomes: toText(product, dialect) }))
      // Without an offer, the offer price follows the price, and its cell stays empty.
      .filter(({ was, becomes }) => was !== becomes);
    preview.rows.push({ line, kind: 'CHANGED', name: product.name, matchedBy, changes, faults: [], ...notes });
    preview.writes.push(
      writeOf(
        before,
        product,
        changed.map(({ key }) => key),
      ),
    );
  }
  preview.rows.sort((one, other) => urgency(other) - urgency(one));
  return preview;
}

/** Faulty rows come first, then those in which a person should check how a number was read. */
const urgency = ({ kind, notes }: PreviewRow) => (kind === 'FAULTY' ? 2 : notes === undefined ? 0 : 1);

/**
 * What the import writes for a row: a new product, or the values of these keys. The stock is counted, not written, and food facts
 * have versions of their own.
 */
function writeOf(
  before: ProductBefore | null,
  product: FileProduct,
  keys: readonly (keyof FileProduct)[] = [],
): ImportChange {
  const { onHand, food: next, ...listed } = product;
  const isOtherFood = next !== null && next.version !== (before?.food?.version ?? 0);
  const food = isOtherFood && { food: { food: next, bits: bitsOf(next) } };
  const from = before?.onHand ?? null;
  const stock = onHand !== null && onHand !== from && { stock: { from, to: onHand } };
  if (before === null) return { id: null, product: listed, ...stock, ...food };
  const changes = Object.fromEntries(
    keys.flatMap((key) => (key === 'onHand' || key === 'food' ? [] : [[key, listed[key]]])),
  );
  return { id: before.id, changes, ...stock, ...food };
}

/** Two new products with the same likeness are one product for a person. */
const likeness = ({ name, category, weight, size }: FileProduct) =>
  JSON.stringify([name.toLowerCase(), category, weight, size]);
