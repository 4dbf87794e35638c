import type { ApolloClient } from '@apollo/client';

/** Sends the queries of what is shown again that have failed. What fails again shows its own failure. */
export async function readFailedAgain(client: ApolloClient): Promise<void> {
  const queries = [...client.getObservableQueries('active')].filter((query) => query.getCurrentResult().error);
  await Promise.allSettled(queries.map((query) => query.refetch()));
}
