import { pluralEndings } from './words.ts';

interface NamedCategory {
  slug: string;
  label: string;
  /** The category's name in the store, when it differs from the label. */
  path?: string;
}

/** The categories with a word that begins with the text, or with a word whose plural is the text. */
export function matchingCategories<Category extends NamedCategory>(
  all: readonly Category[],
  text: string,
): readonly Category[] {
  const typed = text.trim().toLowerCase();
  if (!typed) return [];
  const singulars = pluralEndings.map((ending) => typed.replace(ending, ''));
  return all.filter(({ label, path = '' }) =>
    `${label} ${path}`
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .some((word) => word.startsWith(typed) || (word.length > 2 && singulars.includes(word))),
  );
}

/** The address of a search in one category. */
export const searchInCategory = (text: string, slug: string): string =>
  `/products?${new URLSearchParams({ q: text, category: slug }).toString()}`;
