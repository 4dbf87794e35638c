const key = 'greengate.searches';
const most = 5;

/** The last searches on this device, the newest first. Storage that is blocked holds none. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Remembers a search. One that only goes on from the last one takes its place: people type, look, and type on. */
export function rememberSearch(text: string) {
  const [last, ...others] = recentSearches();
  const earlier = last !== undefined && !goesOn(last, text) ? [last, ...others] : others;
  const kept = [text, ...earlier.filter((each) => each.toLowerCase() !== text.toLowerCase())];
  write(JSON.stringify(kept.slice(0, most)));
}

export function forgetSearches() {
  write(null);
}

function goesOn(last: string, text: string): boolean {
  return text.toLowerCase().startsWith(last.toLowerCase());
}

function write(value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Blocked or full: nothing is remembered.
  }
}
