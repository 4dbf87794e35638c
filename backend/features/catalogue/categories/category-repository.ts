import { addOnce } from '#backend/db/added-records.ts';
import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { CategoriesTable } from '#backend/db/tables.ts';
import { raiseCatalogueVersion, readShopValue } from '#backend/db/shop-values.ts';
import { deleteUnusedPictures, savePicture } from '../products/picture-repository.ts';
import type { Picture } from '#backend/picture.ts';
import { isAlike, shownName, slugOf } from './category-names.ts';
import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import * as texts from './texts.ts';

export interface Category {
  slug: string;
  name: string;
  isOwn: boolean;
  /** The name that people see of one of the seven, when the owner has renamed it. */
  label: string | null;
  /** The size of the widest file in pixels, where that is known. */
  picture: { hash: string; width: number | null; height: number | null } | null;
}

/** The database; inside a transaction, the transaction. */
type Source = Database['query'] | DatabaseTransaction;

export const maxOwnCategories = 50;

/** Rises with every change of a product or a category. */
export async function readCatalogueVersion(source: Source): Promise<number> {
  return Number((await readShopValue(source, 'catalogue-version')) ?? 0);
}

/** All categories in the order of lists: the specification's seven, then the seller's own. */
export async function listCategories(source: Source): Promise<Category[]> {
  const rows = await source
    .selectFrom('categories')
    .leftJoin('images', 'images.hash', 'categories.picture_hash')
    .select(['slug', 'name', 'is_own', 'label', 'images.hash', 'images.width', 'images.height'])
    .orderBy('is_own')
    .orderBy('position')
    .execute();
  return rows.map(({ slug, name, is_own, label, hash, width, height }) => ({
    slug,
    name,
    isOwn: is_own === 1,
    label,
    picture: hash === null ? null : { hash, width, height },
  }));
}

/** The names of all categories, in the order of lists. A product has one of them. */
export async function categoryNames(source: Source): Promise<string[]> {
  const rows = await source.selectFrom('categories').select('name').orderBy('is_own').orderBy('position').execute();
  return rows.map(({ name }) => name);
}

/** The labels of the renamed ones of the seven, by their names. */
export async function categoryLabels(source: Source): Promise<Map<string, string>> {
  const rows = await source.selectFrom('categories').select(['name', 'label']).where('label', 'is not', null).execute();
  return new Map(rows.flatMap(({ name, label }) => (label === null ? [] : [[name, label]])));
}

/** All categories in the order in which the seller walks through the shop to pick an order. */
export async function walkingOrder(source: Source): Promise<{ slug: string; name: string }[]> {
  return source.selectFrom('categories').select(['slug', 'name']).orderBy('walk').orderBy('position').execute();
}

/** The number of products in each category, in stock or not, by the category's name. */
export async function countProducts(source: Source): Promise<Map<string, number>> {
  const rows = await source
    .selectFrom('products')
    .select((is) => ['category', is.fn.countAll<number>().as('count')])
    .groupBy('category')
    .execute();
  return new Map(rows.map(({ category, count }) => [category, Number(count)]));
}

/** The fields of a new category, or the changed fields of an own one. */
export interface CategoryChange {
  name: string;
  /** The new picture. Undefined keeps the picture, null removes it. */
  picture?: Picture | null | undefined;
}

type Saved = 'SAVED' | 'UNKNOWN' | 'TAKEN' | 'TOO_MANY' | 'HAS_DRAWING';

/** The author and the time of a change. */
interface By {
  actor: Staff;
  now: number;
}

const subjectOf = (slug: string, name: string) => ({ kind: 'CATEGORY', id: slug, name });

/**
 * Adds a category at the end of both orders.
 *
 * @param hash the result of `readAddingHash`: the same one adds one category
 */
export async function addCategory(
  database: Database,
  change: CategoryChange,
  { actor, now, hash }: By & { hash: string | null },
): Promise<Saved> {
  return database.write(async (trx) => {
    await raiseCatalogueVersion(trx);
    const add = () => insertCategory(trx, change, { actor, now });
    const idOf = (saved: Saved) => (saved === 'SAVED' ? change.name : null);
    return addOnce(trx, { hash, now, add, idOf, repeat: () => Promise.resolve('SAVED') });
  });
}

async function insertCategory(trx: DatabaseTransaction, change: CategoryChange, { actor, now }: By): Promise<Saved> {
  const rows = await trx.selectFrom('categories').selectAll().execute();
  if (rows.filter(({ is_own }) => is_own === 1).length >= maxOwnCategories) return 'TOO_MANY';
  if (isTaken(change.name, rows)) return 'TAKEN';
  if (change.picture) await savePicture(trx, change.picture, now);
  const slug = freeSlug(slugOf(change.name), rows);
  await trx
    .insertInto('categories')
    .values({
      slug,
      name: change.name,
      is_own: 1,
      label: null,
      picture_hash: change.picture?.hash ?? null,
      position: Math.max(...rows.map(({ position }) => position)) + 1,
      walk: Math.max(...rows.map(({ walk }) => walk)) + 1,
    })
    .execute();
  const after = { name: change.name, hasPicture: Boolean(change.picture) };
  const subject = subjectOf(slug, change.name);
  await recordAudit(trx, { actor, action: 'CATEGORY_ADDED', subject, before: null, after, at: now });
  return 'SAVED';
}

