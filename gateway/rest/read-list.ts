import type { z } from 'zod';
import { notLoggedIn, storeRefused } from './faults.ts';
import { isRecord, readOutcome } from './outcome.ts';
import type { RestReply } from './rest-call.ts';
import { readEntries } from './shapes.ts';
import type { Log } from './store-connection.ts';

/**
 * The list in a reply, as it came: there as soon as its array is.
 *
 * @throws Fault: UNAUTHENTICATED on 401 and 403, STORE_REFUSED with the store's words, UPSTREAM_… when it is no answer
 */
export function listIn(reply: RestReply, field: string): unknown[] {
  const { body } = reply;
  const entries = isRecord(body) ? body[field] : undefined;
  if (reply.isOk && isRecord(body) && body['success'] !== false && Array.isArray(entries)) return entries;
  const isClosed = reply.status === 401 || reply.status === 403;
  if (isClosed && !isRecord(body)) throw notLoggedIn();
  const { message } = readOutcome(reply);
  throw isClosed ? notLoggedIn(message) : storeRefused(message);
}

/**
 * The list in a reply, read. Entries that cannot be read are left out, counted and logged, so that one bad document never
 * empties a page.
 *
 * @throws Fault as `listIn` does
 */
export function readList<Shape>(
  reply: RestReply,
  field: string,
  { shape, quick, log }: { shape: z.ZodType<Shape>; quick?: (entry: unknown) => Shape | undefined; log: Log },
): Shape[] {
  const entries = listIn(reply, field);
  const { read, skipped } = readEntries(entries, shape, quick);
  if (skipped > 0) log.warn({ ...reply.detail, skipped, read: read.length }, 'skipped entries that cannot be read');
  return read;
}
