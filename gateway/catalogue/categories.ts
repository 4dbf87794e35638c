import type { RestPicture, RestProduct } from '../rest/shapes.ts';

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
  /** The main picture of its first product in stock that has one, or else of its first product. */
  image: RestPicture | null;
}

/** The specification's categories in its order: their names in the store and their labels. */
const specified = [
  ['Vegetables', 'Organic veggies'],
  ['Fruits', 'Fresh Fruits'],
  ['Drinks', 'Cold Drinks'],
  ['Instant', 'Instant Food'],
  ['Dairy', 'Dairy Products'],
  ['Bakery', 'Bakery & Breads'],
  ['Grains', 'Grains & Cereals'],
] as const;

/** Of products whose category is blank. No category has it. */
const noSlug = '';

/** Makes names comparable: `Pet Food` and `pet-food` are the same category. Empty when there is no letter and no digit. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return slug.replaceAll(/^-|-$/g, '');
}

/** Groups products by category. */
export function groupByCategory(products: readonly RestProduct[]) {
  const categories = new Map<string, StoreCategory & { inStock: RestProduct[] }>();
  /** By the store's text: products share few texts, and making a slug takes longer than finding one. */
  const byText = new Map<string, StoreCategory & { inStock: RestProduct[] }>();

  function add(slug: string, storeName: string, label = storeName) {
    const category = { slug, label, storeName, inStock: [], image: null };
    categories.set(slug, category);
    return category;
  }

  for (const [storeName, label] of specified) add(slugOf(storeName), storeName, label);
  for (const product of products) {
    const text = product.category;
    let category = byText.get(text);
    if (!category) {
      const slug = slugOf(text);
      category = categories.get(slug) ?? add(slug, text.trim());
      byText.set(text, category);
    }
    if (product.inStock) category.inStock.push(product);
    category.image ??= product.images[0] ?? null;
  }
  for (const category of categories.values()) {
    category.image = category.inStock.find(({ images }) => images[0])?.images[0] ?? category.image;
  }

  return {
    /** The specification's categories in its order, then the store's others by their first product. */
    listed: [...categories.values()].filter(({ slug }) => slug !== noSlug) as StoreCategory[],
    /** By slug, in any spelling. */
    find: (name: string): StoreCategory | undefined => {
      const slug = slugOf(name);
      return slug === noSlug ? undefined : categories.get(slug);
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
