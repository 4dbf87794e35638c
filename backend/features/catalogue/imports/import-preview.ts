import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ListedProduct, Product } from '#backend/features/catalogue/products/product.ts';
import { CsvFault, readCsv, unharmed } from './csv.ts';
import type { ImportChange } from './import-audit-repository.ts';
import { columns, createRowReader, newProductCells, type Cells, type RowFault } from './row-reader.ts';
import * as texts from './texts.ts';

/** A row of the file that would change something, or that cannot be read. */
interface PreviewRow {
  /** The row as a spreadsheet numbers it. */
  line: number;
  kind: 'NEW' | 'CHANGED' | 'FAULTY';
  name: string;
  /** The cells that change; for a new product, the cells that a person checks before it is added. */
  changes: { field: string; was: string; becomes: string }[];
  faults: RowFault[];
}

export interface Preview {
  /** The faulty rows first, then the others, each in the order of the file. */
  rows: PreviewRow[];
  counts: { added: number; changed: number; unchanged: number; faulty: number };
  /** The columns of the file that the store does not know. */
  ignored: string[];
  /** The changes that the import writes. */
  writes: ImportChange[];
}

export const importLimits = { rows: 5000, megabytes: 2 };

/** The number of rows that are read before other requests get their turn. */
const rowsPerTurn = 100;

const headerOf = (text: string) => text.replaceAll(/[\s_-]/g, '').toLowerCase();
/** Characters that no text has: where one stands, the file was read in a wrong encoding or is damaged. */
const unreadable = /(?![\t\n\r])\p{Cc}/u;

const known = new Map(['id', ...columns.map(({ name }) => name)].map((name) => [headerOf(name), name]));

/**
 * Compares a file with the catalogue, row by row. It changes nothing.
 *
 * @throws CsvFault when the file as a whole cannot be read
 */
export async function previewImport(
  text: string,
  {
    products,
    byId,
    categoryNames,
  }: { products: readonly Product[]; byId: ReadonlyMap<string, Product>; categoryNames: readonly string[] },
): Promise<Preview> {
  const rows = readCsv(text);
  const first = rows.next();
  if (first.done) throw new CsvFault(texts.isEmpty);
  const names = first.value.cells.map((cell) => known.get(headerOf(cell)) ?? null);
  const ignored = first.value.cells.filter((cell, at) => names[at] === null && cell.trim() !== '');
  const twice = names.find((name, at) => name !== null && names.indexOf(name) !== at);
  if (twice) throw new CsvFault(texts.columnIsTwice(twice));
  if (!names.includes('id') && !names.includes('name')) {
    throw new CsvFault(texts.noColumns(['id', ...columns.map(({ name }) => name)].join(', ')));
  }

  const readRow = createRowReader(categoryNames);
  const alike = new Set(products.map(likeness));
  const seen = new Set<string>();
  const preview: Preview = {
    rows: [],
    counts: { added: 0, changed: 0, unchanged: 0, faulty: 0 },
    ignored,
    writes: [],
  };
  let count = 0;
  for (const { number: line, cells: given } of rows) {
    count += 1;
    if (count > importLimits.rows) {
      throw new CsvFault(texts.tooManyRows(importLimits.rows));
    }
    if (count % rowsPerTurn === 0) await nextTurn();
    const cells: Cells = Object.fromEntries(
      names.flatMap((name, at) => (name === null ? [] : [[name, unharmed(given[at] ?? '')]])),
    );
    const id = cells['id']?.trim() ?? '';
    const before = byId.get(id) ?? null;
    const name = (cells['name']?.trim() || before?.name) ?? '';
    const fail = (faults: RowFault[]) => {
      preview.counts.faulty += 1;
      preview.rows.push({ line, kind: 'FAULTY', name, changes: [], faults });
    };

    const fault = rowFault(id, { before, seen, cellCount: given.length, columnCount: names.length });
    if (fault) {
      fail([fault]);
      continue;
    }
    if (id !== '') seen.add(id);
    const unreadableCells = Object.keys(cells).filter((column) => unreadable.test(cells[column] ?? ''));
    if (unreadableCells.length > 0) {
      fail(unreadableCells.map((field) => ({ field, message: texts.unreadableCell })));
      continue;
    }
    const reading = readRow(cells, before);
    if ('faults' in reading) {
      fail(reading.faults);
      continue;
    }
    const { product } = reading;
    if (before === null) {
      if (alike.has(likeness(product))) {
        fail([{ field: 'id', message: texts.productExists }]);
        continue;
      }
      alike.add(likeness(product));
      preview.counts.added += 1;
      const changes = newProductCells(product).map(({ field, text }) => ({ field, was: '', becomes: text }));
      preview.rows.push({ line, kind: 'NEW', name: product.name, changes, faults: [] });
      preview.writes.push({ id: null, product });
      continue;
    }
    const changed = columns.filter(({ key }) => JSON.stringify(product[key]) !== JSON.stringify(before[key]));
    if (changed.length === 0) {
      preview.counts.unchanged += 1;
      continue;
    }
    preview.counts.changed += 1;
    const changes = changed
      .map(({ name: field, toText }) => ({ field, was: toText(before), becomes: toText(product) }))
      // Without an offer, the offer price follows the price, and its cell stays empty.
      .filter(({ was, becomes }) => was !== becomes);
    preview.rows.push({ line, kind: 'CHANGED', name: product.name, changes, faults: [] });
    preview.writes.push({
      id,
      changes: Object.fromEntries(changed.map(({ key }) => [key, product[key]])) as Partial<ListedProduct>,
    });
  }
  preview.rows.sort((a, b) => Number(b.kind === 'FAULTY') - Number(a.kind === 'FAULTY'));
  return preview;
}

/** Two products with the same likeness are one product for a person. */
const likeness = ({ name, category, weight, size }: ListedProduct | Product) =>
  JSON.stringify([name.toLowerCase(), category, weight, size]);

function rowFault(
  id: string,
  row: { before: Product | null; seen: ReadonlySet<string>; cellCount: number; columnCount: number },
): RowFault | null {
  if (row.cellCount !== row.columnCount) {
    return { field: null, message: texts.otherCellCount(row.cellCount, row.columnCount) };
  }
  if (id !== '' && row.before === null) {
    return { field: 'id', message: texts.unknownId };
  }
  if (row.seen.has(id)) {
    return { field: 'id', message: texts.sameId };
  }
  return null;
}
