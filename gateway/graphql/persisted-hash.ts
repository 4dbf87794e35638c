import { createHash } from 'node:crypto';
import { isRecord } from '../rest/outcome.ts';
import { hashIn, type AskedOperation } from './requested-operation.ts';
import { RefusedRequest } from '../guards/refused-request.ts';

/**
 * Checks `extensions.persistedQuery` before any way to an answer is chosen. Apollo Server would report these mistakes of
 * the client without a code, as if they were its own.
 *
 * @throws RefusedRequest BAD_REQUEST
 */
export function checkPersistedHash({ query, persistedQuery }: AskedOperation): void {
  if (!persistedQuery) return;
  if (!isRecord(persistedQuery) || persistedQuery['version'] !== 1) {
    throw badRequest('The version of `extensions.persistedQuery` must be 1.');
  }
  const hash = hashIn(persistedQuery);
  if (typeof hash !== 'string')
    throw badRequest('The hash in `extensions.persistedQuery.sha256Hash` must be a string.');
  if (typeof query === 'string' && hash !== createHash('sha256').update(query).digest('hex')) {
    throw badRequest('The hash in `extensions.persistedQuery.sha256Hash` must be the SHA-256 of `query`.');
  }
}

const badRequest = (message: string) => new RefusedRequest(400, 'BAD_REQUEST', message);
