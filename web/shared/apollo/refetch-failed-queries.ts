import type { ApolloClient } from '@apollo/client';

/** Sends the failed queries of the shown components again. Their components show a repeated failure. */
export async function refetchFailedQueries(client: ApolloClient): Promise<void> {
  const queries = [...client.getObservableQueries('active')].filter((query) => query.getCurrentResult().error);
  await Promise.allSettled(queries.map((query) => query.refetch()));
}
