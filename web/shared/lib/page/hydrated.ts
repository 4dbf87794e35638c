import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * Whether the browser has taken the page over from the server, which renders without a session. Changes after hydration, as a
 * deferred update that input can interrupt.
 */
export function useHydrated(): boolean {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return useDeferredValue(isInBrowser);
}

const neverChanges = () => () => undefined;
