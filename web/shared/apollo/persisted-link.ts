import { ApolloLink, Observable } from '@apollo/client';
import { noteServerTime } from '#web/shared/lib/network/server-clock.ts';
import { hashOf } from './operation-hash.ts';
import { notFromGateway, unreachable } from './transport-faults.ts';

/** The gateway's error code for a hash that it does not know. */
const unknownHashCode = 'PERSISTED_QUERY_NOT_FOUND';

/**
 * Sends the hash that the gateway knows an operation by, so that the first load has neither the operations' texts nor a
 * printer. The next link sends operations with files, and those whose hash a gateway of another version does not know.
 *
 * A JSON response of any status is the gateway's; any other response fails with a message for shoppers.
 */
export function createPersistedLink({ uri, headers }: { uri: string; headers: Record<string, string> }): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName = '', query, variables } = operation;
    const sha256Hash = hashOf(query);
    if (!sha256Hash) throw new Error(`The generated document of ${operationName} has no hash.`);
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const sendText = () => {
      operation.extensions = { ...operation.extensions, ...extensions };
      operation.setContext({ http: { includeExtensions: true } });
      return forward(operation);
    };
    if (holdsFiles(variables)) return sendText();

    return new Observable((observer) => {
      const abort = new AbortController();
      let next: { unsubscribe: () => void } | undefined;
      fetch(uri, {
        method: 'POST',
        credentials: 'include',
        headers: {
          ...headers,
          accept: 'application/graphql-response+json, application/json;q=0.9',
          'content-type': 'application/json',
          // Tells the service worker which responses are public.
          'x-apollo-operation-name': operationName,
        },
        body: JSON.stringify({ operationName, variables, extensions }),
        signal: abort.signal,
      })
        .catch((error: unknown) => {
          throw unreachable(error);
        })
        .then((response) => {
          // The service worker never keeps a response about the seller, so this response comes from the server now.
          if (operationName.startsWith('Seller')) noteServerTime(response);
          return readResponse(response);
        })
        .then((result) => {
          if (result.errors?.[0]?.extensions?.['code'] === unknownHashCode) {
            next = sendText().subscribe(observer);
            return;
          }
          observer.next(result);
          observer.complete();
        })
        .catch((error: unknown) => {
          if (!abort.signal.aborted) observer.error(error);
        });
      return () => {
        abort.abort();
        next?.unsubscribe();
      };
    });
  });
}

async function readResponse(response: Response): Promise<ApolloLink.Result> {
  const isJson = /^application\/(graphql-response\+)?json\b/.test(response.headers.get('content-type') ?? '');
  if (!isJson) throw notFromGateway(response.status);
  return await response.json();
}

function holdsFiles(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof Blob || Object.values(value).some(holdsFiles);
}
