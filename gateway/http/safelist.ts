import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { isRecord } from '../rest/outcome.ts';
import type { PersistedOperations } from './persisted-operations.ts';
import { RefusedRequest } from './refused-request.ts';

/**
 * @returns whether it is one of the manifests' operations
 * @throws RefusedRequest when only those are answered and this is none of them
 */
export function checkSafelist(
  request: FastifyRequest,
  body: unknown,
  { persisted, config }: { persisted: PersistedOperations; config: GatewayConfig },
): boolean {
  const asked = request.method === 'GET' ? queryOf(request) : isRecord(body) ? body : {};
  const { query } = asked;
  const hash = hashIn(asked['extensions']);
  // An empty GET asks for the page.
  if ((query === undefined && hash === undefined) || persisted.isKnown({ query, hash })) return true;
  if (config.safelist === 'enforce') {
    throw new RefusedRequest(400, 'PERSISTED_QUERY_REQUIRED', 'This API answers registered operations only.');
  }
  request.log.warn({ operationName: asked['operationName'], hash }, 'an operation is in no manifest');
  return false;
}

const queryOf = ({ url }: FastifyRequest): Record<string, unknown> =>
  Object.fromEntries(new URL(url, 'http://any.invalid').searchParams);

function hashIn(extensions: unknown): unknown {
  const read = typeof extensions === 'string' ? parseOrNothing(extensions) : extensions;
  const persistedQuery = isRecord(read) ? read['persistedQuery'] : undefined;
  return isRecord(persistedQuery) ? persistedQuery['sha256Hash'] : undefined;
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
