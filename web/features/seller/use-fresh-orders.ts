import { useEffect, useEffectEvent, useState } from 'react';
import { useSellerOrdersQuery } from '#web/__generated__/seller.ts';
import { announce } from '#web/shared/lib/announce.ts';
import { report } from '#web/shared/lib/report.ts';

const POLL_MS = 15_000;

/**
 * The seller's orders, asked for anew every 15 seconds while the page is looked at. What is new is counted, not shown:
 * the list moves only when the seller says so.
 */
export function useFreshOrders() {
  const { data, error, refetch } = useSellerOrdersQuery({ fetchPolicy: 'cache-and-network' });
  const orders = data?.seller?.orders;
  /** The orders that were there when the seller last looked; undefined until the first answer. */
  const [seen, setSeen] = useState<ReadonlySet<string>>();
  const [late, setLate] = useState(false);
  const [now, setNow] = useState(() => new Date());
  if (orders && !seen) setSeen(new Set(orders.map(({ id }) => id)));

  const fresh = seen && orders ? orders.filter(({ id }) => !seen.has(id)).length : 0;

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
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, []);

  // Said once for each number.
  useEffect(() => {
    if (fresh > 0) announce(freshWords(fresh));
  }, [fresh]);

  return {
    /** Those that the seller has been shown; states of known orders are always the newest. */
    orders: orders?.filter(({ id }) => seen?.has(id) ?? true),
    fresh,
    /** The time of the last answer: what "today" means on the page. */
    now,
    /** The last attempt failed: what is shown may be old. */
    late,
    showFresh: () => setSeen(new Set(orders?.map(({ id }) => id))),
    error: orders ? undefined : error,
    retry: () => void refetch().catch(() => undefined), // the error shows through `error`
  };
}

export function freshWords(count: number) {
  return `${count} new ${count === 1 ? 'order' : 'orders'}`;
}
