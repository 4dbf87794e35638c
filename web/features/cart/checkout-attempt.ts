const storageKey = 'greengate.checkout';

let inMemory: string | null = null;

/**
 * The key of the checkout attempt with exactly this content. As long as the shop has given no definite answer, the same
 * order gets the same key, also after a reload: sent twice, it is placed once.
 */
export function attemptKey(content: unknown): string {
  const text = JSON.stringify(content);
  const open = read()?.split('\n');
  if (open?.[0] && open[1] === text) return open[0];
  // Not randomUUID: browsers have it on https and localhost only.
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  write(`${key}\n${text}`);
  return key;
}

/** The shop has answered, so the next order is another attempt. */
export function endAttempt() {
  write(null);
}

function read(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return inMemory;
  }
}

function write(value: string | null) {
  inMemory = value;
  try {
    if (value === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, value);
  } catch {
    // Storage is blocked: the attempt lives as long as the page.
  }
}
