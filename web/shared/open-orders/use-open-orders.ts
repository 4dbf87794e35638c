import { useEffect, useEffectEvent, useState } from 'react';
import { useOpenOrdersQuery, type OpenOrdersQuery } from '#web/__generated__/open-orders.ts';

export type OpenOrder = NonNullable<NonNullable<OpenOrdersQuery['me']>['openOrders']>[number];

/** The packing of an order can begin at any time. */
const askAgainMs = 60_000;
/** Timers of browsers cannot wait for longer. */
const longestWaitMs = 2 ** 31 - 1;

/** The shopper's orders to which another one can be added, the first to close first. While there are some, the store is asked again. */
export function useOpenOrders(isNeeded = true) {
  const [now, setNow] = useState(Date.now);
  const { data, error, loading, refetch, startPolling, stopPolling } = useOpenOrdersQuery({
    skip: !isNeeded,
    ssr: false,
    // They close when the shop begins to pack.
    fetchPolicy: 'network-only',
  });
  const orders = (isNeeded ? (data?.me?.openOrders ?? []) : [])
    .filter(({ openUntil }) => Date.parse(openUntil) > now)
    .toSorted((one, other) => Date.parse(one.openUntil) - Date.parse(other.openUntil));
  const closesAt = orders[0]?.openUntil;

  const poll = useEffectEvent((isAsked: boolean) => (isAsked ? startPolling(askAgainMs) : stopPolling()));
  useEffect(() => {
    if (closesAt === undefined) return undefined;
    poll(true);
    const left = Math.min(Date.parse(closesAt) - Date.now(), longestWaitMs);
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => {
      clearTimeout(timer);
      poll(false);
    };
  }, [closesAt]);

  return {
    orders,
    /** Whether the store has told the orders. */
    isKnown: data !== undefined,
    isLoading: isNeeded && loading && !data && !error,
    /** Asks the store again; the orders stay as they are when it cannot be reached. */
    reload: () => void refetch().catch(() => undefined),
  };
}
