import type { GatewayConfig } from '../config.ts';
import { Fault } from '../refusals/faults.ts';
import type { GraphqlRequest, ReceivedRequest } from './graphql-request.ts';
import type { PersistedOperations } from './persisted-operations.ts';

/**
 * Checks an operation against the manifests, and logs one that is in none.
 *
 * @returns whether it is in a manifest
 * @throws Fault PERSISTED_QUERY_REQUIRED when it is not, and SAFELIST is `enforce`
 */
export function checkSafelist(
  request: ReceivedRequest,
  { query, operationName, hash }: GraphqlRequest,
  { persisted, config }: { persisted: PersistedOperations; config: GatewayConfig },
): boolean {
  // A GET without an operation gets the landing page.
  if ((query === undefined && hash === undefined) || persisted.isInManifest({ query, hash })) return true;
  if (config.safelist === 'enforce') {
    throw new Fault('PERSISTED_QUERY_REQUIRED', 'This API accepts only registered operations.');
  }
  request.log.warn({ operation: operationName, hash }, 'an operation is in no manifest');
  return false;
}
