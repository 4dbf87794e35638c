interface NamedCategory {
  slug: string;
  label: string;
  /** Its name in the store, where that is another. */
  path?: string;
}

/** The categories that have a word which begins with the text, or whose plural the text is. */
export function matchingCategories<Category extends NamedCategory>(
  all: readonly Category[],
  text: string,
): readonly Category[] {
  const typed = text.trim().toLowerCase();
  if (!typed) return [];
  return all.filter(({ label, path = '' }) =>
    `${label} ${path}`
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .some((word) => word.startsWith(typed) || (word.length > 2 && typed.replace(/e?s$/, '') === word)),
  );
}

/** The address of a search in one category. */
export const searchInCategory = (text: string, slug: string): string =>
  `/products?${new URLSearchParams({ q: text, category: slug }).toString()}`;
