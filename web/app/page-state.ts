import type { ApolloCache, NormalizedCacheObject } from '@apollo/client';

/** The id of the script element in which a rendered page carries its data. */
export const pageStateId = 'page-state';

/** Marks a list rendered without its products, which the app renders again instead of hydrating. */
export const frameMark = (pathname: string) => `${pathname}?frame`;

/**
 * The data of a cache as JSON, as it answers queries: each object stands where it is first referred to, which takes fewer bytes than a list
 * of objects.
 */
export function pageState(cached: NormalizedCacheObject): string {
  const written = new Set<string>();
  return JSON.stringify(cached['ROOT_QUERY'] ?? {}, (_key, value: unknown) => {
    const { __ref: id } = (value ?? {}) as { __ref?: string };
    if (id === undefined || written.has(id)) return value;
    written.add(id);
    return cached[id];
  });
}

/** Fills a cache with the data of a rendered page. */
export function restoreState(cache: ApolloCache, text: string): void {
  const cached: NormalizedCacheObject = {};
  // Calls the function for inner objects first.
  JSON.parse(text, (_key, value) => {
    const id = value?.__typename && cache.identify(value);
    if (!id) return value;
    cached[id] = value;
    return { __ref: id };
  });
  cache.restore(cached);
}
