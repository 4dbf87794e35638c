import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  SellerChosenOrdersDocument,
  type ChosenOrder_orderFragment,
  type SellerChosenOrdersQuery,
} from '#web/__generated__/seller-picking.ts';

type Categories = NonNullable<SellerChosenOrdersQuery['seller']>['allCategories'];

interface ChosenOrders {
  /** Oldest first: in the order in which shoppers wait. */
  orders: readonly ChosenOrder_orderFragment[];
  categories: NonNullable<Categories>;
}

/** Loads the orders with these ids, all pages of them. Orders that no longer exist are absent. */
export function useChosenOrders(ids: readonly string[]) {
  const client = useApolloClient();
  const key = ids.join();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<ChosenOrders & { key: string }>();
  const [failed, setFailed] = useState<{ key: string; attempt: number; error: Error }>();

  const load = useEffectEvent(async (signal: AbortSignal) => {
    const orders: ChosenOrder_orderFragment[] = [];
    let categories: Categories = null;
    for (let after: string | null = null, isMore = ids.length > 0; isMore && !signal.aborted;) {
      const { data }: { data?: SellerChosenOrdersQuery | undefined } = await client.query({
        query: SellerChosenOrdersDocument,
        variables: { ids, after },
        fetchPolicy: 'network-only',
      });
      const page = data?.seller?.page;
      if (!page) throw new Error('The orders could not be loaded. Please try again.');
      orders.push(...page.nodes);
      categories = data?.seller?.allCategories ?? null;
      after = page.pageInfo.endCursor;
      isMore = page.pageInfo.hasNextPage;
    }
    if (!signal.aborted) setLoaded({ key, orders: orders.toReversed(), categories: categories ?? [] });
  });

  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).catch((thrown: unknown) => {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (!abort.signal.aborted) setFailed({ key, attempt, error });
    });
    return () => abort.abort();
  }, [key, attempt]);

  return {
    chosen: loaded?.key === key ? loaded : undefined,
    error: failed?.key === key && failed.attempt === attempt ? failed.error : undefined,
    retry: () => setAttempt((count) => count + 1),
  };
}
