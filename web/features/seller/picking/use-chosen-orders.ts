import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import {
  SellerChosenOrdersDocument,
  type ChosenOrder_orderFragment,
  type SellerChosenOrdersQuery,
} from '#web/__generated__/seller-picking.ts';
import { isOnline, onNetworkChange } from '#web/shared/lib/network/network.ts';
import { byStop } from './stops.ts';
import { keptPicking } from '../shell/kept-picking.ts';
import * as texts from './texts.ts';

type Seller = NonNullable<SellerChosenOrdersQuery['seller']>;
type OrderPage = Seller['page'];
type Categories = Seller['allCategories'];

interface ChosenOrders {
  /**
   * The orders by their promised times; those without one come last. Of one time, the oldest order comes first. Orders that were added
   * to another one stand behind it.
   */
  orders: readonly ChosenOrder_orderFragment[];
  categories: NonNullable<Categories>;
  /** Whether the orders come from this device's storage, because the shop cannot be reached. */
  isKept: boolean;
}

/** Times are ISO texts of one form, and a digit sorts before `~`. */
const promiseOf = ({ slot }: ChosenOrder_orderFragment) => slot?.start ?? '~';

function byPromise(one: ChosenOrder_orderFragment, other: ChosenOrder_orderFragment): number {
  const [start, otherStart] = [promiseOf(one), promiseOf(other)];
  return Number(start > otherStart) - Number(start < otherStart);
}

/**
 * Loads the orders with these ids, all pages of them. Orders that no longer exist are absent.
 * @param canBeKept whether the orders that this device has kept are shown when the shop cannot be reached
 */
export function useChosenOrders(ids: readonly string[], { canBeKept = false } = {}) {
  const client = useApolloClient();
  const key = ids.join();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<ChosenOrders & { key: string }>();
  const [failed, setFailed] = useState<{ key: string; attempt: number; error: Error }>();

  useEffect(() => {
    const abort = new AbortController();
    const wanted = key.split(',').filter(Boolean);
    const loadPage = async (after: string | null): Promise<Seller | null | undefined> => {
      const variables = { ids: wanted, after };
      const { data } = await client.query({
        query: SellerChosenOrdersDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      return data?.seller;
    };
    const load = async () => {
      const orders: ChosenOrder_orderFragment[] = [];
      let categories: Categories = null;
      for (let after: string | null = null, isMore = wanted.length > 0; isMore && !abort.signal.aborted;) {
        const seller = await loadPage(after);
        const page: OrderPage | undefined = seller?.page;
        if (!page) throw new Error(texts.notLoaded);
        orders.push(...page.nodes);
        categories = seller?.allCategories ?? null;
        after = page.pageInfo.endCursor;
        isMore = page.pageInfo.hasNextPage;
      }
      if (!abort.signal.aborted)
        setLoaded({
          key,
          orders: byStop(orders.toReversed().toSorted(byPromise)),
          categories: categories ?? [],
          isKept: false,
        });
    };
    load().catch(async (thrown: unknown) => {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const kept = canBeKept ? await keptPicking.read() : undefined;
      if (abort.signal.aborted) return;
      if (kept?.key === key) setLoaded({ ...kept, isKept: true });
      else setFailed({ key, attempt, error });
    });
    return () => abort.abort();
  }, [client, key, attempt, canBeKept]);

  const isKept = loaded?.isKept === true && loaded.key === key;
  useEffect(() => {
    if (!isKept) return undefined;
    return onNetworkChange(() => {
      if (isOnline()) setAttempt((count) => count + 1);
    });
  }, [isKept]);

  return {
    chosen: loaded?.key === key ? loaded : undefined,
    error: failed?.key === key && failed.attempt === attempt ? failed.error : undefined,
    retry: () => setAttempt((count) => count + 1),
  };
}
