import { ApolloClient } from '@apollo/client';
import { createCache } from './cache.ts';
import { createPersistedLink } from './persisted-link.ts';
import { createUploadLink } from './upload-link.ts';
import { sessionLink } from '../session/session-link.ts';

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
