import { addOnce } from '#backend/db/added-records.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import { raiseCatalogueVersion } from '#backend/db/shop-values.ts';
import { categoryNames } from '#backend/features/catalogue/categories/category-repository.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { pictureLimits } from '#common/limits.ts';
import { depositText, type DepositType } from '#backend/rules/deposits.ts';
import { hasOffer, toUnits } from '#backend/rules/money.ts';
import { recordAudit, type Staff } from '../../../audit/audit.ts';
import { refuseDeposit } from '../deposits/deposit-type-editing.ts';
import { depositTypesById } from '../deposits/deposit-type-repository.ts';
import { readFoodRequirement } from '../food/food-repository.ts';
import { refuseFoodCategory, refuseUnchecked } from '../food/food-requirement.ts';
import { withPrices, type PricedProduct } from '../prices/priced-product.ts';
import { changeProduct, moveProduct, setBestSeller, type ProductChanges } from './product-edit-repository.ts';
import { unknownCategory } from './product-input.ts';
import { portionFault, withStepAsSize } from './portion-field.ts';
import { placePictures, type SentPictures } from './product-pictures.ts';
import { fieldList, type ProductToAdd } from './product-fields.ts';
import { findByNumber, findProduct, insertProduct, lockCatalogue } from './product-repository.ts';
import type { Product } from './product.ts';
import * as texts from './texts.ts';

/** The changed product, or why it was not changed; `product` is then the newest one, if there is one. */
export type ProductChange = { product: PricedProduct } | { refusal: Refusal; product?: PricedProduct };

const unknownProduct = refused('UNKNOWN_PRODUCT', texts.unknownProduct, 'id');
const changedSince = refused('CHANGED_SINCE', texts.changedSince);
const dearOffer = refused('INVALID', texts.dearOffer, 'offerPrice');
const tooManyPictures = refused('TOO_MANY', texts.tooManyPictures(pictureLimits.perProduct), 'pictures');

/**
 * A refusal when the store has no category of that name: it was removed or renamed during an upload. Call it after
 * `raiseCatalogueVersion`, whose lock keeps the categories as they are until the transaction ends.
 */
export async function refuseCategory(trx: DatabaseTransaction, name: string): Promise<{ refusal: Refusal } | null> {
  const names = await categoryNames(trx);
  return names.includes(name) ? null : { refusal: refused('INVALID', unknownCategory(names), 'category') };
}

const takenNumber = { sku: texts.skuIsTaken, gtin: texts.gtinIsTaken };

/** A refusal when another product has this article number or barcode. Call it under `lockCatalogue`. */
async function refuseNumbers(
  trx: DatabaseTransaction,
  { id = '', ...numbers }: { id?: string; sku?: string | null | undefined; gtin?: string | null | undefined },
): Promise<{ refusal: Refusal } | null> {
  for (const column of ['sku', 'gtin'] as const) {
    const number = numbers[column];
    const owner = number == null ? undefined : await findByNumber(trx, column, number);
    if (number != null && owner !== undefined && owner.id !== id) {
      return { refusal: refused('INVALID', takenNumber[column](number, owner.name), column) };
    }
  }
  return null;
}

const refusePortion = (...products: Parameters<typeof portionFault>): { refusal: Refusal } | null => {
  const fault = portionFault(...products);
  return fault === null ? null : { refusal: refused('REFUSED', fault, 'portion') };
};

/** The product as the audit trail shows it. `types` name its deposit. */
export function auditedProduct(product: Product, types: ReadonlyMap<string, DepositType> = new Map()): object {
  const { isArchived, isBestSeller, position } = product;
  return {
    ...Object.fromEntries(fieldList.map(({ name, key }) => [name, product[key]])),
    deposit: depositText(product.deposit, types),
    price: toUnits(product.priceCents),
    offerPrice: hasOffer(product) ? toUnits(product.offerPriceCents) : null,
    isArchived,
    isBestSeller,
    position,
    pictures: product.pictures.map(({ hash }) => hash.slice(0, 8)),
  };
}

/** The types that name the deposits of these products; none when they have no deposit. */
const typesOf = async (trx: DatabaseTransaction, ...products: Product[]): Promise<Map<string, DepositType>> =>
  products.some(({ deposit }) => deposit !== null) ? depositTypesById(trx) : new Map();

interface AddedProduct {
  id: string;
  isHeld: boolean;
}

/**
 * Adds a product with its pictures in one transaction; a refusal when the pictures cannot be placed. `isHeld`: it is out of stock,
 * because the shop sells only products with checked food facts. The same `hash`, the result of `readAddingHash`, adds one product.
 */
export async function addProduct(
  database: Database,
  product: ProductToAdd,
  sent: SentPictures,
  { actor, now, hash = null }: { actor: Staff; now: number; hash?: string | null },
): Promise<AddedProduct | { refusal: Refusal }> {
  return database.write(async (trx) => {
    await lockCatalogue(database, trx);
    return addOnce<AddedProduct | { refusal: Refusal }>(trx, {
      hash,
      now,
      add: () => insertSent(trx, product, sent, { actor, now }),
      idOf: (added) => ('refusal' in added ? null : added.id),
      repeat: async (id) => ({ id, isHeld: (await readFoodRequirement(trx))(product.category) }),
    });
  });
}

