import { otherNames, shownNames } from './texts.ts';

/**
 * The name of a category as shoppers see it. Those of the seven are in the specification, and each client shows them: see
 * `gateway/catalogue/categories.ts`.
 */
export const shownName = (name: string): string => shownNames[name] ?? name;

const maxNameLength = 200;

/**
 * Finds the category that people know under a name: its own one, the one that shoppers see, or another usual one. Any other
 * name stays as it is.
 *
 * @param names the names of all categories in the REST calls
 * @param labels the names that people see of the renamed ones of the seven
 */
export function createCategoryFinder(
  names: readonly string[],
  labels: ReadonlyMap<string, string> = new Map(),
): (known: string) => string {
  // A later name takes the place of an earlier one that looks the same: the own name of a category counts most.
  const known = [
    ...names.flatMap((name) => (otherNames[name] ?? []).map((other) => [other, name] as const)),
    ...names.map((name) => [shownName(name), name] as const),
    ...[...labels].map(([name, label]) => [label, name] as const),
    ...names.map((name) => [name, name] as const),
  ];
  const byLook = new Map(known.map(([each, name]) => [lookOf(each), name]));
  return (name) => (name.length > maxNameLength ? name : (byLook.get(lookOf(name)) ?? name));
}

/** A name in addresses: lower case, one `-` for everything between letters and digits. Empty without a letter and a digit. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return slug.replaceAll(/^-|-$/g, '');
}

/** One text for all names that look alike: case, width, invisible characters, spaces and signs make no difference. */
function lookOf(name: string): string {
  return slugOf(
    name
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .toUpperCase(),
  );
}

/** Whether people would take one name for the other. */
export const isAlike = (one: string, other: string): boolean => lookOf(one) === lookOf(other);
