const storageKey = 'greengate.searches';
const maxSearches = 5;

/** The last searches on this device, newest first. Empty when the storage is blocked. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

/** Stores a search. A search that continues the last one replaces it, because people pause while they type. */
export function rememberSearch(text: string) {
  const [last, ...others] = recentSearches();
  const earlier = last !== undefined && !continues(last, text) ? [last, ...others] : others;
  const searches = [text, ...earlier.filter((each) => each.toLowerCase() !== text.toLowerCase())];
  write(JSON.stringify(searches.slice(0, maxSearches)));
}

export function forgetSearches() {
  write(null);
}

function continues(last: string, text: string): boolean {
  return text.toLowerCase().startsWith(last.toLowerCase());
}

function write(value: string | null) {
  try {
    if (value === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, value);
  } catch {
    // Blocked or full.
  }
}
