import { ApolloClient } from '@apollo/client';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { createCache } from './cache.ts';

/**
 * The client of one visit. The gateway serves these pages too, so its address is relative. The header tells the gateway
 * that the request came from a script of its own site: forms of other sites cannot set it.
 * @param uri an absolute address where a relative one means nothing, as in tests
 */
export function createClient(uri = '/graphql') {
  return new ApolloClient({
    link: new UploadHttpLink({
      uri,
      credentials: 'include',
      headers: { 'Apollo-Require-Preflight': 'true' },
    }),
    cache: createCache(),
  });
}
