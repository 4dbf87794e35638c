/**
 * The names that shoppers see instead of those of the REST contract's seven categories. The specification says so, and
 * each client shows it: see `gateway/catalogue/categories.ts`.
 */
const shownNames: Readonly<Record<string, string>> = {
  Vegetables: 'Organic veggies',
  Fruits: 'Fresh Fruits',
  Drinks: 'Cold Drinks',
  Instant: 'Instant Food',
  Dairy: 'Dairy Products',
  Bakery: 'Bakery & Breads',
  Grains: 'Grains & Cereals',
};

/** The name of a category as shoppers see it. */
export const shownName = (name: string): string => shownNames[name] ?? name;

/** A name in addresses: lower case, one `-` for everything between letters and digits. Empty without a letter and a digit. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return slug.replaceAll(/^-|-$/g, '');
}

/** One text for all names that look alike: case, width, invisible characters, spaces and signs make no difference. */
const lookOf = (name: string) =>
  slugOf(
    name
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .toUpperCase(),
  );

/** Whether people would take one name for the other. */
export const isAlike = (one: string, other: string): boolean => lookOf(one) === lookOf(other);
