import { ApolloLink, Observable } from '@apollo/client';
import { hashOf } from './operation-hash.ts';
import { notAnAnswer, unreachable } from './transport-faults.ts';

const notKnown = 'PERSISTED_QUERY_NOT_FOUND';

/**
 * Sends an operation as the hash that the gateway knows it by: no text of it, and no printer for one, is in the first
 * load. An operation that holds files, or that a gateway of another version does not know, goes on to the next link.
 *
 * An answer of any status that is JSON is the gateway's own; anything else is an error with a sentence for people.
 */
export function createPersistedLink({ uri, headers }: { uri: string; headers: Record<string, string> }): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName = '', query, variables } = operation;
    const sha256Hash = hashOf(query);
    if (!sha256Hash) throw new Error(`codegen has written no hash for the operation ${operationName}.`);
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
          // The service worker knows by it what everybody may see, without looking into anything else.
          'x-apollo-operation-name': operationName,
        },
        body: JSON.stringify({ operationName, variables, extensions }),
        signal: abort.signal,
      })
        .catch((error: unknown) => {
          throw unreachable(error);
        })
        .then(readAnswer)
        .then((result) => {
          if (result.errors?.[0]?.extensions?.['code'] === notKnown) {
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

async function readAnswer(response: Response): Promise<ApolloLink.Result> {
  const isJson = /^application\/(graphql-response\+)?json\b/.test(response.headers.get('content-type') ?? '');
  if (!isJson) throw notAnAnswer(response.status);
  return await response.json();
}

/** Whether a file is somewhere in an operation's variables. */
function holdsFiles(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof Blob || Object.values(value).some(holdsFiles);
}
