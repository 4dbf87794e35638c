import { ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { createCache } from './cache.ts';
import { createPersistedLink } from './persisted-link.ts';
import { createUploadLink } from './upload-link.ts';
import { sessionLink } from '../session/session-link.ts';
import * as texts from './texts.ts';

CombinedGraphQLErrors.formatMessage = (errors) => errors.map(messageOf).join('\n');

/** The message of an error; one of a fault of the servers ends with a short code of the request. */
function messageOf({ message, extensions }: GraphQLFormattedError): string {
  const id = extensions?.['requestId'];
  return typeof id === 'string' ? texts.withCode(message, id.slice(0, 8)) : message;
}

/**
 * Creates the Apollo client of one visit. The gateway serves these pages too, so its address is relative. The header proves
 * to the gateway that a script sent the request: forms on other sites cannot set it.
 * @param uri an absolute address where a relative one does not work, as in tests
 */
export function createClient(uri = '/graphql') {
  const request = { uri, headers: { 'Apollo-Require-Preflight': 'true' } };
  return new ApolloClient({
    link: sessionLink.concat(createPersistedLink(request)).concat(createUploadLink(request)),
    cache: createCache(),
  });
}
