const storageKey = 'greengate.checkout';

let inMemory: string | null = null;

/**
 * The idempotency key of an order with this content. Until the shop has responded definitely, the same content gets the same
 * key, also after a reload, so that an order sent twice is placed once.
 */
export function attemptKey(content: unknown): string {
  const text = JSON.stringify(content);
  const stored = read()?.split('\n');
  if (stored?.[0] && stored[1] === text) return stored[0];
  // crypto.randomUUID exists on HTTPS and localhost only.
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  write(`${key}\n${text}`);
  return key;
}

/** Whether an order was sent to which the shop has not responded definitely, so that it may have been placed. */
export const isAttemptOpen = (): boolean => read() !== null;

/** Call when the shop has responded: the next order gets another key. */
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
    // Blocked or full: the key lasts as long as the page.
  }
}
