import { LRUCache } from 'lru-cache';
import { asksForSchema } from '../graphql/introspection.ts';
import type { ExecutedOperation } from './executed-operations.ts';

/** Characters of the texts of all operations together. */
const maxCharacters = 2_000_000;

export interface CachedDocument extends Omit<ExecutedOperation, 'charged'> {
  /** Headers of every response. */
  headers: ReadonlyMap<string, string>;
}

/** Operations that Apollo Server has parsed and validated: the same text is valid the next time, too. */
export function createDocumentCache() {
  const documents = new LRUCache<string, CachedDocument>({
    maxSize: maxCharacters,
    sizeCalculation: (_document, key) => key.length,
  });
  return {
    get size() {
      return documents.size;
    },
    find: (key: string): CachedDocument | undefined => documents.get(key),

    /** Adds no operation of the schema, which not every client may read. */
    add(key: string, { document, operation, isPublic }: ExecutedOperation, contentType: string): void {
      if (asksForSchema(document)) return;
      documents.set(key, { document, operation, isPublic, headers: new Map([['content-type', contentType]]) });
    },
  };
}
