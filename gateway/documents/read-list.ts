import type { z } from 'zod';
import { notLoggedIn, storeRefused } from '../refusals/faults.ts';
import type { Log } from '../log.ts';
import { isRecord, readOutcome } from '../refusals/outcome.ts';
import type { RestResponse } from '../transport/rest-call.ts';

/**
 * The list in a response, not yet parsed. A 2xx with the array needs no `success`.
 *
 * @throws Fault UNAUTHENTICATED on 401 and 403, FORBIDDEN or STORE_REFUSED with the store's message, UPSTREAM_… when it cannot be read
 */
export function listIn(response: RestResponse, field: string): unknown[] {
  const { body } = response;
  const entries = isRecord(body) ? body[field] : undefined;
  if (response.isOk && isRecord(body) && body['success'] !== false && Array.isArray(entries)) return entries;
  const needsLogin = response.status === 401 || response.status === 403;
  if (needsLogin && !isRecord(body)) throw notLoggedIn();
  const outcome = readOutcome(response);
  throw needsLogin ? notLoggedIn(outcome.message) : storeRefused(outcome);
}

/**
 * The list in a response, parsed. Entries that cannot be read are skipped, counted and logged, so that one bad document
 * does not empty a page.
 *
 * @throws Fault as `listIn` does
 */
export function readList<Shape>(
  response: RestResponse,
  field: string,
  { shape, readFast, log }: { shape: z.ZodType<Shape>; readFast?: (entry: unknown) => Shape | undefined; log: Log },
): Shape[] {
  const entries = listIn(response, field);
  const { read, skipped } = readEntries(entries, shape, readFast);
  if (skipped > 0) log.warn({ ...response.detail, skipped, read: read.length }, 'skipped entries that cannot be read');
  return read;
}

/**
 * Parses a list entry by entry. Entries that cannot be read are skipped and counted.
 *
 * @param readFast a faster reader with the same results; it returns undefined for entries that need the shape
 */
export function readEntries<Shape>(
  entries: readonly unknown[],
  shape: z.ZodType<Shape>,
  readFast?: (entry: unknown) => Shape | undefined,
): { read: Shape[]; skipped: number } {
  const read: Shape[] = [];
  for (const entry of entries) {
    const fast = readFast?.(entry);
    if (fast !== undefined) {
      read.push(fast);
      continue;
    }
    const parsed = shape.safeParse(entry);
    if (parsed.success) read.push(parsed.data);
  }
  return { read, skipped: entries.length - read.length };
}
