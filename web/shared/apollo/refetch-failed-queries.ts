import type { ApolloClient } from '@apollo/client';
import { isOnline, onNetworkChange } from '#web/shared/lib/network/network.ts';

/** The pauses in milliseconds before further tries: a network that has just returned may carry nothing for some seconds. */
const pausesMs = [1000, 3000, 10_000];

/**
 * Sends the failed queries of the shown components again when the network returns, until they succeed. Their components show a
 * repeated failure. Returns a function that ends this.
 */
export function refetchFailedQueries(client: ApolloClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const failed = () => [...client.getObservableQueries('active')].filter((query) => query.getCurrentResult().error);

  async function tryAgain(tries: number) {
    await Promise.allSettled(failed().map((query) => query.refetch()));
    const pauseMs = pausesMs[tries];
    if (pauseMs === undefined || !isOnline() || failed().length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => void tryAgain(tries + 1), pauseMs);
  }
  const stopListening = onNetworkChange(() => isOnline() && void tryAgain(0));
  return () => {
    clearTimeout(timer);
    stopListening();
  };
}