/** Changes an own category, or renames one of the seven. The new name of an own one becomes the category of its products, too. */
export async function changeCategory(
  database: Database,
  slug: string,
  change: CategoryChange,
  { actor, now }: By,
): Promise<Saved> {
  return database.write(async (trx) => {
    const version = await raiseCatalogueVersion(trx);
    const rows = await trx.selectFrom('categories').selectAll().execute();
    const before = rows.find((row) => row.slug === slug);
    if (!before) return 'UNKNOWN';
    const others = rows.filter((row) => row !== before);
    if (before.is_own === 0) return renameUsual(trx, { before, others, change }, { actor, now });
    // A category from before this rule keeps its name until it is renamed.
    if (change.name !== before.name && isTaken(change.name, others)) return 'TAKEN';
    if (change.picture) await savePicture(trx, change.picture, now);
    const picture_hash = change.picture === undefined ? before.picture_hash : (change.picture?.hash ?? null);
    await trx.updateTable('categories').set({ name: change.name, picture_hash }).where('slug', '=', slug).execute();
    if (change.name !== before.name) {
      await trx
        .updateTable('products')
        .set({ category: change.name, changed_in: version })
        .where('category', '=', before.name)
        .execute();
    }
    if (before.picture_hash !== null) await deleteUnusedPictures(trx, [before.picture_hash]);
    const audited = (name: string, picture: string | null) => ({ name, picture: picture?.slice(0, 8) ?? null });
    await recordAudit(trx, {
      actor,
      action: 'CATEGORY_CHANGED',
      subject: subjectOf(slug, before.name),
      before: audited(before.name, before.picture_hash),
      after: audited(change.name, picture_hash),
      at: now,
    });
    return 'SAVED';
  });
}

interface Renaming {
  before: Selectable<CategoriesTable>;
  others: readonly Selectable<CategoriesTable>[];
  change: CategoryChange;
}

/** Renames one of the seven. With its usual name, it has no label. */
async function renameUsual(
  trx: DatabaseTransaction,
  { before: { slug, name, label }, others, change }: Renaming,
  { actor, now }: By,
): Promise<Saved> {
  if (change.picture !== undefined) return 'HAS_DRAWING';
  if (isTaken(change.name, others)) return 'TAKEN';
  const after = change.name === shownName(name) ? null : change.name;
  await trx.updateTable('categories').set({ label: after }).where('slug', '=', slug).execute();
  await recordAudit(trx, {
    actor,
    action: 'CATEGORY_CHANGED',
    subject: subjectOf(slug, label ?? shownName(name)),
    before: { name: label ?? shownName(name) },
    after: { name: change.name },
    at: now,
  });
  return 'SAVED';
}

/**
 * Removes an own category without products. Returns how many products it has, or null when there is no such category.
 */
export async function removeCategory(database: Database, slug: string, { actor, now }: By): Promise<number | null> {
  return database.write(async (trx) => {
    // This locks the catalogue: no product can get the category until it is removed.
    await raiseCatalogueVersion(trx);
    const found = await trx
      .selectFrom('categories')
      .selectAll()
      .where('slug', '=', slug)
      .where('is_own', '=', 1)
      .executeTakeFirst();
    if (!found) return null;
    const count = (await countProducts(trx)).get(found.name) ?? 0;
    if (count > 0) return count;
    await trx.deleteFrom('categories').where('slug', '=', slug).execute();
    if (found.picture_hash !== null) await deleteUnusedPictures(trx, [found.picture_hash]);
    const [subject, before] = [subjectOf(slug, found.name), { name: found.name }];
    await recordAudit(trx, { actor, action: 'CATEGORY_REMOVED', subject, before, after: null, at: now });
    return 0;
  });
}

/** The slugs in their new order: of all own categories in lists, of all categories on the walk. */
export interface Arrangement {
  own?: readonly string[] | undefined;
  walk?: readonly string[] | undefined;
}

/** Sets one order or both; false when an order does not name every category once. */
export async function arrangeCategories(
  database: Database,
  { own, walk }: Arrangement,
  { actor, now }: By,
): Promise<boolean> {
  return database.write(async (trx) => {
    await raiseCatalogueVersion(trx);
    const rows = await trx.selectFrom('categories').select(['slug', 'is_own', 'position', 'walk']).execute();
    const inOrder = (of: 'position' | 'walk') => rows.toSorted((one, other) => one[of] - other[of]);
    const before = {
      own: inOrder('position').flatMap(({ slug, is_own }) => (is_own === 1 ? slug : [])),
      walk: inOrder('walk').map(({ slug }) => slug),
    };
    const all = rows.map(({ slug }) => slug);
    const allOwn = rows.filter(({ is_own }) => is_own === 1).map(({ slug }) => slug);
    if ((own && !isSame(own, allOwn)) || (walk && !isSame(walk, all))) return false;
    // Own categories come after the specification's seven.
    const set = async (values: object, slug: string) =>
      trx.updateTable('categories').set(values).where('slug', '=', slug).execute();
    for (const [at, slug] of (own ?? []).entries()) await set({ position: all.length - allOwn.length + at }, slug);
    for (const [at, slug] of (walk ?? []).entries()) await set({ walk: at }, slug);
    await recordAudit(trx, {
      actor,
      action: 'CATEGORIES_ARRANGED',
      subject: { kind: 'CATEGORY', id: null, name: texts.allCategories },
      before,
      after: { own: own ?? before.own, walk: walk ?? before.walk },
      at: now,
    });
    return true;
  });
}

const isSame = (some: readonly string[], all: readonly string[]) =>
  some.length === all.length && new Set(some).size === all.length && all.every((slug) => some.includes(slug));

/** Whether another category has this name, or is shown to shoppers with it. */
const isTaken = (name: string, others: readonly { name: string; label: string | null }[]) =>
  others.some((other) =>
    [other.name, shownName(other.name), other.label ?? other.name].some((each) => isAlike(name, each)),
  );

/** A renamed category keeps its slug, so a new category may need a number after its own. */
function freeSlug(slug: string, rows: readonly { slug: string }[]): string {
  const taken = new Set(rows.map((row) => row.slug));
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
