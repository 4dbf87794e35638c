import { shownNames } from './texts.ts';

/**
 * The name of a category as shoppers see it. Those of the seven are in the specification, and each client shows them: see
 * `gateway/catalogue/categories.ts`.
 */
export const shownName = (name: string): string => shownNames[name] ?? name;

/** The name in the REST calls of a category that shoppers see under that name; any other name as it is. */
export const contractName = (shown: string): string =>
  Object.keys(shownNames).find((name) => shownNames[name] === shown) ?? shown;

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
