import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import {
  SellerOrdersDocument,
  useSellerOrdersQuery,
  type SellerOrder_orderFragment,
} from '#web/__generated__/seller-orders.ts';
import { askAgain } from '#web/shared/apollo/ask-again.ts';
import { announce } from '#web/shared/lib/page/announce.ts';
import { notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { report } from '#web/shared/lib/network/report.ts';
import { serverNow } from '#web/shared/lib/network/server-clock.ts';
import { usePolling } from '#web/shared/lib/network/use-polling.ts';
import { countNew, nothingSeen, reduceSeen, withLoaded, withNewestStates, type OrderPage } from './order-list.ts';
import { startsOfDays } from '../shell/store-days.ts';
import { useSellerSelf } from '../shell/use-seller-self.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { loadOrderFile } from './order-file.ts';
import { isInView, orderFilter, type OrderView } from './order-view.ts';
import { useOrderAddress } from './use-order-address.ts';
import * as texts from './texts.ts';

const chartDays = 14;
/** The number of orders of a page. */
export const pageSize = 50;

/**
 * The seller's filtered orders with their sums, as many pages as the address says. They load again every ten seconds while the page is visible, except during a
 * change. The page counts new orders and shows them when the seller asks for them, so that the list does not move by itself.
 */
export function useSellerOrders(view: OrderView) {
  const client = useApolloClient();
  const [now, setNow] = useState(serverNow);
  const { isLoading: isShopLoading, timeZone } = useShopFacts();
  const { maySeeSums } = useSellerSelf();
  const starts = startsOfDays(chartDays, now, timeZone);
  const filter = orderFilter(view, now, timeZone);
  const { sort, stage } = view;
  const variables = {
    filter,
    sort,
    starts: starts.map((start) => start.toISOString()),
    sums: maySeeSums,
    // Cancelled orders are in no sum.
    counted: stage === 'CANCELLED',
    times: view.day !== '',
    dayFilter: orderFilter({ ...view, time: null }, now, timeZone),
  };
  const { pages, setPages } = useOrderAddress();
  const { data, previousData, error, refetch } = useSellerOrdersQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    // The query depends on the shop's features and time zone.
    skip: isShopLoading,
  });
  const [stored, dispatch] = useReducer(reduceSeen, nothingSeen);
  const [isOutdated, setIsOutdated] = useState(false);
  const [loading, setLoading] = useState(false);
  const [changes, setChanges] = useState(0);
  const hasChanged = useRef(false);

  const filterKey = JSON.stringify([filter, sort]);
  const page = data?.seller?.page;
  const newest = useMemo(() => matchingOf(page, stage), [page, stage]);
  // A list starts in the render that has its first page, and is stored after that render.
  const { list } = withLoaded(stored, newest, filterKey);
  useEffect(() => {
    if (newest) dispatch({ kind: 'loaded', newest, filterKey });
  }, [newest, filterKey]);
  const isFilterChanged = list !== undefined && list.filterKey !== filterKey;
  const newCount = list && newest && !isFilterChanged ? countNew(list, newest) : 0;
  // After a change of the filters, the old list and sums stay until the new ones are loaded.
  const seller = data?.seller ?? previousData?.seller;

  async function poll(signal: AbortSignal) {
    try {
      await askAgain(client, { query: SellerOrdersDocument, variables }, signal);
      if (signal.aborted) return;
      setIsOutdated(false);
      setNow(serverNow);
    } catch (thrown) {
      if (signal.aborted) return;
      setIsOutdated(true);
      report('The orders could not be reloaded', thrown);
      throw thrown;
    }
  }

  usePolling(poll, changes === 0 && !isShopLoading);

  const pollAfterChange = useEffectEvent((signal: AbortSignal) => void poll(signal).catch(() => undefined)); // shown by `isOutdated`
  useEffect(() => {
    if (changes > 0 || !hasChanged.current) return undefined;
    hasChanged.current = false;
    const abort = new AbortController();
    pollAfterChange(abort.signal);
    return () => abort.abort();
  }, [changes]);

  async function whileChanging<Result>(change: () => Promise<Result>): Promise<Result> {
    hasChanged.current = true;
    setChanges((count) => count + 1);
    try {
      return await change();
    } finally {
      setChanges((count) => count - 1);
    }
  }

  /** Shows the order's newest state. An order that has left the list's stage leaves the list, unless its change was refused. */
  function showChanged(order: SellerOrder_orderFragment, isDone: boolean) {
    const isShown = !isDone || isInView(stage, order.stage);
    dispatch({ kind: 'changed', order, isShown });
  }

  useEffect(() => {
    if (newCount > 0) announce(texts.newOrders(newCount, newCount >= pageSize));
  }, [newCount]);

  async function loadPage(after: string | null): Promise<OrderPage> {
    const { data: loaded } = await client.query({
      query: SellerOrdersDocument,
      variables: { after, filter, sort, first: pageSize, sums: false, dayFilter: filter },
      fetchPolicy: 'network-only',
    });
    const page = loaded?.seller?.page;
    if (!page) throw new Error(texts.olderNotLoaded);
    return page;
  }

  /** Adds the next page to the list; undefined when it cannot be loaded. */
  async function addPage(): Promise<OrderPage | undefined> {
    if (!list || loading) return undefined;
    setLoading(true);
    try {
      const older = await loadPage(list.pageInfo.endCursor);
      dispatch({ kind: 'older', page: older, filterKey: list.filterKey });
      return older;
    } catch (thrown) {
      notifyThrown(thrown);
      return undefined;
    } finally {
      setLoading(false);
    }
  }

  async function showOlder() {
    const shownPages = Math.ceil((list?.nodes.length ?? 0) / pageSize);
    const older = await addPage();
    if (!older) return;
    setPages(shownPages + 1);
    announce(texts.olderAdded(older.nodes.length));
  }

  // The pages that were loaded when the seller left the page.
  const endCursor = list?.pageInfo.hasNextPage && !isFilterChanged ? list.pageInfo.endCursor : null;
  const isIncomplete = pages > 1 && endCursor !== null && (list?.nodes.length ?? 0) <= (pages - 1) * pageSize;
  const addMissing = useEffectEvent(() => void addPage());
  useEffect(() => {
    if (!isIncomplete) return undefined;
    const timer = setTimeout(addMissing);
    return () => clearTimeout(timer);
  }, [isIncomplete, endCursor]);

  return {
    /** The shown orders in their newest state, without new ones. */
    orders: list && (newest && !isFilterChanged ? withNewestStates(list, newest) : list.nodes),
    hasOlder: list?.pageInfo.hasNextPage ?? false,
    showOlder: () => void showOlder(),
    /** Whether older orders, or the orders of changed filters, are loading. */
    loading: loading || isFilterChanged,
    /** Loads the file of all filtered orders, and reports how many have arrived. */
    loadFile: (onProgress: (count: number) => void) => loadOrderFile(filter, sort, onProgress),
    whileChanging,
    showChanged,
    /** The number of the filtered cancelled orders; undefined outside their tab. */
    cancelledCount: stage === 'CANCELLED' ? (seller?.page?.totalCount ?? undefined) : undefined,
    /** The promised times of the chosen day; undefined without one. */
    promisedTimes: view.day === '' ? undefined : (seller?.promisedTimes ?? undefined),
    /** The sums of the filtered orders. */
    sums: seller?.shown,
    /** The sums of all orders, also by day. */
    all: seller?.all,
    starts,
    newCount,
    /** Whether the last reload failed. */
    isOutdated,
    showNew: () => newest && dispatch({ kind: 'newShown', newest }),
    error: list && !isFilterChanged ? undefined : error,
    retry: () => void refetch().catch(() => undefined), // the error shows through `error`
  };
}

/** The page without the orders that have left the wanted stage since it was loaded. */
function matchingOf(page: OrderPage | null | undefined, stage: OrderView['stage']): OrderPage | undefined {
  if (!page || stage === '') return page ?? undefined;
  return { ...page, nodes: page.nodes.filter((order) => isInView(stage, order.stage)) };
}
