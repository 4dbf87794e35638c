import type { ApolloClient } from '@apollo/client';
import { isOnline, onNetworkChange } from '#web/shared/lib/network/network.ts';
import { report } from '#web/shared/lib/network/report.ts';

/**
 * Loads the data of a page again that the service worker has answered from its store: its prices may be weeks old. The worker marks such
 * pages. Without a network it waits for one. A failed load is only logged, and what the page shows stays.
 */
export function refreshStored(client: ApolloClient): () => void {
  const { dataset } = document.documentElement;
  const refresh = () => {
    if (dataset['stored'] === undefined || !isOnline()) return;
    delete dataset['stored'];
    for (const { query, variables } of client.getObservableQueries('active').values())
      client
        .query({ query, variables, fetchPolicy: 'network-only' })
        .catch((error: unknown) => report('A stored page could not be loaded again', error));
  };
  refresh();
  return onNetworkChange(refresh);
}
