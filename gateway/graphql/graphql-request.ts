import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { RequestFacts } from '../operations/request-records.ts';
import { Fault } from '../refusals/faults.ts';
import { isRecord } from '../refusals/outcome.ts';

/** An HTTP request to /graphql: Fastify's, or that of the front door. */
export interface ReceivedRequest {
  id: string;
  /** The client's address, behind trusted proxies. */
  ip: string;
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  protocol: string;
  host: string;
  socket: { localPort?: number | undefined };
  /** The text of a JSON body. */
  body: unknown;
  log: FastifyBaseLogger;
  facts: RequestFacts | null;
}

const plainJsonTypes: readonly unknown[] = ['application/json', 'application/json; charset=utf-8'];

/** Whether a Content-Type is that of usual clients. JSON with another parameter needs a closer look. */
export const isPlainJson = (contentType: string | undefined): boolean => plainJsonTypes.includes(contentType);

/** The operation that a request names: by its text, or by the SHA-256 or the id of a text that the gateway knows. */
type RequestedOperation = ({ query: string } | { hash: string }) & {
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
};

/** A GraphQL request over HTTP, parsed once for all that look at it. */
export interface GraphqlRequest {
  method: string;
  accept: string;
  contentType: string;
  /** The text as the client sent it, of any type. */
  query: unknown;
  /** The name as the client sent it, of any type. */
  operationName: unknown;
  /** The checked hash or id from `documentId` or `extensions.persistedQuery`. */
  hash: string | undefined;
  /** The request in the form that Apollo Server reads: with `extensions.persistedQuery` instead of `documentId`. */
  forApollo: { search: string; body: unknown };
  /**
   * The operation that is named; undefined when a part has the wrong type or comes twice, and when the request registers a text
   * under its hash: these requests need Apollo Server.
   */
  operation: RequestedOperation | undefined;
}

type Parts = Record<'documentId' | 'query' | 'operationName' | 'variables' | 'extensions', unknown>;

/**
 * Reads a POST by its parsed body, a GET by its search parameters, and an upload by its `operations`. An operation is named
 * by its text, by `extensions.persistedQuery` of Apollo, or by `documentId` of the persisted documents of GraphQL over HTTP:
 * https://github.com/graphql/graphql-over-http/pull/264
 *
 * @throws Fault BAD_REQUEST for mistakes in `documentId` and in `extensions.persistedQuery`, which Apollo Server would report
 *   without a code
 */
export function readGraphqlRequest({ method, headers, url }: ReceivedRequest, body: unknown): GraphqlRequest {
  const start = url.indexOf('?');
  const search = start === -1 ? '' : url.slice(start);
  const parameters = method === 'GET' ? readParameters(search) : undefined;
  const parts = parameters?.parts ?? readBody(body);
  const { query, operationName, variables, extensions } = parts;
  const persistedQuery = isRecord(extensions) ? extensions['persistedQuery'] : undefined;
  const documentHash = parts.documentId == null ? undefined : hashOfDocument(parts, persistedQuery);
  const hash = documentHash ?? (persistedQuery ? checkedHash(persistedQuery, query) : undefined);
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
  // A malformed request stays as it is, for Apollo Server to refuse.
  const forApollo =
    rest && documentHash !== undefined
      ? withPersistedQuery({ search, body }, extensions ?? {}, documentHash)
      : { search, body };
  return { method, accept, contentType, query, operationName, hash, operation, forApollo };
}

/** The SHA-256 in `sha256:…`, or an id without a prefix. An id with another prefix stays whole, and is unknown. */
function hashOfDocument({ documentId, query }: Parts, persistedQuery: unknown): string {
  if (typeof documentId !== 'string') throw badRequest('`documentId` must be one string.');
  if (query != null || persistedQuery) {
    throw badRequest('Send one of `documentId`, `query` and `extensions.persistedQuery`, and leave the others out.');
  }
  return documentId.replace(/^sha256:/, '');
}

function withPersistedQuery(
  { search, body }: GraphqlRequest['forApollo'],
  extensions: unknown,
  sha256Hash: string,
): GraphqlRequest['forApollo'] {
  const persisted = { ...(isRecord(extensions) && extensions), persistedQuery: { version: 1, sha256Hash } };
  const parameters = new URLSearchParams(search);
  parameters.set('extensions', JSON.stringify(persisted));
  return {
    search: `?${parameters.toString()}`,
    body: isRecord(body) ? { ...body, query: undefined, extensions: persisted } : body,
  };
}

const isRecordOrAbsent = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value == null || isRecord(value);

function readBody(body: unknown): Parts {
  const { documentId, query, operationName, variables, extensions } = isRecord(body) ? body : {};
  return { documentId, query, operationName, variables, extensions };
}

function readParameters(search: string): { parts: Parts; hasDuplicates: boolean } {
  const parameters = new URLSearchParams(search);
  const given: Partial<Record<string, string>> = Object.fromEntries(parameters);
  const documentIds = parameters.getAll('documentId');
  return {
    parts: {
      documentId: documentIds.length > 1 ? documentIds : documentIds[0],
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
