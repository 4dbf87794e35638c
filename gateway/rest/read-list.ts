import type { z } from 'zod';
import { notLoggedIn, storeRefused } from './faults.ts';
import { isRecord, readOutcome } from './outcome.ts';
import type { RestReply } from './rest-client.ts';
import { readEntries } from './shapes.ts';
import type { Log } from './store-connection.ts';

/**
 * The list in a reply: there as soon as its array is. Entries that cannot be read are left out, counted and logged, so
 * that one bad document never empties a page.
 *
 * @throws Fault: UNAUTHENTICATED on 401 and 403, STORE_REFUSED with the store's words, UPSTREAM_… when it is no answer
 */
export function readList<Shape>(reply: RestReply, field: string, shape: z.ZodType<Shape>, log: Log): Shape[] {
  const { body } = reply;
  const entries = isRecord(body) ? body[field] : undefined;
  const isThere = reply.isOk && isRecord(body) && body['success'] !== false && Array.isArray(entries);
  if (!isThere) {
    const isClosed = reply.status === 401 || reply.status === 403;
    if (isClosed && !isRecord(body)) throw notLoggedIn();
    const { message } = readOutcome(reply);
    throw isClosed ? notLoggedIn(message) : storeRefused(message);
  }
  const { read, skipped } = readEntries(entries, shape);
  if (skipped > 0) log.warn({ ...reply.detail, skipped, read: read.length }, 'skipped entries that cannot be read');
  return read;
}
