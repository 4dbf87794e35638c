import type { Product } from '#backend/features/catalogue/products/product.ts';
import { gtinOf as gtinIn, gtinsOf } from '#readers/barcode.ts';
import { gtinIsTaken, skuIsTaken } from '../products/texts.ts';
import { createShortenedFinder, writtenSku } from '../products/written-sku.ts';
import type { Cells, RowFault } from './row-reader.ts';
import * as texts from './texts.ts';

/** The column by which a row found its product. */
export type MatchedBy = 'id' | 'sku' | 'gtin' | 'name';

/** The product that a row changes (null for a new one), or why it is not known. */
export type RowMatch = { before: Product | null; by: MatchedBy | null } | { fault: RowFault };

/** No article number and no name of a product is longer; a longer cell is a fault of its column. */
const maxKeyLength = 500;

/** An article number as products have it; empty for none. */
export const skuOf = (cells: Cells): string => {
  const cell = cells['sku'] ?? '';
  return cell.length > maxKeyLength ? '' : writtenSku(cell);
};

/** A barcode as products have it; empty for none, and for one that the rule of the field refuses. */
export const gtinOf = (cells: Cells): string => gtinIn(cells['gtin'] ?? '') ?? '';

/** One text for all names that people read as the same. Empty for no name. */
function nameKey(name: string | undefined): string {
  if (name === undefined || name.length > maxKeyLength) return '';
  return name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

function groupByName(products: readonly Product[]): Map<string, Product[]> {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    const key = nameKey(product.name);
    const group = groups.get(key);
    if (group) group.push(product);
    else groups.set(key, [product]);
  }
  return groups;
}

/**
 * Finds the product of each row: by its id, else by its article number, else by its barcode, else by its name when one product
 * and one row have it. A name that only one sold product has is its own, whatever archived ones are called. An article number
 * or a barcode that no product has makes a new product, unless the only product of that name has none yet. A row whose numbers
 * belong to two products is a fault.
 *
 * @param rows the cells of each row; null for a row that cannot be read
 */
export function matchRows(
  rows: readonly (Cells | null)[],
  { products, byId }: { products: readonly Product[]; byId: ReadonlyMap<string, Product> },
): (RowMatch | null)[] {
  const bySku = new Map(products.flatMap((product) => (product.sku === null ? [] : [[product.sku, product] as const])));
  const byGtin = new Map(
    products.flatMap((product) => (product.gtin === null ? [] : [[product.gtin, product] as const])),
  );
  const shortenedSku = createShortenedFinder(products);
  /** The product with the barcode of a row; an older one may have the number of a case. */
  const productWithGtin = (cells: Cells) => gtinsOf(cells['gtin'] ?? '').flatMap((gtin) => byGtin.get(gtin) ?? [])[0];
  const byName = groupByName(products);
  const named = new Map<string, number>();
  const matches = rows.map((cells) => (cells === null ? null : matchOf(cells)));

  function matchOf(cells: Cells): RowMatch {
    const id = cells['id']?.trim() ?? '';
    const sku = skuOf(cells);
    const gtin = gtinOf(cells);
    const bySameSku = bySku.get(sku);
    const bySameGtin = productWithGtin(cells);
    const listed = id === '' ? undefined : byId.get(id);
    if (id !== '' && listed === undefined) return { fault: { field: 'id', message: texts.unknownId } };
    const before = listed ?? bySameSku ?? bySameGtin;
    if (before === undefined) {
      const known = sku === '' ? undefined : shortenedSku(sku);
      if (known === undefined) return matchByName(cells, { sku, gtin });
      return { fault: { field: 'sku', message: texts.shortenedSku(sku, known.sku, known.name) } };
    }
    if (bySameSku !== undefined && bySameSku !== before) {
      return { fault: { field: 'sku', message: skuIsTaken(sku, bySameSku.name) } };
    }
    if (bySameGtin !== undefined && bySameGtin !== before) {
      return { fault: { field: 'gtin', message: gtinIsTaken(gtin, bySameGtin.name) } };
    }
    if (listed !== undefined) return { before, by: 'id' };
    if (bySameSku !== undefined) return { before, by: 'sku' };
    if (sku !== '' && before.sku !== null) {
      return { fault: { field: 'sku', message: texts.otherSku(before.name, before.sku) } };
    }
    return { before, by: 'gtin' };
  }

  function matchByName(cells: Cells, { sku, gtin }: { sku: string; gtin: string }): RowMatch {
    const key = nameKey(cells['name']);
    const alike = byName.get(key) ?? [];
    const sold = alike.filter(({ isArchived }) => !isArchived);
    const candidates = (sold.length > 0 ? sold : alike).filter(
      (each) => (sku === '' || each.sku === null) && (gtin === '' || each.gtin === null),
    );
    const [before, ...others] = candidates;
    if (before === undefined) return { before: null, by: null };
    if (others.length > 0) return { fault: { field: 'name', message: texts.nameOfSeveral(others.length + 1) } };
    named.set(key, (named.get(key) ?? 0) + 1);
    return { before, by: 'name' };
  }

  return matches.map((match, at) =>
    match !== null && 'by' in match && match.by === 'name' && (named.get(nameKey(rows[at]?.['name'])) ?? 0) > 1
      ? { fault: { field: 'name', message: texts.nameIsTwice } }
      : match,
  );
}
