import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { hashIn, type AskedOperation } from './requested-operation.ts';
import type { PersistedOperations } from './persisted-operations.ts';
import { RefusedRequest } from '../guards/refused-request.ts';

/**
 * @returns whether it is one of the manifests' operations
 * @throws RefusedRequest when only those are answered and this is none of them
 */
export function checkSafelist(
  request: FastifyRequest,
  { query, operationName, persistedQuery }: AskedOperation,
  { persisted, config }: { persisted: PersistedOperations; config: GatewayConfig },
): boolean {
  const hash = hashIn(persistedQuery);
  // An empty GET asks for the page.
  if ((query === undefined && hash === undefined) || persisted.isKnown({ query, hash })) return true;
  if (config.safelist === 'enforce') {
    throw new RefusedRequest(400, 'PERSISTED_QUERY_REQUIRED', 'This API answers registered operations only.');
  }
  request.log.warn({ operationName, hash }, 'an operation is in no manifest');
  return false;
}
