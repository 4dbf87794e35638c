import type { z } from 'zod';
import type { Log } from '../log.ts';
import { badStoreResponse, notLoggedIn, storeRefused } from '../refusals/faults.ts';
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

/** Reads an entry of a list; undefined when it cannot be read. */
export type EntryReader<Entry> = (entry: unknown) => Entry | undefined;

export const parsedBy =
  <Entry>(shape: z.ZodType<Entry>): EntryReader<Entry> =>
  (entry) =>
    shape.safeParse(entry).data;

/**
 * The list in a response, parsed. Entries that cannot be read are skipped, counted and logged, so that one bad document
 * does not empty a page.
 *
 * @throws Fault as `listIn` does
 */
export function readList<Entry>(
  response: RestResponse,
  field: string,
  { read: readEntry, log }: { read: EntryReader<Entry>; log: Log },
): Entry[] {
  const entries = listIn(response, field);
  const read = readEntries(entries, readEntry);
  const skipped = entries.length - read.length;
  if (skipped > 0) log.warn({ ...response.detail, skipped, read: read.length }, 'skipped entries that cannot be read');
  return read;
}

/** What a response has beside its list. @throws Fault when it cannot be read */
export function readBeside<Rest>({ body, detail }: RestResponse, shape: z.ZodType<Rest>): Rest {
  const { data, error } = shape.safeParse(body);
  if (error) throw badStoreResponse({ ...detail, issues: error.issues });
  return data;
}

/** Reads a list entry by entry, without those that cannot be read. */
export function readEntries<Entry>(entries: readonly unknown[], read: EntryReader<Entry>): Entry[] {
  const result: Entry[] = [];
  for (const entry of entries) {
    const document = read(entry);
    if (document !== undefined) result.push(document);
  }
  return result;
}
