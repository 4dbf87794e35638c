import type { Database } from '#backend/db/database.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import { raiseCatalogueVersion } from '#backend/db/shop-values.ts';
import { hasOffer } from '#backend/rules/money.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { recordAudits, type Staff } from '../../../audit/audit.ts';
import { refuseFoodCategory, refuseUnchecked } from '../food/food-requirement.ts';
import { changeProduct, type ProductChanges } from './product-edit-repository.ts';
import { auditedProduct, refuseCategory } from './product-editing.ts';
import { maxPriceCents } from './product-fields.ts';
import type { BulkRequest } from './product-input.ts';
import { findProducts, lockCatalogue } from './product-repository.ts';
import type { Product } from './product.ts';
import * as texts from './texts.ts';

/** A product before a bulk change and after it. */
export interface BulkChange {
  before: Product;
  after: Product;
}

/**
 * The prices after a change of what shoppers pay, which is rounded to the cent. A product without an offer gets none. The
 * price of an offer stays, because it is what the product cost before; an offer that would reach it ends.
 */
function pricesAfter(product: Product, percent: number): Pick<Product, 'priceCents' | 'offerPriceCents'> {
  const offerPriceCents = Math.round((product.offerPriceCents * (10_000 + Math.round(percent * 100))) / 10_000);
  const priceCents = hasOffer(product) ? Math.max(product.priceCents, offerPriceCents) : offerPriceCents;
  return { priceCents, offerPriceCents };
}

/** The fields that the request changes of the product. */
function changesOf(product: Product, { percent, category, taxClass, archived }: BulkRequest): ProductChanges {
  const wanted: ProductChanges = {
    ...(percent !== undefined && pricesAfter(product, percent)),
    ...(category !== undefined && { category }),
    // Null is the class A.
    ...(taxClass !== undefined && (taxClass ?? 'A') !== (product.taxClass ?? 'A') && { taxClass }),
    ...(archived !== undefined && { isArchived: archived }),
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => value !== product[name as keyof Product]),
  ) as ProductChanges;
}

/** Changes many products in one transaction: all of them, or none. A dry run only says what would change. */
export async function changeProducts(
  database: Database,
  request: BulkRequest,
  { actor, now }: { actor: Staff; now: number },
): Promise<{ changes: BulkChange[] } | { refusal: Refusal }> {
  const { products: wanted, category, archived, dryRun: isDryRun = false } = request;
  const ids = wanted.map(({ id }) => id);
  if (!ids.every(isRecordId)) return { refusal: refused('UNKNOWN_PRODUCT', texts.unknownProduct, 'products') };
  return database.write(async (trx) => {
    if (!isDryRun) {
      await lockCatalogue(database, trx);
      await database.lockIds(trx, ids, 'exclusive');
    }
    const products = await findProducts(trx, ids);
    const changes: (BulkChange & { fields: ProductChanges })[] = [];
    for (const { id, ifVersion } of wanted) {
      const before = products.get(id);
      if (!before) return { refusal: refused('UNKNOWN_PRODUCT', texts.unknownProduct, 'products') };
      if (ifVersion !== undefined && ifVersion !== before.version) {
        return { refusal: refused('CHANGED_SINCE', texts.oneChangedSince(before.name)) };
      }
      const fields = changesOf(before, request);
      const after = { ...before, ...fields } as Product;
      if (after.offerPriceCents < 1 || after.priceCents > maxPriceCents) {
        return { refusal: refused('INVALID', texts.priceOutOfRange(before.name), 'percent') };
      }
      const isBroughtBack = fields.isArchived === false && before.inStock;
      const unchecked = isBroughtBack
        ? await refuseUnchecked(trx, after, 'archived')
        : await refuseFoodCategory(trx, before, fields.category);
      if (unchecked !== null) return { refusal: unchecked };
      if (Object.keys(fields).length > 0) changes.push({ before, after, fields });
    }
    // The lock of the version keeps the categories as they are.
    const version = isDryRun ? null : await raiseCatalogueVersion(trx);
    const refusal = category === undefined ? null : await refuseCategory(trx, category);
    if (refusal !== null) return refusal;
    if (version === null) return { changes };
    for (const { before, fields } of changes) await changeProduct(trx, before.id, fields, { now, version });
    const action = archived === undefined ? 'PRODUCT_CHANGED' : archived ? 'PRODUCT_ARCHIVED' : 'PRODUCT_BROUGHT_BACK';
    await recordAudits(
      trx,
      changes.map(({ before, after }) => ({
        actor,
        action,
        subject: { kind: 'PRODUCT', id: before.id, name: before.name },
        before: auditedProduct(before),
        after: auditedProduct(after),
        at: now,
      })),
    );
    return { changes };
  });
}
