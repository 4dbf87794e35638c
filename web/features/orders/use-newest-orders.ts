import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { MyOrdersDocument, type MyOrder_orderFragment } from '#web/__generated__/orders.ts';
import { askAgain } from '#web/shared/apollo/ask-again.ts';
import { report } from '#web/shared/lib/network/report.ts';
import { usePolling } from '#web/shared/lib/network/use-polling.ts';
import type { WhileChanging } from './order-change.ts';

/**
 * Asks for the newest orders every ten seconds while the page shows orders with stages or awaits a new one, except during a
 * change.
 */
export function useNewestOrders(
  orders: readonly MyOrder_orderFragment[] | undefined,
  isAwaited: boolean,
): WhileChanging {
  const client = useApolloClient();
  const [changes, setChanges] = useState(0);
  const hasStages = orders?.some(({ stage }) => stage !== null) ?? false;

  usePolling(
    async (signal) => {
      try {
        await askAgain(client, { query: MyOrdersDocument, variables: {} }, signal);
      } catch (error) {
        if (!signal.aborted) report('The orders could not be reloaded', error);
        throw error;
      }
    },
    (hasStages || isAwaited) && changes === 0,
  );

  return useCallback(async (change) => {
    setChanges((count) => count + 1);
    try {
      return await change;
    } finally {
      setChanges((count) => count - 1);
    }
  }, []);
}
