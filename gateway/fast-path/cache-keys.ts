import { stripIgnoredCharacters } from 'graphql';
import { isPlainJson, type GraphqlRequest, type ReceivedRequest } from '../graphql/graphql-request.ts';

/** Characters of one key: a longer text would take too much of the document cache. */
const maxDocumentKeyLength = 20_000;

/**
 * The key of a response by the request exactly as it was sent, so that nothing is parsed, and by the origin that shoppers
 * use, because addresses of pictures begin with it. Undefined for requests whose responses are never cached, among them GETs
 * without the headers that Apollo Server requires against CSRF.
 */
export function sentKeyOf({ method, headers, url, body }: ReceivedRequest, publicOrigin: string): string | undefined {
  const { accept = '' } = headers;
  if (method === 'POST') return typeof body === 'string' ? `POST ${publicOrigin} ${accept}\n${body}` : undefined;
  if (method !== 'GET' || headers['content-type'] !== undefined) return undefined;
  if (!headers['apollo-require-preflight'] && !headers['x-apollo-operation-name']) return undefined;
  const start = url.indexOf('?');
  return start === -1 ? undefined : `GET ${publicOrigin} ${accept}\n${url.slice(start)}`;
}

/**
 * The key of a response by what the request means: the same for every order of its parts, and with or without comments,
 * white space and variables that the document does not use. Undefined for operations that are named by a hash, and for
 * malformed ones.
 */
export function normalKeyOf({ method, accept, operation }: GraphqlRequest, publicOrigin: string): string | undefined {
  if (!operation || !('query' in operation)) return undefined;
  const { query, variables = {}, operationName = null } = operation;
  try {
    const document = stripIgnoredCharacters(query);
    const used = Object.entries(variables)
      .filter(([name]) => document.includes(`$${name}`))
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `=${method} ${publicOrigin} ${accept}\n${JSON.stringify([operationName, used])}\n${document}`;
  } catch {
    // A syntax error.
    return undefined;
  }
}

/** The key of a parsed document: operation and media type, without variables. Undefined for all but plain POSTs. */
export function documentKeyOf({ method, accept, contentType, operation }: GraphqlRequest): string | undefined {
  if (method !== 'POST' || !operation || !isPlainJson(contentType)) return undefined;
  const text = 'query' in operation ? `text ${operation.query}` : `hash ${operation.hash}`;
  const key = `${accept}\n${JSON.stringify(operation.operationName)}\n${text}`;
  return key.length > maxDocumentKeyLength ? undefined : key;
}
