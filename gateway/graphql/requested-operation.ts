import type { FastifyRequest } from 'fastify';
import { isRecord } from '../rest/outcome.ts';

/** What a request says about its operation. Nothing in it is checked yet. */
export interface AskedOperation {
  query: unknown;
  operationName: unknown;
  /** `extensions.persistedQuery` of Apollo's protocol. */
  persistedQuery: unknown;
}

/** @param body the parsed body of a POST */
export function readAskedOperation(request: FastifyRequest, body: unknown): AskedOperation {
  const asked = request.method === 'GET' ? searchOf(request) : isRecord(body) ? body : {};
  const { query, operationName, extensions } = asked;
  const read = typeof extensions === 'string' ? parseOrNothing(extensions) : extensions;
  return { query, operationName, persistedQuery: isRecord(read) ? read['persistedQuery'] : undefined };
}

export function hashIn(persistedQuery: unknown): unknown {
  return isRecord(persistedQuery) ? persistedQuery['sha256Hash'] : undefined;
}

const searchOf = ({ url }: FastifyRequest): Record<string, unknown> =>
  Object.fromEntries(new URL(url, 'http://any.invalid').searchParams);

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