async function insertSent(
  trx: DatabaseTransaction,
  product: ProductToAdd,
  sent: SentPictures,
  { actor, now }: { actor: Staff; now: number },
): Promise<AddedProduct | { refusal: Refusal }> {
  const pictures = await placePictures(trx, sent, []);
  if ('refusal' in pictures) return pictures;
  const version = await raiseCatalogueVersion(trx);
  const refusal =
    (await refuseCategory(trx, product.category)) ??
    (await refuseNumbers(trx, product)) ??
    (await refuseDeposit(trx, product.deposit, null)) ??
    refusePortion(product, null);
  if (refusal !== null) return refusal;
  const isHeld = (await readFoodRequirement(trx))(product.category);
  const sold = isHeld ? { ...product, inStock: false } : product;
  const id = await insertProduct(trx, withStepAsSize(sold), pictures, { now, version });
  const added = await findProduct(trx, id);
  const subject = { kind: 'PRODUCT', id, name: product.name };
  const after = added && auditedProduct(added, await typesOf(trx, added));
  await recordAudit(trx, { actor, action: 'PRODUCT_ADDED', subject, before: null, after, at: now });
  return { id, isHeld };
}

const priced = async (trx: DatabaseTransaction, product: Product): Promise<PricedProduct> => {
  const [found] = await withPrices(trx, [product]);
  return found ?? { ...product, referencePriceCents: null, depositType: null };
};

/** Runs `change` with the locked product, unless it is unknown or has another version than `ifVersion`. */
async function changeLocked(
  database: Database,
  id: string,
  ifVersion: number | undefined,
  { action, actor, now }: { action: string; actor: Staff; now: number },
  change: (trx: DatabaseTransaction, product: Product) => Promise<{ refusal: Refusal } | undefined>,
): Promise<ProductChange> {
  if (!isRecordId(id)) return { refusal: unknownProduct };
  return database.write(async (trx) => {
    await lockCatalogue(database, trx);
    await database.lockIds(trx, [id], 'exclusive');
    const product = await findProduct(trx, id);
    if (product === null) return { refusal: unknownProduct };
    if (ifVersion !== undefined && ifVersion !== product.version) {
      return { refusal: changedSince, product: await priced(trx, product) };
    }
    const refusal = await change(trx, product);
    if (refusal !== undefined) return refusal;
    const changed = (await findProduct(trx, id)) ?? product;
    const subject = { kind: 'PRODUCT', id, name: product.name };
    const types = await typesOf(trx, product, changed);
    const [before, after] = [auditedProduct(product, types), auditedProduct(changed, types)];
    await recordAudit(trx, { actor, action, subject, before, after, at: now });
    return { product: await priced(trx, changed) };
  });
}

/** Changes the fields and pictures of a product in one transaction. */
export async function updateProduct(
  database: Database,
  id: string,
  ifVersion: number | undefined,
  { changes, pictures: sent }: { changes: Omit<ProductChanges, 'pictures' | 'isArchived'>; pictures: SentPictures },
  { actor, now }: { actor: Staff; now: number },
): Promise<ProductChange> {
  const audited = { action: 'PRODUCT_CHANGED', actor, now };
  return changeLocked(database, id, ifVersion, audited, async (trx, product) => {
    const { priceCents = product.priceCents } = changes;
    // A new price alone makes no offer.
    const { offerPriceCents = hasOffer(product) ? product.offerPriceCents : priceCents } = changes;
    if (offerPriceCents > priceCents) return { refusal: dearOffer };
    const pictures = await placePictures(trx, sent, product.pictures);
    if ('refusal' in pictures) return pictures;
    if (pictures.length > pictureLimits.perProduct) return { refusal: tooManyPictures };
    const version = await raiseCatalogueVersion(trx);
    const refusal =
      (changes.category === undefined ? null : await refuseCategory(trx, changes.category)) ??
      (await refuseNumbers(trx, { ...changes, id })) ??
      (await refuseDeposit(trx, changes.deposit, product.deposit)) ??
      refusePortion({ ...product, ...changes }, product);
    if (refusal !== null) return refusal;
    const unchecked = await refuseFoodCategory(trx, product, changes.category);
    if (unchecked !== null) return { refusal: unchecked };
    const { portion = product.portion } = changes;
    await changeProduct(trx, id, withStepAsSize({ ...changes, offerPriceCents, pictures }, portion), { now, version });
    return undefined;
  });
}

/** Takes a product out of the public lists, or brings it back. A product that is so already does not change. */
export async function archiveProduct(
  database: Database,
  id: string,
  ifVersion: number | undefined,
  isArchived: boolean,
  { actor, now }: { actor: Staff; now: number },
): Promise<ProductChange> {
  const audited = { action: isArchived ? 'PRODUCT_ARCHIVED' : 'PRODUCT_BROUGHT_BACK', actor, now };
  return changeLocked(database, id, ifVersion, audited, async (trx, product) => {
    if (product.isArchived === isArchived) return undefined;
    const unchecked = product.inStock && !isArchived ? await refuseUnchecked(trx, product, 'archived') : null;
    if (unchecked !== null) return { refusal: unchecked };
    const refusal = isArchived ? null : await refuseDeposit(trx, product.deposit, null);
    if (refusal !== null) return refusal;
    await changeProduct(trx, id, { isArchived }, { now, version: await raiseCatalogueVersion(trx) });
    return undefined;
  });
}

/** Changes the place of a product in the list, and whether it is a best seller. Its version stays. */
export async function arrangeProduct(
  database: Database,
  id: string,
  { after, isBestSeller }: { after?: string | null | undefined; isBestSeller?: boolean | undefined },
  { actor, now }: { actor: Staff; now: number },
): Promise<ProductChange> {
  return changeLocked(database, id, undefined, { action: 'PRODUCT_ARRANGED', actor, now }, async (trx) => {
    const version = await raiseCatalogueVersion(trx);
    if (after !== undefined && after !== id && !(await moveProduct(trx, id, after, version))) {
      return { refusal: refused('UNKNOWN_PRODUCT', texts.unknownProductBefore, 'after') };
    }
    if (isBestSeller !== undefined) await setBestSeller(trx, id, isBestSeller, version);
    return undefined;
  });
}
