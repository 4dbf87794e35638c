import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { SellerOrdersDocument, useSellerOrdersQuery, type OrderFilter } from '#web/__generated__/seller.ts';
import { announce } from '#web/shared/lib/announce.ts';
import { notifyThrown } from '#web/shared/lib/notify.ts';
import { report } from '#web/shared/lib/report.ts';
import { countFresh, putBelow, putOnTop, withNewest, type OrderList, type OrderPage } from './order-list.ts';
import { dayStarts, orderFilter, type OrderView } from './order-view.ts';

const pollMs = 15_000;
const days = 14;
const pageSize = 50;
/** Orders in one file at most: whoever has more chooses a stretch of time. */
const mostInFile = 10_000;

/**
 * The seller's orders as the filters choose them, asked for anew every 15 seconds while the page is looked at: the newest
 * page, and what all orders come to, however many there are. What is new is counted, not shown: the list moves only when
 * the seller says so.
 */
export function useSellerOrders(view: OrderView) {
  const client = useApolloClient();
  const [now, setNow] = useState(() => new Date());
  const starts = dayStarts(days, now);
  const filter = orderFilter(view, now);
  const { data, previousData, error, refetch } = useSellerOrdersQuery({
    variables: { filter, starts: starts.map((start) => start.toISOString()) },
    fetchPolicy: 'cache-and-network',
  });
  const [list, setList] = useState<OrderList>();
  const [late, setLate] = useState(false);
  const [loading, setLoading] = useState(false);

  const key = JSON.stringify(filter);
  const newest = data?.seller?.page;
  if (newest && list?.of !== key) setList({ ...newest, of: key });
  const isOther = list !== undefined && list.of !== key;
  const fresh = list && newest && !isOther ? countFresh(list, newest) : 0;
  // Other filters: the old list and its sums stay until the answer is here.
  const seller = data?.seller ?? previousData?.seller;

  const poll = useEffectEvent(() => {
    if (document.hidden) return;
    refetch()
      .then(() => {
        setLate(false);
        setNow(new Date());
      })
      .catch((thrown: unknown) => {
        setLate(true);
        report('The orders could not be asked for again', thrown);
      });
  });

  // Time is outside React.
  useEffect(() => {
    const timer = setInterval(poll, pollMs);
    return () => clearInterval(timer);
  }, []);

  // Said once for each number.
  useEffect(() => {
    if (fresh > 0) announce(freshWords(fresh));
  }, [fresh]);

  async function askOlder(after: string | null, of: OrderFilter, first: number): Promise<OrderPage> {
    const { data: answer } = await client.query({
      query: SellerOrdersDocument,
      variables: { after, filter: of, first, sums: false },
      fetchPolicy: 'network-only',
    });
    const page = answer?.seller?.page;
    if (!page) throw new Error('The older orders could not be loaded.');
    return page;
  }

  async function showOlder() {
    if (!list || loading) return;
    setLoading(true);
    try {
      const older = await askOlder(list.pageInfo.endCursor, filter, pageSize);
      // Unless other filters were chosen meanwhile.
      setList((current) => (current?.of === list.of ? putBelow(current, older) : current));
      announce(`${older.nodes.length} older orders added below.`);
    } catch (thrown) {
      notifyThrown(thrown);
    } finally {
      setLoading(false);
    }
  }

  /** Every order the filters choose, the newest first, up to the bound of a file. */
  async function collect(onProgress: (count: number) => void) {
    let all: OrderList = list ?? { of: key, nodes: [], pageInfo: { endCursor: null, hasNextPage: true } };
    while (all.pageInfo.hasNextPage && all.nodes.length < mostInFile) {
      onProgress(all.nodes.length);
      all = putBelow(all, await askOlder(all.pageInfo.endCursor, filter, 100));
    }
    return { orders: all.nodes, isWhole: !all.pageInfo.hasNextPage };
  }

  return {
    /** Those that the seller has been shown; states of known orders are always the newest. */
    orders: list && (newest && !isOther ? withNewest(list, newest) : list.nodes),
    hasOlder: list?.pageInfo.hasNextPage ?? false,
    showOlder: () => void showOlder(),
    /** Older orders, or those of other filters, are on their way. */
    loading: loading || isOther,
    collect,
    /** What the chosen orders come to. */
    sums: seller?.shown,
    /** What all orders come to, by day too. */
    all: seller?.all,
    starts,
    fresh,
    /** The last attempt failed: what is shown may be old. */
    late,
    showFresh: () => list && newest && setList(putOnTop(list, newest)),
    error: list && !isOther ? undefined : error,
    retry: () => void refetch().catch(() => undefined), // the error shows through `error`
  };
}

export function freshWords(count: number) {
  return `${count}${count >= pageSize ? ' or more' : ''} new ${count === 1 ? 'order' : 'orders'}`;
}
