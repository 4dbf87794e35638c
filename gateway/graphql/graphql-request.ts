import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Fault } from '../rest/faults.ts';
import { isRecord } from '../rest/outcome.ts';

/** The operation that a request names: by its text, or by the SHA-256 of a text that the gateway knows. */
type RequestedOperation = ({ query: string } | { hash: string }) & {
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
};

/** A GraphQL request over HTTP, parsed once for all that look at it. */
export interface GraphqlRequest {
  method: string;
  accept: string;
  contentType: string;
  /** As the client sent it, of any type. */
  query: unknown;
  /** As the client sent it, of any type. */
  operationName: unknown;
  /** `extensions.persistedQuery.sha256Hash`, checked. */
  hash: string | undefined;
  /**
   * Undefined when a part has the wrong type or comes twice, and when the request registers a text under its hash: these
   * requests need Apollo Server.
   */
  operation: RequestedOperation | undefined;
}

type Parts = Record<'query' | 'operationName' | 'variables' | 'extensions', unknown>;

/**
 * Reads a POST by its parsed body, a GET by its search parameters, and an upload by its `operations`.
 *
 * @throws Fault BAD_REQUEST for mistakes in `extensions.persistedQuery`, which Apollo Server would report without a code
 */
export function readGraphqlRequest({ method, headers, url }: FastifyRequest, body: unknown): GraphqlRequest {
  const isGet = method === 'GET';
  const parameters = isGet ? readParameters(url) : undefined;
  const { query, operationName, variables, extensions } = parameters?.parts ?? readBody(body);
  const persistedQuery = isRecord(extensions) ? extensions['persistedQuery'] : undefined;
  const hash = persistedQuery ? checkedHash(persistedQuery, query) : undefined;
  const isWellFormed =
    !parameters?.hasDuplicates &&
    isRecordOrAbsent(variables) &&
    isRecordOrAbsent(extensions) &&
    (operationName == null || typeof operationName === 'string');
  const rest = isWellFormed && { operationName: operationName ?? undefined, variables: variables ?? undefined };
  let operation: RequestedOperation | undefined;
  if (rest && typeof query === 'string' && hash === undefined) operation = { query, ...rest };
  if (rest && query === undefined && hash !== undefined) operation = { hash, ...rest };
  const { accept = '', 'content-type': contentType = '' } = headers;
  return { method, accept, contentType, query, operationName, hash, operation };
}

const isRecordOrAbsent = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value == null || isRecord(value);

function readBody(body: unknown): Parts {
  const { query, operationName, variables, extensions } = isRecord(body) ? body : {};
  return { query, operationName, variables, extensions };
}

function readParameters(url: string): { parts: Parts; hasDuplicates: boolean } {
  const start = url.indexOf('?');
  const parameters = new URLSearchParams(start === -1 ? '' : url.slice(start));
  const given: Partial<Record<string, string>> = Object.fromEntries(parameters);
  return {
    parts: {
      query: given['query'],
      operationName: given['operationName'],
      variables: parseObject(given['variables']),
      extensions: parseObject(given['extensions']),
    },
    hasDuplicates: parameters.size > Object.keys(given).length,
  };
}

/** The object in a JSON text; anything else stays a text, which is malformed. */
function parseObject(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : text;
  } catch {
    return text;
  }
}

function checkedHash(persistedQuery: unknown, query: unknown): string {
  if (!isRecord(persistedQuery) || persistedQuery['version'] !== 1) {
    throw badRequest('The version of `extensions.persistedQuery` must be 1.');
  }
  const hash = persistedQuery['sha256Hash'];
  if (typeof hash !== 'string')
    throw badRequest('The hash in `extensions.persistedQuery.sha256Hash` must be a string.');
  if (typeof query === 'string' && hash !== createHash('sha256').update(query).digest('hex')) {
    throw badRequest('The hash in `extensions.persistedQuery.sha256Hash` must be the SHA-256 of `query`.');
  }
  return hash;
}

const badRequest = (message: string) => new Fault('BAD_REQUEST', message);
