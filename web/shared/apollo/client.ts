import { ApolloClient, ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { Kind, type DocumentNode } from 'graphql';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { persistedOperations } from '#web/__generated__/persisted-operations.ts';
import { createCache } from './cache.ts';

/**
 * The client of one visit. The gateway serves these pages too, so its address is relative. The header tells the gateway
 * that the request came from a script of its own site: forms of other sites cannot set it.
 *
 * Operations are sent as the hash that the gateway knows them by. A gateway of another version, which knows it not, is
 * sent the text.
 * @param uri an absolute address where a relative one means nothing, as in tests
 */
export function createClient(uri = '/graphql') {
  return new ApolloClient({
    link: ApolloLink.from([
      new PersistedQueryLink({ generateHash: hashOf, disable: () => false }),
      new UploadHttpLink({
        uri,
        credentials: 'include',
        headers: { 'Apollo-Require-Preflight': 'true' },
      }),
    ]),
    cache: createCache(),
  });
}

function hashOf({ definitions }: DocumentNode): string {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const hash = persistedOperations[operation?.name?.value ?? ''];
  if (!hash) throw new Error(`codegen has written no hash for the operation ${operation?.name?.value}.`);
  return hash;
}
