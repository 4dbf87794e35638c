import { inBrowser } from './stored.ts';

const entry = inBrowser('greengate.searches');
const maxSearches = 5;

/** The last searches on this device, newest first. Empty when the storage is blocked. */
export function recentSearches(): readonly string[] {
  const stored = entry.read((value) => (Array.isArray(value) ? value : []));
  return stored?.filter((each) => typeof each === 'string').slice(0, maxSearches) ?? [];
}

/** Stores a search. A search that continues the last one replaces it, because people pause while they type. */
export function rememberSearch(text: string) {
  const [last, ...others] = recentSearches();
  const earlier = last !== undefined && !continues(last, text) ? [last, ...others] : others;
  const searches = [text, ...earlier.filter((each) => each.toLowerCase() !== text.toLowerCase())];
  entry.write(searches.slice(0, maxSearches));
}

export const forgetSearches = entry.forget;

function continues(last: string, text: string): boolean {
  return text.toLowerCase().startsWith(last.toLowerCase());
}
