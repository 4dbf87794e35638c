const key = 'greengate.lists';
/** Entries of the history that are remembered. */
const most = 20;

/** How many products the list of an entry of the history had grown to, so that a reload can grow it again. */
export function lengthOfList(entry: string): number {
  return read()[entry] ?? 0;
}

export function rememberLength(entry: string, length: number) {
  try {
    const { [entry]: _old, ...others } = read();
    const kept = Object.entries(others).slice(1 - most);
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries([...kept, [entry, length]])));
  } catch {
    // Blocked or full: a reload then starts with the first page.
  }
}

function read(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
