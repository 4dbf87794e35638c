import { randomId } from '#web/shared/lib/random-id.ts';
import { inTab } from '#web/shared/lib/storage/stored.ts';

const entry = inTab('greengate.checkout');

/**
 * The idempotency key of an order with this content. Until the shop has responded definitely, the same content gets the same
 * key, also after a reload, so that an order sent twice is placed once.
 */
export function attemptKey(content: unknown): string {
  const text = JSON.stringify(content);
  const stored = entry.readText()?.split('\n');
  if (stored?.[0] && stored[1] === text) return stored[0];
  const key = randomId();
  entry.writeText(`${key}\n${text}`);
  return key;
}

/** Whether an order was sent to which the shop has not responded definitely, so that it may have been placed. */
export const isAttemptOpen = (): boolean => Boolean(entry.readText());

/** Call it when the shop has responded: the next order gets another key. */
export const endAttempt = entry.forget;
