import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { hashOf } from './operation-hash.ts';
import { notFromGateway, unreachable } from './transport-faults.ts';

/** The ETag of the last answer, by the address of the query. The answers themselves are in Apollo's cache only. */
const etags = new Map<string, string>();

/**
 * Sends a query again by GET and writes the answer into the cache, where the components that show it see it. An answer that
 * has not changed is a 304 without a body.
 *
 * @param signal when aborted, nothing is written any more
 * @throws the failure of the request
 */
export async function askAgain<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  { query, variables }: { query: TypedDocumentNode<Data, Variables>; variables: Variables },
  signal: AbortSignal,
): Promise<void> {
  const operation = query.definitions.find((node) => node.kind === 'OperationDefinition');
  const url = new URL('/graphql', location.href);
  url.searchParams.set('operationName', operation?.name?.value ?? '');
  url.searchParams.set('variables', JSON.stringify(variables));
  const persistedQuery = { version: 1, sha256Hash: hashOf(query) };
  url.searchParams.set('extensions', JSON.stringify({ persistedQuery }));
  const etag = etags.get(url.href);
  const response = await fetch(url, {
    credentials: 'include',
    cache: 'no-store',
    headers: {
      ...(etag && { 'if-none-match': etag }),
      accept: 'application/graphql-response+json, application/json;q=0.9',
      'apollo-require-preflight': 'true',
    },
    signal,
  }).catch((error: unknown) => {
    throw unreachable(error);
  });
  if (response.status === 304) return;
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) throw notFromGateway(response.status);
  const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] };
  if (signal.aborted) return;
  if (errors?.[0] || !data) throw new Error(errors?.[0]?.message ?? 'The response has no data.');
  client.writeQuery({ query, variables, data });
  etags.set(url.href, response.headers.get('etag') ?? '');
}
