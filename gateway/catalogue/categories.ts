import type { RestPicture, RestProduct } from '../documents/shapes.ts';
import { categoryLabels } from './texts.ts';

/** A category of the store with its products. */
export interface StoreCategory {
  /** The category in addresses and arguments. */
  slug: string;
  /** The name to show. */
  label: string;
  /** The name in the store. */
  storeName: string;
  /** Its products that can be bought now, in the store's order. */
  inStock: readonly RestProduct[];
  /** Its own picture; else the main one of its first product in stock that has one, or else of its first product. */
  image: RestPicture | null;
  /** Whether it is one of the seller's own. */
  isOwn: boolean;
}

/** A category of the seller's own, as the store lists it. */
export interface OwnCategory {
  slug: string;
  name: string;
  picture: { url: string; width: number | null; height: number | null } | null;
}

/** What a store with the feature `categories.own` says of its categories. */
export interface ShopCategories {
  /** The seller's own ones, in their order. */
  own: readonly OwnCategory[];
  /** The labels of the renamed ones of the seven, by slug. */
  labels: ReadonlyMap<string, string>;
}

/** The specification's categories in its order: their names in the store. */
const specified = ['Vegetables', 'Fruits', 'Drinks', 'Instant', 'Dairy', 'Bakery', 'Grains'] as const;

/** Slug of products without a category; no category has it. */
const noSlug = '';

/** UTF-16 units of a name. No category is found by a longer one: to normalise one could take seconds. */
const maxNameLength = 200;

/** Makes names comparable: `Pet Food` and `pet-food` are the same category. Empty when there is no letter and no digit. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return slug.replaceAll(/^-|-$/g, '');
}

type GrowingCategory = StoreCategory & { inStock: RestProduct[] };

/** The label of a category: the specification's of the seven, else the name. */
export function labelOf(storeName: string): string {
  const slug = slugOf(storeName);
  const name = specified.find((each) => slugOf(each) === slug);
  return name ? categoryLabels[name] : storeName;
}

/**
 * Groups products by category.
 *
 * @param shop absent for a store with the seven categories of the contract: all of them are listed
 */
export function groupByCategory(products: readonly RestProduct[], shop?: ShopCategories) {
  const categories = new Map<string, GrowingCategory>();
  /** Categories by the slug of their names. A category that was renamed keeps its own slug. */
  const byName = new Map<string, GrowingCategory>();
  /** Categories by the store's text: products share few texts, and making a slug takes longer than finding one. */
  const byText = new Map<string, GrowingCategory>();

  function add(slug: string, storeName: string, label = storeName) {
    const category: GrowingCategory = { slug, label, storeName, inStock: [], image: null, isOwn: false };
    categories.set(slug, category);
    byName.set(slugOf(storeName), category);
    return category;
  }

  for (const storeName of specified) {
    const slug = slugOf(storeName);
    add(slug, storeName, shop?.labels.get(slug) ?? categoryLabels[storeName]);
  }
  for (const { slug, name, picture } of shop?.own ?? []) {
    const category = add(slug, name);
    category.isOwn = true;
    category.image = picture && { ...picture, alt: name };
  }
  const pictured = new Set([...categories.values()].filter(({ image }) => image));
  for (const product of products) {
    const text = product.category;
    let category = byText.get(text);
    if (!category) {
      const slug = slugOf(text);
      category = byName.get(slug) ?? categories.get(slug) ?? add(slug, text.trim());
      byText.set(text, category);
    }
    if (product.inStock) category.inStock.push(product);
    category.image ??= product.images[0] ?? null;
  }
  const used = new Set(byText.values());
  const hidesEmpty = shop !== undefined && used.size > 0;
  for (const category of categories.values()) {
    if (pictured.has(category)) continue;
    category.image = category.inStock.find(({ images }) => images[0])?.images[0] ?? category.image;
  }

  return {
    /**
     * The specification's categories in its order, then the seller's own that have products, then the store's others by
     * their first product. A shop that has products hides also those of the specification that have none.
     */
    listed: [...categories.values()].filter(
      (category) => category.slug !== noSlug && (used.has(category) || !(category.isOwn || hidesEmpty)),
    ) as StoreCategory[],
    /** The category with this slug in any spelling, else with this name. */
    find: (name: string): StoreCategory | undefined => {
      if (name.length > maxNameLength) return undefined;
      const slug = slugOf(name);
      return slug === noSlug ? undefined : (categories.get(slug) ?? byName.get(slug));
    },
    /** The category of one of these products; undefined when the store gives it none. */
    of({ category: text }: RestProduct): StoreCategory | undefined {
      const category = byText.get(text);
      return category?.slug === noSlug ? undefined : category;
    },
    /** The products in stock in the category of one of these products, also when the store gives it none. */
    inStockWith: ({ category: text }: RestProduct): readonly RestProduct[] => byText.get(text)?.inStock ?? [],
  };
}

/** The specification's categories, for when the store's cannot be read. */
export const specifiedCategories = groupByCategory([]);
