import { LRUCache } from 'lru-cache';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { createKeptBody, etagOf, type CodedBody } from '../content-coding.ts';
import type { ExecutedOperation } from './executed-operations.ts';

/** Bytes of all cached responses with their compressed forms and keys. */
const maxBytes = 32 * 1024 * 1024;
const maxResponseBytes = 2 * 1024 * 1024;
/** Characters of one key. */
const maxKeyLength = 8 * 1024;
/** Characters of all requests as they were sent. */
const maxAliasesLength = 4 * 1024 * 1024;
const brotliQuality = 5;

/** A whole response that every client may get. */
export interface CachedResponse {
  readonly snapshot: Snapshot;
  readonly contentType: string;
  /** Requests that it counts as in the rate limit. */
  readonly charged: number;
  readonly operationName: string | undefined;
  /** The memory that the body in its kept codings and the key take. */
  readonly sizeBytes: () => number;
  /** The ETag; weak, because it stands for the response in all codings. */
  readonly etag: () => string;
  /** The body in the coding that the client likes best. */
  readonly body: (acceptEncoding: string | undefined) => Promise<CodedBody>;
}

/** A request by its text as sent, and by what it means. */
export interface ResponseKeys {
  sent: string;
  normal: string;
}

/**
 * Responses of the public catalogue, for one state of the catalogue: a newer one empties the cache. The checks in front of
 * Apollo Server run before a response is looked up.
 */
export function createResponseCache() {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ sizeBytes }) => sizeBytes(),
  });
  /** Normal keys by the text of requests as they were sent: a repeated request is not parsed. */
  const normalKeys = new LRUCache<string, string>({
    maxSize: maxAliasesLength,
    sizeCalculation: (normal, sent) => normal.length + sent.length,
  });
  let currentSnapshot: Snapshot | undefined;

  /** Finds a response that was made from this snapshot of the catalogue. */
  function find(key: string, snapshot: Snapshot | undefined): CachedResponse | undefined {
    return snapshot === currentSnapshot ? responses.get(key) : undefined;
  }

  function addAlias({ sent, normal }: ResponseKeys): void {
    if (sent !== normal && sent.length <= maxKeyLength) normalKeys.set(sent, normal);
  }

  /** Adds a response that was made from this snapshot. @returns undefined when it is too large */
  function add(
    keys: ResponseKeys,
    parts: {
      operation: Pick<ExecutedOperation, 'operation' | 'charged'>;
      snapshot: Snapshot;
      text: string;
      contentType: string;
    },
  ): CachedResponse | undefined {
    const { operation, snapshot, text, contentType } = parts;
    const key = keys.normal;
    if (key.length > maxKeyLength || text.length > maxResponseBytes) return undefined;
    if (snapshot !== currentSnapshot) {
      responses.clear();
      currentSnapshot = snapshot;
    }
    const body = createKeptBody(text, { brotliQuality });
    let etag: string | undefined;
    const response: CachedResponse = {
      snapshot,
      contentType,
      charged: operation.charged,
      operationName: operation.operation.name?.value,
      sizeBytes: () => body.sizeBytes + key.length,
      etag: () => (etag ??= etagOf(body.plain())),
      async body(acceptEncoding) {
        const { sizeBytes } = body;
        const coded = await body.codedFor(acceptEncoding);
        // The cache asks for the size of a new entry only.
        if (body.sizeBytes !== sizeBytes && responses.peek(key) === response) {
          responses.delete(key);
          responses.set(key, response);
        }
        return coded;
      },
    };
    responses.set(key, response);
    addAlias(keys);
    return response;
  }

  return {
    get sizeBytes() {
      return responses.calculatedSize;
    },
    find,
    findSent: (sent: string, snapshot: Snapshot | undefined) => find(normalKeys.get(sent) ?? sent, snapshot),
    addAlias,
    add,
  };
}
